import { expect, test } from 'vitest';
import { decodeText } from '#files/decode-text.ts';
import { LARGEST_FILE_MB, readTextFile } from './text-file.ts';

test.each([
  ['UTF-8', Buffer.from('café')],
  ['UTF-8 with its mark', Buffer.from('\ufeffcafé')],
  ['UTF-16, small end first', Buffer.from('\ufeffcafé', 'utf16le')],
  ['UTF-16, big end first', Buffer.from('\ufeffcafé', 'utf16le').swap16()],
  ['windows-1252', Buffer.from('café', 'latin1')],
])('%s is read', (_, bytes) => {
  expect(decodeText(bytes)).toBe('café');
});

test.each([
  ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
  ['an archive, as every .docx is', Buffer.from('504b03041400060008000000', 'hex')],
  ['text with a NUL', Buffer.from('abc\0def')],
  ['UTF-16 that says nothing of it', Buffer.from('text', 'utf16le')],
])('%s is no text', (_, bytes) => {
  expect(decodeText(bytes)).toBeUndefined();
});

test('tabs, every line end and the end mark of DOS are text', () => {
  expect(decodeText(Buffer.from('a\tb\r\nc\rd\f\u001a'))).toBe('a\tb\r\nc\rd\f\u001a');
});

test('a file is read up to its size limit, and a folder or a lost file is not', async () => {
  const bytes = LARGEST_FILE_MB * 1024 * 1024;
  expect(await readTextFile(new Blob(['abc']))).toEqual({ text: 'abc' });
  const largest = await readTextFile(new Blob([new Uint8Array(bytes).fill(65)]));
  expect('text' in largest && largest.text.length).toBe(bytes);
  expect(await readTextFile(new Blob([new Uint8Array(bytes + 1)]))).toEqual({ problem: 'tooLarge' });
  expect(await readTextFile(new Blob(['a\0']))).toEqual({ problem: 'notText' });
  const lost = Object.assign(new Blob(['abc']), {
    arrayBuffer: () => Promise.reject(new DOMException('gone')),
  });
  expect(await readTextFile(lost)).toEqual({ problem: 'unreadable' });
});
