// Whole games of Frostpunk in Chromium, each to its end: hundreds of decisions, too many for every run
// of the tests. `make tour` plays all of them, `node tour.js NAME ...` some; each line says what was
// shown by it.

import assert from 'node:assert/strict';
import {
  advice, awaitRevision, awaitTurn, carriedOut, hands, isOver, newTable, playAnything, playToTheEnd, revision,
  startBrowser, startServer, steady, together, visitor,
} from './table.js';

const game = 'frostpunk';
const SCENARIOS = ['I-grove', 'I-ridge', 'I-plain', 'I-dreadnought', 'I-canyon', 'II', 'III', 'IV'];

/** Alone in the Crater with one kind of hand; what is needed to decide stays in its place and in sight. */
const alone = (hand, size) => async (at) => {
  const page = await visitor(at.browser, { size, hasTouch: hand === 'touch', look: { language: 'en' } });
  await newTable(page, at.server, { game, players: 1, seats: ['me'], seed: 3 });
  const decisions = await playToTheEnd(page, hand, hand === 'text' ? undefined : steady(page));
  return { pages: [page], decisions };
};

/** Three seats around one screen that is never passed on. */
async function oneScreen(at) {
  const page = await visitor(at.browser, { look: { language: 'en' } });
  await newTable(page, at.server, { game, players: 3, seats: ['me', 'hotseat', 'hotseat'] });
  let decisions = 0;
  for (; await awaitTurn(page); decisions += 1) {
    assert.equal(await page.locator('form[action$="/ready"]').count(), 0);
    await playAnything(page);
  }
  return { pages: [page], decisions };
}

/** Two browsers and a bot: the partner suggests every third decision, and whoever decides takes it. */
async function online(at) {
  const { host, guest } = await together(at, { game, seats: ['me', 'open', 'bot:greedy'] });
  const asked = (page) => page.locator('#table[data-your-turn]').count();
  let [decisions, taken] = [0, 0];
  for (;;) {
    await Promise.any([host, guest].map(awaitTurn));
    if (await isOver(host)) break;
    const [decider, partner] = (await asked(host)) ? [host, guest] : [guest, host];
    const now = await revision(decider);
    await awaitRevision(partner, now);
    const take = `#take-${partner === host ? 0 : 1}`;
    if (decisions % 3 === 0 && (await suggest(partner))) {
      await decider.waitForSelector(take);
      await decider.click(take);
      await awaitRevision(decider, now + 1);
      taken += 1;
    } else {
      await playAnything(decider);
    }
    decisions += 1;
  }
  assert.ok(taken > 10, `${taken} suggestions were taken`);
  return { pages: [host, guest], decisions: `${decisions}, ${taken} of them suggested` };
}

/** Suggests the first thing that is weighed before it is done. */
async function suggest(partner) {
  const wish = partner.locator('#decide [data-draft]:not([aria-disabled], [data-draft=""])').first();
  if (!(await wish.count())) return false;
  await wish.click({ force: true });
  const commit = partner.locator('#commit[data-act]');
  await commit.waitFor({ timeout: 3000 }).catch(() => {});
  if (!(await commit.count())) return false;
  await commit.click({ force: true });
  return true;
}

/** Another scenario, by what the strongest bot advises. */
const advised = (scenario) => async (at) => {
  const page = await visitor(at.browser, { look: { language: 'en' } });
  await newTable(page, at.server, { game, players: 1, seats: ['me'], options: { scenario }, seed: 3 });
  const press = hands.mouse(page);
  let decisions = 0;
  for (; await awaitTurn(page); decisions += 1) {
    const before = await revision(page);
    await advice(page, press);
    await press('#follow-advice');
    await carriedOut(page, press, before);
  }
  return { pages: [page], decisions };
};

const TOUR = {
  mouse: alone('mouse', [1440, 900]),
  keyboard: alone('keyboard', [1440, 900]),
  touch: alone('touch', [360, 740]),
  text: alone('text', [1440, 900]),
  'one-screen': oneScreen,
  online,
  ...Object.fromEntries(SCENARIOS.map((scenario) => [scenario, advised(scenario)])),
};

const wanted = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(TOUR);
for (const name of wanted) {
  const at = { server: await startServer(), browser: await startBrowser() };
  // Whatever goes wrong: a server that is left running would keep whoever waits for us waiting for ever.
  try {
    const started = Date.now();
    const { pages, decisions } = await TOUR[name](at);
    for (const page of pages) assert.deepEqual(page.problems, []);
    const [title, verdict] = await Promise.all(['.winner h2', '#verdict'].map((part) => pages[0].innerText(part)));
    const day = await pages[0].innerText('#result .eyebrow >> nth=0');
    console.log(`${name}: ${decisions} decisions in ${Math.round((Date.now() - started) / 1000)} s. ${title}, ${day}: ${verdict}`);
  } finally {
    await at.browser.close();
    await at.server.dispose();
  }
}
