import { expect, onTestFinished, test, vi } from 'vitest';
import { builtinEnvironments } from 'vitest/runtime';
import { startRenderedSite } from '#web/testing/rendered-site.ts';

/** Every kind of page; those of a person come as their frame. */
const PATHS = [
  '/',
  '/categories',
  '/categories/food/words',
  '/words/dog',
  '/words/dog?learn=de',
  '/words/nothing',
  '/texts',
  '/texts/a1-who-am-i',
  '/tests',
  '/tests/selectSource',
  '/tests/words?source=food',
  '/tests/flashcards?source=food',
  '/learn',
  '/my-dictionary',
  '/my-cards',
  '/import-export',
  '/import-export?part=dictionaries',
  '/dashboard',
  '/profile',
  '/contact',
  '/login',
  '/register',
  '/reset-password',
  '/confirm-email',
  '/end-reminders',
  '/placement',
  '/path',
  '/path?step=7',
  '/letters',
  '/lists',
  '/lists/abcdefghjkmn23',
  '/text-words-analysis',
  '/tests/ai-teacher',
  '/exercises',
  '/no-such-page',
];
const VISITORS = [
  { lang: 'en', learn: 'es', visitor: 'guest' },
  { lang: 'ar', learn: 'ja', visitor: 'user' },
] as const;

test('what the browser draws first is what the server has drawn, on every page', {
  timeout: 120_000,
}, async () => {
  const { get, shareList } = await startRenderedSite();
  const { code } = await shareList();
  const paths = [...PATHS, `/lists/${code}`];
  const sent: { path: string; visitor: (typeof VISITORS)[number]; html: string }[] = [];
  for (const visitor of VISITORS) {
    const cookie = `language=${visitor.lang}; learning_language=${visitor.learn}; visitor=${visitor.visitor}`;
    for (const path of paths) {
      // On a busy machine the time for drawing is spent before the last page, and a frame is sent.
      const html = await vi.waitFor(async () => {
        const { body } = await get(path, { cookie });
        expect(body, path).toContain('data-view=');
        return body;
      }, 20_000);
      sent.push({ path, visitor, html });
    }
  }
  // Only now: on the server there is no window, and whatever was decided by that is decided anew in the browser.
  const browser = await builtinEnvironments['happy-dom'].setup(globalThis, {});
  // What a page asks for after its first picture is another matter.
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  onTestFinished(async () => {
    vi.unstubAllGlobals();
    await browser.teardown(globalThis);
  });
  vi.resetModules();
  const { hydratePage } = await import('#web/testing/hydrate-page.tsx');
  const faults: string[] = [];
  for (const { path, visitor, html } of sent) {
    localStorage.clear();
    localStorage.setItem('language', visitor.lang);
    localStorage.setItem('learningLanguage', visitor.learn);
    if (visitor.visitor === 'user') localStorage.setItem('auth_token', '1.secret');
    const said = await hydratePage(path, html);
    faults.push(...said.map(text => `${path}, ${visitor.visitor}: ${text}`));
  }
  expect(faults).toEqual([]);
});
