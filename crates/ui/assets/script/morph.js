// Morphing: make the old tree look like the new one, keeping elements with the same id.

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

// Pieces that have another place now, and those that were not there. They move when the whole page is as it should be.
let moves = [];
let arrivals = [];

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
  arrivals.slice(0, MOST_TOKENS).forEach(arrive);
}

// What somebody has put on the board comes from what he has.
function arrive(piece) {
  const owner = find(`[data-owner="${piece.dataset.comes}"]`);
  const to = piece.getAttribute("transform");
  if (!owner || !piece.isConnected) return;
  const { x, y } = new DOMPoint(...middle(owner)).matrixTransform(piece.parentNode.getScreenCTM().inverse());
  const from = to.replace(/translate\([^)]*\)/, `translate(${x.toFixed(1)},${y.toFixed(1)})`);
  piece.animate([{ transform: place(from) }, { transform: place(to) }], { duration: duration(), easing: "cubic-bezier(.4, 0, .2, 1)" });
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

// What an update leaves as it is, by its id, wherever it was: what surrounds it may be another one now.
let kept = new Map();

const keep = (fresh) => (kept = new Map([...fresh.querySelectorAll("[data-keep]")].map(({ id }) => [id, document.getElementById(id)])));

// Something new, with what is kept in it.
function imported(child) {
  const copy = document.importNode(child, true);
  copy.querySelectorAll?.("[data-keep]").forEach((place) => kept.get(place.id) && place.replaceWith(kept.get(place.id)));
  return copy;
}

// The number of a line of the log.
const lineNumber = (line) => Number(line.id?.slice("log-".length));

function morph(old, fresh) {
  if (fresh.hasAttribute("data-keep")) {
    const { src, live } = fresh.dataset;
    // Another moment has other desks, and a chapter that has ended lacks its last lines.
    if (src && (live !== undefined || old.dataset.from)) old.dataset.src = src;
    return;
  }
  morphAttributes(old, fresh);
  if (old.nodeName === "INPUT" || old.nodeName === "TEXTAREA") return;
  const byId = new Map([...old.children].filter((child) => child.id).map((child) => [child.id, child]));
  let cursor = old.firstChild;
  for (const child of [...fresh.childNodes]) {
    const known = child.id ? (byId.get(child.id) ?? kept.get(child.id)) : undefined;
    if (known && known.nodeName === child.nodeName) {
      if (known === cursor) cursor = cursor.nextSibling;
      else old.insertBefore(known, cursor);
      morph(known, child);
      continue;
    }
    const isAlike = cursor && !child.id && !cursor.id && cursor.nodeName === child.nodeName;
    if (!isAlike) {
      const come = old.insertBefore(imported(child), cursor);
      if (come.dataset?.comes) arrivals.push(come);
    } else {
      const same = cursor;
      cursor = cursor.nextSibling;
      if (child.nodeType === Node.ELEMENT_NODE) morph(same, child);
      else if (old.dataset?.count !== undefined) countTo(same, child.nodeValue);
      else if (same.nodeValue !== child.nodeValue) same.nodeValue = child.nodeValue;
    }
  }
  // An update brings the latest lines of the log: those before them stay.
  const stays = (child) => lineNumber(child) < Number(fresh.dataset?.from);
  for (let next; cursor; cursor = next) {
    next = cursor.nextSibling;
    if (!stays(cursor)) cursor.remove();
  }
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
