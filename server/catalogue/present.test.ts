import { expect, test } from 'vitest';
import { LANGUAGE_CODES, type Language } from '#languages/index.ts';
import { catalogue } from '../testing/catalogue.ts';
import { loadCatalogue } from './load.ts';
import { presentDictionaryWord, presentOption, presentWord } from './present.ts';
import { writeContent } from './testing-content.ts';

const words = catalogue.categories.flatMap(category => category.words);
const noted = (language: Language) => words.filter(({ notes }) => notes[language] !== undefined);
const PRESENTED = [
  ['a list', presentWord],
  ['a dictionary', presentDictionaryWord],
  ['a question', presentOption],
] as const;

test.each(PRESENTED)(
  'a word has the note of its own language, and its translation that of the other, in %s',
  (_, present) => {
    for (const learn of LANGUAGE_CODES) {
      expect(noted(learn).length).toBeGreaterThan(20);
      for (const word of noted(learn)) {
        const { note, sense } = present(word, { lang: 'uk', learn });
        expect([note, sense], `${word.id} in ${learn}`).toEqual([word.notes[learn], word.notes.uk]);
      }
    }
  },
);

test.each(PRESENTED)('the sense of an English word is shown wherever it has one, in %s', (_, present) => {
  const ambiguous = words.filter(({ sense }) => sense !== '');
  expect(ambiguous.some(({ notes }) => notes.en === undefined)).toBe(true);
  for (const word of ambiguous)
    expect(present(word, { lang: 'en', learn: 'es' }).sense, word.id).toBe(word.sense);
});

test('of English words that are learned those have a note whose spelling is shared: that of the file, else the sense', () => {
  const { word } = loadCatalogue(
    writeContent({
      words: [
        { key: 'bat-animal', en: 'bat', sense: 'the animal' },
        { key: 'bat-club', en: 'bat', sense: 'a bat for balls' },
        { key: 'orange', en: 'orange', sense: 'the fruit' },
      ],
      notes: { en: [{ key: 'bat-club', note: 'for a ball' }], de: [{ key: 'orange', note: 'Obst' }] },
    }),
  );
  const pair = { lang: 'de', learn: 'en' } as const;
  const presented = ['bat-animal', 'bat-club', 'orange']
    .flatMap(id => word(id) ?? [])
    .map(one => presentWord(one, pair));
  expect(presented.map(({ note, sense }) => [note, sense])).toEqual([
    ['the animal', undefined],
    ['for a ball', undefined],
    [undefined, 'Obst'],
  ]);
});

test('where the languages of a pair are one, both say the same', () => {
  for (const word of noted('de')) {
    const { note, sense } = presentWord(word, { lang: 'de', learn: 'de' });
    expect(note).toBe(sense);
  }
});
