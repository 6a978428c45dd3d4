// Captions: what others did, one after the other, for as long as it takes to read. Meanwhile
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
  const solid = all("#board :is(.piece, text, .zone use, .scientists, .icebreaker, .bead, .next g), .turn-order, .board-tools .button").map((part) => part.getBoundingClientRect());
  const things = solid.filter((part) => part.width && part.width * part.height < (board.width * board.height) / 12);
  const cover = (left, top, part) =>
    Math.max(0, Math.min(left + width, part.right) - Math.max(left, part.left)) * Math.max(0, Math.min(top + height, part.bottom) - Math.max(top, part.top));
  let best = { cost: Infinity };
  for (const reach of [0, 26, 60, 110]) {
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
