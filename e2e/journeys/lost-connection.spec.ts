import type { Page, Route } from '@playwright/test';
import type { PacketWord } from '#contract/words.ts';
import { learner } from '../support/learner.ts';
import { expect, type Person, passTimeUntil, takeClock, test } from '../support/people.ts';
import { answersOf, asked, option, questionsAfter } from '../support/questions.ts';

const WAITING = /^\d answers? (?:is|are) waiting for a connection$/;
const ANSWERS = '**/api/tests/answers';

/** Begins a test of the five words that a new person has. */
async function beginTest(page: Page): Promise<{ person: Person; words: PacketWord[] }> {
  const person = await learner(page, 5);
  const words = await questionsAfter(page, () =>
    page.goto('/tests/words?source=userCategory&testType=translation_to_word'),
  );
  return { person, words };
}

async function answer(page: Page, words: PacketWord[]): Promise<void> {
  for (const { word, translation } of words) {
    await expect(asked(page, word)).toBeVisible();
    await option(page, translation).click();
  }
}

async function expectResult(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Test finished' })).toBeVisible();
  await expect(page.getByText('Correct 5')).toBeVisible();
}

const ALL = { answers: 5, right: 5 };

for (const [when, isClosed] of [
  ['and comes back', false],
  ['and the page is closed', true],
] as const) {
  test(`the network goes with the last answer of a packet ${when}: each answer arrives once`, async ({
    page,
    context,
  }) => {
    const { person, words } = await beginTest(page);
    await answer(page, words.slice(0, 4));
    await expect(asked(page, words[4]?.word as string)).toBeVisible();
    await context.setOffline(true);
    await answer(page, words.slice(4));
    await expectResult(page);
    await expect(page.getByText(WAITING)).toBeVisible();
    if (isClosed) await page.close();
    await context.setOffline(false);
    const shown = isClosed ? await context.newPage() : page;
    if (isClosed) await shown.goto('/');
    await expect.poll(() => answersOf(shown, person)).toEqual(ALL);
    await expect(shown.getByText(WAITING)).toHaveCount(0);
  });
}

test('an answer that is given in the moment in which the page is closed is not lost', async ({
  page,
  context,
}) => {
  const { person, words } = await beginTest(page);
  await answer(page, words.slice(0, 1));
  await page.close();
  const next = await context.newPage();
  await next.goto('/');
  await expect.poll(() => answersOf(next, person)).toEqual({ answers: 1, right: 1 });
});

const gateway = (status: number) => ({ status, contentType: 'text/html', body: `<h1>${status}</h1>` });

for (const [name, reply] of [
  ['a proxy says 502', (route: Route) => route.fulfill(gateway(502))],
  [
    'a proxy says 504 of answers that the server has taken',
    async (route: Route) => {
      await route.fetch();
      await route.fulfill(gateway(504));
    },
  ],
] as const) {
  test(`${name} in the middle of a test: it goes on, says what waits, and each answer arrives once`, async ({
    page,
  }) => {
    const { person, words } = await beginTest(page);
    await page.route(ANSWERS, reply);
    await answer(page, words.slice(0, 3));
    await expect(page.getByText(WAITING)).toBeVisible();
    await page.unroute(ANSWERS);
    await answer(page, words.slice(3));
    await expectResult(page);
    await expect.poll(() => answersOf(page, person)).toEqual(ALL);
    await expect(page.getByText(WAITING)).toHaveCount(0);
  });
}

test('a server that says nothing in the middle of a test is said to be away: it goes on, and each answer arrives once', async ({
  page,
}) => {
  await takeClock(page);
  const { person, words } = await beginTest(page);
  const theirs = /\/(?:api|health)\//;
  // For ever: a connection that is half open, or a server that stands still.
  await page.route(theirs, () => undefined);
  await answer(page, words.slice(0, 3));
  await passTimeUntil(page, page.getByText('Slova cannot be reached right now.'));
  await passTimeUntil(page, page.getByText(WAITING));
  await page.unroute(theirs);
  const arrived = async () => {
    await page.clock.runFor(1000);
    return answersOf(page, person);
  };
  await expect.poll(arrived).toEqual({ answers: 3, right: 3 });
  await expect(page.getByText(WAITING)).toHaveCount(0);
  await answer(page, words.slice(3));
  await expectResult(page);
  await expect.poll(arrived).toEqual(ALL);
});

test('a full disk in the middle of a test, while the server is away: nothing is lost that the page still has', async ({
  page,
}) => {
  const { person, words } = await beginTest(page);
  await answer(page, words.slice(0, 1));
  await page.evaluate(() => {
    const refuse = () => {
      throw new DOMException('The disk is full', 'QuotaExceededError');
    };
    Storage.prototype.setItem = refuse;
    IDBObjectStore.prototype.add = refuse;
    IDBObjectStore.prototype.put = refuse;
    Cache.prototype.put = async () => refuse();
  });
  await page.route(ANSWERS, route => route.fulfill(gateway(503)));
  await answer(page, words.slice(1, 4));
  await expect(page.getByText(WAITING)).toBeVisible();
  await expect(page.getByText('There is no room for your answers on this device').first()).toBeVisible();
  expect(await asksBeforeClosing(page)).toBe(true);
  await page.unroute(ANSWERS);
  await answer(page, words.slice(4));
  await expectResult(page);
  await expect.poll(() => answersOf(page, person)).toEqual(ALL);
  await expect(page.getByText('There is no room for your answers')).toHaveCount(0);
  expect(await asksBeforeClosing(page)).toBe(false);
});

const asksBeforeClosing = (page: Page) =>
  page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })));
