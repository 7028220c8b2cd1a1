import { join } from 'node:path';
import { expect, test } from 'vitest';
import { TEXT_LEVELS } from '#contract/text-levels.ts';
import { LANGUAGE_CODES } from '#languages/index.ts';
import { languagesOf } from '../catalogue/word-forms.ts';
import { packageRoot } from '../process/package-root.ts';
import { catalogue } from '../testing/catalogue.ts';
import { texts as englishTexts } from '../testing/test-server.ts';
import { translateInAnyForm } from '../translation/in-any-form.ts';
import { takeApart } from './take-apart.ts';
import { loadTexts } from './texts.ts';

const written = loadTexts(join(packageRoot, 'content/texts')).filter(({ learn }) => learn !== 'en');
const texts = await takeApart(written, languagesOf(catalogue));
const translate = translateInAnyForm(catalogue);
const languages = [...new Set(texts.map(({ learn }) => learn))];

/** A2 came later. */
const FEWEST = { A1: 6, A2: 3, B1: 6 };

test.each(LANGUAGE_CODES)('there are enough texts of each level to read in "%s"', learn => {
  const levels = [...englishTexts, ...texts].filter(text => text.learn === learn).map(({ level }) => level);
  for (const level of TEXT_LEVELS)
    expect(levels.filter(own => own === level).length).toBeGreaterThanOrEqual(FEWEST[level]);
});

test.each(languages)(
  'every word of every text in "%s" means something in every language',
  {
    // Seventeen replies for each of a thousand words.
    timeout: 180_000,
  },
  async learn => {
    const words = new Set(texts.filter(text => text.learn === learn).flatMap(text => text.words));
    const missing: string[] = [];
    for (const word of words) {
      for (const lang of LANGUAGE_CODES) {
        const reply = await translate(word, { lang, learn });
        if (!reply?.translation) missing.push(`${word} (${lang})`);
      }
    }
    expect(words.size).toBeGreaterThan(50);
    expect(missing).toEqual([]);
  },
);

test.each([
  ['A1', 60, 180],
  ['A2', 120, 250],
  ['B1', 200, 450],
])('texts of level %s have %i to %i words', (level, shortest, longest) => {
  const outside = [...englishTexts, ...texts].filter(
    ({ level: own, length }) => own === level && (length < shortest || length > longest),
  );
  expect(outside.map(({ id, length }) => `${id}: ${length}`)).toEqual([]);
});
