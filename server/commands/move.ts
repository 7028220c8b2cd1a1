import { mkdirSync } from 'node:fs';
import { move } from '../database/copy/move.ts';
import type { DatabaseSettings } from '../database/open.ts';
import { type Progress, startProgress } from '../process/progress-bar.ts';
import { runCommand, say } from './run.ts';

// npm run move -- <from> <to>: each a data folder (SQLite) or the address of a database (PostgreSQL).
await runCommand(async ([from, to]) => {
  if (from === undefined || to === undefined)
    throw new Error('Name both sides: npm run move -- ./data postgres://user@host/database');
  let progress: Progress | undefined;
  const sums = await move({
    from: sideOf(from),
    to: sideOf(to),
    watch: {
      begin: total => {
        progress = startProgress('Moving and comparing', total);
      },
      advance: count => progress?.advance(count),
    },
  });
  progress?.finish();
  for (const { table, rows, sum } of sums) say(`${table.padEnd(24)} ${String(rows).padStart(10)}  ${sum}`);
  say('Both sides hold the same rows.');
});

function sideOf(place: string): DatabaseSettings {
  if (/^postgres(ql)?:\/\//.test(place)) return { databaseUrl: place, dataDir: '' };
  mkdirSync(place, { recursive: true });
  return { dataDir: place };
}
