// The guided first game of every game, followed to its end by what the page marks.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scan } from './axe.js';
import { arrive, GAMES, hands, house, open, visitor } from './table.js';

const at = house();

const MARKED = '#table :is([data-act], [data-draft])[aria-current="step"]';

/** Calls a test with the address of every game's lesson. */
async function everyGame(run) {
  for (const game of Object.keys(GAMES)) await run(`/learn/${game}`);
}

/** A learner at the first move of a lesson. */
async function learner(lesson, options = { locale: 'en-US' }) {
  const page = await visitor(at.browser, options);
  await open(page, at.server);
  await page.click(`form[action="${lesson}"] button`);
  await page.waitForSelector('#lesson');
  await nextMove(page);
  return page;
}

/** Waits for the next move of the lesson; `null` when it is over. */
async function nextMove(page) {
  await page.waitForFunction(() => {
    const { yourTurn, lesson } = document.querySelector('#table').dataset;
    return yourTurn && (lesson !== undefined || !document.querySelector('#lesson-leave'));
  });
  return page.getAttribute('#table', 'data-lesson');
}

/**
 * Clicks what is marked until the move is made: a move may be put together of several parts. What
 * others do meanwhile changes the table, but not what the lesson asks for; a click that met such a
 * change is repeated.
 */
async function follow(page, press) {
  const seen = (marked) => {
    const parts = [...document.querySelectorAll(marked)].map(({ dataset: { act, draft } }) => (act === undefined ? `${draft} …` : act));
    const head = document.querySelector('.lesson-head')?.textContent;
    return { step: `${document.querySelector('#table').dataset.lesson}, ${head}`, parts: parts.join() };
  };
  await page.evaluate(`globalThis.seen = ${seen}`);
  const now = () => page.evaluate((marked) => globalThis.seen(marked), MARKED);
  const { step } = await now();
  for (let clicks = 0; (await now()).step === step; clicks += 1) {
    assert.ok(clicks < 12, 'the marks lead to the move');
    const { parts } = await now();
    const isLast = (await page.locator(MARKED).first().getAttribute('data-act')) !== null;
    await press(MARKED);
    const isDone = ({ marked, before, isLast }) => {
      const after = globalThis.seen(marked);
      return after.step !== before.step || (!isLast && after.parts !== before.parts);
    };
    const before = { marked: MARKED, before: { step, parts }, isLast };
    await page.waitForFunction(isDone, before, { polling: 50, timeout: 5_000 }).catch(() => {});
  }
}

/** Follows the lesson to its end, calling `each` before every move. */
async function followToTheEnd(page, press, each = () => {}) {
  let moves = 0;
  while ((await nextMove(page)) !== null) {
    await each();
    await follow(page, press);
    moves += 1;
    assert.ok(moves < 40, 'the lesson ends');
  }
  return moves;
}

test('the marks lead through every lesson, each move with words of its own, all of them in sight', { timeout: 600_000 }, () =>
  everyGame(async (lesson) => {
    // The narrowest and lowest window with a column.
    const page = await learner(lesson, { size: [1024, 768], locale: 'en-US' });
    const texts = new Set();
    const moves = await followToTheEnd(page, hands.mouse(page), async () => {
      const { hidden, covered } = await page.evaluate(() => {
        const card = document.querySelector('#lesson');
        const [dock, top] = [document.querySelector('#dock').getBoundingClientRect(), card.getBoundingClientRect().top];
        return { hidden: card.scrollHeight - card.clientHeight, covered: dock.bottom - top };
      });
      assert.ok(hidden <= 0 && covered <= 1, `${lesson}: ${hidden} pixels of the words hidden, ${covered} of the dock`);
      assert.match(await page.innerText('.lesson-head'), new RegExp(`Step ${texts.size + 1} of `));
      texts.add(await page.innerText('#lesson-text'));
    });
    assert.ok(moves >= 4, `${lesson}: ${moves} moves`);
    assert.equal(texts.size, moves);
    assert.match(await page.innerText('#lesson'), /The lesson is over/);
    assert.ok(await page.locator('#hint').isVisible(), 'from here on there are hints');
    assert.deepEqual(page.problems, []);
    await page.context().close();
  }));

test('by keyboard one key goes to the move and Enter makes it', { timeout: 600_000 }, () =>
  everyGame(async (lesson) => {
    const page = await learner(lesson);
    await followToTheEnd(page, async (marked) => {
      await page.evaluate(() => document.activeElement.blur());
      await page.keyboard.press('h');
      const isThere = await page.evaluate((wanted) => document.activeElement.matches(wanted), marked);
      assert.ok(isThere, 'the move has the focus');
      await page.keyboard.press('Enter');
    });
    assert.match(await page.innerText('#lesson'), /The lesson is over/);
    await page.context().close();
  }));

test('another move is refused with the lesson’s sentence and changes nothing', () =>
  everyGame(async (lesson) => {
    const page = await learner(lesson);
    const before = await nextMove(page);
    const revision = await page.getAttribute('#table', 'data-revision');
    const press = hands.mouse(page);
    const other = `#table [data-act]:not([aria-current])`;
    // Where everything is put together first, something else is put together.
    if (!(await page.locator(other).count())) {
      await press('#table [data-draft]:not([data-draft=""], [aria-current])');
      await page.waitForSelector(other);
    }
    await press(other);
    await page.waitForSelector('#notices [role=alert]');
    assert.match(await page.innerText('#notices'), /lesson has another move.*TABLE-LESSON-1/s);
    assert.equal(await nextMove(page), before);
    assert.equal(await page.getAttribute('#table', 'data-revision'), revision);
    await follow(page, press);
    await page.context().close();
  }));

test('a draft that went elsewhere is led back', async () => {
  const page = await learner('/learn/kosmonauts');
  const press = hands.mouse(page);
  await press('#dial-E');
  await page.waitForSelector('#clear-draft[aria-current="step"]');
  await follow(page, press);
  await page.context().close();
});

test('a move taken back is asked for again', () =>
  everyGame(async (lesson) => {
    const page = await learner(lesson);
    const press = hands.mouse(page);
    let made;
    do {
      made = await nextMove(page);
      // Where a bot answers every move of the lesson, none can be taken back.
      if (made === null && !GAMES[lesson.split('/').pop()].lesson_undo) return page.context().close();
      assert.notEqual(made, null, 'some move can be taken back');
      await follow(page, press);
      await nextMove(page);
    } while (!(await page.locator('#undo[data-undo]').count()));
    await press('#undo');
    await page.waitForFunction((wanted) => document.querySelector('#table').dataset.lesson === wanted, made);
    await follow(page, press);
    await page.context().close();
  }));

test('a lesson can be taken up again, and left', () =>
  everyGame(async (lesson) => {
    const page = await learner(lesson);
    await follow(page, hands.mouse(page));
    const next = await nextMove(page);
    await page.reload();
    assert.equal(await nextMove(page), next);
    await page.click('#lesson-leave');
    await arrive(page, '#hint');
    assert.equal(await page.locator('#lesson').count(), 0);
    assert.equal(await page.locator(MARKED).count(), 0);
    await page.context().close();
  }));

test('lessons speak English, Polish and Italian', () =>
  everyGame(async (lesson) => {
    const texts = new Set();
    for (const locale of ['en-US', 'pl-PL', 'it-IT']) {
      const page = await learner(lesson, { locale });
      const text = await page.innerText('#lesson');
      assert.doesNotMatch(text, /\b[a-z]+-lesson/, 'no key without its sentence');
      // What is to be done has a shadow in the color of the card, for words that are scrolled below it.
      const [words, move] = await Promise.all(['.lesson-words', '.lesson-do'].map((part) => page.locator(part).boundingBox()));
      assert.ok(words.y + words.height + 6 <= move.y, `${lesson} in ${locale}: the last line lies below its shadow`);
      texts.add(text);
      await page.context().close();
    }
    assert.equal(texts.size, 3);
  }));

/** On a phone the words of a lesson are read without scrolling, and the board and what ends a turn stay on the screen, up to so many pixels. */
async function fits(page, most = 1) {
  const seen = await page.evaluate(() => {
    const card = document.querySelector('#lesson');
    const bottom = (wanted) => document.querySelector(wanted).getBoundingClientRect().bottom + scrollY;
    return {
      width: document.documentElement.scrollWidth,
      hidden: card.scrollHeight - card.clientHeight,
      below: Math.max(bottom('#lesson'), bottom('.foot')) - innerHeight,
    };
  });
  const said = `${page.url()}, ${await page.innerText('.lesson-head')}: ${JSON.stringify(seen)}`;
  assert.ok(seen.width <= 360 && seen.hidden <= 0 && seen.below <= most, said);
}

test('lessons fit a phone to their end, with all their words', { timeout: 600_000 }, () =>
  everyGame(async (lesson) => {
    // The longest words of the three languages.
    const page = await learner(lesson, { size: [360, 740], locale: 'it-IT' });
    await followToTheEnd(page, hands.mouse(page), () => fits(page));
    await fits(page, Infinity);
    assert.deepEqual(await scan(page), []);
    await page.context().close();
  }));

for (const theme of ['light', 'dark']) {
  test(`axe finds nothing in a lesson in ${theme}`, { timeout: 600_000 }, () =>
    everyGame(async (lesson) => {
      for (const size of [[1440, 900], [360, 740]]) {
        const page = await learner(lesson, { size, look: { theme, language: 'en' } });
        assert.deepEqual(await scan(page), []);
        await page.context().close();
      }
    }));
}
