import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { createLogger } from './log.ts';
import { packageRoot } from './package-root.ts';

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

/** Starts the server as a process of its own with a translation service out of reach, asks for a word, and ends it. */
async function logOfServerAlone(level: string): Promise<string[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'slova-log-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    PORT: '0',
    LOG_LEVEL: level,
    TRANSLATE_PROVIDER: 'libre',
    TRANSLATE_LIBRE_URL: 'http://127.0.0.1:1',
  };
  const server = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], { cwd: packageRoot, env });
  onTestFinished(() => void server.kill('SIGKILL'));
  const output = text(server.stdout);
  const url = await new Promise<string>(resolve => {
    server.stdout.on('data', chunk => {
      const found = /http:\S+/.exec(String(chunk));
      if (found) resolve(found[0]);
    });
  });
  expect((await fetch(`${url}/api/translate/qwrtpl?lang=de`)).status).toBe(503);
  server.kill('SIGTERM');
  return (await output).split('\n').filter(line => line.startsWith('{'));
}
