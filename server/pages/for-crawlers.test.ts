import { expect, test } from 'vitest';
import { LANGUAGE_CODES } from '#languages/index.ts';
import { noLimits } from '../http/limits.ts';
import { catalogue } from '../testing/catalogue.ts';
import { startTestServer } from '../testing/test-server.ts';

const publicUrl = 'https://words.example.org';

async function get(url: string, headers: Record<string, string> = {}, services = { publicUrl } as object) {
  const { send } = await startTestServer(services);
  return send({ url, headers });
}

const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);

test('robots are sent to the map, and not to the API', async () => {
  const { body, headers } = await get('/robots.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body).toContain('Disallow: /api/');
  expect(body).toContain(`Sitemap: ${publicUrl}/sitemap.xml`);
});

test('the map names one file for each of the 17 languages, and one for the words of each pair', async () => {
  const { body } = await get('/sitemap.xml');
  const pairs = LANGUAGE_CODES.flatMap(lang =>
    LANGUAGE_CODES.filter(learn => learn !== lang).map(learn => `words-${lang}-${learn}`),
  );
  expect(locations(body)).toEqual(
    [...LANGUAGE_CODES, ...pairs].map(name => `${publicUrl}/sitemap-${name}.xml`),
  );
  expect(locations(body)).toHaveLength(17 + 272);
});

test('every taught word that both languages have is in the map of their pair, at its one address', async () => {
  const { body, headers } = await get('/sitemap-words-uk-de.xml');
  expect(headers['content-type']).toBe('application/xml; charset=utf-8');
  const taught = catalogue.ofPair({ lang: 'uk', learn: 'de' }).categories.flatMap(({ words }) => words);
  expect(locations(body)).toEqual(taught.map(({ id }) => `${publicUrl}/words/${id}?lang=uk&amp;learn=de`));
  const [lacking] = [...catalogue.ofPair({ lang: 'uk', learn: 'en' }).lacking];
  const { body: english } = await get('/sitemap-words-uk-en.xml');
  expect(english).toContain(`<loc>${publicUrl}/words/dog?lang=uk</loc>`);
  expect(english).not.toContain(`/words/${lacking}?`);
  // The protocol's own bounds of one file.
  expect(taught.length).toBeLessThan(50_000);
  expect(body.length).toBeLessThan(50_000_000);
});

test('every topic and text is in it, in each language with all the others, and nothing of a person', async () => {
  const { body, headers } = await get('/sitemap-uk.xml');
  expect(headers['content-type']).toBe('application/xml; charset=utf-8');
  const all = locations(body);
  expect(new Set(all).size).toBe(all.length);
  for (const { id } of catalogue.categories)
    expect(all.includes(`${publicUrl}/categories/${id}/words?lang=uk`)).toBe(true);
  expect(all.includes(`${publicUrl}/texts/a1-who-am-i?lang=uk`)).toBe(true);
  expect(
    all.filter(address =>
      /\/(profile|my-|dashboard|reset-|confirm-|import-|:)/.test(String(address).slice(8)),
    ),
  ).toEqual([]);
  const [first = ''] = body.split('</url>');
  expect(first.split('hreflang=').length - 1).toBe(18);
  expect(first).toContain(`hreflang="x-default" href="${publicUrl}/"`);
});

test('without an address of its own the server takes the one that was asked, whatever stands in it', async () => {
  const { body } = await get('/sitemap.xml', { host: 'localhost:3000' }, {});
  expect(locations(body)[0]).toBe('http://localhost:3000/sitemap-en.xml');
  const { body: strange } = await get('/sitemap.xml', { host: 'a"><x' }, {});
  expect(strange).not.toContain('"><x');
});

test.each([
  '/sitemap-xx.xml',
  '/sitemap-.xml',
  '/sitemap-en.xml.xml',
  '/sitemap-words-en-xx.xml',
  '/sitemap-words-en-en.xml',
  '/sitemap-words-en.xml',
])('%s is not there', async url => {
  expect((await get(url)).statusCode).toBe(404);
});

test('a map is made once for an address, and what visitors call the server is counted', async () => {
  const made: string[] = [];
  const limits = { ...noLimits, countHere: (name: string) => void made.push(name) };
  const { send } = await startTestServer({ limits });
  const ask = (host: string) => send({ url: '/sitemap-de.xml', headers: { host } });
  await ask('one.example.org');
  await ask('one.example.org');
  expect(made).toEqual(['publicLists']);
  await ask('two.example.org');
  expect(made).toEqual(['publicLists', 'publicLists']);
});

test('what stands between may keep a map only where the operator has said the address', async () => {
  for (const url of ['/robots.txt', '/sitemap.xml', '/sitemap-de.xml']) {
    expect((await get(url)).headers['cache-control']).toBe('public, max-age=3600');
    expect((await get(url, {}, {})).headers['cache-control']).toBe('private, no-cache');
  }
});
