import { chooseLanguage } from '../support/choose-language.ts';
import {
  choosePair,
  countPlays,
  drawInBrowser,
  expect,
  takeClock,
  test,
  twoFrames,
} from '../support/people.ts';

test('a newcomer chooses two languages, opens a category and hears a word', async ({ page }) => {
  await page.goto('/');
  await chooseLanguage(page, /^Learning language/, 'es');
  await page.getByRole('button', { name: 'Show translation' }).click();
  await page.getByRole('navigation').getByRole('link', { name: 'Dictionary' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Word categories' })).toBeFocused();
  await page.getByRole('link', { name: /Pets and farm animals/ }).click();
  await expect(page).toHaveURL(/\/categories\/farm-animals\/words\?lang=en/);
  const row = page.getByRole('listitem').filter({ hasText: 'perro' });
  await expect(row).toContainText('dog');
  const spoken = page.waitForResponse('**/api/tts/synthesize');
  await row.getByRole('button', { name: 'Listen: perro' }).click();
  expect((await spoken).status()).toBe(200);
  expect((await spoken).request().postDataJSON()).toEqual({
    text: 'perro',
    language: 'es',
    pace: 'normal',
    wordId: 'dog',
  });
});

test('play all speaks word, translation and word again, lights the row, and stops when told', async ({
  page,
}) => {
  await choosePair(page, 'en', 'de');
  const spoken: string[] = [];
  page.on('request', request => {
    if (request.url().endsWith('/api/tts/synthesize')) spoken.push(request.postDataJSON().text);
  });
  await page.goto('/categories/farm-animals/words');
  const rows = page
    .getByRole('list')
    .filter({ has: page.getByRole('button', { name: /^Listen/ }) })
    .getByRole('listitem');
  await page.getByRole('button', { name: 'Play all' }).click();
  await expect(rows.nth(0)).toHaveAttribute('aria-current', 'true');
  await expect(rows.nth(1)).toHaveAttribute('aria-current', 'true', { timeout: 15_000 });
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByRole('button', { name: 'Play all' })).toBeVisible();
  await expect(page.getByRole('main').locator('[aria-current=true]')).toHaveCount(0);
  expect(spoken.slice(0, 2)).toEqual(['Hund', 'dog']);
});

test('nothing is played any more once one has left the list', async ({ page }) => {
  await choosePair(page, 'en', 'de');
  await takeClock(page);
  const played = await countPlays(page);
  await page.goto('/categories/farm-animals/words');
  await page.getByRole('button', { name: 'Play all' }).click();
  await expect.poll(played).toBeGreaterThan(0);
  await page.getByRole('link', { name: 'All categories' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Word categories' })).toBeVisible();
  const before = await played();
  // Longer than all pauses of the list.
  await page.clock.runFor(10_000);
  await twoFrames(page);
  expect(await played()).toBe(before);
});

test('a sound on its way is called off by a second press, without a word of failure and without slow speech', async ({
  page,
}) => {
  await choosePair(page, 'en', 'pl');
  const paces: string[] = [];
  let fail = () => {};
  const failing = new Promise<void>(resolve => {
    fail = resolve;
  });
  await page.route('**/api/tts/synthesize', async route => {
    paces.push(route.request().postDataJSON().pace);
    await failing;
    await route.fulfill({ status: 500, json: {} });
  });
  await page.goto('/categories/food/words');
  const button = page.getByRole('button', { name: 'Listen: chleb' });
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await button.click();
  await expect(button).not.toHaveAttribute('aria-busy', 'true');
  fail();
  await twoFrames(page);
  expect(paces).toEqual(['normal']);
  await expect(page.getByText('Error playing audio')).toHaveCount(0);
});

test('a word pressed while all are played ends the list', async ({ page }) => {
  await choosePair(page, 'en', 'de');
  await page.goto('/categories/farm-animals/words');
  const play = page.getByRole('button', { name: 'Play all' });
  const lit = page.getByRole('main').locator('[aria-current=true]');
  // The second one is the word that the list itself is saying.
  for (const word of ['Katze', 'Hund']) {
    await play.click();
    await expect(lit).toContainText('Hund');
    await page.getByRole('button', { name: `Listen: ${word}`, exact: true }).click();
    await expect(play).toBeVisible();
    await expect(lit).toHaveCount(0);
  }
});

test('a guest sees what an account adds, and can only listen', async ({ page }) => {
  await choosePair(page, 'en', 'fr');
  await page.goto('/categories/food/words');
  await expect(page.getByText('Log in to add these words to your dictionary.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play all' })).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Add/ })).toHaveCount(0);
});

test('while both languages are the same, the page says so and asks for another', async ({ page }) => {
  await page.goto('/categories/food/words');
  const choice = page.getByRole('radiogroup', { name: 'Choose a language' });
  await choice.getByRole('radio', { name: 'English' }).press('ArrowRight');
  await expect(choice.getByRole('radio', { name: 'Українська' })).toBeFocused();
  await choice.getByRole('radio', { name: 'Italiano' }).click();
  await expect(page.getByText('pane', { exact: true })).toBeVisible();
  await expect(choice).toHaveCount(0);
});

test('a failing voice is told in a toast and the button works again', async ({ page }) => {
  await choosePair(page, 'en', 'pl');
  await page.route('**/api/tts/synthesize', route => route.fulfill({ status: 500, json: {} }), { times: 1 });
  await page.goto('/categories/food/words');
  const button = page.getByRole('button', { name: 'Listen: chleb' });
  await button.click();
  await expect(page.getByText('Error playing audio')).toBeVisible();
  const spoken = page.waitForResponse('**/api/tts/synthesize');
  await button.click();
  expect((await spoken).status()).toBe(200);
});

test('a word heard on an earlier visit sounds without the server, and is fetched anew after some days', async ({
  page,
}) => {
  await choosePair(page, 'en', 'uk');
  await page.goto('/categories/food/words');
  const button = page.getByRole('button', { name: 'Listen: хліб', exact: true });
  const asked: string[] = [];
  page.on('request', request => request.url().endsWith('/tts/synthesize') && asked.push(request.url()));
  const played = await countPlays(page);
  const stored = () => page.evaluate(async () => (await (await caches.open('speech-2')).keys()).length);
  await button.click();
  await expect.poll(stored).toBe(1);
  expect(asked).toHaveLength(1);

  await page.reload();
  await page.route('**/api/tts/synthesize', route => route.abort());
  await button.click();
  await expect.poll(played).toBe(1);
  expect(asked).toHaveLength(1);

  await page.clock.setFixedTime(Date.now() + 4 * 24 * 60 * 60_000);
  await page.reload();
  await button.click();
  await expect.poll(() => asked.length).toBe(2);
  await expect.poll(played).toBe(1);
  await expect(page.getByText('The server cannot be reached')).toHaveCount(0);
  await page.unroute('**/api/tts/synthesize');
  await page.reload();
  const renewed = page.waitForResponse('**/api/tts/synthesize');
  await button.click();
  expect((await renewed).status()).toBe(200);
});

test('a list that cannot be fetched says so and can be tried again', async ({ page }) => {
  await drawInBrowser(page);
  await page.route('**/api/categories?*', route => route.fulfill({ status: 500, json: {} }), { times: 1 });
  await page.goto('/categories');
  await expect(page.getByText('Failed to fetch categories')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('link', { name: /Numbers/ })).toBeVisible();
});

test('unknown addresses and unknown categories lead home', async ({ page }) => {
  for (const path of ['/nowhere/at/all', '/categories/nothing/words']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  }
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL('/');
});

test('placeholders say what is coming', async ({ page }) => {
  await page.goto('/exercises');
  await expect(page.getByRole('heading', { name: 'Exercises - Coming Soon' })).toBeVisible();
  await page.goto('/posts');
  await expect(page.getByRole('heading', { name: 'Posts - Coming Soon' })).toBeVisible();
});

test('a word is found by typing it, in either language, and the search survives a look at a topic', async ({
  page,
}) => {
  await choosePair(page, 'en', 'ja');
  await page.goto('/categories');
  const field = page.getByRole('searchbox', { name: 'Find a word or a topic' });
  await field.fill('mizu');
  const row = page.getByRole('listitem').filter({ hasText: '水' }).first();
  await expect(row).toContainText('water');
  await expect(page).toHaveURL(/find=mizu/);
  await field.fill('weather');
  await page.getByRole('link', { name: /^Weather/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Weather');
  await page.goBack();
  await expect(field).toHaveValue('weather');
  await field.fill('qqqq');
  await expect(page.getByText('No word or topic matches your search.')).toBeVisible();
  await field.clear();
  await expect(page.getByRole('link', { name: /Greetings and phrases/ })).toBeVisible();
});

test('the menu leads out of a search, and a step back into it', async ({ page }) => {
  await takeClock(page);
  await page.goto('/categories');
  const field = page.getByRole('searchbox', { name: 'Find a word or a topic' });
  await field.fill('bread');
  await expect(page).toHaveURL(/find=bread/);
  await page.getByRole('navigation').getByRole('link', { name: 'Dictionary' }).click();
  await expect(page.getByRole('link', { name: /Greetings and phrases/ })).toBeVisible();
  // Longer than a pause in typing, after which the search would be back.
  await page.clock.runFor(2000);
  await expect(page).not.toHaveURL(/find=/);
  await expect(field).toHaveValue('');
  await page.goBack();
  await expect(field).toHaveValue('bread');
  await expect(page.getByRole('button', { name: 'Listen: bread', exact: true })).toBeVisible();
});

test('a search ends where no word is longer, typed or in the address', async ({ page }) => {
  await page.goto('/categories');
  const field = page.getByRole('searchbox', { name: 'Find a word or a topic' });
  await field.pressSequentially('q'.repeat(61));
  await expect(field).toHaveValue('q'.repeat(60));
  await expect(page.getByText('No word or topic matches your search.')).toBeVisible();
  await page.goto(`/categories?find=${'q'.repeat(61)}`);
  await expect(field).toHaveValue('q'.repeat(60));
  await expect(page.getByText('No word or topic matches your search.')).toBeVisible();
});

test('a search that fails can be tried again', async ({ page }) => {
  await page.route('**/api/words?**', route => route.abort());
  await page.goto('/categories?find=water');
  await expect(page.getByText('The server cannot be reached')).toBeVisible();
  await page.unroute('**/api/words?**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Listen: water', exact: true })).toBeVisible();
});

for (const lang of ['en', 'ar']) {
  test(`an article stands on the left of its noun where the page is in ${lang}`, async ({ page }) => {
    await choosePair(page, lang, 'de');
    await page.goto('/categories/food/words');
    const row = page.getByRole('listitem').filter({ has: page.getByText('Brot', { exact: true }) });
    const article = await row.getByText('das', { exact: true }).boundingBox();
    const noun = await row.getByText('Brot', { exact: true }).boundingBox();
    expect(article?.x).toBeLessThan(noun?.x ?? 0);
  });
}
