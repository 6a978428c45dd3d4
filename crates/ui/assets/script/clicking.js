// Clicking.

// Moves are asked about until the player wants no more of it; other questions always.
async function confirmed(question, isMove = false) {
  const dialog = find("#confirm");
  find("#confirm-text").textContent = question;
  all("#confirm-no-more").forEach((button) => (button.hidden = !isMove));
  dialog.returnValue = "no";
  dialog.showModal();
  await new Promise((resolve) => dialog.addEventListener("close", resolve, { once: true }));
  if (dialog.returnValue === "never") {
    await fetch("/settings", { method: "POST", body: new URLSearchParams({ confirm: "never" }), redirect: "manual" });
    // The stream is drawn as whoever opened it wanted it: now it asks only what must be asked.
    stream?.close();
    listen();
  }
  return dialog.returnValue !== "no";
}

// The move that was sent last, with the state it was made for: a second click on it means the same.
let sent = "";

async function use(element) {
  const { act: action, draft: text, why, confirm: loss } = element.dataset;
  if (why) return showWhy(element);
  // Where all are to speak first, a move asks once more until they have.
  const question = loss ?? (action === undefined ? undefined : find("#counsel")?.dataset.askFirst);
  if (question && !(await confirmed(question, Boolean(loss)))) return;
  const { actUrl, undoUrl, hintUrl, revision } = table().dataset;
  // What was begun has a part of the board of its own.
  root.classList.remove("closer");
  if (text && text === draft) {
    // A second click on what was begun with the first, perhaps before it was drawn.
    await asking;
    const begun = document.getElementById(element.id);
    return begun?.dataset.act === undefined ? undefined : use(begun);
  }
  if (text !== undefined) {
    draft = text;
    await ask(withDraft());
    // What is new in a draft that scrolls stands at its top.
    all("[data-top]").forEach((part) => (part.scrollTop = 0));
    return globalThis.marked?.()?.scrollIntoView({ block: "nearest" });
  }
  if (element.dataset.hint !== undefined) return ask(hintUrl, { draft });
  if (element.dataset.post) return ask(element.dataset.post, { revision: Number(revision), draft });
  const move = `${revision} ${action ?? "undo"}`;
  if (move === sent) return;
  sent = move;
  // Should it be refused, the draft comes back.
  const seen = { revision: Number(revision), draft };
  draft = "";
  const isDone = await (action !== undefined ? ask(actUrl, { ...seen, actions: action.split("; ") }) : ask(undoUrl, seen));
  if (!isDone) sent = "";
}

// A link into the clipboard; where the page is not served safely, the old way.
async function copy(element) {
  const { copy: text, copied } = element.dataset;
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const field = Object.assign(document.createElement("textarea"), { value: text });
    document.body.append(field);
    field.select();
    document.execCommand("copy");
    field.remove();
    element.focus();
  }
  const label = find("span", element);
  const words = label.textContent;
  label.textContent = copied;
  say(copied);
  setTimeout(() => (label.textContent = words), 2000);
}

async function open(id) {
  const element = document.getElementById(id);
  if (element instanceof HTMLDetailsElement) {
    element.open = true;
    element.scrollIntoView({ block: "nearest" });
    return find("summary", element).focus();
  }
  if (!(element instanceof HTMLDialogElement)) return element?.focus();
  element.showModal();
  await Promise.all([...element.querySelectorAll("[data-src]")].map(load));
}

async function openRule(name) {
  all(".rule.found").forEach((rule) => rule.classList.remove("found"));
  if (!find("#rules")?.open) await open("rules");
  const rule = document.getElementById(name);
  rule?.classList.add("found");
  rule?.scrollIntoView({ block: "center" });
  rule?.focus({ preventScroll: true });
}

// A page that says so is looked at again until it has news.
async function poll() {
  const main = find("#main");
  if (main?.dataset.poll === undefined) return;
  const answer = await fetch(location.href).catch(() => null);
  const fresh = answer?.ok && find("#main", new DOMParser().parseFromString(await answer.text(), "text/html"));
  if (fresh) morph(main, fresh);
  setTimeout(poll, 1000);
}

let visits = 0;

// Whoever drags the slider asks for many moments: one that a later question has overtaken is not shown.
async function visit(url) {
  const number = ++visits;
  const html = await fetch(url).then((answer) => answer.text()).catch(() => undefined);
  if (number !== visits) return;
  if (html === undefined) return tell(table().dataset.offline, pauseReplay());
  show(html);
  history.replaceState(null, "", url);
}

addEventListener("click", (event) => {
  if (!event.target.closest("#replay, [data-visit]")) catchUp();
  const element = event.target.closest(`${TARGETS}, [data-open], [data-show], [data-toggle], [data-visit], [data-copy], [data-share], [data-play], [data-speed], [data-talk], [data-notify], [data-close-why], a[href^="#rule-"]`);
  if (!event.target.closest("#why, [data-why]")) hideWhy();
  // On a phone what was said lies over the board.
  if (phone.matches && !event.target.closest("#notices")) all("#notices > :not(:has(form))").forEach((notice) => notice.remove());
  if (!element) return lookCloser(event);
  if (element.matches("a")) event.preventDefault();
  if (element.matches('a[href^="#rule-"]')) openRule(element.getAttribute("href").slice(1));
  else if (element.dataset.open) open(element.dataset.open);
  else if (element.dataset.play !== undefined) playing ? pauseReplay() : playReplay();
  else if (element.dataset.talk !== undefined) openChat();
  else if (element.dataset.notify) setNotify(element.dataset.notify);
  else if (element.dataset.closeWhy !== undefined) hideWhy();
  else if (element.dataset.speed) setSpeed(Number(element.dataset.speed));
  else if (element.dataset.copy && !(element.dataset.share && navigator.share)) copy(element);
  else if (element.dataset.share) navigator.share({ title: element.dataset.title, url: element.dataset.share }).catch(() => {});
  else if (element.dataset.show !== undefined) showMove();
  else if (element.dataset.toggle) toggle(element.dataset);
  else if (element.dataset.visit !== undefined) visit(element.href, pauseReplay());
  else use(element);
});

// On a phone a board shows the part that matters, until its map is tapped. Seen as a whole it is drawn
// with fewer and larger words, and a tap beside all targets looks closer.
const phone = matchMedia("(max-width: 44rem)");
let closer = "";

function zoom() {
  for (const board of all("svg[data-focus], svg[data-whole], svg[data-reach]")) {
    board.dataset.whole ??= board.getAttribute("viewBox");
    const { focus, whole } = board.dataset;
    const isOn = (name) => root.classList.contains(name);
    const part = phone.matches && (isOn("closer") ? closer : !isOn("whole") && focus);
    board.setAttribute("viewBox", part || whole);
    board.classList.toggle("far", phone.matches && !part);
  }
  hideCutNames();
  // What moves has its place only when it has arrived.
  if (duration()) setTimeout(hideCutNames, 2 * duration());
}

function lookCloser({ target, clientX, clientY }) {
  const board = phone.matches && target.closest("svg.far[data-reach]");
  if (!board) return;
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(board.getScreenCTM().inverse());
  const [left, top, width] = board.dataset.whole.split(" ").map(Number);
  const size = 2 * board.dataset.reach;
  const within = (middle, edge) => Math.max(edge, Math.min(edge + width - size, Math.round(middle - size / 2)));
  closer = [within(x, left), within(y, top), size, size].join(" ");
  root.classList.add("closer");
  zoom();
}

// Where there is no room for a name on the board, because of its edge, of what lies over it, of a ship
// or of another name, the name goes.
function hideCutNames() {
  const box = (part) => part.getBoundingClientRect();
  const taken = all("#board :is(.board-map, .board-tools, .mission-strip, .ship-body, .way-token)").map(box).filter(({ width }) => width);
  const isOver = (one, other) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
  for (const name of all("#board .body-label")) {
    const [place, board] = [box(name), box(find("#board"))];
    const isOut = place.left < board.left || place.right > board.right || place.top < board.top || place.bottom > board.bottom;
    const isCut = isOut || taken.some((part) => isOver(place, part));
    name.classList.toggle("cut", isCut);
    // Two names in a row want a space between them.
    if (!isCut) taken.push({ left: place.left - 6, right: place.right + 6, top: place.top, bottom: place.bottom });
  }
}
phone.addEventListener("change", zoom);

// Of a group of switches at most one is on. Those that stay are as they were at the next table too.
function toggle({ toggle: name, group, stays }) {
  const others = group ? all(`[data-group="${group}"]`).map((button) => button.dataset.toggle) : [];
  root.classList.remove(...others.filter((other) => other !== name));
  const isOn = root.classList.toggle(name);
  if (stays !== undefined) localStorage.setItem(name, isOn ? "on" : "off");
  zoom(syncToggles());
}

function syncToggles() {
  all("[data-toggle]").forEach((button) => button.setAttribute("aria-pressed", root.classList.contains(button.dataset.toggle)));
}

// A form whose button asks first is sent when the answer is yes.
addEventListener("submit", async (event) => {
  const { target, submitter } = event;
  const question = submitter?.dataset.confirm;
  if (!question) return;
  event.preventDefault();
  if (!(await confirmed(question))) return;
  delete submitter.dataset.confirm;
  target.requestSubmit(submitter);
});

addEventListener("submit", async (event) => {
  if (!event.target.matches("[data-chat]")) return;
  event.preventDefault();
  const field = event.target.elements.text;
  const text = field.value;
  field.value = "";
  // What was not taken can be sent again.
  if (text.trim() && !(await ask(table().dataset.chatUrl, { text, draft }))) field.value ||= text;
});

// Seats beyond the number of players are not asked for, and what only somebody alone among bots may
// choose is not offered where others play.
function showSeats(players) {
  all("[data-seat-row]").forEach((row) => (row.hidden = Number(row.dataset.seatRow) >= players));
  const isShared = all("[data-seat-row]:not([hidden]) select").some((choice) => /^(open|hotseat)$/.test(choice.value));
  all("[data-alone]").forEach((part) => {
    part.hidden = isShared;
    part.querySelectorAll("input").forEach((field) => (field.disabled = isShared));
  });
}

const playerCount = () => Number(find("[data-players]:checked").dataset.players);

addEventListener("input", ({ target }) => {
  const { filter, stepUrl, players } = target.dataset;
  const isFound = (rule) => rule.textContent.toLowerCase().includes(target.value.toLowerCase());
  if (filter) all(`#${filter} :is(.rule, .rule-note)`).forEach((rule) => (rule.hidden = !isFound(rule)));
  if (stepUrl) visit(stepUrl + target.value);
  if (players || target.closest("[data-seat-row]")) showSeats(playerCount());
});
