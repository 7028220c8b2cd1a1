import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

/** What the scripts start: it writes down that it runs, and that it was asked to end. */
const PART = `
import { writeFileSync } from 'node:fs';
writeFileSync('NAME.runs', String(process.pid));
process.once('SIGTERM', () => process.exit(void writeFileSync('NAME.ended', '')));
setInterval(() => {}, 1000);
`;
/** Nothing is installed or built for these tests. */
const PREPARE = `
import { join } from 'node:path';
export const ROOT = join(import.meta.dirname, '..');
export const [requireNode, installPackages, build, say] = Array(4).fill(() => {});
`;

test.each([
  { script: 'start', signal: 'SIGTERM', parts: ['server'] },
  { script: 'start', signal: 'SIGKILL', parts: ['server'] },
  { script: 'dev', signal: 'SIGTERM', parts: ['tsx', 'vite'] },
  { script: 'dev', signal: 'SIGKILL', parts: ['tsx', 'vite'] },
] as const)('what npm run $script has started ends cleanly when npm alone gets $signal', async given => {
  const folder = scriptsAlone();
  const npm = spawn('npm', ['run', given.script], { cwd: folder, stdio: 'ignore' });
  const files = (ending: string) => given.parts.map(part => join(folder, `${part}.${ending}`));
  await expect.poll(() => files('runs').every(existsSync), { timeout: 15_000 }).toBe(true);
  const ids = files('runs').map(file => Number(readFileSync(file, 'utf8')));
  onTestFinished(() => ids.filter(isRunning).forEach(id => void process.kill(id, 'SIGKILL')));
  npm.kill(given.signal);
  await expect.poll(() => ids.some(isRunning)).toBe(false);
  expect(files('ended').filter(file => !existsSync(file))).toEqual([]);
});

test('a script that something else than npm has started outlives it', async () => {
  const folder = scriptsAlone();
  const { npm_lifecycle_event: _, ...env } = process.env;
  const shell = spawn('sh', ['-c', 'node scripts/start.mjs & wait'], { cwd: folder, stdio: 'ignore', env });
  const file = join(folder, 'server.runs');
  await expect.poll(() => existsSync(file), { timeout: 15_000 }).toBe(true);
  const id = Number(readFileSync(file, 'utf8'));
  onTestFinished(() => void process.kill(id, 'SIGKILL'));
  shell.kill();
  await new Promise(resolve => setTimeout(resolve, 1500));
  expect(isRunning(id)).toBe(true);
});

/** A folder with the scripts as they are, and with what they start. */
function scriptsAlone(): string {
  const folder = mkdtempSync(join(tmpdir(), 'slova-parent-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  for (const name of ['start', 'dev', 'parent'])
    cpSync(join(import.meta.dirname, `${name}.mjs`), join(folder, `scripts/${name}.mjs`));
  write('scripts/prepare.mjs', PREPARE);
  write(
    'package.json',
    '{"type":"module","scripts":{"start":"node scripts/start.mjs","dev":"node scripts/dev.mjs"}}',
  );
  write('dist/node/server/main.js', PART.replaceAll('NAME', 'server'));
  write('node_modules/tsx/dist/cli.mjs', PART.replaceAll('NAME', 'tsx'));
  write('node_modules/vite/bin/vite.js', PART.replaceAll('NAME', 'vite'));
  return folder;
}

function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
}
