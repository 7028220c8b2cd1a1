import { expect, test } from 'vitest';
import { checkSameForms } from './check-same-forms.ts';
import type { TableRow } from './table.ts';

const row = (key: string, de: string, cells: Record<string, string> = {}): TableRow => ({
  line: 2,
  cells: { key, pos: 'noun', en: key, de, uk: `${key}-uk`, ...cells },
});
const check = (rows: TableRow[], listed: [language: string, first: string, second: string][] = []) => {
  const empty = Object.fromEntries(
    ['es', 'hi', 'ar', 'pt', 'bn', 'fr', 'ja', 'id', 'tr', 'zh', 'vi', 'it', 'ko', 'pl'].map(code => [
      code,
      code,
    ]),
  );
  const filled = rows.map(({ line, cells }) => {
    const own = Object.entries(empty).map(([code, form]) => [code, `${cells.key} ${form}`]);
    return { line, cells: { ...Object.fromEntries(own), ...cells } };
  });
  return checkSameForms(
    [
      { file: 'words/a.tsv', rows: filled.slice(0, 1) },
      { file: 'words/b.tsv', rows: filled.slice(1) },
    ],
    listed.map(([language, first, second], index) => ({
      line: index + 2,
      cells: { language, first, second },
    })),
  );
};
const LOAN = row('loan', 'Kredit');
const CREDIT = row('credit', 'Kredit');

test('two English words that are one word in a language are named, with the place of the second', () => {
  expect(check([LOAN, CREDIT])).toEqual([
    'words/b.tsv:2 credit · de "Kredit" is also the de of loan; take another word for one of the two, or list both keys in same-form.tsv',
  ]);
  expect(check([LOAN, row('credit', 'kredit')])).toHaveLength(1);
});

test('a pair that is listed is truly one word, in whichever order; of three words each pair counts', () => {
  expect(check([LOAN, CREDIT], [['de', 'credit', 'loan']])).toEqual([]);
  expect(check([LOAN, CREDIT], [['uk', 'loan', 'credit']])).toHaveLength(2);
  expect(check([LOAN, CREDIT, row('trust', 'Kredit')])).toHaveLength(3);
});

test('a listed pair that is two words by now is named, and one that is listed twice', () => {
  expect(check([LOAN, row('credit', 'Guthaben')], [['de', 'loan', 'credit']])).toEqual([
    'same-form.tsv:2 de loan credit are not one word; remove the row',
  ]);
  expect(
    check(
      [LOAN, CREDIT],
      [
        ['de', 'loan', 'credit'],
        ['de', 'credit', 'loan'],
      ],
    ),
  ).toEqual(['same-form.tsv:3 de credit loan is listed already; remove one of the two']);
});

test('one English word in two senses, two parts of speech and verbs may read the same', () => {
  expect(
    check([row('bank-money', 'Bank', { en: 'bank' }), row('bank-river', 'Bank', { en: 'Bank' })]),
  ).toEqual([]);
  expect(check([row('hope', 'Hoffen'), row('to-hope', 'Hoffen', { pos: 'adjective' })])).toEqual([]);
  const verb = { pos: 'verb' };
  expect(check([row('do', 'machen', verb), row('make', 'machen', verb)])).toEqual([]);
});
