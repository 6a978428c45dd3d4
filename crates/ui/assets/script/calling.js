// Calling: the page's title and icon, sounds of our own, notifications where they are wanted.

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
