import type { Page } from '@playwright/test';
import type { PacketWord } from '#contract/words.ts';
import { addWords, choosePair, expect, logIn, stopClock, test } from '../support/people.ts';

/** Every test begins with its first word as `change` makes it. */
const askFirst = (page: Page, change: (word: PacketWord) => object) =>
  page.route(/\/api\/tests\/(learn|reverse)-words/, async route => {
    const reply = await (await route.fetch()).json();
    const [first, ...others] = reply.data.packetWords;
    const packetWords = [{ ...first, ...change(first) }, ...others];
    await route.fulfill({ json: { ...reply, data: { ...reply.data, packetWords } } });
  });

for (const viewport of [
  { width: 640, height: 400 },
  { width: 844, height: 390 },
]) {
  test(`a low, wide screen holds a question and all its answers: ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await choosePair(page, 'en', 'es');
    await page.clock.install();
    for (const [path, last] of [
      ['/tests/words?source=numbers', 'main [aria-keyshortcuts="4"]'],
      ['/tests/flashcards?source=numbers', 'main button:has-text("Show translation")'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 2 })).toBeInViewport({ ratio: 1 });
      await expect(page.locator(last)).toBeInViewport({ ratio: 1 });
      const slip = page.locator('main .slip').first();
      // As laid out: a card that turns is drawn larger.
      const height = () => slip.evaluate((element: HTMLElement) => element.offsetHeight);
      const before = await height();
      // A question that is solved gives way to the next within a second.
      await stopClock(page);
      const keys = path.includes('flashcards') ? ['Space'] : ['1', '2', '3', '4'];
      for (const key of keys) await page.keyboard.press(key);
      await expect(page.locator('main .tile').first()).toBeVisible();
      expect(await height()).toBe(before);
      await page.clock.resume();
    }
  });
}

test('a phone with its keyboard out holds a question and all its answers, and none moves when one is wrong', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 440 });
  await choosePair(page, 'de', 'vi');
  // Three words, which had two lines.
  await askFirst(page, () => ({ word: 'món tráng miệng' }));
  for (const path of ['/tests/words?source=food', '/tests/words-reverse?source=food']) {
    await page.goto(path);
    const answers = page.locator(['1', '2', '3', '4'].map(key => `main [aria-keyshortcuts="${key}"]`).join());
    await expect(page.getByRole('heading', { level: 2 })).toBeInViewport({ ratio: 1 });
    await expect(answers).toHaveCount(4);
    for (const answer of await answers.all()) await expect(answer).toBeInViewport({ ratio: 1 });
    // On the page, which a press may scroll; across they may move, since a wrong one is nudged.
    const places = () =>
      answers.evaluateAll(buttons =>
        buttons.map(button => [
          button.getBoundingClientRect().y + scrollY,
          button.getBoundingClientRect().height,
        ]),
      );
    const before = await places();
    await answers.first().click();
    await expect(page.getByText(/^(Richtig|Falsch) 1$/)).toBeVisible();
    expect(await places()).toEqual(before);
  }
});

test('a right answer moves neither its word nor the answers, also where the screen has no room for a large picture', async ({
  page,
}) => {
  test.slow();
  await choosePair(page, 'en', 'es');
  await page.clock.install();
  for (const viewport of [
    { width: 1280, height: 600 },
    { width: 1280, height: 720 },
    { width: 390, height: 740 },
  ]) {
    await page.setViewportSize(viewport);
    for (const path of ['/tests/words?source=food', '/tests/words-reverse?source=food']) {
      const reply = page.waitForResponse(/\/api\/tests\/(learn|reverse)-words/);
      await page.goto(path);
      const [word] = (await (await reply).json()).data.packetWords as PacketWord[];
      const right = path.includes('reverse') ? word?.word : word?.translation;
      const parts = page.locator('main .slip h2, main [aria-keyshortcuts="1"], main [aria-keyshortcuts="4"]');
      // On the page, which a press may scroll, and as laid out: what arrives is drawn beside its place.
      const places = () =>
        parts.evaluateAll(elements =>
          elements.map(element => Math.round(element.getBoundingClientRect().y + scrollY)),
        );
      await expect(parts).toHaveCount(3);
      // A question that is solved gives way to the next within a second.
      await stopClock(page);
      const before = await places();
      await page.getByRole('button', { name: right ?? '', exact: true }).click();
      await expect(page.locator('main .slip .tile')).toBeVisible();
      expect(await places(), `${path} at ${viewport.width} x ${viewport.height}`).toEqual(before);
      await page.clock.resume();
    }
  }
});

test('how a test goes takes one line, also in long words and on the narrowest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await choosePair(page, 'uk', 'es');
  await page.goto('/tests/words?source=food');
  const bottom = (text: string) =>
    page
      .getByText(text, { exact: true })
      .last()
      .evaluate(element => Math.round(element.getBoundingClientRect().bottom));
  const line = await bottom('1 з 20');
  for (const score of ['Правильно 0', 'Неправильно 0']) {
    await expect(page.getByText(score, { exact: true }).last()).toBeInViewport({ ratio: 1 });
    expect(Math.abs((await bottom(score)) - line)).toBeLessThan(8);
  }
});

test('on a small phone the note of a practised word lies over nothing', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await choosePair(page, 'ar', 'de');
  // Two words and an article, which had three lines.
  await askFirst(page, () => ({ word: 'Pommes frites', gender: 'pl', article: 'die', why: 'practice' }));
  for (const [path, above] of [
    ['/tests/words?source=food', '.slip button'],
    ['/tests/flashcards?source=food', '.rotate-y-180 p:last-of-type'],
  ] as const) {
    await page.goto(path);
    const note = page.getByText('تمرين: لا يغيّر موعد مراجعة الكلمة.');
    await expect(note).toBeVisible();
    if (path.includes('flashcards')) await page.keyboard.press('Space');
    const upper = page.locator(`main ${above}`).last();
    await expect(upper).toBeVisible();
    await expect(async () => {
      const [over, under] = [await upper.boundingBox(), await note.boundingBox()];
      expect((over?.y ?? Infinity) + (over?.height ?? 0)).toBeLessThanOrEqual(under?.y ?? 0);
    }).toPass({ timeout: 5000 });
  }
  // All answers are there as well.
  await page.goto('/tests/words?source=food');
  await expect(page.locator('main [aria-keyshortcuts="4"]')).toBeInViewport({ ratio: 1 });
});

test('on a small phone a long word and its answers keep their places, whatever is answered', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await choosePair(page, 'de', 'es');
  await page.clock.install();
  const right = 'Schweinebraten';
  const wrong = ['Behandlung', 'Lineal', 'Krankheit'];
  await askFirst(page, ({ otherWords }) => ({
    word: 'carne de cerdo',
    translation: right,
    otherWords: otherWords.map((other, at) => ({ ...other, word: 'tratamiento', translation: wrong[at] })),
  }));
  await page.goto('/tests/words?source=food');
  const answers = page.locator(['1', '2', '3', '4'].map(key => `main [aria-keyshortcuts="${key}"]`).join());
  await expect(page.getByRole('button', { name: right, exact: true })).toBeVisible();
  const places = () =>
    answers.evaluateAll(buttons => buttons.map(button => button.getBoundingClientRect().y + scrollY));
  await stopClock(page);
  const before = await places();
  await page.getByRole('button', { name: 'Behandlung', exact: true }).click();
  await expect(page.getByText('Falsch 1')).toBeVisible();
  expect(await places()).toEqual(before);
  await page.getByRole('button', { name: right, exact: true }).click();
  await expect(page.getByText('Richtig 1')).toBeVisible();
  expect(await places()).toEqual(before);
});

for (const [language, words] of [
  ['es', ['chocolate', 'hamburguesa', 'abuelastra', 'extraterrestres', 'estadounidense']],
  ['en', ['newspaper', 'grandfather', 'mathematician', 'congratulations']],
  ['de', ['Großmutter', 'Bürgermeister', 'Krankenschwester']],
] as const) {
  test(`no trainer breaks a word where a phone is narrow: ${language}`, async ({ page }) => {
    await choosePair(page, 'uk', language);
    let shown = '';
    await page.route(/\/api\/tests\/(learn|reverse)-words/, async route => {
      const reply = await (await route.fetch()).json();
      const [word, ...others] = reply.data.packetWords;
      const packetWords = [{ ...word, word: shown }, ...others];
      await route.fulfill({ json: { ...reply, data: { ...reply.data, packetWords } } });
    });
    for (const width of [320, 360, 390])
      for (shown of words) {
        await page.setViewportSize({ width, height: width === 320 ? 640 : 800 });
        await page.goto('/tests/words?source=food');
        const heading = page.getByRole('heading', { level: 2, name: shown });
        await expect(heading).toBeVisible();
        const lines = await heading.evaluate(element => {
          const range = document.createRange();
          range.selectNodeContents(element);
          return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
        });
        expect(lines, `${shown}, ${width} px`).toBe(1);
      }
  });
}

for (const language of ['ja', 'vi'])
  test(`a wrong answer and what it means stay whole beside a long label: ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await choosePair(page, language, 'en');
    const wrong = { word: 'banana', translation: language === 'ja' ? '果物' : 'quả chuối' };
    await askFirst(page, word => ({
      otherWords: word.otherWords.map((other, at) => (at === 0 ? { ...other, ...wrong } : other)),
    }));
    await page.goto('/tests/words?source=city');
    const answer = page.locator('main [aria-keyshortcuts]').filter({ hasText: wrong.translation });
    const height = async () => (await answer.boundingBox())?.height;
    const before = await height();
    await answer.click();
    await expect(answer.getByText(wrong.word)).toBeVisible();
    expect(
      await answer.locator('bdi').evaluateAll(texts => texts.map(text => text.getClientRects().length)),
    ).toEqual([1, 1]);
    expect(await height()).toBe(before);
  });

for (const [lang, learned, takeBack] of [
  ['de', 'Wort gelernt', 'Zurücknehmen'],
  ['id', 'Kata sudah dipelajari', 'Urungkan'],
  ['uk', 'Слово вивчено', 'Скасувати'],
] as const)
  test(`on a small phone what stands below a question is one line: ${lang}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const person = await logIn(page, { language: lang, learning_language: 'es' });
    await choosePair(page, lang, 'es');
    await addWords(page, person, ['bread', 'cat', 'cow', 'dog']);
    await page.goto('/tests/words?source=userCategory');
    await page.locator('main [aria-keyshortcuts="1"]').click();
    const buttons = [learned, takeBack].map(name => page.getByRole('button', { name, exact: true }));
    for (const button of buttons) await expect(button).toBeInViewport({ ratio: 1 });
    const [first, second] = await Promise.all(buttons.map(button => button.boundingBox()));
    expect(second?.y).toBe(first?.y);
  });

test('on a small phone what a right answer brings leaves the way out free', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const [lang, learn] of [
    ['uk', 'en'],
    ['ar', 'de'],
  ] as const) {
    await choosePair(page, lang, learn);
    const questions = page.waitForResponse(/\/api\/tests\/reverse-words/);
    await page.goto('/tests/words?source=food');
    const [word] = (await (await questions).json()).data.packetWords;
    await page.locator('main').getByRole('button', { name: word.translation, exact: true }).click();
    const toast = page.getByRole('status').locator('p').first();
    await expect(toast).toBeVisible();
    const close = page.locator('main a').first();
    const isFree = await close.evaluate(link => {
      const { x, y, width, height } = link.getBoundingClientRect();
      return link.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
    expect(isFree).toBe(true);
  }
});

test('on a phone what a right answer brings lies under the strokes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await choosePair(page, 'en', 'es');
  const questions = page.waitForResponse(/\/api\/tests\/reverse-words/);
  await page.goto('/tests/words?source=food');
  const [word] = (await (await questions).json()).data.packetWords;
  await page.locator('main').getByRole('button', { name: word.translation, exact: true }).click();
  const toast = page.getByRole('status').locator('> div').filter({ hasText: 'Correct' });
  await expect(toast).toBeVisible();
  const strokes = await page.getByRole('progressbar').boundingBox();
  const box = await toast.boundingBox();
  if (strokes === null || box === null) throw new Error('They have no boxes');
  expect(box.y).toBeGreaterThanOrEqual(strokes.y + strokes.height);
});
