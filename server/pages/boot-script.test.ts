import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { chooseLanguage } from '#contract/choose-language.ts';
import { LANGUAGE_HINTS } from '#contract/testing-language-hints.ts';
import { LANGUAGE_CODES } from '#languages/index.ts';
import { BOOT_SCRIPT } from './boot-script.ts';

type Browser = { stored?: Record<string, string> | 'blocked'; languages?: readonly string[] };

type Listener = (event: object) => void;

/** Runs the script on a page that was rendered for `rendered`, and tells what it has written on the page. */
function boot(
  rendered: { lang: string; learn?: string; visitor?: string },
  { stored = {}, languages = ['en'] }: Browser,
) {
  const { lang, ...data } = rendered;
  const dataset: Record<string, string> = { ...data };
  const listeners = new Set<Listener>();
  const window: { earlyClicks?: { clicked: object[]; end: () => void } } = {};
  const getItem = (key: string) => {
    if (stored === 'blocked') throw new Error('SecurityError');
    return stored[key] ?? null;
  };
  runInNewContext(BOOT_SCRIPT, {
    document: { documentElement: { lang, dataset } },
    navigator: { languages },
    localStorage: { getItem },
    addEventListener: (kind: string, listener: Listener) =>
      void (kind === 'click' && listeners.add(listener)),
    removeEventListener: (_: string, listener: Listener) => void listeners.delete(listener),
    window,
  });
  const press = (element: object | null) => {
    let isHeldBack = false;
    const preventDefault = () => {
      isHeldBack = true;
    };
    for (const listener of listeners) listener({ target: { closest: () => element }, preventDefault });
    return isHeldBack;
  };
  return {
    isHidden: dataset.wait !== undefined,
    appearance: dataset.appearance,
    press,
    early: window.earlyClicks,
  };
}

const guest = { lang: 'en', learn: 'es', visitor: 'guest' };

test.each(LANGUAGE_HINTS)('a page is hidden where it has another language: %s', (_, stored, browser) => {
  for (const lang of LANGUAGE_CODES) {
    const isRight = chooseLanguage({ stored, browser, page: lang }) === lang;
    const known: Record<string, string> = stored === null ? {} : { language: stored };
    expect(boot({ ...guest, lang }, { stored: known, languages: browser }).isHidden).toBe(!isRight);
  }
});

test.each([
  ['of a guest for a guest', guest, {}, false],
  ['of a guest for a person', guest, { auth_token: '7.secret' }, true],
  ['of a person for a guest', { ...guest, visitor: 'user' }, {}, true],
  ['of a person for a person', { ...guest, visitor: 'user' }, { auth_token: '7.secret' }, false],
  ['in the language to learn', guest, { learningLanguage: 'es' }, false],
  ['that asks for the language to learn, for who has none', { ...guest, undecided: '' }, {}, false],
  [
    'that asks for the language to learn, for who has chosen one',
    { ...guest, undecided: '' },
    { learningLanguage: 'es' },
    true,
  ],
  ['in another language to learn', guest, { learningLanguage: 'ja' }, true],
  ['in another one under the other name', guest, { learningLanguage: 'xx', learning_language: 'ja' }, true],
] as const)('a page %s', (_, rendered, stored, isHidden) => {
  expect(boot(rendered, { stored }).isHidden).toBe(isHidden);
});

test('where storage is blocked, the page is shown', () => {
  expect(boot(guest, { stored: 'blocked' })).toMatchObject({ isHidden: false, appearance: undefined });
});

test('a shell is never hidden', () => {
  expect(boot({ lang: 'en' }, { stored: { language: 'ja', auth_token: '7.secret' } }).isHidden).toBe(false);
});

test.each([
  ['dark', 'dark'],
  ['light', 'light'],
  ['"><script>', undefined],
])('the appearance %s is shown as %s', (stored, appearance) => {
  expect(boot(guest, { stored: { appearance: stored } }).appearance).toBe(appearance);
});

test('buttons clicked before the page answers are kept once each, in order, until it does', () => {
  const [menu, word] = [{ name: 'menu' }, { name: 'word' }];
  const { press, early } = boot(guest, {});
  expect([menu, word, menu].map(press)).toEqual([true, true, true]);
  // A link, or nothing in particular.
  expect(press(null)).toBe(false);
  expect(early?.clicked).toEqual([menu, word]);
  early?.end();
  expect(press(word)).toBe(false);
  expect(early?.clicked).toEqual([menu, word]);
});

test('a shell has nothing to press', () => {
  expect(boot({ lang: 'en' }, {}).early).toBeUndefined();
});
