// The end of a game unfolds once; any key or click shows all of it.

let unfolding = 0;
// What each number counts up to; an update of the page may put any of them back meanwhile.
const totals = new Map();

function unfold() {
  const seen = `seen ${location.pathname}`;
  if (!find("#result") || !duration() || sessionStorage.getItem(seen)) return;
  sessionStorage.setItem(seen, "yes");
  root.classList.add("unfolding");
  sound(find("#result[data-lost]") ? "lost" : "end");
  const [begin, end] = [2400, 2400 + 700 * all(".bar-legend li").length];
  const start = performance.now();
  all(".bar-total, .winner-points b").forEach((number) => totals.set(number, Number(number.textContent)));
  const count = () => {
    const part = Math.max(0, Math.min(1, (performance.now() - start - begin) / (end - begin)));
    totals.forEach((total, number) => (number.textContent = Math.round(part * total)));
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
    // Whoever looks later may find the next round there.
    if (seen.endsWith(` ${sheet.dataset.fills}`)) filling = [...sheet.querySelectorAll("td")].map(appear);
  }).observe(sheet);
}

function showAll() {
  filling.splice(0).forEach((cell) => cell.finish());
  if (!root.classList.contains("unfolding")) return;
  cancelAnimationFrame(unfolding);
  root.classList.remove("unfolding");
  totals.forEach((total, number) => (number.textContent = total));
}
for (const type of ["keydown", "pointerdown"]) addEventListener(type, showAll);
