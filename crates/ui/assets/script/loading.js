// What is loaded when it is opened: old chapters of the log, desks, the rules, the table as text.

// How often each was asked for: an answer that a later one has overtaken is not shown.
const loads = new WeakMap();

async function load(element) {
  const { src, live } = element.dataset;
  const number = (loads.get(element) ?? 0) + 1;
  loads.set(element, number);
  // What it shows until then is of an earlier state.
  element.setAttribute("aria-busy", "true");
  const answer = src && (await fetch(src).catch(() => null));
  const text = answer?.ok && !answer.redirected ? await answer.text() : undefined;
  if (loads.get(element) !== number) return;
  element.removeAttribute("aria-busy");
  if (text === undefined) return;
  const fresh = element.cloneNode(false);
  ["data-keep", "data-from", "data-before", "data-folded"].forEach((name) => fresh.removeAttribute(name));
  fresh.innerHTML = text;
  if (live === undefined) fresh.removeAttribute("data-src");
  const isFirst = !element.childElementCount;
  morph(element, fresh);
  // Whoever has opened it wants to see it.
  if (isFirst && element.closest("details")?.contains(document.activeElement)) element.scrollIntoView({ block: "nearest" });
}

// Lines of the log that came before the latest ones while nobody brought them here.
async function loadBefore(list) {
  const { before, from } = list.dataset;
  if (document.getElementById(`log-${from - 1}`)) return;
  const answer = await fetch(before).catch(() => null);
  const page = answer?.ok && !answer.redirected && new DOMParser().parseFromString(await answer.text(), "text/html");
  // The next update asks again.
  if (!page || list.dataset.before !== before) return;
  [...list.children].filter((line) => lineNumber(line) < from).forEach((line) => line.remove());
  list.append(...page.querySelectorAll("li"));
}

// What the log lacks: the beginning of the latest chapter, and the end of one that is still open.
function fillLog() {
  all("#log [data-before]:not([data-src])").forEach(loadBefore);
  all("#log details[open] > [data-src]").forEach(load);
}

function unfoldBlock({ target }) {
  // What a dialog shows is loaded by whoever opens it.
  if (!target.matches("details[open]")) return;
  target.querySelectorAll("[data-src]").forEach(load);
  // A page brings only the headings of what is folded up on its open desk.
  const folded = target.closest("[data-folded]");
  if (folded) load(folded);
}

// What is open from the start the page has brought along.
setTimeout(() => addEventListener("toggle", unfoldBlock, true));
