// A program that plays, typed by what the server's OpenAPI document says. The types are generated
// by the test, and TypeScript checks this file against them before it runs.

import createClient, { type Middleware } from 'openapi-fetch';
import type { components, paths } from './generated/api';

type Score = components['schemas']['ScoreReply'];
type Problem = components['schemas']['ErrorReply'];

/** Plays one game against a bot, always with the first action that is listed. */
export async function play(
  address: string,
  game: string,
  options: Record<string, never>,
  witness: Middleware,
): Promise<Score[]> {
  const api = createClient<paths>({ baseUrl: address });
  api.use(witness);
  const { token } = need(await api.POST('/api/v1/players', { body: { name: 'Typed' } }));
  api.use({
    onRequest({ request }) {
      request.headers.set('Authorization', `Bearer ${token}`);
      return request;
    },
  });
  const seats = ['me', 'bot:random'];
  const { id } = need(await api.POST('/api/v1/tables', { body: { game, seats, options, pace: 0 } }));
  const path = { id };
  for (;;) {
    const table = need(await api.GET('/api/v1/tables/{id}', { params: { path, query: { seat: 0 } } }));
    if (table.status === 'finished') {
      need(await api.GET('/api/v1/tables/{id}/log', { params: { path, query: { from: table.step - 1 } } }));
      return need(await api.GET('/api/v1/tables/{id}/standings', { params: { path } })).scores;
    }
    const { revision, actions } = need(await api.GET('/api/v1/tables/{id}/actions', { params: { path } }));
    const [first] = actions;
    if (first) {
      const action: string = first.action;
      const { error } = await api.POST('/api/v1/tables/{id}/act', { params: { path }, body: { revision, action } });
      if (error && error.error.code !== 'stale') throw new Error(error.error.message);
    }
  }
}

function need<T>({ data, error }: { data?: T; error?: Problem }): T {
  if (data === undefined) throw new Error(error?.error.message ?? 'no answer');
  return data;
}
