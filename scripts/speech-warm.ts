import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGE_CODES, type Language } from '#languages/index.ts';
import type { CatalogueWord } from '#server/catalogue/catalogue.ts';
import { loadCatalogue } from '#server/catalogue/load.ts';
import { databaseSettings } from '#server/commands/settings.ts';
import { openDatabase } from '#server/database/open.ts';
import { readEnv } from '#server/env.ts';
import { packageRoot } from '#server/process/package-root.ts';
import { startProgress } from '#server/process/progress-bar.ts';
import { howWordsAreSaid } from '#server/speech/how-said.ts';
import { createVoice } from '#server/speech/voice.ts';

// npm run speech:warm: speaks every word of the catalogue once, into the store that the server will use. What is there
// already is only looked up, so it can be interrupted and run again.
if (existsSync('.env')) process.loadEnvFile('.env');
const env = readEnv(process.env);
const catalogue = loadCatalogue(join(packageRoot, 'content'));
const words = catalogue.categories.flatMap(category => category.words);
const db = env.SPEECH_STORE === 'database' ? await openDatabase(databaseSettings(env)) : undefined;
const voice = createVoice({
  dataDir: env.DATA_DIR,
  howSaid: howWordsAreSaid(words),
  settings: env,
  db,
});

// The clips of a word are asked for together: two threads have something to do, and the queue is never full.
const languagesOf = ({ forms }: CatalogueWord) => LANGUAGE_CODES.filter(language => forms[language] !== '');
const clips = words.reduce((sum, word) => sum + languagesOf(word).length, 0);
const progress = startProgress('Speaking', clips);
let isStopped = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => (isStopped = true));
let failures = 0;

for (const word of words) {
  if (isStopped) break;
  await Promise.all(languagesOf(word).map(language => speak(word, language)));
}
progress.finish();
await voice.close();
await db?.close();
if (failures > 0)
  process.stderr.write(`${failures} clips could not be made; run it again to try them once more.\n`);
process.exitCode = isStopped ? 130 : failures > 0 ? 1 : 0;

async function speak(word: CatalogueWord, language: Language): Promise<void> {
  try {
    await voice.synthesize({ text: word.forms[language], language, wordId: word.id });
    progress.advance();
  } catch {
    // Its cause has been logged where it arose.
    failures += 1;
  }
}
