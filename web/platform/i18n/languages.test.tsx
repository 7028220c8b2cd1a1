// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { LANGUAGE_CODES } from '#languages/index.ts';
import { chooseLanguage } from '#web/testing/choose-language.ts';
import { readMessages } from '#web/testing/messages.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { startSite } from '#web/testing/site.ts';
import { createI18n } from './i18n.tsx';
import { forgetChoice, startLanguage, startLearning, switchLanguage, switchLearning } from './languages.ts';

const en = readMessages('en');

function visitWith({ stored, browser, page }: { stored?: string; browser: string[]; page: string }) {
  if (stored !== undefined) localStorage.setItem('language', stored);
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(browser);
  document.documentElement.lang = page;
}

beforeEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  document.documentElement.lang = 'en';
});

test.each([
  ['the stored choice comes first', { stored: 'pl', browser: ['uk'], page: 'fr' }, 'pl'],
  ['then what the browser asks for', { browser: ['uk-UA', 'fr'], page: 'fr' }, 'uk'],
  ['its first language that is one of ours', { browser: ['fi', 'pt-BR', 'de'], page: 'fr' }, 'pt'],
  ['then the language of the page', { browser: ['fi', 'sv'], page: 'fr' }, 'fr'],
  ['then English', { browser: ['fi'], page: 'fi' }, 'en'],
  [
    'a stored language that is none of ours counts for nothing',
    { stored: 'xx', browser: ['ar'], page: 'en' },
    'ar',
  ],
])('%s', (_, hints, language) => {
  visitWith(hints);
  expect(startLanguage()).toBe(language);
});

test.each(LANGUAGE_CODES)('the choice of %s is kept in storage, cookie and page', language => {
  visitWith({ browser: [language], page: 'en' });
  startLanguage();
  expect(localStorage.getItem('language')).toBe(language);
  expect(document.cookie).toContain(`language=${language}`);
  expect(document.documentElement.lang).toBe(language);
  expect(document.documentElement.dir).toBe(language === 'ar' ? 'rtl' : 'ltr');
});

test.each([
  ['en', 'en', []],
  ['ar', 'en', ['lang', 'dir']],
])('a page in %s for who reads %s is told only what it does not say', (page, language, told) => {
  visitWith({ browser: [language], page });
  document.documentElement.dir = page === 'ar' ? 'rtl' : 'ltr';
  const observer = new MutationObserver(() => undefined);
  observer.observe(document.documentElement, { attributes: true });
  startLanguage();
  expect(observer.takeRecords().map(({ attributeName }) => attributeName)).toEqual(told);
});

test('another language is shown once its texts are there, and kept', async () => {
  visitWith({ browser: ['en'], page: 'en' });
  const translator = createI18n(startLanguage(), en);
  expect(await switchLanguage(translator, 'ar')).toBe(true);
  expect(translator.language).toBe('ar');
  expect(translator.t('nav.login')).not.toBe(en.nav.login);
  expect(localStorage.getItem('language')).toBe('ar');
  expect(document.cookie).toContain('language=ar');
  expect(document.documentElement).toMatchObject({ lang: 'ar', dir: 'rtl' });
  expect(await switchLanguage(translator, 'ar')).toBe(false);
});

test('of two languages asked for at once the later one stays', async () => {
  visitWith({ browser: ['en'], page: 'en' });
  const translator = createI18n(startLanguage(), en);
  const done = await Promise.all([switchLanguage(translator, 'de'), switchLanguage(translator, 'it')]);
  expect(done).toEqual([false, true]);
  expect(translator.language).toBe('it');
  expect(localStorage.getItem('language')).toBe('it');
});

/** What a page opened now asks words for. */
async function learningOnOpening(path = '/categories/food/words'): Promise<string | null> {
  const { received } = await startSite();
  await openPage(path);
  await waitFor(() => expect(received.some(({ path }) => path.includes('/words?'))).toBe(true));
  const asked = received.find(({ path }) => path.includes('/words?'))?.path ?? '';
  return new URLSearchParams(asked.replace(/.*\?/, '')).get('learn');
}

test('the learning language is English until one is chosen', async () => {
  visitWith({ browser: ['uk'], page: 'en' });
  expect(await learningOnOpening()).toBe('en');
});

test.each([
  ['learningLanguage', { learningLanguage: 'fr' }, 'fr'],
  ['learning_language, where the other is missing', { learning_language: 'de' }, 'de'],
  ['learningLanguage before learning_language', { learningLanguage: 'fr', learning_language: 'de' }, 'fr'],
  ['the one that is a language', { learningLanguage: 'xx', learning_language: 'de' }, 'de'],
] as const)('the learning language is read from %s', async (_, stored, learn) => {
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  startLearning('');
  expect(await learningOnOpening()).toBe(learn);
});

test('a link with a learning language counts for who has none yet, and is remembered', () => {
  expect(startLearning('?learn=ja')).toBe('ja');
  expect(startLearning('?learn=pl')).toBe('ja');
  expect(startLearning('?learn=xx')).toBe('ja');
  expect(localStorage.getItem('learning_language')).toBe('ja');
});

test('a learning language that is chosen is written under both names', () => {
  switchLearning('ko');
  expect(localStorage.getItem('learningLanguage')).toBe('ko');
  expect(localStorage.getItem('learning_language')).toBe('ko');
});

test('a person’s choice in the menus is saved on the server, a guest’s only here', async () => {
  const { received, registerUser } = await startSite();
  // The time zone is told by itself, once.
  const saved = () =>
    received.flatMap(({ method, body }) =>
      method === 'PATCH' && !Object.hasOwn(body as object, 'zone') ? [body] : [],
    );
  const { token } = await registerUser({ language: 'en', learning_language: 'es' });
  await openPage('/contact');
  await chooseLanguage('Learning language', 'it');
  expect(localStorage.getItem('learning_language')).toBe('it');
  expect(saved()).toEqual([]);
  localStorage.setItem('auth_token', token);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'auth_token' })));
  expect(await screen.findAllByRole('button', { name: 'Log out' })).toBeTruthy();
  await chooseLanguage('Learning language', 'tr');
  await waitFor(() => expect(saved()).toEqual([{ learning_language: 'tr' }]));
  await chooseLanguage('Interface language', 'de');
  await waitFor(() => expect(document.documentElement.lang).toBe('de'));
  await waitFor(() => expect(saved()).toEqual([{ learning_language: 'tr' }, { language: 'de' }]));
});

/** Somebody who learns Spanish, here with their token. */
async function comeBack() {
  const site = await startSite();
  const { token, user } = await site.registerUser({ language: 'en', learning_language: 'es' });
  localStorage.setItem('auth_token', token);
  const saved = () =>
    site.received.flatMap(({ method, body }) =>
      method === 'PATCH' && Object.hasOwn(body as object, 'learning_language') ? [body] : [],
    );
  return { ...site, user, saved };
}

test('a language chosen while the session is on its way stays, and is saved', async () => {
  const { user, replies, saved } = await comeBack();
  let come = () => {};
  const after = new Promise<void>(resolve => {
    come = resolve;
  });
  replies['/api/profile'] = { body: { success: true, message: '', data: { user } }, after };
  const opening = openPage('/contact');
  await screen.findByRole('button', { name: /^Learning language/ });
  await chooseLanguage('Learning language', 'it');
  delete replies['/api/profile'];
  come();
  await opening;
  expect(await screen.findAllByRole('button', { name: 'Log out' })).toBeTruthy();
  expect(localStorage.getItem('learning_language')).toBe('it');
  await waitFor(() => expect(saved()).toEqual([{ learning_language: 'it' }]));
});

test('a choice that did not get through is there after a reload, and is saved then', async () => {
  const { replies, saved } = await comeBack();
  const { close } = await openPage('/contact');
  expect(await screen.findAllByRole('button', { name: 'Log out' })).toBeTruthy();
  replies['/api/profile'] = 'hangUp';
  await chooseLanguage('Learning language', 'it');
  await waitFor(() => expect(saved()).toHaveLength(1));
  close();
  // What the page before has in memory is gone.
  forgetChoice();
  delete replies['/api/profile'];
  await openPage('/contact');
  expect(await screen.findAllByRole('button', { name: 'Log out' })).toBeTruthy();
  expect(localStorage.getItem('learning_language')).toBe('it');
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(saved()).toEqual(Array(2).fill({ learning_language: 'it' })));
});
