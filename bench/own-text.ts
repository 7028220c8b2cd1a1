import { join } from 'node:path';
import { formsOf } from '#languages/forms.ts';
import { LANGUAGE_CODES, type Language } from '#languages/index.ts';
import { tokensOf } from '#languages/word-forms/text-tokens.ts';
import type { Catalogue } from '#server/catalogue/catalogue.ts';
import { loadCatalogue } from '#server/catalogue/load.ts';
import { wordForms, wordKeys } from '#server/reader/word-rows.ts';
import { knownIn, languageDataOf } from '#web/vocabulary/words/known-in.ts';
import { cpuOf, rounds, sayFigure, sayHead } from './measure.ts';

/**
 * What the worker of the page takes to read an own text of 100,000 characters: from the rows as they were fetched to its words with
 * all that each may be. The text is what our sentences say, no two alike. Run: npx tsx bench/own-text.ts
 */
const CHARACTERS = 100_000;
const AIM = { atMost: 400 };
const ROUNDS = rounds(7, 5);

sayHead();
const catalogue = loadCatalogue(join(import.meta.dirname, '../content'));
const keys = wordKeys(catalogue);
for (const language of LANGUAGE_CODES) {
  const fetched = wordForms(catalogue, keys, language);
  const forms = await formsOf(language);
  const body = sentencesIn(catalogue, language);
  const costs: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const known = () => knownIn(languageDataOf(keys, fetched, language), forms);
    costs.push((await cpuOf(() => tokensOf(forms, known(), ['', body]))) / 1000);
  }
  // The first round warms up.
  sayFigure(`${language}, ${CHARACTERS.toLocaleString('en')} characters: ms`, costs.slice(1), AIM);
}

/** All sentences of a language one after the other, again where they are not enough. */
function sentencesIn(catalogue: Catalogue, language: Language): string {
  const all = keys.keys
    .flatMap(key => catalogue.sentences(key).map(({ texts }) => texts[language].replace(/[[\]]/g, '')))
    .join(' ');
  return all.repeat(Math.ceil(CHARACTERS / all.length)).slice(0, CHARACTERS);
}
