// The end of an evening, and company: the last page, its picture, chat, calls, my tables.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scan } from './axe.js';
import {
  GAMES, advice, awaitTurn, hands, house, importGame, newTable, open, play, quickStart, turnOf, twoPlayers, visitor,
} from './table.js';

const at = house();

/** The last page of a finished game, seen by one who played. */
async function lastPage(game, options) {
  const { table, seat } = await importGame(at.server, game);
  const page = await visitor(at.browser, options);
  await open(page, at.server, new URL(seat, at.server.address).pathname);
  await open(page, at.server, new URL(table, at.server.address).pathname);
  return page;
}

for (const game of Object.keys(GAMES)) {
  test(`the last page of ${game} tells who won, how and when`, { timeout: 1_800_000 }, async () => {
    for (const [size, theme] of [[[1440, 900], 'dark'], [[1024, 768], 'light'], [[360, 740], 'dark']]) {
      const page = await lastPage(game, { size, look: { theme, language: 'en' } });
      const total = await page.innerText('.bars li:first-child .bar-total');
      const isTeam = (await page.locator('.winner.team').count()) > 0;
      // A team hears its verdict, not its points.
      assert.deepEqual(await page.locator('.winner-points b').allInnerTexts(), isTeam ? [] : [total]);
      if (GAMES[game].way) assert.ok((await page.getAttribute('#winner-way .way-line', 'd')).length > 50, 'a way is drawn');
      assert.ok((await page.locator('.tale').count()) >= GAMES[game].tales, 'the lead and the moments');
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert.ok(wide <= 0, `${wide} pixels too wide`);
      assert.deepEqual(await scan(page), [], `${size}`);
      await page.locator('.tale a').last().click();
      await page.waitForSelector('#replay');
      assert.ok((await page.innerText('#replay .told')).length > 5);
      assert.deepEqual(page.problems, []);
      await page.context().close();
    }
  });
}

test('the last page unfolds once, and any key shows all of it', { timeout: 1_800_000 }, async () => {
  const page = await lastPage('kosmonauts', { look: { motion: 'normal' } });
  const points = () => page.innerText('.winner-points b').then(Number);
  // Coming by the link of the seat has shown it once already.
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  const counting = () => document.querySelector('html.unfolding .winner-points b')?.textContent;
  const early = Number(await (await page.waitForFunction(counting)).jsonValue());
  // Somebody comes to look, and the page is drawn again while it counts.
  await page.evaluate(() => fetch(location.pathname).then((answer) => answer.text()).then((text) => {
    const fresh = new DOMParser().parseFromString(text, 'text/html');
    morph(document.querySelector('#result'), fresh.querySelector('#result'));
  }));
  await page.evaluate(() => new Promise(requestAnimationFrame));
  assert.ok(await points() >= early, 'an update does not stop the count');
  await page.keyboard.press('x');
  assert.equal(await page.locator('html.unfolding').count(), 0);
  const final = await points();
  assert.ok(early < final, `${early} of ${final}`);
  await page.reload();
  assert.equal(await page.locator('html.unfolding').count(), 0);
  assert.equal(await points(), final);
});

test('a phone that can share hands the link on, another one copies it', async () => {
  const page = await lastPage('kosmonauts', { size: [360, 740] });
  await page.click('#share-result');
  await page.waitForFunction(() => document.querySelector('#share-result span').textContent === 'Copied');
  await page.evaluate(() => (navigator.share = async (link) => (window.shared = link)));
  await page.click('#share-result');
  assert.equal((await page.evaluate(() => window.shared)).url, await page.getAttribute('#share-result', 'data-copy'));
  assert.deepEqual(page.problems, []);
});

test('the result can be handed on as a picture, and only the result', async () => {
  const page = await lastPage('kosmonauts');
  const url = new URL(await page.getAttribute('#share-picture', 'href'), at.server.address).href;
  const stranger = await visitor(at.browser);
  const answer = await stranger.request.get(url);
  assert.equal(answer.headers()['content-type'], 'image/svg+xml');
  const picture = await answer.text();
  assert.match(picture, /^<svg xmlns/);
  assert.ok(picture.includes(`>${await page.innerText('.winner-points b')}<`));
  assert.doesNotMatch(picture, /seat\/|script|href/);
  const running = await quickStart(page, at.server);
  assert.equal((await stranger.request.get(`${at.server.address}${running}/result.svg`)).status(), 403);
});

test('chat is seen as it arrives, and the title tells whose turn it is', { timeout: 1_800_000 }, async () => {
  const { host, guest } = await twoPlayers(at, { game: 'antarctica' });
  const mine = await turnOf(host, guest);
  const other = mine === host ? guest : host;
  await mine.waitForFunction(() => document.title.startsWith('● '));
  assert.match(await mine.getAttribute('#icon', 'href'), /icon-turn/);
  assert.doesNotMatch(await other.title(), /^● /);
  await other.click('#open-chat');
  await other.fill('#chat-text', 'Two minutes, making tea.');
  await other.press('#chat-text', 'Enter');
  await mine.waitForFunction(() => /making tea/.test(document.querySelector('#toast').textContent));
  assert.equal(await mine.innerText('#unread'), '1');
  assert.equal(await other.innerText('#toast'), '');
  await mine.click('#open-chat');
  await mine.waitForFunction(() => !document.querySelector('#unread').textContent);
  assert.ok(await mine.locator('#chat-lines').isVisible());
});

/** A table where others answer at once, with what a page calls its reader by kept in `called`. */
async function calledTable(look) {
  const page = await visitor(at.browser, { look });
  await page.addInitScript(() => {
    globalThis.called = { notes: [], notices: [] };
    const tone = () => ({ frequency: { set value(pitch) { called.notes.push(pitch); } }, connect: (next) => next, start() {}, stop() {} });
    const gain = () => ({ gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} }, connect: (next) => next });
    globalThis.AudioContext = class { currentTime = 0; createOscillator = tone; createGain = gain; };
    globalThis.Notification = class {
      static permission = 'default';
      static requestPermission = async () => (Notification.permission = 'granted');
      constructor(title, { body }) { called.notices.push(`${title}: ${body}`); }
    };
  });
  await newTable(page, at.server, { game: 'antarctica', seats: ['me', 'bot:greedy'], options: GAMES.antarctica.options });
  return page;
}

/** Plays until the others have answered, and says what the page has called its reader by. */
async function callAfterTheirTurn(page) {
  await page.evaluate(() => (called.wasTheirs = false));
  await page.evaluate(() => {
    const table = document.querySelector('#table');
    new MutationObserver(() => (called.wasTheirs ||= !table.dataset.yourTurn)).observe(table, { attributes: true });
  });
  const press = hands.mouse(page);
  while (!(await page.evaluate(() => called.wasTheirs))) {
    await awaitTurn(page);
    await play(page, press, await advice(page, press));
  }
  await awaitTurn(page);
  return page.evaluate(() => called);
}

test('a sound calls whoever wants one, and nobody else', { timeout: 1_800_000 }, async () => {
  const heard = [];
  for (const sound of ['on', 'off']) {
    const page = await calledTable({ sound });
    heard.push((await callAfterTheirTurn(page)).notes.join(' '));
    assert.deepEqual(page.problems, []);
  }
  assert.match(heard[0], /660 880/);
  assert.equal(heard[1], '');
});

test('the browser notifies whoever allowed it and looks elsewhere', { timeout: 1_800_000 }, async () => {
  const page = await calledTable({});
  const table = new URL(page.url()).pathname;
  assert.deepEqual((await callAfterTheirTurn(page)).notices, [], 'nobody was asked');
  await open(page, at.server, '/settings');
  await page.click('[data-notify=on]');
  await page.waitForSelector('[data-notify=on][aria-pressed=true]');
  await page.addInitScript(() => (Notification.permission = 'granted'));
  await open(page, at.server, table);
  assert.deepEqual((await callAfterTheirTurn(page)).notices, [], 'whoever looks needs none');
  await page.evaluate(() => Object.defineProperty(document, 'hidden', { value: true }));
  const { notices } = await callAfterTheirTurn(page);
  assert.equal(notices.length, 1);
  assert.match(notices[0], /Antarctica.*: .+/);
});

test('my tables say whose turn it is and where the game is', { timeout: 1_800_000 }, async () => {
  const page = await visitor(at.browser, { look: { language: 'en' } });
  await newTable(page, at.server, { seats: ['me', 'bot:greedy'], options: { placement: 'random' } });
  await awaitTurn(page);
  await open(page, at.server, '/tables');
  const mine = page.locator('section:has(h2:text("My tables")) .line');
  assert.match(await mine.first().innerText(), /Round 1/);
  assert.match(await mine.first().innerText(), /Your turn/);
  assert.doesNotMatch(await page.locator('time').first().innerText(), /UTC/);
  assert.deepEqual(await scan(page), []);
});
