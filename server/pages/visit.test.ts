import { expect, test } from 'vitest';
import { viewKey } from '#contract/rendering.ts';
import { LANGUAGE_HINTS } from '#contract/testing-language-hints.ts';
import { type Visit, viewFor } from './visit.ts';

const isThere = (
  _: string,
  { categoryId = 'food', id = 'a1-who-am-i', wordId = 'dog' }: Record<string, string | undefined>,
  { learn }: { learn: string },
) => categoryId === 'food' && id === 'a1-who-am-i' && wordId === 'dog' && learn !== 'ko';

const viewOf = (url: string, visit: Partial<Visit> = {}) =>
  viewFor({ url, cookie: undefined, acceptLanguage: undefined, ...visit }, isThere);

test.each(LANGUAGE_HINTS)('the language of the page: %s', (_, stored, browser, page, lang) => {
  const cookie = stored === null ? undefined : `language=${stored}`;
  const visit = { cookie, acceptLanguage: browser.join(',') };
  expect(viewOf(`/?lang=${page}`, visit).lang).toBe(lang);
});

test.each([
  ['one cookie among others', 'a=b; language=uk; c=d', undefined, 'uk'],
  ['a cookie that ends alike is another cookie', 'xlanguage=ar', 'de', 'de'],
  ['the browser’s order is by weight', undefined, 'en;q=0.3,fr;q=0.8,sv', 'fr'],
  ['weight nought means never', undefined, 'fr;q=0,de;q=0.1', 'de'],
  ['weight nought means never, also for want of another', undefined, 'fr;q=0', 'en'],
  ['a region is left aside', undefined, 'pt-BR,pt;q=0.9', 'pt'],
  ['any language will do', undefined, '*', 'en'],
  ['nothing is told', undefined, undefined, 'en'],
  ['garbage', `language=${'x'.repeat(5000)}`, '\u0000;q=,,;;'.repeat(1000), 'en'],
])('what the browser sends: %s', (_, cookie, acceptLanguage, lang) => {
  expect(viewOf('/', { cookie, acceptLanguage }).lang).toBe(lang);
});

test.each([
  ['the address, where nothing is stored', '/?learn=ja', undefined, 'ja'],
  ['what is stored before the address', '/?learn=ja', 'learning_language=ko', 'ko'],
  ['the address, where something unknown is stored', '/?learn=ja', 'learning_language=xx', 'ja'],
  ['English otherwise', '/?learn=xx', undefined, 'en'],
])('the learning language is that of %s', (_, url, cookie, learn) => {
  expect(viewOf(url, { cookie }).learn).toBe(learn);
});

test.each([
  ['/categories/food/words', '/categories/food/words en en guest'],
  ['/path?step=7&x=1', '/path?step=7 en en guest'],
  ['/path?step=51', '/path en en guest'],
  ['/categories/food/words?lang=uk&x=1', '/categories/food/words uk en guest'],
  ['/Categories/%66ood/words/', '/categories/food/words en en guest'],
  ['/texts?x=1&level=A1&lang=ja', '/texts?lang=ja&level=A1 ja en guest'],
  ['/texts?level=C7', '/texts en en guest'],
  ['/import-export?part=dictionaries&x=1', '/import-export?part=dictionaries en en guest'],
  ['/import-export?part=words', '/import-export en en guest'],
  ['/words/dog?learn=ja&x=1', '/words/dog?learn=ja en ja guest'],
  ['/words/dog?learn=xx', '/words/dog en en guest'],
  ['/tests/selectSource?testType=flashcards&y', '/tests/selectSource?testType=flashcards en en guest'],
  ['/tests/words?source=anything', '/tests/words?source=category en en guest'],
  ['/tests/words?source=userCategory', '/tests/words?source=userCategory en en guest'],
  ['/learn?words=a,b,c', '/learn en en guest'],
  ['/?%E0%A4%A', '/ en en guest undecided'],
  ['/?learn=es', '/ en es guest'],
])('the view of %s is %s', (url, key) => {
  expect(viewKey(viewOf(url))).toBe(key);
});

test('whoever is logged in has another view, whatever else the cookie says', () => {
  expect(viewOf('/', { cookie: 'visitor=user' }).visitor).toBe('user');
  expect(viewOf('/', { cookie: 'visitor=admin' }).visitor).toBe('guest');
});

test('whatever is not there has one view in all, also for ten thousand of them', () => {
  const urls = Array.from({ length: 10_000 }, (_, n) => [
    `/categories/${n}/words`,
    `/texts/${n}`,
    `/words/${n}`,
    `/${n}`,
  ]);
  expect(new Set(urls.flat().map(url => viewKey(viewOf(url)))).size).toBe(1);
});

test('a search is drawn by the browser', () => {
  expect(viewOf('/categories?find=dog').isDrawable).toBe(false);
  expect(viewOf('/categories?find=').isDrawable).toBe(true);
});

test('a word is shown in the language that its link names, whatever its visitor learns', () => {
  const visit = { cookie: 'learning_language=es' };
  expect(viewKey(viewOf('/words/dog?learn=de', visit))).toBe('/words/dog?learn=de en es guest');
  // It is missing where one of the two languages shown has no such word.
  expect(viewOf('/words/dog?learn=ko', visit)).toMatchObject({
    page: undefined,
    search: '',
    isDrawable: true,
  });
});

test('an own card is shown by the browser of its owner alone, whoever asks', () => {
  const id = 'card-01890000-0000-7000-8000-000000000001';
  const view = viewFor({ url: `/words/${id}`, cookie: undefined, acceptLanguage: undefined }, () => false);
  expect(view).toMatchObject({ page: 'word', path: '/not-found', isDrawable: false });
});

test('a list of one person is shown by the browser of its owner alone, a shared one to everybody', () => {
  const view = (name: string) =>
    viewFor({ url: `/lists/${name}?utm=1`, cookie: undefined, acceptLanguage: undefined }, () => false);
  const own = 'own-00000000-0000-4000-8000-000000000000';
  expect(view(own)).toMatchObject({ page: 'list', path: '/not-found', isDrawable: false });
  expect(view('abcdefghjkmn23')).toMatchObject({
    ...{ page: 'list', path: '/lists/abcdefghjkmn23', search: '', isDrawable: true },
  });
});

test('texts that people brought along are shown by their browsers alone, all by one view', () => {
  const own = 'own-00000000-0000-4000-8000-000000000000';
  for (const id of [own, 'pasted']) {
    const view = viewFor({ url: `/texts/${id}`, cookie: undefined, acceptLanguage: undefined }, () => false);
    expect(view).toMatchObject({ page: 'text', path: '/not-found', isDrawable: false });
  }
});
