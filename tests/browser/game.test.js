// Whole games, by mouse and by keyboard.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GAMES, house, newTable, openLate, playToTheEnd, steady, tooSmall, visitor } from './table.js';

const at = house();

// Mouse on a large screen, keys and fingers on one of a phone's size: nothing that is needed to decide
// moves, all of it is in sight whenever something is asked, and on a phone it is as large as a finger.
const SIZES = { mouse: [1440, 900], keyboard: [360, 740], touch: [360, 740], text: [1440, 900] };

for (const [game, { options, whole, left, hands = ['mouse', 'keyboard'] }] of Object.entries(GAMES)) {
  for (const hand of hands) {
    const size = SIZES[hand];
    const part = left ? `the end of a game of ${game}` : `a whole game of ${game} against bots`;
    test(`${part} by ${hand} at ${size[0]} pixels`, { timeout: 1_800_000 }, async () => {
      const page = await visitor(at.browser, { size, hasTouch: hand === 'touch' });
      if (left) await openLate(page, at.server, game, left);
      else await newTable(page, at.server, { game, options, ...whole });
      const isSteady = steady(page);
      const decisions = await playToTheEnd(page, hand, async (number) => {
        if (hand === 'text') return;
        await isSteady(number);
        if (size[0] === 360 && !left) assert.deepEqual(await tooSmall(page), [], `decision ${number}`);
      });
      assert.ok(decisions > (left ? 10 : 20), `${decisions} decisions`);
      assert.match(await page.textContent('#result'), /VP|win|the city (stands|fell)/i);
      assert.deepEqual(page.problems, []);
      await page.context().close();
    });
  }
}
