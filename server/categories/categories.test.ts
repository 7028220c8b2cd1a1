import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { getWordForms, listCatalogueWords, listCategories, listCategoryWords } from '#contract/categories.ts';
import { listSentences } from '#contract/sentences.ts';
import { LANGUAGE_CODES } from '#languages/index.ts';
import { catalogue } from '../testing/catalogue.ts';
import { startTestServer } from '../testing/test-server.ts';

test('there are at least 20 categories of at least 30 words', async () => {
  const { call } = await startTestServer();
  const { data } = await call(listCategories, { query: { lang: 'en' } });
  expect(data.filter(category => category.word_count >= 30).length).toBeGreaterThanOrEqual(20);
});

test('every category has a name of its own in each of the 17 languages', async () => {
  const { call } = await startTestServer();
  for (const lang of LANGUAGE_CODES) {
    const { data } = await call(listCategories, { query: { lang } });
    expect(new Set(data.map(category => category.name)).size).toBe(catalogue.categories.length);
  }
});

test('words are in the learning language and translations in the interface language', async () => {
  const { call } = await startTestServer();
  const { data } = await call(listCategoryWords, {
    params: { categoryId: 'farm-animals' },
    query: { lang: 'de', learn: 'es' },
  });
  expect(data.words.find(word => word.id === 'dog')).toMatchObject({
    en_word: 'perro',
    translation: 'Hund',
    gender: 'm',
  });
  expect(data.category).toMatchObject({ id: 'farm-animals', word_count: data.words.length });
});

test('only so many words of a category come as are asked for, the first ones', async () => {
  const { call } = await startTestServer();
  const params = { categoryId: 'farm-animals' };
  const whole = await call(listCategoryWords, { params, query: { lang: 'de', learn: 'es' } });
  const some = await call(listCategoryWords, { params, query: { lang: 'de', learn: 'es', limit: 3 } });
  expect(some.data).toEqual({ ...whole.data, words: whole.data.words.slice(0, 3) });
  expect(some.data.words).toHaveLength(3);
});

test('both languages are English unless told otherwise', async () => {
  const { call } = await startTestServer();
  const { data } = await call(listCategoryWords, { params: { categoryId: 'farm-animals' }, query: {} });
  expect(data.words.find(word => word.id === 'dog')).toMatchObject({ en_word: 'dog', translation: 'dog' });
});

test('taught words come with their sentence in both languages, all of them or those of a category', async () => {
  const { call } = await startTestServer();
  const { data } = await call(listSentences, { query: { lang: 'de', learn: 'ja' } });
  const taught = catalogue.ofPair({ lang: 'de', learn: 'ja' }).categories.flatMap(({ words }) => words);
  expect(Object.keys(data.sentences)).toEqual(taught.map(({ id }) => id));
  expect(data.sentences.water).toEqual({
    text: expect.stringMatching(/\[水\]/),
    translation: expect.stringMatching(/\[Wasser\]/),
    reading: expect.stringMatching(/\[みず\]/),
  });
  const animals = await call(listSentences, { query: { lang: 'de', learn: 'ja', category: 'farm-animals' } });
  const ids = catalogue.category('farm-animals')?.words.map(({ id }) => id);
  expect(Object.keys(animals.data.sentences).length).toBeGreaterThan(0);
  expect(ids).toEqual(expect.arrayContaining(Object.keys(animals.data.sentences)));
});

test.each([
  ['sentences of an unknown category', '/api/sentences?category=nothing', 404, 'not_found'],
  ['an unknown category', '/api/categories/nothing/words', 404, 'not_found'],
  ['a category named with NUL', '/api/categories/a%00b/words', 404, 'not_found'],
  ['a broken escape', '/api/categories/%E0%A4%A/words', 400, 'invalid_input'],
  ['a very long category', `/api/categories/${'x'.repeat(5000)}/words`, 404, 'not_found'],
  ['an unknown language', '/api/categories?lang=xx', 422, 'invalid_input'],
  ['no words', '/api/categories/food/words?limit=0', 422, 'invalid_input'],
  ['half a word', '/api/categories/food/words?limit=0.5', 422, 'invalid_input'],
  ['a language given twice', '/api/categories?lang=de&lang=fr', 422, 'invalid_input'],
])('%s is refused', async (_, url, status, code) => {
  const { send } = await startTestServer();
  const answer = await send({ url });
  expect({ status: answer.statusCode, code: answer.json().code }).toEqual({ status, code });
});

test('an unknown language is answered with the 17 that are known', async () => {
  const { refusal } = await startTestServer();
  const { errors } = await refusal(listCategories, { query: { lang: 'xx' } });
  // Those of docs/specification.md, section 1: the refusal is made from LANGUAGE_CODES, which would be compared with itself.
  const codes = 'en uk es hi ar pt bn fr de ja id tr zh vi it ko pl'.split(' ');
  expect(errors.lang?.[0]?.match(/\b[a-z]{2}\b/g)?.filter(code => codes.includes(code))).toEqual(codes);
  expect(LANGUAGE_CODES).toEqual(codes);
});

test('a list the browser already has is not sent again', async () => {
  const { send } = await startTestServer();
  const first = await send({ url: '/api/categories?lang=uk' });
  const again = await send({
    url: '/api/categories?lang=uk',
    headers: { 'if-none-match': String(first.headers.etag) },
  });
  expect({ status: again.statusCode, body: again.body }).toEqual({ status: 304, body: '' });
  const other = await send({
    url: '/api/categories?lang=pl',
    headers: { 'if-none-match': String(first.headers.etag) },
  });
  expect(other.statusCode).toBe(200);
});

test('a German noun comes with its article, unless that would change the form', async () => {
  const { call } = await startTestServer();
  const query = { lang: 'en', learn: 'de' } as const;
  const { data } = await call(listCategoryWords, { params: { categoryId: 'drinks' }, query });
  const word = (id: string) => data.words.find(entry => entry.id === id);
  expect(word('tea')).toMatchObject({ en_word: 'Tee', gender: 'm', article: 'der' });
  expect(word('green-tea')).toMatchObject({ en_word: 'grüner Tee', gender: 'm' });
  expect(word('green-tea')).not.toHaveProperty('article');
});

test('a browser that understands brotli gets the same list compressed', async () => {
  const { send } = await startTestServer();
  const url = '/api/categories/food/words?lang=en&learn=ja';
  const plain = await send({ url });
  const compressed = await send({ url, headers: { 'accept-encoding': 'gzip, br' } });
  expect(compressed.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(compressed.rawPayload).equals(plain.rawPayload)).toBe(true);
});

test('every word that can be learned is listed by its id, its English form and its category, the taught ones first', async () => {
  const { call } = await startTestServer();
  const { data } = await call(listCatalogueWords, { query: {} });
  const taught = catalogue.categories.flatMap(category => category.words);
  expect(data.words).toHaveLength(taught.length + catalogue.furtherWords.length);
  expect(data.words.slice(0, taught.length).map(([id]) => id)).toEqual(taught.map(({ id }) => id));
  expect(data.words).toContainEqual(['dog', 'dog', 'farm-animals']);
  expect(data.words).toContainEqual(['wooden-adjective', 'wooden', '']);
});

test('a word is told in every language, and an unknown one is not found', async () => {
  const { call, refusal } = await startTestServer();
  const { data } = await call(getWordForms, { params: { wordId: 'bread' } });
  expect(data.forms).toMatchObject({ en: 'bread', uk: 'хліб', ja: 'パン' });
  expect(Object.keys(data.forms)).toHaveLength(17);
  expect(await refusal(getWordForms, { params: { wordId: 'no-such-word' } })).toMatchObject({ status: 404 });
});
