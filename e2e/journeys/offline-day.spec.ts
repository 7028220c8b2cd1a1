import type { Page } from '@playwright/test';
import { addWords, expect, logIn, type Person, test } from '../support/people.ts';
import { readyOffline } from '../support/ready-offline.ts';
import { meetWords, takeAllSteps } from '../support/rounds.ts';

test.use({ serviceWorkers: 'allow' });

/** Logs somebody in whose dictionary has four animals, and shows it. */
async function seeFourAnimals(page: Page): Promise<Person> {
  const person = await logIn(page, { language: 'en', learning_language: 'es' });
  await addWords(page, person, ['dog', 'cat', 'horse', 'cow']);
  await page.goto('/my-dictionary');
  await expect(page.getByText('perro', { exact: true })).toBeVisible();
  return person;
}

/** Waits until the device has replies of addresses with all these parts. */
async function untilKept(page: Page, ...parts: string[]): Promise<void> {
  const areKept = async (wanted: string[]) => {
    const kept = await Promise.all((await caches.keys()).map(async name => (await caches.open(name)).keys()));
    const urls = kept.flat().map(({ url }) => url);
    return wanted.every(part => urls.some(url => url.includes(part)));
  };
  await expect.poll(() => page.evaluate(areKept, parts)).toBe(true);
}

test('a day in a tunnel: what was seen works, answers wait across a reload, and are sent once', async ({
  page,
  context,
}) => {
  test.slow();
  const person = await logIn(page, { language: 'en', learning_language: 'es' });
  await addWords(page, person, ['dog', 'cat', 'horse', 'cow']);
  await page.goto('/categories');
  await page
    .getByRole('link', { name: /Pets and farm animals/ })
    .last()
    .click();
  await expect(page.getByText('perro', { exact: true })).toBeVisible();
  await page.goto('/my-dictionary');
  await expect(page.getByText('perro', { exact: true })).toBeVisible();
  await readyOffline(page);

  await context.setOffline(true);
  await page.goto('/my-dictionary');
  await expect(page.getByText('perro', { exact: true })).toBeVisible();
  await expect(page.getByText('Your words and progress as of')).toBeVisible();
  await page.goto('/categories');
  await page
    .getByRole('link', { name: /Pets and farm animals/ })
    .last()
    .click();
  await expect(page.getByText('caballo', { exact: true })).toBeVisible();
  await page.goto('/tests/words?source=farm-animals&testType=translation_to_word');
  await expect(page.getByText('1 of 20')).toBeVisible();
  await expect(page.locator('main [aria-keyshortcuts="1"]')).toBeEnabled();
  await page.keyboard.press('1');
  await expect(page.getByText('1 answer is waiting for a connection')).toBeVisible();
  await page.reload();
  await expect(page.getByText('1 answer is waiting for a connection')).toBeVisible();
  await page.goto('/contact');
  await expect(page.getByText('This needs a connection.')).toBeVisible();

  await expect(page.getByText('1 answer is waiting for a connection')).toBeVisible();

  let sent = 0;
  page.on('requestfinished', request => {
    if (request.url().endsWith('/tests/answers')) sent += request.postDataJSON().answers.length;
  });
  await context.setOffline(false);
  await expect(page.getByText('Back online: 1 answer was sent.')).toBeVisible();
  await expect(page.getByText('This needs a connection.')).toHaveCount(0);
  await page.goto('/my-dictionary');
  await expect(page.getByText('perro', { exact: true })).toBeVisible();
  await expect(page.getByText('words and progress as of')).toHaveCount(0);
  expect(sent).toBe(1);
});

test('"Learn now" goes on without a connection for packets on end, with sounds, and the server hears of each answer once', async ({
  page,
  context,
}) => {
  test.slow();
  const person = await logIn(page, { language: 'en', learning_language: 'es' });
  const ahead = page.waitForResponse('**/api/learning/ahead?*', { timeout: 30_000 });
  await page.goto('/');
  await ahead;
  await readyOffline(page);
  const sounds = async () => {
    const kept = await Promise.all((await caches.keys()).map(async name => (await caches.open(name)).keys()));
    return kept.flat().filter(({ url }) => /clips/.test(url)).length;
  };
  await untilKept(page, '/learning/ahead');
  await expect.poll(() => page.evaluate(sounds)).toBeGreaterThan(5);
  await context.setOffline(true);
  await page.goto('/learn?testType=word_to_translation');
  await meetWords(page);
  const kinds = await takeAllSteps(page);
  const count = kinds.filter(kind => kind !== 'meet' && kind !== 'match').length;
  await expect(page.getByRole('button', { name: 'Another round' })).toBeVisible();
  await expect(page.getByText(`${count} answers are waiting for a connection`)).toBeVisible();
  await page.getByRole('button', { name: 'Another round' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^New word 1 of/ })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(`Back online: ${count} answers were sent.`)).toBeVisible();
  const reply = await page.request.get('/api/learning?learn=es', {
    headers: { authorization: `Bearer ${person.token}` },
  });
  expect((await reply.json()).data.doneToday).toBe(count);
});

test('a network that wants a login first is like no connection: what is kept is shown and stays, answers wait', async ({
  page,
}) => {
  test.slow();
  const person = await seeFourAnimals(page);
  await untilKept(page, '/user-dictionary');
  await page.goto('/tests/words?source=userCategory&testType=translation_to_word');
  await expect(page.getByText('1 of 4')).toBeVisible();
  const portal = { status: 200, contentType: 'text/html', body: '<h1>Welcome to our hotel</h1>' };
  const theirs = /\/(?:api|health)\//;
  await page.route(theirs, route => route.fulfill(portal));
  await expect(page.locator('main [aria-keyshortcuts="1"]')).toBeEnabled();
  await page.keyboard.press('1');
  // A reply that no server of ours has sent is looked into first.
  await expect(page.getByText('1 answer is waiting for a connection')).toBeVisible();
  // Twice: the first visit must not have put the network's page in place of the copy.
  for (let visit = 0; visit < 2; visit += 1) {
    await page.goto('/my-dictionary');
    await expect(page.getByText('perro', { exact: true })).toBeVisible();
    await expect(page.getByText('Your words and progress as of')).toBeVisible();
  }
  await page.goto('/tests/flashcards?source=userCategory&testType=flashcards');
  await expect(page.getByText('1 of 4')).toBeVisible();
  await page.unroute(theirs);
  await page.goto('/my-dictionary');
  await expect(page.getByText('perro', { exact: true })).toBeVisible();
  await expect(page.getByText('words and progress as of')).toHaveCount(0);
  const learned = async () => {
    const headers = { authorization: `Bearer ${person.token}` };
    const reply = await page.request.get('/api/learning?learn=es', { headers });
    return (await reply.json()).data.doneToday;
  };
  await expect.poll(learned).toBe(1);
});

test('a server that takes calls and says nothing is like none: what is kept is shown, and learning goes on', async ({
  page,
}) => {
  test.slow();
  await seeFourAnimals(page);
  await readyOffline(page);
  await untilKept(page, '/learning/ahead', '/learning?');
  const theirs = /\/(?:api|health|sanctum)\//;
  await page.route(theirs, () => undefined);
  await page.goto('/my-dictionary');
  await expect(page.getByText('perro', { exact: true })).toBeVisible();
  await expect(page.getByText('Your words and progress as of')).toBeVisible();
  await page.goto('/learn?testType=translation_to_word');
  await expect(page.getByRole('heading', { level: 1, name: /^New word 1 of/ })).toBeVisible({
    timeout: 45_000,
  });
});

test('words are kept and removed without a connection, seen so after a reload, and told to the server once', async ({
  page,
  context,
}) => {
  test.slow();
  const person = await seeFourAnimals(page);
  await page.goto('/categories/food/words');
  await expect(page.getByRole('button', { name: 'Add to dictionary: pan', exact: true })).toBeVisible();
  await readyOffline(page);
  await untilKept(page, '/user-dictionary', '/my-words', '/categories/food/words');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Add to dictionary: pan', exact: true }).click();
  await expect(page.getByText('Saved on this device.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add to dictionary: pan', exact: true })).toHaveCount(0);
  const bread = page.getByRole('button', { name: 'Remove from dictionary: pan' });
  await page.goto('/my-dictionary');
  await expect(bread).toBeVisible();
  await page.getByRole('button', { name: 'Remove from dictionary: gato' }).click();
  await expect(page.getByText('gato', { exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('gato', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Remove from dictionary: perro' }).click();
  await expect(page.getByText('perro', { exact: true })).toHaveCount(0);
  await page.reload();
  await expect(bread).toBeVisible();
  await expect(page.getByText('gato', { exact: true })).toBeVisible();
  await expect(page.getByText('perro', { exact: true })).toHaveCount(0);
  await context.setOffline(false);
  const words = async () => {
    const headers = { authorization: `Bearer ${person.token}` };
    const reply = await page.request.get('/api/user-dictionary?lang=en&learn=es', { headers });
    return (await reply.json()).data.words.map(({ id }: { id: string }) => id);
  };
  await expect.poll(words).toEqual(['bread', 'cat', 'horse', 'cow']);
  await expect(page.getByText('caballo', { exact: true })).toBeVisible();
});

test('words that are removed without a connection go, also where another device has deleted a card among them', async ({
  page,
  context,
}) => {
  test.slow();
  const person = await logIn(page, { language: 'en', learning_language: 'es' });
  const headers = { authorization: `Bearer ${person.token}` };
  await addWords(page, person, ['dog', 'cat']);
  const card = { lang: 'en', learn: 'es', word: 'quokka', translation: 'a smiling animal' };
  const made = await page.request.post('/api/cards', { headers, data: { cards: [card] } });
  const [{ id }] = (await made.json()).data.cards;
  await page.goto('/my-dictionary');
  await expect(page.getByText('quokka', { exact: true })).toBeVisible();
  await readyOffline(page);
  await context.setOffline(true);
  for (const word of ['quokka', 'perro'])
    await page.getByRole('checkbox', { name: `Select: ${word}` }).check();
  await page.getByRole('button', { name: 'Remove selected' }).first().click();
  await expect(page.getByText('perro', { exact: true })).toHaveCount(0);
  await page.request.post('/api/cards/delete', { headers, data: { ids: [id] } });
  await context.setOffline(false);
  const words = async () => {
    const reply = await page.request.get('/api/user-dictionary?lang=en&learn=es', { headers });
    return (await reply.json()).data.words.map((word: { id: string }) => word.id);
  };
  await expect.poll(words).toEqual(['cat']);
  await expect(page.getByText('Error adding word to dictionary')).toHaveCount(0);
  await expect(page.getByText('gato', { exact: true })).toBeVisible();
});

test('questions that did not come without a connection come when it is back', async ({ page, context }) => {
  await logIn(page, { language: 'en', learning_language: 'es' });
  await page.goto('/contact');
  await readyOffline(page);
  await context.setOffline(true);
  await page.goto('/tests/words?source=family&testType=translation_to_word');
  await expect(page.getByText('These words are not saved on this device')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('1 of 20')).toBeVisible();
});
