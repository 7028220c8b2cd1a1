import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { PAGES } from '#contract/pages.ts';
import { LANGUAGE_CODES, type Language } from '#languages/index.ts';
import { expectAccessible } from '../support/accessible.ts';
import { watchMoves } from '../support/moves.ts';
import { addWords, choosePair, expect, logIn, type Person, sidewaysPixels, test } from '../support/people.ts';
import { smallTargets } from '../support/small-targets.ts';

/** Each page is opened once for each visit, and all that can be checked on it is checked then. */
const OF_ALL = [
  PAGES.home,
  PAGES.categories,
  '/categories?find=zzzz',
  '/categories?find=bread',
  '/categories/food/words',
  '/words/mother',
  '/words/dog?learn=ar',
  PAGES.texts,
  '/texts/a1-who-am-i',
  '/tests/selectSource?testType=flashcards',
  '/tests/words?source=food',
  '/tests/flashcards?source=food',
  PAGES.placement,
  PAGES.path,
  PAGES.letters,
  '/lists/abcdefghjkmn23',
  PAGES.contact,
];
const OF_GUESTS = [PAGES.login, PAGES.register, PAGES.analyser, '/no-such-page'];
const OF_PERSONS = [
  PAGES.testsMenu,
  PAGES.learn,
  PAGES.myDictionary,
  PAGES.myCards,
  PAGES.lists,
  PAGES.transfer,
  `${PAGES.transfer}?part=dictionaries`,
  PAGES.dashboard,
  PAGES.profile,
  PAGES.aiTeacher,
];

type Visit = {
  who: 'a guest' | 'a learner' | 'somebody new';
  lang: Language;
  learn: Language;
  width: number;
  height: number;
};
const PHONE = { width: 390, height: 844 };
/** The narrowest screen, and the shortest monogram. */
const NARROW = { lang: 'vi', learn: 'de', width: 320, height: 844 } as const;
const DESKTOP = { width: 1280, height: 900 };
const VISITS: Visit[] = [
  { who: 'a guest', lang: 'en', learn: 'es', ...PHONE },
  { who: 'a guest', ...NARROW },
  { who: 'a learner', lang: 'uk', learn: 'en', ...PHONE },
  { who: 'a learner', lang: 'uk', learn: 'en', ...DESKTOP },
  { who: 'a learner', ...NARROW },
  { who: 'somebody new', lang: 'uk', learn: 'en', ...PHONE },
  { who: 'somebody new', lang: 'uk', learn: 'en', ...DESKTOP },
];

for (const { who, lang, learn, width, height } of VISITS) {
  test(`no page of ${who} moves, hinders anybody or is hard to press: ${lang}, ${width} pixels`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width, height });
    await choosePair(page, lang, learn);
    if (who !== 'a guest') {
      const person = await logIn(page, { language: lang, learning_language: learn });
      if (who === 'a learner') await begin(page, person, lang, learn);
    }
    const moves = await watchMoves(page);
    for (const path of [...OF_ALL, ...(who === 'a guest' ? OF_GUESTS : OF_PERSONS)]) {
      await page.goto(path);
      // What moves does so while things arrive, so all of them are awaited.
      await page.waitForLoadState('networkidle');
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
      await expect(page.locator('main [role=status]:has(.sr-only)')).toHaveCount(0);
      await test.step(path, async () => {
        expect.soft((await moves()).filter(isSeen(lang)), `${path} moves`).toEqual([]);
        if (width < 700) expect.soft(await smallTargets(page), `${path} is hard to press`).toEqual([]);
        expect.soft(await sidewaysPixels(page), `${path} scrolls sideways`).toBeLessThanOrEqual(0);
        await expectAccessible(page);
      });
    }
  });
}

/** Vietnamese has letters in a second face: when it comes, a line may move by less than a pixel, which nobody sees. */
const isSeen = (lang: Language) => (move: string) => lang !== 'vi' || !move.startsWith('0.0000 ');

test('what is opened over a page can be pressed, too', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await choosePair(page, 'en', 'es');
  const person = await logIn(page, { language: 'en', learning_language: 'es' });
  await addWords(page, person, ['bread', 'dog', 'cat', 'cow']);
  await page.goto('/categories/food/words');
  await page.getByRole('checkbox').first().check();
  expect.soft(await smallTargets(page), 'chosen words').toEqual([]);
  await page.locator('header button[aria-haspopup=menu]').first().click();
  expect.soft(await smallTargets(page), 'languages').toEqual([]);
});

/** The longest name of a language stands beside every other one. */
const LONGEST = 'id';
const WIDTHS = [320, 360, 390, 430, 768, 900, 1024, 1120, 1280, 1920];
const FIRST_SCREENS = [
  PAGES.home,
  PAGES.categories,
  '/categories/food/words',
  '/words/mother',
  PAGES.path,
  PAGES.login,
  PAGES.register,
  PAGES.testsMenu,
  PAGES.texts,
];

for (const lang of LANGUAGE_CODES) {
  test(`the first screens fit a phone, and the header every width: ${lang}`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width: 375, height: 800 });
    await choosePair(page, lang, lang === LONGEST ? 'en' : LONGEST);
    for (const path of FIRST_SCREENS) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await sidewaysPixels(page), `${path} scrolls sideways`).toBeLessThanOrEqual(0);
    }
    await page.goto(PAGES.contact);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const expectHeaderFits = async (who: string) => {
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        await expect.poll(() => headerFaults(page), `${who}, ${width} px`).toEqual([]);
      }
    };
    await expectHeaderFits('a guest');
    await logIn(page, { language: lang, learning_language: lang === LONGEST ? 'en' : LONGEST });
    await page.goto(PAGES.contact);
    await expect(page.getByRole('banner').getByRole('button', { name: 'Olena' })).toBeVisible();
    await expectHeaderFits('a person');
  });
}

/** What does not fit in the header: it should be 64 pixels high and hold every name in full. */
function headerFaults(page: Page): Promise<string[]> {
  return page.getByRole('banner').evaluate((header: HTMLElement) => {
    const faults = header.offsetHeight > 65 ? [`${header.offsetHeight} pixels high`] : [];
    for (const control of header.querySelectorAll<HTMLElement>('button, a')) {
      if (control.offsetParent === null) continue;
      const box = control.getBoundingClientRect();
      if (control.scrollWidth > control.clientWidth + 1) faults.push(`cut off: ${control.textContent}`);
      if (box.left < 0 || box.right > innerWidth) faults.push(`outside: ${control.textContent}`);
      if (box.height < 44) faults.push(`too small: ${control.textContent}`);
    }
    return faults;
  });
}

/** Words kept and begun, a topic that is whole, an own card and an own text: all that pages show of a person. */
async function begin(page: Page, person: Person, lang: Language, learn: Language): Promise<void> {
  const headers = { authorization: `Bearer ${person.token}` };
  const post = async (path: string, data: unknown) =>
    expect((await page.request.post(`/api${path}`, { headers, data })).ok(), path).toBe(true);
  const list = await page.request.get(`/api/categories/family/words?lang=${lang}&learn=${learn}`);
  const { words } = ((await list.json()) as { data: { words: { id: string }[] } }).data;
  await addWords(page, person, [...words.map(({ id }) => id), 'bread', 'cheese']);
  const mark = { learn, mark: 'known', at: Date.now() };
  await post('/learning/marks', {
    marks: ['bread', 'egg'].map(wordId => ({ ...mark, id: randomUUID(), wordId })),
  });
  await post('/cards', { cards: [{ word: 'quokka', translation: 'квока', learn, lang }] });
  await post('/own-texts', { id: `own-${randomUUID()}`, learn, title: 'A letter', body: 'Dear Anna.' });
}
