import { expect, test } from 'vitest';
import { decodePage, kindOf } from './page-bytes.ts';

const latin = (text: string) => Buffer.from(text, 'latin1');

test.each([
  ['the type names it', latin('caf\xe9'), 'text/plain; charset=ISO-8859-1', 'café'],
  ['the page names it', latin('<meta charset="windows-1252"><p>caf\xe9'), 'text/html', 'café'],
  [
    'an older page names it',
    latin('<meta http-equiv="Content-Type" content="text/html; charset=windows-1251"><p>\xcf\xf0\xe8'),
    'text/html',
    'При',
  ],
  [
    'the type counts before the page',
    Buffer.from('<meta charset=koi8-r>Привіт'),
    'text/html;charset=utf-8',
    'Привіт',
  ],
  ['nothing names it', Buffer.from('Привіт'), 'text/html', 'Привіт'],
  ['a mark tells it', Buffer.from('\ufeffHallo', 'utf16le'), 'text/html', 'Hallo'],
  ['nobody knows it', Buffer.from('Привіт'), 'text/html; charset=klingon', 'Привіт'],
  ['Japanese', Buffer.from([0x93, 0xfa, 0x96, 0x7b]), 'text/plain; charset="Shift_JIS"', '日本'],
  ['a half sign and a zero', Buffer.from([0x61, 0x00, 0xd0]), 'text/plain', 'a\ufffd\ufffd'],
])('an encoding is found where %s', (_, bytes, type, text) => {
  expect(decodePage(bytes, type, type.includes('html'))).toContain(text);
});

test('only HTML and plain text are texts', () => {
  expect(['text/html', 'TEXT/HTML; charset=x', 'text/plain'].map(kindOf)).toEqual(['html', 'html', 'plain']);
  expect(['', 'application/pdf', 'text/css', 'image/svg+xml', 'text/html2'].map(kindOf)).toEqual(
    Array(5).fill(undefined),
  );
});
