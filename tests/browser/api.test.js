// The OpenAPI document, by the measure of others: a public validator finds nothing wrong with it,
// and a client typed by a public generator plays a whole game in which every answer has the form
// that the document promises.

import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { after, before, test } from 'node:test';
import { promisify } from 'node:util';
import { Validator } from '@seriousme/openapi-schema-validator';
import Ajv from 'ajv/dist/2020.js';
import openapiTS, { astToString } from 'openapi-typescript';
import { GAMES, startServer } from './table.js';

let server;
let description;

before(async () => {
  server = await startServer();
  description = await (await fetch(`${server.address}/api/v1/openapi.json`)).json();
});

after(() => server.dispose());

test('a public validator accepts the document', async () => {
  const { valid, errors } = await new Validator().validate(structuredClone(description));
  assert.ok(valid, JSON.stringify(errors, null, 1));
});

test('every game is played here', async () => {
  const games = await (await fetch(`${server.address}/api/v1/games`)).json();
  assert.deepEqual(games.map(({ id }) => id).toSorted(), Object.keys(GAMES).toSorted());
});

test('a generated client plays whole games, and every answer is as described', async (t) => {
  const generated = new URL('./generated/', import.meta.url);
  await mkdir(generated, { recursive: true });
  await writeFile(new URL('api.d.ts', generated), astToString(await openapiTS(structuredClone(description))));
  await promisify(execFile)('node_modules/.bin/tsc', ['--project', 'tsconfig.json'], {
    cwd: new URL('.', import.meta.url),
  }).catch(({ stdout }) => assert.fail(stdout));
  const { play } = await import('./generated/player.js');
  for (const [game, { short }] of Object.entries(GAMES)) {
    await t.test(game, async () => {
      const witness = witnessOf(description);
      const scores = await play(server.address, game, short, witness);
      assert.equal(scores.length, 2);
      // Who loses together has no first place.
      assert.ok(scores.every((score) => score.rank >= 1 && score.rank <= 2));
      assert.ok(witness.answers > 20, `${witness.answers} answers`);
    });
  }
});

/** Compares every answer with what the document says about its call. */
function witnessOf(description) {
  const ajv = new Ajv({ strict: false, validateFormats: false });
  ajv.addSchema(description, 'api');
  const escape = (text) => text.replaceAll('~', '~0').replaceAll('/', '~1');
  return {
    answers: 0,
    async onResponse({ request, response, schemaPath }) {
      const method = request.method.toLowerCase();
      const answers = ['paths', schemaPath, method, 'responses', `${response.status}`];
      const pointer = [...answers, 'content', 'application/json', 'schema'].map(escape).join('/');
      const check = ajv.getSchema(`api#/${pointer}`);
      assert.ok(check, `${method} ${schemaPath}: ${response.status} is not described`);
      const body = await response.clone().json();
      assert.ok(check(body), `${method} ${schemaPath}: ${ajv.errorsText(check.errors)}`);
      this.answers += 1;
    },
  };
}
