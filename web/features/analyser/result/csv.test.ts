import { expect, test } from 'vitest';
import { toCsv, toTabbed } from './csv.ts';

test('the file begins with a byte order mark and ends every line as RFC 4180 says', () => {
  const rows = [
    { word: 'give up', count: 3 },
    { word: 'café', count: 1 },
  ];
  expect(toCsv(rows, ['Word', 'Count'])).toBe('\ufeffWord,Count\r\ngive up,3\r\ncafé,1\r\n');
});

test.each([
  ['a,b', '"a,b"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  ["don't", "don't"],
  ['=1+1', "'=1+1"],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
])('the cell %j is written %j', (word, cell) => {
  expect(toCsv([{ word, count: 1 }], ['w', 'c']).split('w,c\r\n')[1]).toBe(`${cell},1\r\n`);
});

test('copied rows are a table', () => {
  expect(toTabbed([{ word: 'give up', count: 3 }])).toBe('give up\t3');
});
