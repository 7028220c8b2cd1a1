import { expect, test } from 'vitest';
import { startServerProcess, stopProcess } from '../testing/server-process.ts';
import { createLogger } from './log.ts';

test.each([
  ['warn', ['careful', 'broken']],
  ['error', ['broken']],
  ['silent', []],
])('at level %s the log says %j', (level, expected) => {
  const lines: string[] = [];
  const log = createLogger(level, { write: line => void lines.push(line) });
  log.info({}, 'by the way');
  log.warn({}, 'careful');
  log.error({ err: new Error('oops') }, 'broken');
  expect(lines.map(line => JSON.parse(line).msg)).toEqual(expected);
});

test.each([
  ['warn', ['translation by libre failed', 'request failed']],
  ['error', ['request failed']],
  ['silent', []],
])(
  'at level %s a server whose translation service is away logs %j',
  { timeout: 90_000 },
  async (level, expected) => {
    const lines = await logOfServerAlone(level);
    expect(lines.map(line => JSON.parse(line).msg)).toEqual(expected);
  },
);

/** Asks a server whose translation service is out of reach for a word, and ends it. */
async function logOfServerAlone(level: string): Promise<string[]> {
  const server = await startServerProcess({
    LOG_LEVEL: level,
    TRANSLATE_PROVIDER: 'libre',
    TRANSLATE_LIBRE_URL: 'http://127.0.0.1:1',
  });
  expect((await fetch(`${server.url}/api/translate/qwrtpl?lang=de`)).status).toBe(503);
  await stopProcess(server);
  return (await server.output).split('\n').filter(line => line.startsWith('{'));
}
