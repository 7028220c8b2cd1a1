import { expect, test } from 'vitest';
import { LONGEST_PASTE, readPasted, USUAL } from './read-pasted.ts';

const rowsOf = (text: string, separators = USUAL) => {
  const result = readPasted(text, separators);
  return 'tables' in result ? result.tables[0]?.rows.map(({ cells }) => cells) : result.problem;
};

test.each([
  ['lines as Quizlet copies them', 'perro\tdog\ngato\tcat\n', USUAL],
  ['lines of Windows', 'perro\tdog\r\ngato\tcat\r\n', USUAL],
  ['signs of one’s own', 'perro - dog;gato - cat', { between: ' - ', cards: ';' }],
  ['signs that are left empty', 'perro\tdog\n\n gato\tcat', { between: '', cards: '' }],
])('%s are read', (_, text, separators) => {
  expect(rowsOf(text, separators)).toEqual([
    ['perro', 'dog'],
    ['gato', 'cat'],
  ]);
});

test('a translation may have the sign, and lines where another sign ends a card; a word may be alone', () => {
  expect(rowsOf('perro,dog, hound\nsí', { between: ',', cards: '\n' })).toEqual([
    ['perro', 'dog, hound'],
    ['sí', ''],
  ]);
  expect(rowsOf('perro\tdog\nan animal###gato\tcat', { between: '\t', cards: '###' })).toEqual([
    ['perro', 'dog\nan animal'],
    ['gato', 'cat'],
  ]);
});

test('nothing, and far too much, are refused', () => {
  expect(rowsOf(' \n\t\n')).toBe('noNotes');
  expect(rowsOf('x'.repeat(LONGEST_PASTE + 1))).toBe('tooLarge');
});
