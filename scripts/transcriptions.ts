import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGE_CODES, type Language } from '#contract/languages.ts';
import { loadCatalogue } from '#server/catalogue/load.ts';
import { readContent } from '#server/catalogue/read-content.ts';
import { packageRoot } from '#server/package-root.ts';
import { startServerPool } from '#server/speech/engine/start-pool.ts';
import { stderrLog } from '#server/speech/speech-log.ts';
import { cleanText } from '#server/speech/text/prepare-text.ts';
import { startProgress } from './progress.ts';
import { formatRows, parseRows, type TranscriptionRow } from './transcription-rows.ts';

// npm run transcriptions: writes content/transcriptions/<language>.tsv anew: the words, and in English, the language of the
// texts, the dictionary too. To correct a row, write `hand` as its source.
const content = join(packageRoot, 'content');
const folder = join(content, 'transcriptions');
const words = loadCatalogue(content).categories.flatMap(category => category.words);
const dictionary = readContent(content).dictionary.flatMap(({ rows }) => rows.map(({ cells }) => cells));
const pool = startServerPool(stderrLog);
const progress = startProgress('Transcribing', words.length * LANGUAGE_CODES.length + dictionary.length);

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
  for (const form of formsIn(language)) {
    rows.push(await transcribeForm(form, language));
    progress.advance();
  }
  return rows;
}

type Form = { key: string; form: string; spoken: string | undefined };

function formsIn(language: Language): Form[] {
  const taught = words.map(word => ({
    key: word.id,
    form: word.forms[language],
    spoken: word.spoken[language],
  }));
  if (language !== 'en') return taught;
  const looked = dictionary.map(({ key = '', en = '', pos }) => ({
    key,
    form: en,
    spoken: pos === 'verb' ? `to ${en}` : undefined,
  }));
  return [...taught, ...looked];
}

async function transcribeForm({ key, form, spoken }: Form, language: Language): Promise<TranscriptionRow> {
  const transcription = await pool.run({
    kind: 'transcribe',
    text: cleanText(form),
    language,
    spoken: spoken === undefined ? undefined : cleanText(spoken),
  });
  return { key, transcription, source: 'engine', word: form };
}
