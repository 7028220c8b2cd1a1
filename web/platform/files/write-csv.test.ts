import { expect, test } from 'vitest';
import { unguarded, writeCsv } from './write-csv.ts';

test('the file begins with a byte order mark and ends every line as RFC 4180 says', () => {
  const rows = [
    ['give up', '3'],
    ['café', '1'],
  ];
  expect(writeCsv(['Word', 'Count'], rows)).toBe('\ufeffWord,Count\r\ngive up,3\r\ncafé,1\r\n');
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
  ['\t=1', `"'\t=1"`],
  ['=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
])('the cell %j is written %j', (word, cell) => {
  expect(writeCsv(['w', 'c'], [[word, '1']]).split('w,c\r\n')[1]).toBe(`${cell},1\r\n`);
});

test('what was guarded is read back as it was', () => {
  expect(unguarded("'=1+1")).toBe('=1+1');
  expect(unguarded("'s avonds")).toBe("'s avonds");
});
