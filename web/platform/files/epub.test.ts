import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { htmlText } from '#files/html-text.ts';
import { readBook } from './book-text.ts';
import { readEpub } from './epub.ts';
import { inParagraphs } from './text-file.ts';

const CONTAINER =
  '<container><rootfiles><rootfile full-path="OEBPS/book.opf" media-type="x"/></rootfiles></container>';
const OPF = `<package><metadata><dc:title>La casa &amp; el r&iacute;o</dc:title></metadata><manifest>
<item id="two" href="text/two%20b.xhtml"/><item id="one" href="../OEBPS/one.xhtml"/><item id="out" href="../../../etc/passwd"/>
</manifest><spine><itemref idref="one"/><itemref idref="two"/><itemref idref="out"/><itemref idref="none"/></spine></package>`;
const files = (more: Record<string, string> = {}) => ({
  mimetype: strToU8('application/epub+zip'),
  'META-INF/container.xml': strToU8(CONTAINER),
  'OEBPS/book.opf': strToU8(OPF),
  'OEBPS/one.xhtml': strToU8(
    '<html><head><title>x</title></head><body><h1>Uno</h1><p>Érase una <b>vez</b>.</p></body></html>',
  ),
  'OEBPS/text/two b.xhtml': strToU8(
    '<body><p>Dos.</p><script>alert(1)</script><p onclick="x()">Fin&#8230;</p></body>',
  ),
  ...Object.fromEntries(Object.entries(more).map(([name, text]) => [name, strToU8(text)])),
});

test('a book is read chapter by chapter in the order of its spine', () => {
  expect(readEpub(zipSync(files()))).toEqual({
    title: 'La casa & el río',
    text: 'Uno\n\nÉrase una vez.\n\nDos.\n\nFin…',
  });
});

test.each([
  ['nothing', new Uint8Array()],
  ['a broken archive', zipSync(files()).slice(0, 300)],
  ['an archive without a book', zipSync({ 'a.txt': strToU8('a') })],
  ['a book whose package is missing', zipSync({ 'META-INF/container.xml': strToU8(CONTAINER) })],
  ['noise', Uint8Array.from({ length: 5000 }, (_, place) => (place * 7919) % 256)],
])('%s is no book', (_, archive) => {
  expect(readEpub(archive)).toEqual({ problem: 'notBook' });
});

test('a bomb is given up long before it has filled the memory, and encrypted chapters are named', () => {
  const bomb = zipSync({ ...files(), 'OEBPS/bomb.xhtml': new Uint8Array(64 * 1024 * 1024) });
  expect(bomb.length).toBeLessThan(200_000);
  expect(readEpub(bomb)).toEqual({ problem: 'tooLarge' });
  const many = Object.fromEntries(Array.from({ length: 5100 }, (_, n) => [`x/${n}.png`, '']));
  expect(readEpub(zipSync(files(many)))).toEqual({ problem: 'tooLarge' });
  const locked = '<encryption><CipherReference URI="OEBPS/one.xhtml"/></encryption>';
  expect(readEpub(zipSync(files({ 'META-INF/encryption.xml': locked })))).toEqual({ problem: 'locked' });
});

test('a page becomes text: nothing is run, nothing is fetched, readings do not stand twice', () => {
  expect(
    htmlText('<p>a<br>b</p><style>p{}</style><!-- c --><p>1 &lt; 2 &amp;amp; &notanentity; &#0; &eacute;'),
  ).toBe('a\n\nb\n\n1 < 2 &amp; &notanentity; é');
  expect(htmlText('<ruby>漢字<rp>(</rp><rt>かんじ</rt><rp>)</rp></ruby>です')).toBe('漢字です');
  expect(htmlText('<script>'.repeat(20_000))).toBe('');
  expect(htmlText('x < y and y > z')).toBe('x < y and y > z');
});

test('lines broken at their ends are joined, single lines stay apart, and marks of direction go', () => {
  expect(inParagraphs('One\ntwo.\n\nThree\n four.\n\n\nFive.')).toBe('One two.\n\nThree four.\n\nFive.');
  expect(inParagraphs('One\r\nTwo\u202e\u0000')).toBe('One\n\nTwo');
});

test('a file is read by what is in it', async () => {
  const named = (name: string, parts: BlobPart[]) => new File(parts, name);
  expect(await readBook(named('casa.txt', ['Una casa.']), 'es')).toEqual({
    title: 'casa',
    body: 'Una casa.',
  });
  const html = named('x.txt', ['<!DOCTYPE html><body><p>Hola</p></body>']);
  expect(await readBook(html, 'es')).toMatchObject({ body: 'Hola' });
  const cue = '1\n00:00:01,000 --> 00:00:02,000\nHola\n\n2\n99:99 --> what\nbroken\n';
  expect(await readBook(named('f.srt', [cue]), 'es')).toMatchObject({ body: expect.stringMatching(/^Hola/) });
  expect(await readBook(named('b.epub', [zipSync(files())]), 'es')).toMatchObject({
    title: 'La casa & el río',
  });
  expect(await readBook(named('p.png', [Uint8Array.from([137, 80, 78, 71, 0])]), 'es')).toEqual({
    problem: 'notText',
  });
});

test('what a document says of its kind is no part of its text', () => {
  const inner =
    '<!DOCTYPE html [<!ENTITY mdash "&#8212;"> <!ELEMENT p ANY>]><html><body><p>Hola</p></body></html>';
  expect(htmlText(inner)).toBe('Hola');
  expect(htmlText('<!doctype html PUBLIC "-//W3C//DTD XHTML 1.1//EN" "x.dtd"><p>Hola</p>')).toBe('Hola');
});

// A megabyte each: searched again from every tag, one of them would take minutes.
test.each([
  '<svg',
  '<svg ',
  '<rt>',
  '<rt>a<rp>',
  '<p',
  '<!--',
  '<!doctype [',
  '<!doctype',
  '<p>\n',
  '&amp',
  '</ruby<rt>',
])('a file of nothing but %s is read in one go', tag => {
  const text = htmlText(tag.repeat(Math.ceil(1_000_000 / tag.length)));
  expect(text.length).toBeLessThanOrEqual(1_000_010);
});
