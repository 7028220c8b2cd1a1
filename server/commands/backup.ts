import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { backUp } from '../database/copy/back-up.ts';
import { keyFile } from '../process/secrets-key.ts';
import { voicesFolder } from '../speech/options.ts';
import { runCommand, say } from './run.ts';
import { databaseSettings, readSettings } from './settings.ts';

// npm run backup [-- <file>]: copies the database of a running server into one file.
await runCommand(async ([given]) => {
  const settings = readSettings();
  const file = given ?? join(settings.DATA_DIR, 'backups', `slova-${stamp(new Date())}.db`);
  mkdirSync(dirname(file), { recursive: true });
  const sums = await backUp(databaseSettings(settings), file);
  const rows = sums.reduce((all, sum) => all + sum.rows, 0);
  if (settings.SECRETS_KEY === undefined && existsSync(keyFile(settings.DATA_DIR)))
    say(
      `Second factors in it open with ${keyFile(settings.DATA_DIR)} only: keep a copy of that key somewhere else.`,
    );
  const voices = voicesFolder(settings, settings.DATA_DIR);
  if (existsSync(voices))
    say(`Added voices are not in it: ${voices} can be copied, or npm run voices fetches them again.`);
  say(`${file} holds ${rows} rows of ${sums.length} tables, and was read back whole.`);
});

/** `2026-11-22T10-00-00`: a moment as a part of a file's name. */
function stamp(moment: Date): string {
  return moment.toISOString().slice(0, 19).replaceAll(':', '-');
}
