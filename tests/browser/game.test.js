// Whole games, by mouse and by keyboard.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GAMES, playToTheEnd, newTable, house, visitor } from './table.js';

const at = house();

// The more play, the fewer of a game's decisions are ours. The seed is one of a short game: between
// greedy players some go on for long.
const TABLES = {
  kosmonauts: { players: 2, seats: ['me', 'bot:greedy'] },
  antarctica: {
    players: 4,
    seats: ['me', 'bot:greedy', 'bot:greedy', 'bot:greedy'],
    seed: '3520818290972489960',
  },
};

for (const [game, { options }] of Object.entries(GAMES)) {
  for (const hand of ['mouse', 'keyboard']) {
    test(`a whole game of ${game} against bots by ${hand}`, { timeout: 900_000 }, async () => {
      const page = await visitor(at.browser);
      await newTable(page, at.server, { game, options, ...TABLES[game] });
      const decisions = await playToTheEnd(page, hand);
      assert.ok(decisions > 20, `${decisions} decisions`);
      assert.match(await page.textContent('#result'), /VP|win/i);
      assert.deepEqual(page.problems, []);
      await page.context().close();
    });
  }
}
