// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { pageText } from './page-text.ts';

const address = 'https://news.example/a';
const paragraph = (number: number) =>
  `<p>Absatz ${number}: Der Fluss ist lang, das Wasser ist kalt, und die Leute, die dort wohnen, baden trotzdem im Sommer.</p>`;
const paragraphs = [1, 2, 3, 4, 5, 6, 7, 8].map(paragraph).join('');
const SHORT = '<html><head><title>Kurz</title></head><body><p>Nur ein Satz.</p></body></html>';
const PAGE = `<!doctype html><html><head><title>Der Fluss - Zeitung</title><script>alert(1)</script></head><body>
  <nav><ul><li><a href="/">Start</a></li><li><a href="/sport">Sport</a></li></ul></nav>
  <article><h1>Der Fluss</h1>${paragraphs}</article>
  <aside><a href="/abo">Jetzt abonnieren!</a></aside><footer>Impressum</footer></body></html>`;

test('the text of a page is what its readers come for, in paragraphs', async () => {
  const { title, body } = await pageText({ address, is_html: true, content: PAGE });
  expect(title).toContain('Der Fluss');
  expect(body.split('\n\n').filter(text => text.startsWith('Absatz'))).toHaveLength(8);
  expect(body).not.toMatch(/Sport|Impressum|abonnieren|alert/);
});

test('of a page without such a part all is taken, and a plain text as it is', async () => {
  const short = await pageText({ address, is_html: true, content: SHORT });
  expect(short).toEqual({ title: 'Kurz', body: 'Nur ein Satz.' });
  expect(await pageText({ address, is_html: false, content: 'Eins.\r\n\r\nZwei.\r\n\r\n<b>Drei' })).toEqual({
    title: 'news.example',
    body: 'Eins.\n\nZwei.\n\n<b>Drei',
  });
});

test.each([
  ['tags that never close', '<a '.repeat(100_000)],
  ['attributes', `<a ${'on '.repeat(100_000)}>`],
  ['handlers that never end', `<a ${'onx="'.repeat(50_000)}>`],
  ['scripts', '<script>'.repeat(50_000)],
])('a page of many %s is read', async (_, content) => {
  expect((await pageText({ address, is_html: true, content: `${content}<p>Ende` })).body.length).toBeLessThan(
    700_000,
  );
});

test('a script in a page is never run, and stays no tag', async () => {
  const content = `<p>a</p><img src=x onerror="globalThis.hasRun = true"><script>globalThis.hasRun = true</script>`;
  expect((await pageText({ address, is_html: true, content })).body).toBe('a');
  expect(globalThis).not.toHaveProperty('hasRun');
});
