// Showing a new state of the table.

// What the stream believes this page to show: a sheet, and which parts of it are still untouched.
// Answers to questions of our own, such as a draft, change some of them; `null` is none of them.
let streamed = { sheet: table()?.dataset.sheet, untouched: null };

// An update leaves out what the page has. Does this one fit what is shown here?
function fits(fresh, isNews) {
  const { base, sheet } = fresh.dataset;
  const kept = [...fresh.querySelectorAll("[data-keep]:not([data-src], [data-script])")].map(({ id }) => id);
  const { untouched } = streamed;
  if (isNews) {
    const isKnown = !base || (base === streamed.sheet && kept.every((id) => !untouched || untouched.has(id)));
    if (isKnown) streamed = { sheet, untouched: null };
    return isKnown;
  }
  if (base && base !== table().dataset.sheet) return false;
  streamed.untouched = new Set(kept.filter((id) => !untouched || untouched.has(id)));
  return true;
}

function show(html, isNews = false) {
  const page = new DOMParser().parseFromString(html, "text/html");
  const [fresh, now] = [find("#table", page), table()];
  if (!now) return;
  // A page without the table says why there is none; one of somebody on the way says nothing.
  if (!fresh) return tell(find("#main > .lead", page)?.textContent ?? now.dataset.offline);
  // An answer may arrive after the update that it caused.
  if (Number(fresh.dataset.revision) < Number(now.dataset.revision)) return;
  if (!fits(fresh, isNews)) {
    // The table is drawn anew; what was said about this state holds all the same.
    const said = find("#notices", fresh);
    if (said?.childElementCount) find("#notices")?.replaceChildren(...said.childNodes);
    held = [];
    return ask(withDraft());
  }
  const { yourTurn: wasTurn, revision: wasRevision } = now.dataset;
  const known = new Set(all("#log li").map((line) => line.id));
  const heard = new Set(all("#chat-lines li").map((line) => line.id));
  const wasOver = Boolean(find("#result"));
  const wasFatal = all("[data-fatal]").length;
  const wasToldFirst = find("#told-first")?.textContent;
  const hadFocus = now.contains(document.activeElement);
  // What was said about this state stays until the next one.
  const notices = find("#notices", fresh);
  const isSaid = fresh.dataset.revision === now.dataset.revision && !find("#notices > [data-passing]");
  if (isSaid && !notices?.childElementCount) notices?.setAttribute("data-keep", "");
  const wasLesson = now.dataset.lesson;
  // Somebody who comes to look does not take away the reason that is being read.
  if (fresh.dataset.revision !== now.dataset.revision) hideWhy();
  renameAlike(now, fresh);
  moves = [];
  arrivals = [];
  keep(fresh);
  morph(now, fresh);
  animate();
  queueCaptions();
  // Where nothing is put together, nothing has been begun.
  if (!find("#table [data-draft]")) draft = "";
  if (now.dataset.yourTurn && now.dataset.revision !== wasRevision) root.classList.remove("closer");
  syncToggles();
  syncReplay();
  zoom();
  // The script of a lesson is on its table alone.
  globalThis.markLesson?.();
  if (now.dataset.lesson !== wasLesson) globalThis.showLesson?.();
  find("#notices > *")?.scrollIntoView({ block: "nearest" });
  if (hadFocus && !now.contains(document.activeElement)) find("#prompt")?.focus();
  // Who comes and goes changes nothing of what lies there.
  if (now.dataset.revision !== wasRevision || now.dataset.replay) all(":is(details, dialog)[open] [data-live]").forEach(load);
  const added = all("#log li").filter((line) => !known.has(line.id));
  fillLog();
  flyToOwners(added.map((line) => find(".flying", line)).filter(Boolean));
  const lines = added.map((line) => line.textContent);
  // On a phone board and control fill the first screen: that is where the next decision is.
  if (phone.matches && now.dataset.yourTurn && now.dataset.revision !== wasRevision) scrollTo(0, 0);
  const call = now.dataset.yourTurn && !wasTurn ? now.dataset.yourTurn : "";
  // What ran by itself is told by its weight, everything else in its order.
  const first = find("#told-first");
  const isTold = first && first.textContent !== wasToldFirst;
  const news = isTold ? [...first.children].map((line) => line.textContent) : lines.slice(0, 6).reverse();
  const question = spoken(find("#prompt"));
  if (lines.length || call) say([...news, call, question].join(" "));
  if (call) callReader(question);
  if (now.dataset.revision !== wasRevision && all("[data-fatal]").length > wasFatal) sound("fatal");
  syncTitle();
  hearChat(heard);
  if (!wasOver) unfold();
  fill();
}
