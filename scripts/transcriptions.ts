import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGE_CODES, type Language } from '#languages/index.ts';
import { loadCatalogue } from '#server/catalogue/load.ts';
import { readContent } from '#server/catalogue/read-content.ts';
import { createLogger } from '#server/process/log.ts';
import { packageRoot } from '#server/process/package-root.ts';
import { startProgress } from '#server/process/progress-bar.ts';
import { cleanText } from '#server/speech/clean-text.ts';
import { startServerPool } from '#server/speech/engine/start-pool.ts';
import { sourceOf } from './pronunciation-source.ts';
import { formatRows, parseRows, type TranscriptionRow } from './transcription-rows.ts';

// npm run transcriptions [-- de fr] [--new]: writes content/transcriptions/<language>.tsv anew, of all languages or of those that
// are named: the words, and those rows of the dictionary that can be learned; in English, the language of the texts, all of them.
// The source tells who decided: lexicon, rule, part (the engine said the rest), engine, reading (of characters). To correct a row, write `hand` as its source.
// With --new only words that have no row yet are said: enough where content was added, too little where a rule or a lexicon of a
// language changed.
const content = join(packageRoot, 'content');
const folder = join(content, 'transcriptions');
/** Without vowel or stress marks, which the dictionary may lack, what would be shown is a guess. */
const NEEDS_MARKS: readonly Language[] = ['ar', 'uk'];
const { categories, furtherWords } = loadCatalogue(content);
const words = categories.flatMap(category => category.words);
const dictionary = readContent(content).dictionary.flatMap(({ rows }) => rows.map(({ cells }) => cells));
const pool = startServerPool(createLogger('warn'));
const onlyNew = process.argv.includes('--new');
const languages = chosenLanguages(process.argv.slice(2).filter(argument => argument !== '--new'));
const forms = languages.reduce((sum, language) => sum + formsIn(language).length, 0);
const progress = startProgress('Transcribing', forms);

mkdirSync(folder, { recursive: true });
for (const language of languages) {
  const file = join(folder, `${language}.tsv`);
  const before = existsSync(file) ? parseRows(readFileSync(file, 'utf8')) : [];
  writeFileSync(file, formatRows(await transcribeAll(language, onlyNew ? before : []), before));
}
progress.finish();
await pool.close();

function chosenLanguages(codes: readonly string[]): readonly Language[] {
  const unknown = codes.find(code => !LANGUAGE_CODES.some(language => language === code));
  if (unknown !== undefined) throw new Error(`There is no language "${unknown}"`);
  return codes.length === 0 ? LANGUAGE_CODES : LANGUAGE_CODES.filter(language => codes.includes(language));
}

async function transcribeAll(
  language: Language,
  kept: readonly TranscriptionRow[],
): Promise<TranscriptionRow[]> {
  const keptRows = new Map(kept.map(row => [row.key, row]));
  const rows: TranscriptionRow[] = [];
  for (const form of formsIn(language)) {
    const row = keptRows.get(form.key);
    rows.push(row?.word === form.form ? row : await transcribeForm(form, language));
    progress.advance();
  }
  return rows;
}

type Form = { key: string; form: string; pos: string | undefined; spoken?: string | undefined };

function formsIn(language: Language): Form[] {
  const taught = words.map(word => ({
    key: word.id,
    form: word.forms[language],
    pos: word.pos,
    spoken: word.spoken[language],
  }));
  if (language === 'en') {
    const looked = dictionary.map(({ key = '', en = '', pos }) => ({ key, form: en, pos }));
    return [...taught, ...looked];
  }
  // A word that the language lacks is not said in it.
  const said = taught.filter(({ form }) => form !== '');
  const further = furtherWords.map(({ id, forms, pos, spoken }) => ({
    ...{ key: id, form: forms[language], pos },
    spoken: spoken[language],
  }));
  const isKnown = ({ spoken }: Form) => spoken !== undefined || !NEEDS_MARKS.includes(language);
  return [...said, ...further.filter(isKnown)];
}

async function transcribeForm(
  { key, form, pos, spoken }: Form,
  language: Language,
): Promise<TranscriptionRow> {
  const utterance = {
    text: cleanText(form),
    pos,
    spoken: spoken === undefined ? undefined : cleanText(spoken),
  };
  const transcription = await pool.run({ kind: 'transcribe', language, ...utterance });
  return { key, transcription, source: await sourceOf(language, utterance), word: form };
}
