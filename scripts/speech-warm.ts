import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isLanguage, LANGUAGE_CODES, type Language } from '#languages/index.ts';
import { loadCatalogue } from '#server/catalogue/load.ts';
import { databaseSettings } from '#server/commands/settings.ts';
import { openDatabase } from '#server/database/open.ts';
import { readEnv } from '#server/env.ts';
import { packageRoot } from '#server/process/package-root.ts';
import { startProgress } from '#server/process/progress-bar.ts';
import { howWordsAreSaid } from '#server/speech/how-said.ts';
import { createVoice } from '#server/speech/voice.ts';

// npm run speech:warm [-- fr de] [-- --share=25]: speaks every word of the catalogue once, in some or all languages, into the store
// that the server will use. It works that share of the time in hundredths, and rests for the others. What is there already is only
// looked up, so it can be interrupted and run again.
const AT_ONCE = 4;
const PATIENCE_MS = 10 * 60_000;

if (existsSync('.env')) process.loadEnvFile('.env');
const env = readEnv(process.env);
const given = process.argv.slice(2);
const share = Number(given.find(word => word.startsWith('--share='))?.slice('--share='.length) ?? 100) / 100;
const named = given.filter(word => !word.startsWith('--'));
const languages = named.length === 0 ? LANGUAGE_CODES : named.filter(isLanguage);
if (languages.length < named.length || !(share > 0 && share <= 1)) {
  process.stderr.write('Name languages by their codes, and a share from 1 to 100: -- fr de --share=25\n');
  process.exit(1);
}
const catalogue = loadCatalogue(join(packageRoot, 'content'));
const words = catalogue.categories.flatMap(category => category.words);
const db = env.SPEECH_STORE === 'database' ? await openDatabase(databaseSettings(env)) : undefined;
const voice = createVoice({
  dataDir: env.DATA_DIR,
  howSaid: howWordsAreSaid(words),
  settings: env,
  db,
  // No other voice shall speak because a model takes its time.
  waitMilliseconds: PATIENCE_MS,
});
let isStopped = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => (isStopped = true));
let failures = 0;

// One language after the other: its model stays in memory.
for (const language of languages) await warm(language);
await voice.close();
await db?.close();
if (failures > 0)
  process.stderr.write(`${failures} clips could not be made; run it again to try them once more.\n`);
process.exitCode = isStopped ? 130 : failures > 0 ? 1 : 0;

/** Some clips are asked for together: all threads have something to do, and the queue is never full. */
async function warm(language: Language): Promise<void> {
  if (isStopped) return;
  const spoken = words.filter(({ forms }) => forms[language] !== '');
  const progress = startProgress(language, spoken.length);
  for (let at = 0; at < spoken.length && !isStopped; at += AT_ONCE) {
    const began = performance.now();
    await Promise.all(
      spoken.slice(at, at + AT_ONCE).map(async ({ id, forms }) => {
        // The cause of a failure has been logged where it arose.
        await voice.synthesize({ text: forms[language], language, wordId: id }).catch(() => (failures += 1));
        progress.advance();
      }),
    );
    await sleep((performance.now() - began) * (1 / share - 1));
  }
  progress.finish();
}
