import { expect, test } from 'vitest';
import { STRESS_MARK } from '#languages/uk/sounds.ts';
import { catalogue } from '../testing/catalogue.ts';
import { COUNTER_COLUMNS, PAIR_COLUMNS, PAIR_LANGUAGES, ROOT_COLUMNS } from './columns.ts';
import { contentTable } from './testing-sentences.ts';

const wordOf = (key: string) => catalogue.word(key);
const withoutStress = (form: string) => form.replaceAll(STRESS_MARK, '');
const twice = (keys: readonly string[]) => keys.filter((key, place) => keys.indexOf(key) !== place);

test.each(PAIR_LANGUAGES)('%s: one verb of a pair is the taught one, and every pair is of two', language => {
  const rows = contentTable(`aspect-pairs/${language}.tsv`, PAIR_COLUMNS);
  expect(rows.length).toBeGreaterThan(350);
  expect(twice(rows.map(({ key }) => key))).toEqual([]);
  const wrong = rows.filter(({ key, imperfective, perfective }) => {
    const word = wordOf(key);
    const own = word?.spoken[language] ?? word?.forms[language];
    const isOne = imperfective === own || perfective === own;
    return word?.pos !== 'verb' || !isOne || imperfective === perfective || perfective === '';
  });
  expect(wrong).toEqual([]);
});

test('uk: every verb of two and more syllables has its stress, in each word one', () => {
  const verbs = contentTable('aspect-pairs/uk.tsv', PAIR_COLUMNS).flatMap(row => [
    row.imperfective,
    row.perfective,
  ]);
  const wrong = verbs
    .flatMap(verb => verb.split(' '))
    .filter(word => {
      const vowels = withoutStress(word).match(/[аеиіоуєюяї]/g)?.length ?? 0;
      return word.split(STRESS_MARK).length - 1 !== (vowels > 1 ? 1 : 0);
    });
  expect(wrong).toEqual([]);
});

/** They may change, or be lost. */
const WEAK = new Set(['ء', 'و', 'ي']);

test('ar: a root has three or four letters, and the word has those that are strong in their order', () => {
  const rows = contentTable('roots/ar.tsv', ROOT_COLUMNS);
  expect(rows.length).toBeGreaterThan(1000);
  expect(twice(rows.map(({ key }) => key))).toEqual([]);
  const wrong = rows.filter(({ key, root }) => {
    const letters = root.split(' ');
    const form = wordOf(key)?.forms.ar ?? '';
    const strong = letters.filter((letter, place) => !WEAK.has(letter) && letter !== letters[place - 1]);
    return (
      !/^[ء-ي](?: [ء-ي]){2,3}$/.test(root) || form.includes(' ') || !new RegExp(strong.join('.*')).test(form)
    );
  });
  expect(wrong).toEqual([]);
});

test.each(Object.entries(COUNTER_COLUMNS))(
  '%s: what is counted is a noun, and a counter is short',
  (language, columns) => {
    const rows = contentTable(`counters/${language}.tsv`, columns as readonly string[]) as {
      key: string;
      counter: string;
      one?: string;
    }[];
    expect(rows.length).toBeGreaterThan(400);
    expect(twice(rows.map(({ key }) => key))).toEqual([]);
    const wrong = rows.filter(
      ({ key, counter, one }) =>
        wordOf(key)?.pos !== 'noun' ||
        !/^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}ー]{1,3}$/u.test(counter) ||
        (one !== undefined && !/^[\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u.test(one)),
    );
    expect(wrong).toEqual([]);
  },
);
