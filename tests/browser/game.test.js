// Whole games, by mouse and by keyboard.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GAMES, playToTheEnd, newTable, house, visitor } from './table.js';

const at = house();

for (const [game, { options, whole }] of Object.entries(GAMES)) {
  for (const hand of ['mouse', 'keyboard']) {
    test(`a whole game of ${game} against bots by ${hand}`, { timeout: 900_000 }, async () => {
      const page = await visitor(at.browser);
      await newTable(page, at.server, { game, options, ...whole });
      const decisions = await playToTheEnd(page, hand);
      assert.ok(decisions > 20, `${decisions} decisions`);
      assert.match(await page.textContent('#result'), /VP|win/i);
      assert.deepEqual(page.problems, []);
      await page.context().close();
    });
  }
}
