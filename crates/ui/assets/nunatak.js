// Nunatak's only script. It opens the event stream, posts what was clicked, and morphs the page by
// element id. What can be clicked, and what that means, is written in the page as data attributes.
"use strict";

const root = document.documentElement;
const find = (selector, within = document) => within.querySelector(selector);
const all = (selector) => [...document.querySelectorAll(selector)];
const table = () => document.getElementById("table");
const TARGETS = "[data-act], [data-draft], [data-why], [data-undo], [data-hint], [data-post]";

// What the player has begun to put together; it lives here only.
let draft = "";

// ---- Morphing: make the old tree look like the new one, keeping elements with the same id.

const DURATIONS = { off: 0, fast: 250, normal: 600, slow: 1200 };

function duration() {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return 0;
  return DURATIONS[root.dataset.motion] ?? 600;
}

// "translate(1.5,2)" and "rotate(90)" as CSS writes them.
const place = (value) =>
  value.replace(/translate\(([-\d.]+),([-\d.]+)\)/, "translate($1px,$2px)").replace(/rotate\(([-\d.]+)\)/, "rotate($1deg)");

// Where a turning piece comes from, so that it takes the shorter way round.
function turnedBefore(before, after) {
  const [from, to] = [before, after].map((value) => Number(/rotate\(([-\d.]+)\)/.exec(value)?.[1] ?? 0));
  return before.replace(/rotate\([-\d.]+\)/, `rotate(${from + 360 * Math.round((to - from) / 360)})`);
}

// Pieces that are alike have no name of their own: one that is gone becomes one that has come.
function renameAlike(old, fresh) {
  for (const kin of new Set([...fresh.querySelectorAll("[data-alike]")].map((piece) => piece.dataset.alike))) {
    const [before, after] = [old, fresh].map((tree) => [...tree.querySelectorAll(`[data-alike="${kin}"]`)]);
    const absent = (piece, others) => !others.some((other) => other.id === piece.id);
    const gone = before.filter((piece) => absent(piece, after));
    after.filter((piece) => absent(piece, before)).slice(0, gone.length).forEach((piece, index) => (gone[index].id = piece.id));
  }
}

// Pieces that have another place now. They move when the whole page is as it should be.
let moves = [];

function middle(element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}

const spot = (transform) => /translate\(([-\d.]+),([-\d.]+)\)/.exec(transform)?.slice(1).map(Number);

// Frames from place to place; what sails does so around the middle and not across it.
function frames(piece, before, after) {
  const whole = [{ transform: place(turnedBefore(before, after)) }, { transform: place(after) }];
  if (piece.dataset.sails === undefined) return whole;
  const [from, to] = [before, after].map(spot);
  if (!from || !to) return whole;
  return arc(from, to, piece.dataset.sails).map(([x, y]) => ({ transform: `translate(${x}px,${y}px)` }));
}

// Points on the way around the origin that is nearest to so many degrees: without any the shorter one.
function arc(from, to, degrees) {
  const [[start, near], [end, far]] = [from, to].map(([x, y]) => [Math.atan2(y, x), Math.hypot(x, y)]);
  const wanted = (Number(degrees) * Math.PI) / 180;
  const turn = end - start - 2 * Math.PI * Math.round((end - start - wanted) / (2 * Math.PI));
  return Array.from({ length: 13 }, (_, index) => index / 12).map((part) => {
    const [angle, distance] = [start + turn * part, near + (far - near) * part];
    return [distance * Math.cos(angle), distance * Math.sin(angle)].map((value) => Math.round(value * 10) / 10);
  });
}

// Ships fly first; what moves by itself, as planets do, follows when they have arrived.
function animate() {
  if (!duration()) return;
  const isFirst = ({ piece, isLater }) => !isLater && !piece.matches(".ghost");
  const wait = moves.some(isFirst) ? duration() : 0;
  for (const { piece, before, after, isLater } of moves) {
    const timing = { duration: duration(), delay: isLater ? wait : 0, fill: "backwards", easing: "cubic-bezier(.4, 0, .2, 1)" };
    piece.animate(frames(piece, before, after), timing);
    if (!isLater) burn(find(".flame", piece), spot(before), spot(after), timing);
  }
}

// So many things fly at once; a jump in a replay may have taken hundreds.
const MOST_TOKENS = 6;

// What somebody has taken flies from its place on the board to its owner.
function flyToOwners(tokens) {
  if (!duration()) return;
  tokens.slice(0, MOST_TOKENS).reverse().forEach((token, index) => {
    const { from, to } = token.dataset;
    const [place, owner] = [document.getElementById(from), find(`[data-owner="${to}"]`)];
    if (!place || !owner) return;
    const [[x, y], [ownerX, ownerY]] = [place, owner].map(middle);
    const flying = document.body.appendChild(token.cloneNode(true));
    flying.hidden = false;
    const path = [{ translate: `${x}px ${y}px` }, { translate: `${ownerX}px ${ownerY}px` }];
    const timing = { duration: 1.5 * duration(), delay: 150 * index, fill: "backwards", easing: "cubic-bezier(.4, 0, .2, 1)" };
    flying.animate(path, timing).finished.then(() => flying.remove());
  });
}

// What flies burns fuel on its way, behind it.
function burn(flame, from, to, timing) {
  if (!flame || !from || !to) return;
  const rotate = `${Math.atan2(to[1] - from[1], to[0] - from[0])}rad`;
  flame.animate([{ opacity: 1, rotate }, { opacity: 1, rotate, offset: 0.8 }, { opacity: 0, rotate }], timing);
}

function morphAttributes(old, fresh) {
  const isLater = [old, fresh].every((piece) => piece.classList.contains("later"));
  for (const { name } of [...old.attributes]) {
    // Whether a block is open is the reader's choice.
    const isOpen = name === "open" && /^(DETAILS|DIALOG)$/.test(old.nodeName);
    if (!fresh.hasAttribute(name) && !isOpen) old.removeAttribute(name);
  }
  for (const { name, value } of [...fresh.attributes]) {
    const before = old.getAttribute(name);
    if (before === value || (name === "open" && old.nodeName === "DETAILS")) continue;
    if (name === "aria-pressed" && old.hasAttribute("data-toggle")) continue;
    old.setAttribute(name, value);
    if (name === "transform" && before && old.classList.contains("piece")) moves.push({ piece: old, before, after: value, isLater });
  }
}

function morph(old, fresh) {
  if (fresh.hasAttribute("data-keep")) return;
  morphAttributes(old, fresh);
  if (old.nodeName === "INPUT" || old.nodeName === "TEXTAREA") return;
  const byId = new Map([...old.children].filter((child) => child.id).map((child) => [child.id, child]));
  let cursor = old.firstChild;
  for (const child of [...fresh.childNodes]) {
    const known = child.id ? byId.get(child.id) : undefined;
    if (known && known.nodeName === child.nodeName) {
      if (known === cursor) cursor = cursor.nextSibling;
      else old.insertBefore(known, cursor);
      morph(known, child);
      continue;
    }
    const isAlike = cursor && !child.id && !cursor.id && cursor.nodeName === child.nodeName;
    if (!isAlike) {
      old.insertBefore(document.importNode(child, true), cursor);
    } else {
      const same = cursor;
      cursor = cursor.nextSibling;
      if (child.nodeType === Node.ELEMENT_NODE) morph(same, child);
      else if (old.dataset?.count !== undefined) countTo(same, child.nodeValue);
      else if (same.nodeValue !== child.nodeValue) same.nodeValue = child.nodeValue;
    }
  }
  while (cursor?.nextSibling) cursor.nextSibling.remove();
  cursor?.remove();
}

// Where numbers rise slowly and fall at once: the frames that still count, by their text.
const counting = new WeakMap();

function countTo(text, value) {
  cancelAnimationFrame(counting.get(text));
  const [from, to] = [Number(text.nodeValue), Number(value)];
  const [begin, time] = [performance.now(), duration()];
  const next = () => {
    const part = time ? Math.min(1, (performance.now() - begin) / time) : 1;
    text.nodeValue = part < 1 ? Math.round(from + part * (to - from)) : value;
    if (part < 1) counting.set(text, requestAnimationFrame(next));
  };
  if (to > from) next();
  else text.nodeValue = value;
}

// ---- Showing a new state of the table.

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
  hideWhy();
  renameAlike(now, fresh);
  moves = [];
  morph(now, fresh);
  animate();
  queueCaptions();
  // Where nothing is put together, nothing has been begun.
  if (!find("#table [data-draft]")) draft = "";
  syncToggles();
  syncReplay();
  zoom();
  markLesson();
  if (now.dataset.lesson !== wasLesson) showLesson();
  find("#notices > *")?.scrollIntoView({ block: "nearest" });
  if (hadFocus && !now.contains(document.activeElement)) find("#prompt")?.focus();
  all("details[open] [data-live]").forEach(load);
  const added = all("#log li").filter((line) => !known.has(line.id));
  flyToOwners(added.map((line) => find(".flying", line)).filter(Boolean));
  const lines = added.map((line) => line.textContent);
  // On a phone board and control fill the first screen: that is where the next decision is.
  if (phone.matches && now.dataset.yourTurn && now.dataset.revision !== wasRevision) scrollTo(0, 0);
  const call = now.dataset.yourTurn && !wasTurn ? now.dataset.yourTurn : "";
  // What ran by itself is told by its weight, everything else in its order.
  const first = find("#told-first");
  const isTold = first && first.textContent !== wasToldFirst;
  const news = isTold ? [...first.children].map((line) => line.textContent) : lines.slice(0, 6).reverse();
  if (lines.length || call) say([...news, call, find("#prompt")?.textContent].join(" "));
  if (call) callReader(find("#prompt")?.textContent.trim());
  if (now.dataset.revision !== wasRevision && all("[data-fatal]").length > wasFatal) sound("fatal");
  syncTitle();
  hearChat(heard);
  if (!wasOver) unfold();
  fill();
}

// ---- Captions: what others did, one after the other, for as long as it takes to read. Meanwhile
// later updates wait. The log says the same, so that nobody has to be told twice.

const READING = { slow: 2, normal: 1, fast: 0.5, off: 0 };
let held = [];
let unread = [];
let shown = null;
let readUntil = 0;
let clock = 0;
let isSkipping = false;

const captionsOf = (within) => [...within.querySelectorAll("#captions > li")];
// What has been shown, so that only what is new is told.
const known = new Map(captionsOf(document).map((line) => [line.id, line.textContent]));
const pace = () => (document.hidden ? 0 : (READING[root.dataset.pace] ?? 1));
const readingTime = (text) => Math.min(2600, 700 + 30 * text.length) * pace();

function queueCaptions() {
  const fresh = captionsOf(document).filter((line) => known.get(line.id) !== line.textContent);
  fresh.forEach((line) => known.set(line.id, line.textContent));
  // A replay has one moment; what was left out on the way to it is not told.
  const news = table().dataset.replay ? captionsOf(document).slice(-1) : fresh;
  if (isSkipping || (!pace() && !table().dataset.replay)) return showRow(news.at(-1));
  unread.push(...news.map((line) => ({ line: line.cloneNode(true), moves })));
  if (table().dataset.replay) unread = unread.slice(-1);
  goOn();
}

// The next caption, or the next update, when the one before has been read.
function goOn() {
  clearTimeout(clock);
  const isSame = unread.length ? unread[0].line.id === shown : held.length && !bringsAnother(held[0]);
  const wait = isSame ? 0 : readUntil - performance.now();
  if (!unread.length && !held.length) return;
  if (wait > 0) clock = setTimeout(goOn, wait);
  else if (unread.length) {
    showCaption(unread.shift());
    goOn();
  } else showHeld() ?? goOn();
}

// Does an update tell of anybody but the one whose caption is shown?
const bringsAnother = (html) => [...html.matchAll(/id="(caption-\d+)"/g)].some(([, id]) => !known.has(id));

function receive(html) {
  if (!pace()) return show(html, true);
  held.push(html);
  goOn();
}

// An update that waited was drawn without what has been begun since.
function showHeld() {
  show(held.shift(), true);
  if (draft) ask(withDraft());
}

// Everything that waits is shown at once.
function catchUp() {
  const isBusy = Boolean(held.length || unread.length);
  clearTimeout(clock);
  readUntil = 0;
  showRow(unread.at(-1)?.line);
  unread = [];
  isSkipping = true;
  while (held.length) showHeld();
  isSkipping = false;
  find("#caption")?.classList.remove("shown");
  find("#way")?.remove();
  shown = null;
  return isBusy;
}

const showRow = (line) => line && find("#caption")?.replaceChildren(...line.cloneNode(true).childNodes);

function showCaption({ line, moves: moved }) {
  const box = find("#caption");
  if (!box) return;
  const before = shown === line.id ? box.textContent.length : 0;
  shown = box.dataset.of = line.id;
  showRow(line);
  const piece = line.dataset.place && all(`#board [id^="${line.dataset.place}"]`).at(-1);
  box.classList.add("shown");
  box.classList.toggle("free", !piece);
  drawWay(piece, moved.find((move) => move.piece === piece));
  if (!phone.matches) putBeside(box, piece);
  if (before === 0) sound("move");
  readUntil = performance.now() + Math.max(500 * pace(), readingTime(line.textContent.slice(before)));
}

// The way of a piece, dotted in its owner's color.
function drawWay(piece, move) {
  find("#way")?.remove();
  if (!piece || !move) return;
  const ends = [move.before, move.after].map(spot);
  if (!ends[0] || !ends[1]) return;
  const points = piece.dataset.sails === undefined ? ends : arc(...ends, piece.dataset.sails);
  const way = document.createElementNS("http://www.w3.org/2000/svg", "polyline");
  way.id = "way";
  way.setAttribute("class", `way ${/seat-\d/.exec(find("#caption .caption-who").className)}`);
  way.setAttribute("points", points.join(" "));
  piece.parentNode.prepend(way);
}

// Beside the piece, where it covers the least of the board and stays inside of it.
function putBeside(box, piece) {
  const board = find("#board").getBoundingClientRect();
  const origin = table().getBoundingClientRect();
  const [width, height] = [box.offsetWidth, box.offsetHeight];
  const at = piece?.getBoundingClientRect();
  const [x, y] = at ? [at.left + at.width / 2, at.top + at.height / 2] : [board.left + width / 2 + 12, board.top + 120];
  const solid = all("#board :is(.piece, text, .zone use), .turn-order, .board-tools .button").map((part) => part.getBoundingClientRect());
  const things = solid.filter((part) => part.width && part.width * part.height < (board.width * board.height) / 12);
  const cover = (left, top, part) =>
    Math.max(0, Math.min(left + width, part.right) - Math.max(left, part.left)) * Math.max(0, Math.min(top + height, part.bottom) - Math.max(top, part.top));
  let best = { cost: Infinity };
  for (const reach of [0, 26, 60]) {
    for (let turn = 0; turn < 16; turn += 1) {
      const [dx, dy] = [Math.cos((turn * Math.PI) / 8), Math.sin((turn * Math.PI) / 8)];
      const away = reach + (at ? Math.max(at.width, at.height) / 2 : 0) + 10;
      const left = Math.max(board.left + 8, Math.min(board.right - width - 8, x + dx * (away + width / 2) - width / 2));
      const top = Math.max(board.top + 44, Math.min(board.bottom - height - 8, y + dy * (away + height / 2) - height / 2));
      const cost = things.reduce((sum, part) => sum + cover(left, top, part), 0) + reach + Math.hypot(left + width / 2 - x, top + height / 2 - y) / 10;
      if (cost < best.cost) best = { cost, left, top };
    }
  }
  box.style.left = `${Math.round(best.left - origin.left)}px`;
  box.style.top = `${Math.round(best.top - origin.top)}px`;
}

// ---- A replay goes on by itself, slower or faster.

let playing = 0;
const SPEEDS = [1, 2, 4];
const speed = () => Number(localStorage.getItem("speed") ?? 1);

function syncReplay() {
  find("#replay-play")?.setAttribute("aria-pressed", Boolean(playing));
  all("[data-speed]").forEach((button) => button.setAttribute("aria-pressed", Number(button.dataset.speed) === speed()));
}

function setSpeed(value) {
  localStorage.setItem("speed", value);
  if (playing) playReplay();
  syncReplay();
}

const changeSpeed = (by) => setSpeed(SPEEDS[Math.max(0, Math.min(2, SPEEDS.indexOf(speed()) + by))]);

function pauseReplay() {
  clearTimeout(playing);
  playing = 0;
  syncReplay();
}

function playReplay() {
  clearTimeout(playing);
  const time = Math.max(900, Math.min(3200, 500 + 28 * (find("#replay .told")?.textContent.trim().length ?? 0))) / speed();
  playing = setTimeout(async () => {
    const { next } = find("#replay")?.dataset ?? {};
    if (!next) return pauseReplay();
    await visit(next);
    if (playing) playReplay();
  }, time);
  syncReplay();
}

// In a lesson: does this lead to its next move? A draft does if that move begins like it; a draft
// that went elsewhere has to be cleared.
function leads({ dataset: { act, draft: text } }, next) {
  if (next === undefined) return false;
  if (act !== undefined) return act === next || act.startsWith(`${next}; `);
  const isOnTheWay = (part) => !part || (next.startsWith(part) && " ;".includes(`${next} `[part.length]));
  // Whoever only looks at a place has begun nothing.
  const begun = draft.startsWith("look ") ? "" : draft;
  return isOnTheWay(begun) ? text?.length > begun.length && isOnTheWay(text) : text === "";
}

// Shortcuts that happen to lead there are not what the lesson teaches. On a phone a begun move is ended
// below the board; and what makes a move comes before what prepares it. Whoever has taken the first of
// several steps alone is led on step by step.
function markLesson() {
  const next = table().dataset.lesson;
  const parts = all("#table :is([data-act], [data-draft])").filter((part) => !part.classList.contains("shortcut"));
  const some = (...lists) => lists.find(({ length }) => length) ?? [];
  const whole = parts.filter((part) => leads(part, next));
  const near = some(draft && phone.matches ? whole.filter((part) => part.closest("#dock")) : [], whole);
  const acts = near.filter(({ dataset }) => dataset.act !== undefined);
  const first = parts.filter(({ dataset }) => next?.startsWith(`${dataset.act}; `));
  // What was not sent anew still has the marks of the question before.
  parts.forEach((part) => part.removeAttribute("aria-current"));
  some(acts, near, first).forEach((part) => part.setAttribute("aria-current", "step"));
}

// Of several things that lead to the move the largest one is shown: it is the easiest to hit.
function marked() {
  const area = (element) => element.getBoundingClientRect().width * element.getBoundingClientRect().height;
  const targets = all('#table :is([data-act], [data-draft])[aria-current="step"]');
  return targets.filter((element) => element.checkVisibility()).sort((a, b) => area(b) - area(a))[0];
}

function showMove() {
  marked()?.scrollIntoView({ block: "center" });
  marked()?.focus({ preventScroll: true });
}

// New words are read first, with their move in sight beside them where there is room.
function showLesson() {
  find("#side").scrollTop = 0;
  marked()?.scrollIntoView({ block: "nearest" });
  find("#lesson")?.scrollIntoView({ block: "nearest" });
}

function say(text) {
  find("#announcer").textContent = text.replace(/\s+/g, " ");
}

// ---- Calling: the page's title and icon, sounds of our own, notifications where they are wanted.

const title = document.title;

function syncTitle() {
  const now = table();
  const isTurn = Boolean(now?.dataset.yourTurn);
  document.title = isTurn ? `● ${title}` : title;
  const icon = find("#icon");
  icon.dataset.usual ??= icon.getAttribute("href");
  if (now?.dataset.turnIcon) icon.setAttribute("href", isTurn ? now.dataset.turnIcon : icon.dataset.usual);
}

// Notes in hertz, one after the other.
const TUNES = { turn: [660, 880], move: [262], chat: [784, 988], end: [523, 659, 784, 1047], lost: [196, 147], fatal: [82] };
let audio;

function sound(name) {
  if (root.dataset.sound !== "on") return;
  audio ??= new AudioContext();
  TUNES[name].forEach((pitch, index) => {
    const [tone, volume, begin] = [audio.createOscillator(), audio.createGain(), audio.currentTime + 0.13 * index];
    tone.type = "triangle";
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(name === "move" ? 0.03 : 0.07, begin);
    volume.gain.exponentialRampToValueAtTime(0.0001, begin + 0.4);
    tone.connect(volume).connect(audio.destination);
    tone.start(begin);
    tone.stop(begin + 0.4);
  });
}

const mayNotify = () => "Notification" in globalThis && Notification.permission === "granted" && localStorage.getItem("notify") === "on";

function callReader(words) {
  sound("turn");
  if (document.hidden && mayNotify()) new Notification(title, { body: words, tag: location.pathname });
}

// On the settings page: the browser is asked only by a click.
function syncNotify() {
  const box = find("#notify");
  if (!box || !("Notification" in globalThis)) return;
  box.hidden = false;
  all("[data-notify]").forEach((button) => button.setAttribute("aria-pressed", (button.dataset.notify === "on") === mayNotify()));
  find("#notify-refused").hidden = Notification.permission !== "denied";
}

async function setNotify(choice) {
  localStorage.setItem("notify", choice);
  if (choice === "on") await Notification.requestPermission();
  syncNotify();
}

// What is said at the table is seen wherever one looks, unless the chat is open.
function hearChat(heard) {
  const fresh = all("#chat-lines li").filter((line) => !heard.has(line.id));
  if (!fresh.length || find("#chat")?.open) return;
  const unreadCount = find("#unread");
  if (unreadCount) unreadCount.textContent = Number(unreadCount.textContent || 0) + fresh.length;
  toast(fresh.at(-1));
  sound("chat");
}

let toasted = 0;
function toast(line) {
  const box = find("#toast");
  box.replaceChildren(...line.cloneNode(true).childNodes);
  clearTimeout(toasted);
  toasted = setTimeout(() => box.replaceChildren(), 6000);
}

function openChat() {
  const chat = find("#chat");
  chat.open = true;
  root.classList.remove("log-open");
  syncToggles();
  chat.scrollIntoView({ block: "nearest" });
  find("#chat-text").focus();
}

const readChat = () => {
  find("#unread")?.replaceChildren();
  find("#toast").replaceChildren();
};
addEventListener("toggle", ({ target }) => target.id === "chat" && target.open && readChat(), true);

// ---- The end of a game unfolds once; any key or click shows all of it.

let unfolding = 0;

function unfold() {
  const seen = `seen ${location.pathname}`;
  if (!find("#result") || !duration() || sessionStorage.getItem(seen)) return;
  sessionStorage.setItem(seen, "yes");
  root.classList.add("unfolding");
  sound(find("#result[data-lost]") ? "lost" : "end");
  const [begin, end] = [2400, 2400 + 700 * all(".bar-legend li").length];
  const start = performance.now();
  const numbers = all(".bar-total, .winner-points b");
  numbers.forEach((number) => (number.dataset.final ??= number.textContent));
  const count = () => {
    const part = Math.max(0, Math.min(1, (performance.now() - start - begin) / (end - begin)));
    numbers.forEach((number) => (number.textContent = Math.round(part * Number(number.dataset.final))));
    unfolding = part < 1 ? requestAnimationFrame(count) : setTimeout(showAll, 1200);
  };
  count();
}

// A sheet of scores fills row by row when it first comes into sight.
let filling = [];

function fill() {
  const sheet = find("[data-fills]");
  const seen = `seen ${location.pathname} ${sheet?.dataset.fills}`;
  if (!sheet || !duration() || sessionStorage.getItem(seen)) return;
  sessionStorage.setItem(seen, "yes");
  const each = (250 * duration()) / DURATIONS.normal;
  const row = (cell) => cell.parentNode.sectionRowIndex;
  const appear = (cell) => cell.animate({ opacity: [0, 1] }, { duration: each, delay: each * row(cell), fill: "backwards" });
  new IntersectionObserver(([{ isIntersecting }], watch) => {
    if (!isIntersecting) return;
    watch.disconnect();
    filling = [...sheet.querySelectorAll("td")].map(appear);
  }).observe(sheet);
}

function showAll() {
  filling.splice(0).forEach((cell) => cell.finish());
  if (!root.classList.contains("unfolding")) return;
  cancelAnimationFrame(unfolding);
  root.classList.remove("unfolding");
  all("[data-final]").forEach((number) => (number.textContent = number.dataset.final));
}
for (const type of ["keydown", "pointerdown"]) addEventListener(type, showAll);

// ---- Talking to the server. Every answer is the table as HTML, whether the move was made or not.

let stream = null;
let asking = Promise.resolve();

const ask = (url, body) => (asking = question(url, body));

// Says whether what was asked for was done.
async function question(url, body) {
  const asked = draft;
  // What was refused may be mended, unless something else was begun meanwhile.
  const takeBack = () => Boolean(!draft && body?.draft && (draft = body.draft));
  // Whoever follows the stream gets changes from there; what is shown here is not sent again.
  const kind = stream?.readyState === EventSource.OPEN ? "following" : "script";
  const headers = { "x-nunatak": kind, "x-nunatak-sheet": table().dataset.sheet };
  const json = { "content-type": "application/json" };
  try {
    const post = { method: "POST", body: JSON.stringify(body), headers: { ...headers, ...json } };
    const answer = await fetch(url, body ? post : { headers });
    if (answer.status === 204) {
      awaitRevision(Number(answer.headers.get("x-nunatak-revision")));
      return true;
    }
    const html = await answer.text();
    const isBack = !answer.ok && takeBack();
    if (answer.redirected) location.assign(answer.url);
    else if (isBack || asked === draft) show(html);
    else if (body) ask(withDraft());
    // An answer about a draft that was changed since shows nothing: the next one is on its way.
    return answer.ok;
  } catch {
    takeBack();
    tell(table().dataset.offline);
    return false;
  }
}

// What was not answered is said where refusals are, until there is an answer.
function tell(words) {
  const notice = document.createElement("p");
  notice.className = "notice bad";
  notice.setAttribute("role", "alert");
  notice.dataset.passing = "";
  notice.textContent = words;
  find("#notices")?.replaceChildren(notice);
  notice.scrollIntoView({ block: "nearest" });
}

const withDraft = () => `${table().dataset.draftUrl}?draft=${encodeURIComponent(draft)}`;

// The stream brings what was done. Should it be broken without saying so, the page asks by itself.
function awaitRevision(revision) {
  setTimeout(() => Number(table().dataset.revision) < revision && ask(withDraft()), 2000);
}

function listen() {
  const { eventsUrl, replay } = table().dataset;
  if (!eventsUrl || replay) return;
  stream = new EventSource(`${eventsUrl}?since=${streamed.sheet}`);
  // A draft is only known here: the server draws it into the new state.
  stream.addEventListener("update", (event) => (draft ? ask(withDraft()) : receive(event.data)));
  // The server asks for the whole page, for example to pass the device on.
  stream.addEventListener("reload", () => location.reload());
  // An answer that is no stream, such as that of a proxy while the server starts, ends it for good.
  stream.addEventListener("error", () => stream.readyState === EventSource.CLOSED && setTimeout(listen, 2000 + 3000 * Math.random()));
}

addEventListener("pagehide", () => stream?.close());
addEventListener("pageshow", ({ persisted }) => persisted && table() && listen());

// ---- What is loaded when it is opened: old chapters of the log, desks, the rules, the table as text.

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
  fresh.removeAttribute("data-keep");
  fresh.innerHTML = text;
  if (live === undefined) fresh.removeAttribute("data-src");
  const isFirst = !element.childElementCount;
  morph(element, fresh);
  // Whoever has opened it wants to see it.
  if (isFirst && element.closest("details")?.contains(document.activeElement)) element.scrollIntoView({ block: "nearest" });
}

addEventListener("toggle", ({ target }) => target.open && target.querySelectorAll("[data-src]").forEach(load), true);

// ---- Clicking.

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

async function use(element) {
  const { act: action, draft: text, why, confirm: loss } = element.dataset;
  if (why) return showWhy(element);
  // Where all are to speak first, a move asks once more until they have.
  const question = loss ?? (action === undefined ? undefined : find("#counsel")?.dataset.askFirst);
  if (question && !(await confirmed(question, Boolean(loss)))) return;
  const { actUrl, undoUrl, hintUrl, revision } = table().dataset;
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
    return marked()?.scrollIntoView({ block: "nearest" });
  }
  if (element.dataset.hint !== undefined) return ask(hintUrl, { draft });
  if (element.dataset.post) return ask(element.dataset.post, { revision: Number(revision), draft });
  // Should it be refused, the draft comes back.
  const seen = { revision: Number(revision), draft };
  draft = "";
  return action !== undefined ? ask(actUrl, { ...seen, actions: action.split("; ") }) : ask(undoUrl, seen);
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
  if (!element) return;
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

// On a phone a board shows the part that matters, until its map is tapped.
const phone = matchMedia("(max-width: 44rem)");

function zoom() {
  for (const board of all("svg[data-focus], svg[data-whole]")) {
    board.dataset.whole ??= board.getAttribute("viewBox");
    const isPart = phone.matches && board.dataset.focus && !root.classList.contains("whole");
    board.setAttribute("viewBox", isPart ? board.dataset.focus : board.dataset.whole);
  }
  hideCutNames();
  // What moves has its place only when it has arrived.
  if (duration()) setTimeout(hideCutNames, 2 * duration());
}

// Where there is no room for a name on the board, because of its edge, of what lies over it, of a ship
// or of another name, the name goes.
function hideCutNames() {
  const box = (part) => part.getBoundingClientRect();
  const taken = all("#board :is(.board-map, .board-tools, .mission-strip, .ship-body)").map(box).filter(({ width }) => width);
  const isOver = (one, other) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
  for (const name of all("#board .body-label")) {
    const [place, board] = [box(name), box(find("#board"))];
    const isOut = place.left < board.left || place.right > board.right || place.top < board.top || place.bottom > board.bottom;
    const isCut = isOut || taken.some((part) => isOver(place, part));
    name.classList.toggle("cut", isCut);
    if (!isCut) taken.push(place);
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
  if (filter) all(`#${filter} .rule`).forEach((rule) => (rule.hidden = !isFound(rule)));
  if (stepUrl) visit(stepUrl + target.value);
  if (players || target.closest("[data-seat-row]")) showSeats(playerCount());
});

// ---- Why not: shown on hover, focus or tap.

function showWhy(element) {
  const box = find("#why");
  const link = Object.assign(document.createElement("a"), { href: "#rule-" + element.dataset.why, textContent: element.dataset.why });
  const words = element.getAttribute("aria-description") ?? "";
  box.hidden = false;
  box.classList.toggle("sheet-up", phone.matches);
  if (phone.matches) return raiseSheet(box, element, words, link);
  box.replaceChildren(words, link);
  const at = element.getBoundingClientRect();
  const below = at.bottom + 6;
  // Beside the column, on the board, it covers nothing that is needed; else below or above.
  const column = element.closest("#side")?.getBoundingClientRect().left ?? 0;
  const beside = column - box.offsetWidth - 10;
  const left = beside > 8 ? beside : Math.max(8, Math.min(at.left, innerWidth - box.offsetWidth - 8));
  const above = Math.max(8, at.top - box.offsetHeight - 6);
  const top = below + box.offsetHeight > innerHeight ? above : below;
  box.style.left = `${left}px`;
  box.style.top = `${beside > 8 ? Math.min(at.top, innerHeight - box.offsetHeight - 8) : top}px`;
}

// On a phone it is a sheet over the control, never over the question.
function raiseSheet(box, element, words, link) {
  const make = (name, ...content) => {
    const part = document.createElement(name);
    part.append(...content);
    return part;
  };
  const close = Object.assign(make("button", "✕"), { type: "button", className: "button icon" });
  close.dataset.closeWhy = "";
  close.setAttribute("aria-label", find("#rules .dialog-head button")?.getAttribute("aria-label") ?? "✕");
  const name = element.getAttribute("aria-label") ?? find(".tile-name, h3, strong", element)?.textContent ?? element.textContent.trim();
  // A card with a scene is raised as it is, only larger; anything else is its sign and its name.
  const isCard = find(".card-scene", element) !== null;
  const card = Object.assign(make("div", ...element.cloneNode(true).childNodes), { className: `${element.className} raised` });
  card.classList.remove("button");
  const picture = find("svg", element)?.cloneNode(true) ?? "";
  box.replaceChildren(...(isCard ? [card] : [picture, make("h2", name)]), close, make("p", words), link);
  box.style.left = box.style.top = "";
}

const hideWhy = () => (find("#why").hidden = true);

// Pointing at a log line or a seat marks its pieces; pointing at a field's button marks the field.
function point({ target, type }) {
  if (!(target instanceof Element)) return;
  const isOn = type === "mouseover" || type === "focusin";
  const why = target.closest("[data-why]");
  if (why && isOn && !phone.matches) showWhy(why);
  const pieces = (target.closest("[data-pieces]")?.dataset.pieces ?? "").split(" ");
  pieces.filter(Boolean).forEach((id) => document.getElementById(id)?.classList.toggle("spot", isOn));
  const pointed = target.closest("[data-points]")?.dataset.points;
  if (pointed) document.getElementById(pointed)?.classList.toggle("pointed", isOn);
}
for (const type of ["mouseover", "mouseout", "focusin", "focusout"]) addEventListener(type, point);

// ---- Keys. A button names its own key; arrows go to the nearest target on that side.

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

function goToward([x, y]) {
  const targets = all(TARGETS).filter((element) => element.tabIndex >= 0 && element.checkVisibility());
  const here = targets.includes(document.activeElement) ? middle(document.activeElement) : null;
  if (!here) return targets[0]?.focus();
  const cost = (element) => {
    const [dx, dy] = middle(element).map((value, axis) => value - here[axis]);
    const ahead = dx * x + dy * y;
    return ahead < 4 ? Infinity : ahead + 2 * Math.abs(dx * y - dy * x);
  };
  const best = targets.reduce((a, b) => (cost(b) < cost(a) ? b : a));
  if (cost(best) < Infinity) best.focus();
}

function openNextDesk() {
  const desks = all("#table .desk");
  const next = desks[(desks.findIndex((desk) => desk.open) + 1) % desks.length];
  if (next) next.open = true;
  next?.querySelector("summary").focus();
}

addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  const { target, key } = event;
  if (target.matches("input, select, textarea") || find("dialog[open]")) return;
  if (key === "Escape") hideWhy();
  if (key === "Escape" && root.classList.contains("log-open")) return syncToggles(root.classList.remove("log-open"));
  if (key === "Escape" || (key === " " && !target.matches("button, a, summary, [role=button]"))) {
    if (find("#caption.shown") && !find("#replay") && (catchUp() || key === " ")) return event.preventDefault();
    if (key === " " && find("#replay-play")) return event.preventDefault(find("#replay-play").click());
  }
  if (find("#replay") && "+-".includes(key)) return changeSpeed(key === "+" ? 1 : -1);
  const isButton = target.matches("button, a, summary, [role=button]");
  if ((key === "Enter" || key === " ") && isButton) {
    // SVG elements do not turn keys into clicks by themselves.
    if (!target.matches("[role=button]")) return;
    event.preventDefault();
    return use(target);
  }
  const named = all("[data-key]").find((element) => element.dataset.key === key && !element.disabled);
  if (named) {
    event.preventDefault();
    named.click();
  } else if (key === "d") {
    openNextDesk();
  } else if (ARROWS[key] && table()) {
    event.preventDefault();
    goToward(ARROWS[key]);
  }
});

addEventListener("focusin", ({ target }) => target.matches?.("[data-select]") && target.select());
// Moments in the reader's own time.
all("time[data-local]").forEach((moment) => {
  const when = new Date(moment.dateTime);
  moment.textContent = when.toLocaleString(root.lang, { dateStyle: "medium", timeStyle: "short" });
});
syncNotify();
root.classList.toggle("can-share", Boolean(navigator.share));
all("[data-stays]").forEach(({ dataset: { toggle } }) => root.classList.toggle(toggle, localStorage.getItem(toggle) === "on"));
syncToggles();
if (find("[data-players]:checked")) showSeats(playerCount());
if (location.hash.startsWith("#rule-") && find("#rules")) openRule(location.hash.slice(1));
if (table()) {
  all("details[open] [data-live]:empty").forEach(load);
  zoom();
  markLesson();
  syncReplay();
  syncTitle();
  unfold();
  fill();
  listen();
  if (find("#replay") && location.hash === "#play") playReplay();
} else {
  poll();
}
