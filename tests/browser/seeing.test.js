// Seeing what happens: captions, the line since one's last turn, the log, replays.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scan } from './axe.js';
import { GAMES, advice, awaitTurn, hands, house, newTable, play, visitor } from './table.js';

const at = house();

/** A table with two bots whose captions can be read, with every caption that is shown kept in `told`. */
async function reader(game, { size, look = {} } = {}) {
  const page = await visitor(at.browser, { size, look: { pace: 'fast', language: 'en', ...look } });
  const seats = ['me', 'bot:greedy', 'bot:greedy'];
  await newTable(page, at.server, { game, players: 3, seats, options: GAMES[game].options, seed: 11 });
  await page.evaluate(() => {
    globalThis.told = [];
    const note = () => {
      const { dataset, textContent, classList } = document.querySelector('#caption');
      const last = globalThis.told.at(-1);
      if (classList.contains('shown') && (last?.of !== dataset.of || last.text !== textContent)) {
        globalThis.told.push({ of: dataset.of, text: textContent, at: performance.now() });
      }
    };
    new MutationObserver(note).observe(document.querySelector('#caption'), { childList: true, attributes: true });
  });
  return page;
}

/** Plays with the bot's advice until so many captions were shown. */
async function until(page, count) {
  const press = hands.mouse(page);
  for (let decisions = 0; decisions < 30; decisions += 1) {
    await awaitTurn(page);
    const told = await page.evaluate(() => globalThis.told);
    if (new Set(told.map(({ of }) => of)).size >= count) return told;
    await play(page, press, await advice(page, press));
  }
  throw new Error('nobody does anything');
}

/** Plays with the bot's advice until such a caption is to be seen. */
async function untilShown(page, caption) {
  const press = hands.mouse(page);
  for (let decisions = 0; decisions < 30; decisions += 1) {
    await awaitTurn(page);
    await play(page, press, await advice(page, press));
    await page.waitForFunction(() => document.querySelector('#caption.shown') || document.querySelector('#table').dataset.yourTurn);
    if (await page.locator(caption).count()) return;
  }
  throw new Error(`no ${caption}: ${await page.title()}`);
}

for (const game of Object.keys(GAMES)) {
  test(`what others do in ${game} is told in order, and the log tells it too`, { timeout: 1_800_000 }, async () => {
    const page = await reader(game);
    const told = await until(page, 4);
    const numbers = told.map(({ of }) => Number(of.split('-')[1]));
    assert.deepEqual(numbers, [...numbers].sort((a, b) => a - b), 'oldest first');
    for (const { text } of told) assert.match(text, /^Greedy [23] \S/);
    // Another's turn comes only when the one before could be read.
    for (const [index, { of, at: time }] of told.entries()) {
      const next = told[index + 1];
      if (next && next.of !== of) assert.ok(next.at - time >= 100, `${of}: ${next.at - time} ms`);
    }
    const log = await page.innerText('#log');
    assert.match(log, new RegExp(told.at(-1).text.slice(0, 8)));
    assert.deepEqual(page.problems, []);
  });
}

test('a caption stands beside its piece and covers no piece', { timeout: 1_800_000 }, async () => {
  for (const game of Object.keys(GAMES)) {
    const page = await reader(game, { look: { pace: 'slow' } });
    await untilShown(page, '#caption.shown:not(.free)');
    const covered = await page.evaluate(() => {
      const box = document.querySelector('#caption').getBoundingClientRect();
      const pieces = [...document.querySelectorAll('#board :is(.piece:not(.ghost, text), .scientists, .icebreaker)')].map((piece) => [piece.id || piece.textContent, piece.getBoundingClientRect()]);
      const small = pieces.filter(([, { width }]) => width < 120);
      const over = ([, part]) => Math.min(box.right, part.right) - Math.max(box.left, part.left) > 6 && Math.min(box.bottom, part.bottom) - Math.max(box.top, part.top) > 6;
      return { covered: small.filter(over).map(([id]) => id), inside: box.left >= 0 && box.right <= innerWidth && box.top >= 0 && box.bottom <= innerHeight };
    });
    assert.deepEqual(covered, { covered: [], inside: true }, game);
  }
});

test('one key shows at once what waits', { timeout: 1_800_000 }, async () => {
  const page = await reader('antarctica', { look: { pace: 'slow' } });
  await untilShown(page, '#caption.shown');
  // In one breath: the bots may go on.
  const left = await page.evaluate(() => {
    document.querySelector('#table').dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true }));
    return document.querySelectorAll('#caption.shown').length;
  });
  assert.equal(left, 0);
});

test('on a phone the caption has a row between board and control', { timeout: 1_800_000 }, async () => {
  const page = await reader('antarctica', { size: [360, 740] });
  await until(page, 1);
  const [board, caption, decide] = await Promise.all(['#board', '#caption', '#decide'].map((part) => page.locator(part).boundingBox()));
  assert.equal(caption.height, 36);
  assert.ok(board.y + board.height <= caption.y + 1 && caption.y + caption.height <= decide.y + 1);
});

test('on a phone a caption leaves question and choices free', { timeout: 1_800_000 }, async () => {
  for (const game of Object.keys(GAMES)) {
    const page = await reader(game, { size: [360, 740], look: { pace: 'slow' } });
    await untilShown(page, '#caption.shown');
    const [caption, question, choices] = await Promise.all(['#caption', '#prompt', '#decide'].map((part) => page.locator(part).boundingBox()));
    assert.ok(caption.y >= question.y + question.height && caption.y + caption.height <= choices.y + 1, `${game}: ${JSON.stringify(caption)}`);
  }
});

test('one line says what happened since the last turn, and can be watched', { timeout: 1_800_000 }, async () => {
  const page = await reader('antarctica');
  await until(page, 2);
  const line = await page.innerText('#since .told');
  assert.ok(line.length > 10 && line.length <= 98, line);
  assert.match(line, /Greedy/);
  await page.click('#since summary');
  assert.ok((await page.locator('#since li').count()) > 2);
  await page.click('#watch');
  await page.waitForSelector('#replay');
  const step = () => page.inputValue('#replay-step').then(Number);
  const first = await step();
  await page.waitForSelector('#replay-play[aria-pressed=true]');
  await page.click('#speed-4');
  await page.waitForFunction((start) => Number(document.querySelector('#replay-step').value) > start, first);
  const [log, told, side] = await page.evaluate(() =>
    ['#log li:first-child', '#replay .told', '#side'].map((part) => document.querySelector(part).innerText),
  );
  assert.match(told, new RegExp(log.slice(0, 9).trim().replace(/[^\w ]/g, '.')));
  assert.doesNotMatch(side, /others decide/i);
  if ((await page.getAttribute('#replay-play', 'aria-pressed')) === 'true') await page.keyboard.press('p');
  assert.equal(await page.getAttribute('#replay-play', 'aria-pressed'), 'false');
  assert.deepEqual(await scan(page), []);
  await page.keyboard.press('Home');
  await page.waitForFunction(() => document.querySelector('#replay-step').value === '0');
  await page.keyboard.press('+');
  assert.deepEqual(page.problems, []);
});

test('the log is a drawer with the newest line first', { timeout: 1_800_000 }, async () => {
  const page = await reader('antarctica');
  await until(page, 2);
  const numbers = await page.locator('#log details:first-of-type li').evaluateAll((lines) => lines.map(({ id }) => Number(id.slice(4))));
  assert.deepEqual(numbers, [...numbers].sort((a, b) => b - a));
  const dock = await page.locator('#dock').boundingBox();
  await page.click('#open-log');
  assert.equal(await page.locator('#seats').isVisible(), false);
  assert.deepEqual(await page.locator('#dock').boundingBox(), dock);
  await page.keyboard.press('Escape');
  assert.ok(await page.locator('#seats').isVisible());
});

/** The lines of the chapters that are open, by chapter. */
const openLines = (page) =>
  page.locator('#log details[open]').evaluateAll((chapters) => chapters.map(({ id, children }) => [id, [...children[1].children].map((line) => line.id)]));

/** Waits until the log has loaded what the updates did not bring. */
const filled = (page) =>
  page.waitForFunction(() => {
    const lacks = ({ dataset: { src, from } }) => src !== undefined || !document.getElementById(`log-${from - 1}`);
    return ![...document.querySelectorAll('#log details[open] > :is([data-src], [data-before])')].some(lacks);
  });

test('a log that stays open misses no line, and what was closed stays closed', { timeout: 1_800_000 }, async () => {
  for (const game of ['aquasphere', 'frostpunk']) {
    const page = await visitor(at.browser, { look: { pace: 'off', language: 'en' } });
    await newTable(page, at.server, { game, players: 2, seats: ['me', 'bot:greedy'], options: GAMES[game].options, seed: 11 });
    const press = hands.mouse(page);
    const begun = new Set();
    for (let decisions = 0; decisions < 120 && begun.size < 4; decisions += 1) {
      begun.add(await page.locator('#log details').first().getAttribute('id'));
      await play(page, press, await advice(page, press));
      await awaitTurn(page);
    }
    assert.equal(begun.size, 4, 'chapters that were the newest');
    await filled(page);
    const live = await openLines(page);
    assert.ok(live.length > 1, 'older chapters stay open');
    await page.locator('#log details').first().locator('summary').click();
    await play(page, press, await advice(page, press));
    assert.equal(await page.locator('#log details').first().getAttribute('open'), null, 'it was closed');
    await page.locator('#log details').first().locator('summary').click();
    // Every older chapter as somebody finds it who has not seen it come.
    for (const [chapter, lines] of live.slice(1)) {
      const [first, end] = await page.locator(`#${chapter}`).evaluate((part) => {
        const numbers = [...document.querySelectorAll('#log details')].map(({ id }) => Number(id.slice(8)));
        const begin = Number(part.id.slice(8));
        return [begin, Math.min(...numbers.filter((number) => number > begin))];
      });
      const text = await page.evaluate((url) => fetch(url).then((answer) => answer.text()), `${new URL(page.url()).pathname}/log?first=${first}&end=${end}`);
      assert.deepEqual(lines, [...text.matchAll(/<li id="(log-\d+)"/g)].map(([, id]) => id), `${game} ${chapter}`);
    }
    const newest = async () => {
      await filled(page);
      return (await openLines(page))[0];
    };
    const before = await newest();
    await page.reload();
    await awaitTurn(page);
    assert.deepEqual(before, await newest());
    assert.deepEqual(page.problems, []);
  }
});

test('on a phone the log is closed until it is wanted', { timeout: 1_800_000 }, async () => {
  for (const game of Object.keys(GAMES)) {
    const page = await visitor(at.browser, { size: [360, 740], look: { language: 'en' } });
    await newTable(page, at.server, { game, players: 2, seats: ['me', 'bot:greedy'], options: GAMES[game].options, seed: 11 });
    await awaitTurn(page);
    const newest = page.locator('#log li').first();
    assert.equal(await newest.isVisible(), false, game);
    assert.ok((await page.locator('#log').boundingBox()).height < 100, game);
    await page.click('#open-log');
    assert.ok(await newest.isVisible(), game);
    await page.click('#log-drawer');
    assert.equal(await newest.isVisible(), false, game);
  }
});

/** Plays until something moves as wanted; every motion of a page is kept. */
async function untilMoved(game, wanted) {
  const page = await visitor(at.browser, { look: { motion: 'fast' } });
  await page.addInitScript(() => {
    globalThis.motions = [];
    const { animate } = Element.prototype;
    Element.prototype.animate = function (frames, timing) {
      const { duration, delay } = timing;
      const kind = ['flying', 'body', 'ship'].find((name) => this.classList.contains(name));
      motions.push({ kind, id: this.id, duration, delay, frames, revision: document.querySelector('#table').dataset.revision });
      return animate.call(this, frames, timing);
    };
  });
  await newTable(page, at.server, { game, seed: 3, options: GAMES[game].options, ...GAMES[game].whole });
  const press = hands.mouse(page);
  for (let decisions = 0; decisions < 40; decisions += 1) {
    await awaitTurn(page);
    const found = wanted(await page.evaluate(() => motions));
    if (found) return { page, found };
    await play(page, press, await advice(page, press));
  }
  throw new Error(`nothing moves so in ${game}`);
}

test('planets move when the ships have arrived', { timeout: 1_800_000 }, async () => {
  const both = (motions) => {
    const ships = motions.filter(({ kind, delay }) => kind === 'ship' && delay === 0);
    const ship = ships.find(({ revision }) => motions.some((other) => other.kind === 'body' && other.revision === revision));
    return ship && { ship, planets: motions.filter(({ kind, revision }) => kind === 'body' && revision === ship.revision) };
  };
  const { found } = await untilMoved('kosmonauts', both);
  for (const { delay } of found.planets) assert.equal(delay, found.ship.duration);
});

for (const game of ['kosmonauts', 'antarctica', 'aquasphere']) {
  test(`what is taken in ${game} flies to its owner`, { timeout: 1_800_000 }, async () => {
    const { page, found } = await untilMoved(game, (motions) => motions.find(({ kind }) => kind === 'flying'));
    const [from, to] = found.frames.map(({ translate }) => translate.split(' ').map(parseFloat));
    const board = await page.locator('#board').boundingBox();
    assert.ok(from[0] > board.x && from[0] < board.x + board.width && from[1] > board.y && from[1] < board.y + board.height, 'from the board');
    assert.ok(to[0] > board.x + board.width, 'into the column of the seats');
    await page.waitForFunction(() => !document.querySelector('body > .flying'));
    assert.deepEqual(page.problems, []);
  });
}

test('a robot of AquaSphere comes from the panel of its owner', { timeout: 1_800_000 }, async () => {
  const { page, found } = await untilMoved('aquasphere', (motions) => motions.find(({ id }) => id.startsWith('robot-control-')));
  const [from, to] = found.frames.map(({ transform }) => parseFloat(/translate\(([-\d.]+)px/.exec(transform)[1]));
  assert.ok(from > 101 && Math.abs(to) < 83, `from the column of the seats to a sector of the ring: ${from} to ${to}`);
  assert.deepEqual(page.problems, []);
});
