import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { ankiConnect } from '#contract/anki-connect.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { changeList, createList, keepList, setListWords, shareList } from '#contract/lists.ts';
import { connectProgram, endProgram } from '#contract/programs.ts';
import { explainWord, takeTurn } from '#contract/teacher.ts';
import { fetchTextPage } from '#contract/text-from-address.ts';
import { everyChange } from '../testing/every-change.ts';
import { says } from '../testing/model-server.ts';
import { startTeachingServer } from '../testing/teaching.ts';
import { testDatabases } from '../testing/test-database.ts';

/** JSON that stands where something else is meant. */
const HOSTILE = [
  ...[
    'null',
    'true',
    '0',
    '-1',
    '1.5',
    '1e400',
    '9007199254740993',
    '""',
    '" "',
    '"x"',
    '"\\u0000"',
    '"\\ud800"',
  ],
  ...[
    '"\\u202e\\r\\n"',
    '[]',
    '{}',
    '[null]',
    '[[]]',
    '{"__proto__":{"id":1}}',
    '{"constructor":"x"}',
    '{"length":3}',
  ],
  ...[JSON.stringify('a'.repeat(5000)), JSON.stringify('card-'), `${'['.repeat(2000)}${']'.repeat(2000)}`],
];
/** Whole bodies that are none. */
const BODIES = [
  ...['', '[]', 'null', '"x"', '1', '{', '{"__proto__":1}', `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`],
];
const PARAMS = [
  '%00',
  '%2e%2e%2f',
  '__proto__',
  'constructor',
  'a'.repeat(90),
  '%F0%9F%98%80',
  '%ED%A0%80',
  '%',
  "'--",
];
const QUERIES = [
  'learn=de&learn=uk',
  'learn[]=de',
  'lang=__proto__',
  'learn=%00',
  'learn=',
  'offset=NaN&limit=1e400',
];

/** The body as JSON, once for each place in it and each thing that is put there. */
function* spoiled(body: unknown): Generator<string> {
  const MARK = randomUUID();
  for (const path of placesIn(body)) {
    const marked = JSON.stringify(withMark(body, path, MARK));
    for (const hostile of HOSTILE) yield marked.replace(`"${MARK}"`, () => hostile);
  }
}

function* placesIn(value: unknown, path: string[] = []): Generator<string[]> {
  if (path.length > 0) yield path;
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) yield* placesIn(inner, [...path, key]);
}

function withMark(value: unknown, [key, ...rest]: string[], mark: string): unknown {
  if (key === undefined) return mark;
  const copy = structuredClone(value) as Record<string, unknown>;
  copy[key] = withMark(copy[key], rest, mark);
  return copy;
}

type Sent = { endpoint: Endpoint; params?: Record<string, string>; body: object };

const PAIR = { learn: 'es', lang: 'en' };
const LIST = `own-${randomUUID()}`;
const NOTE = {
  ...{ deckName: 'Español', modelName: 'Slova', tags: ['a'] },
  ...{ fields: { Word: 'perro', Translation: 'dog' }, options: { allowDuplicate: false } },
};
const ANKI = [
  { action: 'multi', params: { actions: [{ action: 'version', version: 6, params: {} }] } },
  { action: 'addNote', params: { note: NOTE } },
  { action: 'canAddNotes', params: { notes: [NOTE] } },
  { action: 'findNotes', params: { query: 'word:p* or (nid:1 added:3)' } },
  { action: 'notesInfo', params: { notes: [1] } },
  { action: 'updateNoteFields', params: { note: { id: 1, fields: { Word: 'gato' } } } },
  { action: 'modelFieldNames', params: { modelName: 'Slova' } },
];

/** Thousands of requests. */
const TIMEOUT_MS = 300_000;

for (const { kind, open } of testDatabases())
  test(
    `${kind}: whatever is sent to a call, the server refuses it and does not fail`,
    async () => {
      const { send, call, registerUser } = await startTeachingServer(says('Hallo!'), {
        ...{ db: await open(), answersADay: 100_000, tokensADay: 1_000_000_000 },
        fetchPage: async () => ({ problem: 'notThere' }),
      });
      const { token } = await registerUser();
      const { token: other } = await registerUser();
      const { key } = (await call(connectProgram, { body: { name: 'Yomitan' } }, token)).data;
      await call(createList, { body: { id: LIST, name: 'Trips', words: ['dog'] } }, other);
      const { list } = (await call(shareList, { params: { id: LIST }, body: { is_shared: true } }, other))
        .data;
      const talkId = `talk-${randomUUID()}`;
      const calls: Sent[] = [
        ...everyChange(),
        // Those of another person, too.
        { endpoint: changeList, params: { id: LIST }, body: { revision: 1, name: 'Mine' } },
        { endpoint: setListWords, params: { id: LIST }, body: { revision: 1, words: ['cat'] } },
        { endpoint: keepList, params: { code: list.code ?? '' }, body: PAIR },
        { endpoint: endProgram, body: { id: 'a' } },
        { endpoint: takeTurn, params: { talkId }, body: { ...PAIR, number: 0, said: 'Hola', wish: 'hint' } },
        { endpoint: explainWord, body: { ...PAIR, sentence: 'Un perro.', word: 'perro', is_simpler: true } },
        { endpoint: fetchTextPage, body: { address: 'https://example.org/' } },
        ...ANKI.map(body => ({ endpoint: ankiConnect, body: { ...body, version: 6, key } })),
      ];
      const failed: string[] = [];
      let sent = 0;
      const ask = async (method: string, url: string, payload?: string) => {
        const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
        const reply = await send({
          method: method as 'POST',
          url,
          headers,
          ...(payload !== undefined && { payload }),
        });
        sent += 1;
        if (reply.statusCode >= 500) failed.push(`${method} ${url} ${payload?.slice(0, 300)}: ${reply.body}`);
      };
      for (const { endpoint, params = {}, body } of calls) {
        const { method, path, isOutsideApi } = endpoint;
        const start = isOutsideApi ? '' : '/api';
        const url = start + path.replace(/:(\w+)/g, (_, name) => params[name] ?? name);
        const payloads = [...spoiled(body), ...BODIES, JSON.stringify(body)];
        // Some at a time: what races is tried, too.
        while (payloads.length > 0)
          await Promise.all(payloads.splice(0, 16).map(payload => ask(method, url, payload)));
        if (path.includes(':'))
          for (const param of PARAMS)
            await ask(method, start + path.replace(/:(\w+)/g, param), JSON.stringify(body));
      }
      for (const path of [
        '/lists/:x',
        '/lists/:x/mine',
        '/my-lists/:x',
        '/reference-entries/:x',
        '/teacher/talks/:x',
        '/teacher',
        '/my-lists',
        '/reference-dictionaries',
        '/shared-dictionaries',
        '/programs',
        '/learning/round',
        '/cards',
        '/words/:x',
        '/words/:x/note',
      ])
        for (const param of [...PARAMS, list.code, LIST])
          for (const query of ['', ...QUERIES, `source=list-${param}`])
            await ask('GET', `/api${path.replace(':x', String(param))}?${query}`);
      expect(failed).toEqual([]);
      expect(sent).toBeGreaterThan(2000);
    },
    TIMEOUT_MS,
  );
