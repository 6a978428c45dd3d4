// Whole games, by mouse and by keyboard.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GAMES, house, newTable, outside, places, playToTheEnd, visitor } from './table.js';

const at = house();

// Mouse on a large screen, keys on one of a phone's size: nothing that is needed to decide moves, and
// all of it is in sight whenever something is asked.
const SIZES = { mouse: [1440, 900], keyboard: [360, 740] };

for (const [game, { options, whole }] of Object.entries(GAMES)) {
  for (const [hand, size] of Object.entries(SIZES)) {
    test(`a whole game of ${game} against bots by ${hand} at ${size[0]} pixels`, { timeout: 900_000 }, async () => {
      const page = await visitor(at.browser, { size });
      await newTable(page, at.server, { game, options, ...whole });
      let first;
      const decisions = await playToTheEnd(page, hand, async (number) => {
        first ??= await places(page);
        assert.deepEqual(await places(page), first, `decision ${number}`);
        assert.deepEqual(await outside(page), [], `decision ${number}`);
      });
      assert.ok(decisions > 20, `${decisions} decisions`);
      assert.match(await page.textContent('#result'), /VP|win/i);
      assert.deepEqual(page.problems, []);
      await page.context().close();
    });
  }
}
