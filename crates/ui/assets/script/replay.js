// A replay goes on by itself, slower or faster.

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
