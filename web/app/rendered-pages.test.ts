import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { Render } from '#contract/rendering.ts';
import { LANGUAGE_CODES, type Language } from '#languages/index.ts';
import { startRenderedSite } from '#web/testing/rendered-site.ts';
import { render } from './render.tsx';

const cookies = (lang: Language, learn: Language = 'es', more = '') => ({
  cookie: `language=${lang}; learning_language=${learn}${more}`,
});

test.each([
  ['/', 'uk', ['Сім слів за три хвилини', 'pan']],
  ['/categories', 'uk', ['Категорії слів', '/categories/food/words']],
  ['/categories/food/words', 'uk', ['<h1', 'huevo', 'яйце']],
  ['/categories/food/words', 'ar', ['dir="rtl"', 'huevo', 'بيضة']],
  ['/words/dog', 'uk', ['<h1', 'perro', 'собака', 'href="/words/dog?lang=uk&amp;learn=de"', 'hrefLang="de"']],
  ['/words/dog?learn=ar', 'ja', ['lang="ar" dir="rtl"', 'كلب', '犬']],
  ['/texts?learn=en', 'ja', ['Who Am I?', 'A1']],
  ['/texts/a1-who-am-i', 'ja', ['Who Am I?', 'data-paragraph']],
  ['/tests', 'en', ['Please log in to access tests']],
  ['/tests/selectSource', 'en', ['Choose a word source', 'source=food']],
  ['/contact', 'en', ['How much is … + …?', 'method="post"']],
  ['/login', 'en', ['method="post"', 'type="password"', 'gato', 'casa']],
  ['/register', 'en', ['method="post"', 'name="password_confirmation"']],
  ['/exercises', 'en', ['Exercises - Coming Soon']],
  ['/profile', 'en', ['You are not authorized']],
] as const)('%s is read in %s without scripts', async (url, lang, parts) => {
  const { get } = await startRenderedSite();
  const { statusCode, body, headers } = await get(url, cookies(lang));
  expect(statusCode).toBe(200);
  expect(headers['content-language']).toBe(lang);
  expect(body.includes(`<html lang="${lang}"`)).toBe(true);
  // Not compared as a whole: nobody reads a failure of a hundred kilobytes.
  expect(parts.filter(part => !body.includes(part))).toEqual([]);
  // It would be blocked by the policy, and no hydration would mend it.
  expect(body.includes(' style="')).toBe(false);
});

test('every link of home carries the language of the page', async () => {
  const { get } = await startRenderedSite();
  const { body } = await get('/', cookies('uk'));
  const [, main = ''] = /<main[^>]*>(.*)<\/main>/s.exec(body) ?? [];
  const links = [...main.matchAll(/ href="([^"]+)"/g)].map(([, to]) => to);
  expect(links.length).toBeGreaterThan(8);
  expect(links.filter(to => !to?.includes('?lang=uk'))).toEqual([]);
});

test('every word of a list is in its page, and for machines too', async () => {
  const { get } = await startRenderedSite();
  const { body } = await get('/categories/food/words', cookies('en', 'de'));
  const set = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(body)?.[1] ?? '');
  expect(set).toMatchObject({ '@type': 'DefinedTermSet', name: 'Food', inLanguage: 'de' });
  expect(body.split('<li').length - 1).toBeGreaterThanOrEqual(set.hasDefinedTerm.length);
  const names: string[] = set.hasDefinedTerm.map(({ name }: { name: string }) => name);
  expect(names.filter(name => !body.includes(`>${name}</`))).toEqual([]);
});

test('the page of a word says in its head what it is, in which languages, and what it means', async () => {
  const { get } = await startRenderedSite({ publicUrl: 'https://words.example.org' });
  const { body } = await get('/words/dog?learn=de&utm=1', cookies('uk'));
  const [head = ''] = body.split('</head>');
  expect(head).toContain('<title>der Hund: собака · німецька · Slova</title>');
  expect(head).toMatch(/<meta name="description" content="der Hund: собака[^"]*Hund[^"]*"/);
  const address = (lang: string) => `https://words.example.org/words/dog?lang=${lang}&amp;learn=de`;
  expect(head).toContain(`<link rel="canonical" href="${address('uk')}">`);
  for (const code of LANGUAGE_CODES)
    expect(head).toContain(`<link rel="alternate" hreflang="${code}" href="${address(code)}">`);
  const term = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(head)?.[1] ?? '');
  expect(term).toMatchObject({
    '@type': 'DefinedTerm',
    '@id': 'https://words.example.org/words/dog?lang=uk&learn=de',
    name: 'der Hund',
    description: 'собака',
    inLanguage: 'de',
    inDefinedTermSet: { '@type': 'DefinedTermSet' },
  });
});

test('a word without a counterpart is missing in that pair alone', async () => {
  const { get, catalogue } = await startRenderedSite();
  const pair = { lang: 'en', learn: 'ja' } as const;
  const [lacking] = [...catalogue.ofPair(pair).lacking];
  expect((await get(`/words/${lacking}?learn=ja`, cookies('en'))).statusCode).toBe(404);
  const { lacks = [] } = catalogue.word(lacking ?? '') ?? {};
  const [learn] = LANGUAGE_CODES.filter(code => code !== 'en' && !lacks.includes(code));
  expect((await get(`/words/${lacking}?learn=${learn}`, cookies('en'))).statusCode).toBe(200);
});

test('a key of ten thousand characters is no page, and no failure', async () => {
  const { get, lines } = await startRenderedSite();
  for (const key of ['a'.repeat(10_000), '%00', '%E0%A4%A', 'No Key', '..%2f..%2fetc'])
    expect((await get(`/words/${key}`, cookies('uk'))).statusCode).toBe(404);
  expect(lines).toEqual([]);
});

test('what a person sees first is the frame: nobody is greeted as a guest, and nothing of the person is in it', async () => {
  const { get } = await startRenderedSite();
  const { body } = await get('/', cookies('en', 'es', '; visitor=user'));
  expect(body.includes('data-visitor="user"')).toBe(true);
  expect(body.includes('Seven words in three minutes')).toBe(false);
});

test('a submit button waits until the page answers', async () => {
  const { get } = await startRenderedSite();
  const { body } = await get('/login', cookies('en'));
  expect(/<button[^>]*type="submit"[^>]*>/.exec(body)?.[0]).toContain('disabled');
});

test('no page is there: 404, rendered', async () => {
  const { get } = await startRenderedSite();
  for (const url of ['/nowhere', '/categories/nothing/words', '/texts/nothing', '/words/no-such-word']) {
    const { statusCode, body } = await get(url, cookies('uk'));
    expect(statusCode).toBe(404);
    expect(body.includes('Сторінку не знайдено')).toBe(true);
    expect(body.includes('noindex')).toBe(true);
  }
});

test('a shared list is read without scripts, and its head says what is in it', async () => {
  const { get, shareList } = await startRenderedSite();
  const { code } = await shareList('<b>Berlin</b> & back');
  const { statusCode, body } = await get(`/lists/${code}`, cookies('uk', 'de'));
  expect(statusCode).toBe(200);
  for (const part of ['Marta', 'Hund', 'собака', 'Katze', '&lt;b&gt;Berlin&lt;/b&gt; &amp; back'])
    expect(body.includes(part), part).toBe(true);
  expect(body.includes('<b>Berlin')).toBe(false);
  const [head = ''] = body.split('</head>');
  expect(head).toContain('<title>&lt;b&gt;Berlin&lt;/b&gt; &amp; back · Slova</title>');
  expect(head).toMatch(/<meta name="description" content="&lt;b&gt;Berlin[^"]*Hund – собака, Katze – /);
  expect(head).toContain('noindex');
});

test('a list that is not shared is told so in the language of the reader: 404, with a way on', async () => {
  const { get } = await startRenderedSite();
  const { statusCode, body } = await get('/lists/abcdefghjkmn23', cookies('uk'));
  expect(statusCode).toBe(404);
  for (const part of ['<h1', 'Цього списку тут немає', 'href="/categories?lang=uk"'])
    expect(body.includes(part), part).toBe(true);
});

test('every language is at an address of its own for who says nothing', async () => {
  const { get } = await startRenderedSite();
  expect((await get('/categories?lang=ar')).body.includes('<html lang="ar" dir="rtl"')).toBe(true);
  expect((await get('/categories/food/words?lang=uk&learn=ja')).body.includes('パン')).toBe(true);
});

test('a page tells what it is, in its language and at its one address', async () => {
  const { get } = await startRenderedSite({ publicUrl: 'https://words.example.org' });
  const { body } = await get('/categories/food/words?utm=1', cookies('uk'));
  const [head = ''] = body.split('<script type="application/ld+json">');
  expect(head).toContain('<title>Їжа: іспанська · Slova</title>');
  expect(head).toMatch(/<meta name="description" content="Їжа: \d+ сл[^"]*pan – хліб/);
  expect(head).toContain(
    '<link rel="canonical" href="https://words.example.org/categories/food/words?lang=uk&amp;learn=es">',
  );
  expect(head).toContain('<meta property="og:title" content="Їжа: іспанська · Slova">');
});

test('lists of two learning languages have each a title of their own, in words of the reader', async () => {
  const { get } = await startRenderedSite();
  const title = async (url: string, lang: Language, learn: Language) =>
    /<title>(.*?)<\/title>/.exec((await get(url, cookies(lang, learn))).body)?.[1];
  expect(await title('/categories/food/words', 'en', 'es')).toBe('Food in Spanish · Slova');
  expect(await title('/categories/food/words', 'en', 'ja')).toBe('Food in Japanese · Slova');
  expect(await title('/texts', 'de', 'fr')).toBe('Texte auf Französisch · Slova');
});

test('a link says by its own text where it leads', async () => {
  const { get } = await startRenderedSite();
  const { body } = await get('/', cookies('en'));
  const texts = [...body.matchAll(/<a [^>]*>(.*?)<\/a>/gs)].map(([, inner = '']) =>
    inner
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  );
  expect(texts).toContain('Go Go: Grammar');
  expect(texts).not.toContain('Go');
});

test.each([
  ['/', 'uk', '/previews/uk.png'],
  ['/contact', 'ar', '/previews/ar.png'],
  ['/categories', 'uk', '/previews/categories/uk-es.png'],
  ['/categories/food/words', 'ja', '/previews/categories/food/ja-es.png'],
  ['/words/dog?learn=de', 'uk', '/previews/words/dog/uk-de.png'],
  ['/texts', 'uk', '/previews/texts/es.png'],
  ['/texts/a1-who-am-i', 'uk', '/previews/texts/id/a1-who-am-i.png'],
] as const)('%s in %s names the picture that is made for it', async (url, lang, picture) => {
  const drawing = { draw: () => Promise.reject(new Error('no ink')), close: () => Promise.resolve() };
  const publicUrl = 'https://words.example.org';
  const { get } = await startRenderedSite({ publicUrl, drawing });
  const { body } = await get(url, cookies(lang));
  expect(body).toContain(`<meta property="og:image" content="${publicUrl}${picture}">`);
  expect(body).toMatch(/<meta property="og:image:alt" content="[^"]+">/);
  expect(body).toContain('<meta name="twitter:card" content="summary_large_image">');
  const without = await startRenderedSite({ publicUrl });
  expect((await without.get(url, cookies(lang))).body).not.toContain('og:image');
});

test('no description is longer than search pages show', async () => {
  const { get } = await startRenderedSite();
  const { body } = await get('/text-words-analysis', cookies('de'));
  const [, description = ''] = /<meta name="description" content="([^"]*)"/.exec(body) ?? [];
  expect(description).toMatch(/^Füge einen Text .* …$/);
  expect(description.length).toBeLessThanOrEqual(160);
});

test('two visitors one after the other get each their own page, and a page changed by neither is not sent again', async () => {
  const { get } = await startRenderedSite();
  const [one, other] = [cookies('uk'), cookies('ja', 'ko')];
  const first = await get('/categories', one);
  const second = await get('/categories', other);
  expect([first, second].map(({ headers }) => headers['content-language'])).toEqual(['uk', 'ja']);
  expect(first.headers).toMatchObject({
    vary: 'accept-encoding, accept-language, cookie',
    'cache-control': 'private, no-cache',
  });
  const tag = { 'if-none-match': String(first.headers.etag) };
  const again = await get('/categories', { ...one, ...tag });
  expect({ status: again.statusCode, body: again.body }).toEqual({ status: 304, body: '' });
  expect((await get('/categories', { ...other, ...tag })).statusCode).toBe(200);
});

test('a page is the same in every encoding', async () => {
  const { get } = await startRenderedSite();
  const plain = await get('/contact');
  const brotli = await get('/contact', { 'accept-encoding': 'br' });
  const gzip = await get('/contact', { 'accept-encoding': 'gzip' });
  expect([brotli, gzip].map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip']);
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
});

test('only the one script and the styles that stand in the page are allowed in it', async () => {
  const { get } = await startRenderedSite();
  const policy = String((await get('/')).headers['content-security-policy']);
  expect(policy).toMatch(/script-src 'self' 'wasm-unsafe-eval' 'sha256-[\w+/=]+';/);
  expect(policy).not.toContain('unsafe-inline');
});

test('where a page cannot be rendered, its shell is sent and the fault is logged', async () => {
  const { get, lines } = await startRenderedSite({ render: () => Promise.reject(new Error('no ink')) });
  const reply = await get('/categories');
  expect(reply.statusCode).toBe(200);
  expect(reply.body).toContain('<div id="root"><div>frame</div></div>');
  expect(lines.join()).toContain('no ink');
});

test('a flood of pages that nobody has asked for yet gets shells, and what is kept is sent all the same', async () => {
  const slow: Render = async (...asked) => ({ ...(await render(...asked)), milliseconds: 2000 });
  const { get } = await startRenderedSite({ render: slow });
  const isRendered = async (url: string) => (await get(url)).body.includes('data-view');
  expect(await isRendered('/contact')).toBe(true);
  expect(await isRendered('/contact?lang=uk')).toBe(false);
  expect(await isRendered('/contact')).toBe(true);
});
