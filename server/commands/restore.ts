import { restore } from '../database/copy/restore.ts';
import { runCommand, say } from './run.ts';
import { databaseSettings, readSettings } from './settings.ts';

// npm run restore -- <file>: checks a backup and replaces the server's database by it.
await runCommand(async ([file]) => {
  if (file === undefined) throw new Error('Name the backup: npm run restore -- <file>');
  const { sums, before } = await restore(databaseSettings(readSettings()), file);
  const rows = sums.reduce((all, sum) => all + sum.rows, 0);
  say(`Restored ${rows} rows of ${sums.length} tables.`);
  if (before !== undefined) say(`What was there before is kept as ${before}.`);
});
