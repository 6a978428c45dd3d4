// Automatic checks of accessibility.

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The page's policy forbids foreign scripts, so axe comes in through the debugger. */
export async function scan(page) {
  await page.evaluate(axe);
  const { violations } = await page.evaluate(() => globalThis.axe.run());
  return violations.map(({ id, nodes }) => ({
    id,
    nodes: nodes.slice(0, 4).map((node) => `${node.target} ${node.failureSummary}`),
  }));
}
