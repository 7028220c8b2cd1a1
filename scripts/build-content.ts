import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGE_CODES, type Language } from '#languages/index.ts';
import { checkContent } from '#server/catalogue/check.ts';
import { contentToLines } from '#server/catalogue/content-lines.ts';
import { createCatalogue, readCatalogue } from '#server/catalogue/load.ts';
import { readContent } from '#server/catalogue/read-content.ts';
import { readStress, STRESS_FILE } from '#server/catalogue/said-forms.ts';
import { TableError } from '#server/catalogue/table.ts';
import { languagesOf } from '#server/catalogue/word-forms.ts';
import {
  type builtContent,
  builtContentFolder,
  builtFacesFolder,
  builtPicturesFolder,
} from '#server/process/built-content.ts';
import { tokenReader } from '#server/reader/read-texts.ts';
import { sentencesByRow } from '#server/reader/sentences-in-texts.ts';
import { takeApart } from '#server/reader/take-apart.ts';
import { loadTexts, TextError } from '#server/reader/texts.ts';
import { ukrainianStress } from '#server/speech/ukrainian-stress.ts';
import { checkPictures } from './check-pictures.ts';
import { writePreviewFaces } from './preview-faces.ts';
import { writePictures } from './write-pictures.ts';

// A part of `npm start`: checks content/ and writes what the server reads. A slip is named and does not stop the server of
// somebody who corrects a word; a file that cannot be read does.
const folder = join(import.meta.dirname, '../content');

try {
  const content = readContent(folder);
  const written = loadTexts(join(folder, 'texts'));
  const slips = [...checkContent(content), ...checkPictures(content, written)];
  for (const slip of slips) console.error(`content: ${slip}`);
  mkdirSync(builtContentFolder, { recursive: true });
  const catalogue = readCatalogue(folder);
  write('catalogue.jsonl', contentToLines(catalogue));
  await writePictures(builtPicturesFolder, catalogue, written);
  const served = createCatalogue(catalogue);
  const languageOf = languagesOf(served);
  const stress = readFileSync(join(folder, STRESS_FILE), 'utf8');
  const markUkrainian = ukrainianStress(
    () => languageOf('uk'),
    () => readStress(stress),
  );
  const texts = await takeApart(written, languageOf, { uk: markUkrainian });
  write('texts.json', JSON.stringify(texts));
  const tokensOf = tokenReader(served);
  const sentences: Partial<Record<Language, object>> = {};
  for (const learn of LANGUAGE_CODES) sentences[learn] = await sentencesByRow(texts, learn, tokensOf);
  write('text-sentences.json', JSON.stringify(sentences));
  write('stress-uk.tsv', stress);
  write('voices.tsv', readFileSync(join(folder, 'voices.tsv'), 'utf8'));
  await writePreviewFaces(builtFacesFolder, catalogue, texts);
} catch (error) {
  if (!(error instanceof TableError || error instanceof TextError)) throw error;
  console.error(`content: ${error.message}`);
  process.exitCode = 1;
}

function write(name: Parameters<typeof builtContent>[0], content: string): void {
  writeFileSync(join(builtContentFolder, name), content);
}
