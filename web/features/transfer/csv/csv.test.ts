import fc from 'fast-check';
import { expect, test } from 'vitest';
import { guessSeparator, readSeparated } from '#files/separated.ts';
import { writeCsv } from '#web/platform/files/write-csv.ts';
import { cpuSecondsOf } from '#web/testing/cpu-time.ts';
import { looksLikeHeader } from '../deck/columns.ts';
import { LARGEST_CSV_BYTES, readCsv } from './read-csv.ts';

const encode = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string, isBig = false) => {
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < text.length; at += 1) view.setUint16(at * 2, text.charCodeAt(at), !isBig);
  return bytes;
};
const options = {
  name: 'words.csv',
  isHeader: (cells: readonly string[]) => looksLikeHeader(cells, { lang: 'en', learn: 'es' }),
};
const read = (bytes: Uint8Array) => {
  const result = readCsv(bytes, options);
  if ('problem' in result) return result.problem;
  const [table] = result.tables;
  return { header: table?.header, rows: table?.rows.map(row => row.cells) };
};

const TEXT = 'word,translation\r\nniño,child\r\n"sí, señor","yes, ""sir"""\r\n';
const READ = {
  header: ['word', 'translation'],
  rows: [
    ['niño', 'child'],
    ['sí, señor', 'yes, "sir"'],
  ],
};

test.each([
  ['UTF-8', encode(TEXT)],
  ['UTF-8 with its mark', encode(`\ufeff${TEXT}`)],
  ['UTF-16 with its mark', utf16(`\ufeff${TEXT}`)],
  ['UTF-16 without', utf16(TEXT)],
  ['big-endian UTF-16 with its mark', utf16(`\ufeff${TEXT}`, true)],
  ['big-endian UTF-16 without', utf16(TEXT, true)],
  ['windows-1252', Uint8Array.from(TEXT, letter => letter.charCodeAt(0))],
])('%s is read', (_, bytes) => {
  expect(read(bytes)).toEqual(READ);
});

test('a Chinese text in UTF-16 without a mark is read by its tabs and line ends', () => {
  expect(read(utf16('狗\tdog\n猫\tcat\n'))).toEqual({
    header: null,
    rows: [
      ['狗', 'dog'],
      ['猫', 'cat'],
    ],
  });
});

test.each([
  [
    'tabs',
    'perro\tdog\ngato\tcat',
    [
      ['perro', 'dog'],
      ['gato', 'cat'],
    ],
  ],
  [
    'semicolons, with commas in the cells',
    'perro;dog, hound\ngato;cat',
    [
      ['perro', 'dog, hound'],
      ['gato', 'cat'],
    ],
  ],
  [
    'bars',
    'perro|dog\rgato|cat\r',
    [
      ['perro', 'dog'],
      ['gato', 'cat'],
    ],
  ],
  ['one column', 'perro\n\ngato\n', [['perro'], ['gato']]],
  [
    'rows of different lengths',
    'a,b,c\nd,e\nf,g,',
    [
      ['a', 'b', 'c'],
      ['d', 'e'],
      ['f', 'g', ''],
    ],
  ],
  [
    'a line end in quotes',
    '"a\nb",c\nd,e',
    [
      ['a\nb', 'c'],
      ['d', 'e'],
    ],
  ],
  ['a quote that is never closed', 'a,"b\nc', [['a', 'b\nc']]],
  [
    'text after a closing quote',
    '"so-called" friend,x\na,b',
    [
      ['so-called friend', 'x'],
      ['a', 'b'],
    ],
  ],
])('%s', (_, text, rows) => {
  expect(read(encode(text))).toEqual({ header: null, rows });
});

test('a text export of Anki says itself how it is to be read', () => {
  const text =
    '#separator:tab\n#html:true\n#columns:Front\tBack\n<b>perro</b> [sound:p.mp3]\tdog&nbsp;&amp; pup\n';
  expect(read(encode(text))).toEqual({ header: ['Front', 'Back'], rows: [['perro', 'dog & pup']] });
});

test.each([
  ['a picture', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13), 'notText'],
  ['nothing', encode(''), 'noNotes'],
  ['empty lines', encode('\n \n,,\n'), 'noNotes'],
  ['a header alone', encode('word,translation\n'), 'noNotes'],
  ['more than 20 MB', new Uint8Array(LARGEST_CSV_BYTES + 1), 'tooLarge'],
])('%s is refused', (_, bytes, problem) => {
  expect(read(bytes)).toBe(problem);
});

test('what a spreadsheet would run as a formula is written as text, and read back as it was', () => {
  const cells = ['=1+1', '+1', '-ness', '@SUM(A1)', 'a', '"', 'x,y', 'two\nlines'];
  const text = writeCsv(
    ['word', 'translation'],
    cells.map(cell => [cell, cell]),
  );
  for (const line of text.split('\r\n')) expect(line.replace(/^\ufeff?"?/, '')).not.toMatch(/^[=+\-@]/);
  expect(read(encode(text))).toEqual({
    header: ['word', 'translation'],
    rows: cells.map(cell => [cell, cell]),
  });
});

test('whatever is written as CSV is read back', () => {
  const cell = fc.string({ unit: 'grapheme', maxLength: 12 }).map(text => text.trim());
  const plain = cell.filter(text => text !== '' && !/[\p{Cc}\ufeff]/u.test(text) && !/^['#]/.test(text));
  fc.assert(
    fc.property(fc.array(fc.tuple(plain, plain), { minLength: 2 }), rows => {
      expect(read(encode(writeCsv(['word', 'translation'], rows)))).toEqual({
        header: ['word', 'translation'],
        rows,
      });
    }),
  );
});

test('separators are told by how even the rows are', () => {
  expect(guessSeparator('Guten Tag, Welt;hello\nja;yes, sure\n')).toBe(';');
  expect(guessSeparator('Well, yes\tsí\nNo\tno\n')).toBe('\t');
});

test('no text takes long or ends in an error', async () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), text => void readSeparated(text, ',')));
  for (const text of ['"'.repeat(1_000_000), ',"a'.repeat(300_000)])
    expect(await cpuSecondsOf(() => readSeparated(text, ','))).toBeLessThan(1.5);
});
