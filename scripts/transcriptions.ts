import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGE_CODES, type Language } from '#contract/languages.ts';
import type { CatalogueWord } from '#server/catalogue/catalogue.ts';
import { loadCatalogue } from '#server/catalogue/load.ts';
import { packageRoot } from '#server/package-root.ts';
import { startServerPool } from '#server/speech/engine/start-pool.ts';
import { stderrLog } from '#server/speech/speech-log.ts';
import { cleanText } from '#server/speech/text/prepare-text.ts';
import { startProgress } from './progress.ts';
import { formatRows, parseRows, type TranscriptionRow } from './transcription-rows.ts';

// npm run transcriptions: writes content/transcriptions/<language>.tsv anew. To correct a row, write `hand` as its source.
const content = join(packageRoot, 'content');
const folder = join(content, 'transcriptions');
const words = loadCatalogue(content).categories.flatMap(category => category.words);
const pool = startServerPool(stderrLog);
const progress = startProgress('Transcribing', words.length * LANGUAGE_CODES.length);

mkdirSync(folder, { recursive: true });
for (const language of LANGUAGE_CODES) {
  const file = join(folder, `${language}.tsv`);
  const before = existsSync(file) ? parseRows(readFileSync(file, 'utf8')) : [];
  writeFileSync(file, formatRows(await transcribeAll(language), before));
}
progress.finish();
await pool.close();

async function transcribeAll(language: Language): Promise<TranscriptionRow[]> {
  const rows: TranscriptionRow[] = [];
  for (const word of words) {
    rows.push(await transcribeWord(word, language));
    progress.advance();
  }
  return rows;
}

async function transcribeWord(word: CatalogueWord, language: Language): Promise<TranscriptionRow> {
  const form = word.forms[language];
  const spoken = word.spoken[language];
  const transcription = await pool.run({
    kind: 'transcribe',
    text: cleanText(form),
    language,
    spoken: spoken === undefined ? undefined : cleanText(spoken),
  });
  return { key: word.id, transcription, source: 'engine', word: form };
}
