import { openDatabase } from '../database/open.ts';
import { findLinked, listReported, saveHidden } from '../lists/list-store.ts';
import { harmless, runCommand, say } from './run.ts';
import { databaseSettings, readSettings } from './settings.ts';

const USAGE =
  'Say what to do: npm run lists -- reported, npm run lists -- hide CODE, or npm run lists -- show CODE';

// npm run lists -- reported: prints the shared lists that were reported; hide and show take one from everybody and give it back.
await runCommand(async ([work, code]) => {
  if (work !== 'reported' && !((work === 'hide' || work === 'show') && code !== undefined))
    throw new Error(USAGE);
  const db = await openDatabase(databaseSettings(readSettings()));
  try {
    if (work === 'reported') {
      const reported = await listReported(db);
      return say(reported.length === 0 ? 'No lists were reported.' : reported.map(shown).join('\n\n'));
    }
    const list = await findLinked(db, code ?? '');
    if (list === undefined) throw new Error(`No list is shared with the code ${code}`);
    await saveHidden(db, list, work === 'hide' ? Date.now() : null);
    say(harmless(work === 'hide' ? `Hidden: ${list.name}` : `Shown again: ${list.name}`));
  } finally {
    await db.close();
  }
});

type Reported = Awaited<ReturnType<typeof listReported>>[number];

function shown({ code, name, line, author, reports, word_count, hidden_at }: Reported): string {
  const state = hidden_at === null ? 'shown' : 'hidden';
  const head = `— ${code}, reports: ${reports}, words: ${word_count}, ${state}`;
  return [head, ...[name, line, author].filter(text => text !== '').map(text => `  ${text}`)]
    .map(harmless)
    .join('\n');
}
