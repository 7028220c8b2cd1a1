import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { packageRoot } from '#server/process/package-root.ts';
import { startPostgres } from '../scripts/postgres.mjs';
import { build } from '../scripts/prepare.mjs';

/**
 * Runs every bench with few rounds, some ten minutes in all, and writes what each prints between its two marks in
 * docs/performance.md, with date, commit and machine: `npm run bench`, or `npm run bench -- server packets` for some of them.
 */
type Bench = {
  name: string;
  file?: string;
  parameters?: string[];
  onPostgres?: true;
};

const BENCHES: Bench[] = [
  { name: 'server' },
  { name: 'server-people' },
  { name: 'packets' },
  { name: 'learning-server' },
  { name: 'load', parameters: ['100'] },
  { name: 'load-postgres', file: 'load', parameters: ['100'], onPostgres: true },
  { name: 'growth', parameters: ['200,1000'] },
  { name: 'growth-postgres', file: 'growth', parameters: ['200,1000'], onPostgres: true },
  { name: 'start' },
  { name: 'replay' },
  { name: 'learning', parameters: ['--seeds', '1', '--learners', '4'] },
  { name: 'guesser', parameters: ['en-es'] },
  { name: 'analyser' },
  { name: 'own-text' },
  { name: 'drawn-pages' },
  { name: 'page-speed' },
  { name: 'interactions' },
  { name: 'pasting' },
  { name: 'speech' },
  { name: 'intelligibility' },
  { name: 'catalogue-audio', parameters: ['en', 'ja', 'ar', '--sample=50'] },
];
const PAGE = join(packageRoot, 'docs/performance.md');
const LONGEST_MS = 600_000;
const TSX = join(packageRoot, 'node_modules/tsx/dist/cli.mjs');

const wanted = process.argv.slice(2);
const unknown = wanted.filter(name => !BENCHES.some(bench => bench.name === name));
if (unknown.length > 0)
  throw new Error(`No bench ${unknown.join(', ')}. There are ${BENCHES.map(({ name }) => name).join(', ')}.`);
const chosen = BENCHES.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
for (const { name } of chosen) placeOf(name, readFileSync(PAGE, 'utf8'));

build();
for (const bench of chosen) {
  const began = performance.now();
  const circumstances = machine();
  const lines = await linesOf(bench);
  console.log(`— ${bench.name}, ${Math.round((performance.now() - began) / 1000)} s\n${lines}\n`);
  write(bench.name, `${circumstances}\n\n${lines}`);
}
// A PostgreSQL that was started ends with this process.
process.exit();

async function linesOf({ name, file = name, parameters = [], onPostgres }: Bench): Promise<string> {
  const database = onPostgres && (await startPostgres());
  if (database && database.url === undefined) return `Not measured: ${database.reason}.`;
  const url = database ? { DATABASE_URL: database.url } : {};
  const { status, signal, stdout, stderr } = spawnSync(
    process.execPath,
    [TSX, join(import.meta.dirname, `${file}.ts`), ...parameters],
    {
      cwd: packageRoot,
      env: { ...process.env, DATABASE_URL: '', ...url, BENCH: 'short' },
      encoding: 'utf8',
      timeout: LONGEST_MS,
    },
  );
  if (database) database.stop();
  if (status === 0) return tidy(stdout);
  const reason = /^\w*Error: (.*?)\.?$/m.exec(stderr)?.[1] ?? `it ended with ${signal ?? status}`;
  return `Not measured: ${signal ? `it took longer than ${LONGEST_MS / 1000} s` : reason}.`;
}

/** Tables stay tables; what else a bench prints keeps its columns. */
function tidy(printed: string): string {
  const lines = printed.trim().split('\n');
  return lines.some(line => line.startsWith('|')) ? withGaps(lines) : `\`\`\`\n${lines.join('\n')}\n\`\`\``;
}

/** A table begins after an empty line, and ends before one. */
function withGaps(lines: readonly string[]): string {
  const parts = lines.flatMap((line, at) => {
    const isEdge = at > 0 && line.startsWith('|') !== lines[at - 1]?.startsWith('|');
    return isEdge ? ['', line] : [line];
  });
  return parts.join('\n');
}

function machine(): string {
  const git = spawnSync('git', ['log', '-1', '--format=%h'], { cwd: packageRoot, encoding: 'utf8' });
  const changed = spawnSync('git', ['status', '--porcelain', '--untracked-files=no', '--', ':!docs'], {
    cwd: packageRoot,
    encoding: 'utf8',
  });
  const commit = `${git.stdout.trim()}${changed.stdout.trim() ? ' with changes' : ''}`;
  const [{ model } = { model: 'unknown' }, ...others] = cpus();
  const load = (loadavg()[0] ?? 0).toFixed(1);
  return `${new Date().toISOString().slice(0, 10)} (${commit}), ${others.length + 1} cores (${model.trim()}), Node ${process.versions.node}, a load of ${load} from before.`;
}

function write(name: string, text: string): void {
  const page = readFileSync(PAGE, 'utf8');
  const [from, to] = placeOf(name, page);
  writeFileSync(PAGE, `${page.slice(0, from)}\n\n${text}\n\n${page.slice(to)}`);
}

/** Where the marks of a bench end and begin. */
function placeOf(name: string, page: string): [from: number, to: number] {
  const mark = `<!-- bench ${name} -->`;
  const [from, to] = [page.indexOf(mark), page.indexOf(`<!-- /bench ${name} -->`)];
  if (from === -1 || to < from) throw new Error(`docs/performance.md has no marks for ${name}`);
  return [from + mark.length, to];
}
