import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contentRows, countedWords, readingsAt } from '#contract/content-words.ts';
import { LANGUAGE_CODES } from '#languages/index.ts';
import { countUnits } from '#languages/word-forms/count-units.ts';
import { tokensOf } from '#languages/word-forms/text-tokens.ts';
import { languagesOf } from '#server/catalogue/word-forms.ts';
import { packageRoot } from '#server/process/package-root.ts';
import { loadTexts } from '#server/reader/texts.ts';
import { catalogue } from '#server/testing/catalogue.ts';
import { countForms } from '#web/features/analyser/counting/count-forms.ts';

const written = loadTexts(join(packageRoot, 'content/texts'));
const languageOf = languagesOf(catalogue);
const posOf = (row: string) => catalogue.meaning(row)?.pos;

/** How often each set of rows that a word may count for comes in a text. */
function timesOf(words: readonly (readonly [rows: string[], times: number])[]) {
  const times = new Map<string, number>();
  for (const [rows, count] of words) {
    // The reader sees capitals and puts them in another order.
    const name = [...rows].sort().join(' ');
    if (name !== '') times.set(name, (times.get(name) ?? 0) + count);
  }
  return [...times].sort();
}

// Each has a way of its own through a text; where they part, one text has two shares.
test.each(LANGUAGE_CODES)('reader and analyser find the same words in our texts in "%s"', async learn => {
  const language = await languageOf(learn);
  if (language === undefined) throw new Error(`No forms of "${learn}"`);
  const texts = written.filter(text => text.learn === learn);
  expect(texts).not.toEqual([]);
  for (const { id, title, body } of texts) {
    const { parts, words } = tokensOf(language.forms, language.known, [title, body]);
    const read = countedWords(parts[1] ?? []).map(word => {
      const readings = readingsAt(word, words[word.token ?? -1]?.readings ?? []);
      return [contentRows(readings, posOf), 1] as const;
    });
    const counted = countForms(body, learn, { ...language, countUnits }).map(
      ({ readings, count }) => [contentRows(readings, posOf), count] as const,
    );
    expect([id, timesOf(counted)]).toEqual([id, timesOf(read)]);
  }
});
