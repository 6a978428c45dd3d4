// What a fresh page begins with.

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
  syncReplay();
  syncTitle();
  unfold();
  fill();
  takeUpDraft();
  listen();
  if (find("#replay") && location.hash === "#play") playReplay();
} else {
  poll();
}
