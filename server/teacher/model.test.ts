import type { ServerResponse } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import {
  begin,
  chunk,
  FINISHED,
  type ModelScript,
  openModelServer,
  says,
  usage,
} from '../testing/model-server.ts';
import { openAiModel } from './model.ts';

const HELLO = [{ role: 'user' as const, content: 'Hello' }];
/** Long enough for a busy machine. */
const LONG_MS = 20_000;

async function model(
  script: ModelScript,
  more: { timeoutMs?: number; silenceMs?: number; key?: string } = {},
) {
  const server = await openModelServer(script);
  onTestFinished(server.close);
  const { timeoutMs = LONG_MS, silenceMs = LONG_MS, key } = more;
  const asking = openAiModel({ url: server.url, name: 'tiny', key, timeoutMs, silenceMs });
  const spent = { tokens: 0 };
  const ask = async (signal = new AbortController().signal) => {
    const pieces: string[] = [];
    for await (const piece of asking.complete(HELLO, { maxTokens: 9, signal, usage: spent }))
      pieces.push(piece);
    return pieces;
  };
  return { ...server, ask, spent };
}

test('a model is asked as its API documents, and its pieces come in order', async () => {
  const { asked, ask, spent } = await model(says('Guten Morgen, Olena!', 31), { key: 'secret' });
  expect((await ask()).join('')).toBe('Guten Morgen, Olena!');
  expect(spent.tokens).toBe(31);
  expect(asked).toEqual([
    {
      path: 'POST /v1/chat/completions',
      authorization: 'Bearer secret',
      body: {
        ...{ model: 'tiny', messages: HELLO, max_tokens: 9, stream: true },
        stream_options: { include_usage: true },
      },
    },
  ]);
});

test('without a key none is sent', async () => {
  const { asked, ask } = await model(says('Hi'));
  await ask();
  expect(asked[0]?.authorization).toBeUndefined();
});

test('a model that wants its length by the other name is asked by that, from then on at once', async () => {
  const { asked, ask } = await model((response, question) => {
    if (question.body.max_tokens === undefined) return says('Hi')(response, question);
    const error = { message: "Unsupported parameter. Use 'max_completion_tokens' instead." };
    response.writeHead(400).end(JSON.stringify({ error }));
  });
  expect(await ask()).toEqual(['Hi']);
  expect(await ask()).toEqual(['Hi']);
  expect(asked.map(({ body }) => body.max_completion_tokens)).toEqual([undefined, 9, 9]);
});

test('a piece that is cut in the middle of a character is put together', async () => {
  const { ask } = await model(async response => {
    begin(response);
    for (const byte of Buffer.from(`${chunk('Я ')}${chunk('їм 🍎')}${FINISHED}`)) {
      response.write(Buffer.of(byte));
      if (byte > 127) await new Promise(resolve => setImmediate(resolve));
    }
    response.end();
  });
  expect((await ask()).join('')).toBe('Я їм 🍎');
});

const BROKEN: [what: string, script: ModelScript, expected: object][] = [
  ['a wrong key', response => response.writeHead(401).end('{}'), { isRefusal: false }],
  ['a model that there is not', response => response.writeHead(404).end('{}'), { isRefusal: false }],
  ['too long a question', response => response.writeHead(400).end('context length'), { isRefusal: true }],
  [
    'a rate limit',
    response => response.writeHead(429, { 'retry-after': '7' }).end('slow down'),
    { isRefusal: false, retryAfterMs: 7000 },
  ],
  ['its own failure', response => response.writeHead(500).end('oops'), { isRefusal: false }],
  ['a page', response => response.writeHead(200).end('<html>Welcome</html>'), { isRefusal: false }],
  ['garbage', response => response.writeHead(200).end('data: {"choices\n\n'), { isRefusal: false }],
  [
    'another shape',
    response => response.writeHead(200).end('data: {"choices": 3}\n\n'),
    { isRefusal: false },
  ],
  [
    'an error in its stream',
    response => {
      begin(response, 'Gut');
      response.end('data: {"error":{"message":"overloaded"}}\n\n');
    },
    { isRefusal: false },
  ],
  [
    'half an answer',
    response => {
      begin(response, 'Gut');
      response.end();
    },
    { isRefusal: false },
  ],
  [
    'half a character',
    response => {
      begin(response);
      response.end(Buffer.concat([Buffer.from('data: "'), Buffer.of(0xd0)]));
    },
    { isRefusal: false },
  ],
  [
    'bytes that are no text',
    response => {
      begin(response);
      response.end(Buffer.of(0x64, 0xff, 0xfe, 0x0a));
    },
    { isRefusal: false },
  ],
  [
    'a redirect',
    response => response.writeHead(307, { location: 'http://127.0.0.1:1/' }).end(),
    { isRefusal: false },
  ],
  ['a cut connection', response => response.destroy(), { isRefusal: false }],
  ['a reply of a megabyte', flood, { isRefusal: false }],
  [
    'an event of a megabyte',
    response => {
      response.writeHead(200).end(`data: ${'x'.repeat(1024 * 1024)}`);
    },
    { isRefusal: false },
  ],
];

function flood(response: ServerResponse): void {
  begin(response);
  response.end(chunk('la '.repeat(100)).repeat(3000));
}

test.each(BROKEN)('a model that answers %s has failed, with a plain message', async (_, script, expected) => {
  const { ask } = await model(script, { key: 'secret' });
  const failure = ask();
  await expect(failure).rejects.toMatchObject({ name: 'ModelError', ...expected });
  await expect(failure).rejects.not.toThrow(/secret|Hello/);
});

test.each<[string, ModelScript]>([
  ['with silence', () => undefined],
  ['with a beginning and then silence', response => begin(response, 'Gut')],
])('a model that answers %s is given up and hung up on', async (_, script) => {
  const { ask, state } = await model(script, { silenceMs: 300 });
  await expect(ask()).rejects.toMatchObject({ name: 'ModelError' });
  await expect.poll(() => state.left).toBe(1);
});

test('a model that never ends is given up, though it is never silent', async () => {
  const { ask } = await model(
    response => {
      begin(response);
      const timer = setInterval(() => response.write(chunk('la ')), 50);
      response.once('close', () => clearInterval(timer));
    },
    { timeoutMs: 700 },
  );
  await expect(ask()).rejects.toMatchObject({ name: 'ModelError' });
});

test('whoever leaves ends the answer', async () => {
  const { ask, state } = await model(response => begin(response, 'Gut'));
  const left = new AbortController();
  const asking = ask(left.signal);
  left.abort(new Error('gone'));
  await expect(asking).rejects.toThrow('gone');
  await expect.poll(() => state.left).toBeLessThanOrEqual(1);
});

test('what an answer has cost is read behind its end, too', async () => {
  const { ask, spent } = await model(response =>
    response.writeHead(200).end(`${chunk('Hi')}${FINISHED}${usage(4)}`),
  );
  await ask();
  expect(spent.tokens).toBe(4);
});
