import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { choosePair, expect, logIn, test } from '../support/people.ts';
import { smallTargets } from '../support/small-targets.ts';
import { subtitlesOf, waveOf } from '../support/sound-files.ts';

const LINES = ['Los gatos duermen', 'en la casa.', 'Comen pan.', 'Beben agua.', 'El perro no viene.'];
const EACH = 6;
const WAVE = { name: 'gatos.wav', mimeType: 'audio/wav', buffer: waveOf(LINES.length * EACH) };
const SUBTITLES = { name: 'gatos.vtt', mimeType: 'text/vtt', buffer: subtitlesOf(LINES, EACH) };

const lit = (page: Page) => page.locator('[data-sentence][aria-current=true]');
const player = (page: Page) => page.getByRole('region', { name: 'Sound of this text' });
const seek = (page: Page, seconds: number) =>
  page.locator('video').evaluate((media: HTMLVideoElement, to) => {
    media.currentTime = to;
  }, seconds);
const place = (page: Page) =>
  page.locator('video').evaluate(({ currentTime, paused }: HTMLVideoElement) => ({ currentTime, paused }));

async function add(page: Page): Promise<void> {
  await page.goto('/texts');
  await page.getByRole('button', { name: 'Read your own text' }).click();
  const [text, sound] = [
    page.locator('form input[type=file]').first(),
    page.locator('form input[type=file]').last(),
  ];
  await text.setInputFiles(SUBTITLES);
  await expect(page.getByLabel('Text', { exact: true })).toHaveValue(/Los gatos duermen en la casa\. Comen/);
  await sound.setInputFiles(WAVE);
  await expect(page.getByText('The sound stays on this device.')).toBeVisible();
}

test('a text is heard in a recording: its sentence is lit, pressed, repeated, and stays after a reload', async ({
  page,
}) => {
  await logIn(page, { language: 'en', learning_language: 'es' });
  const sent: number[] = [];
  page.on('request', request => sent.push(request.postDataBuffer()?.length ?? 0));
  await add(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save and read' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'gatos' })).toBeVisible();
  expect(Math.max(...sent)).toBeLessThan(5000);
  await expect(page.getByRole('button', { name: 'Listen to the text' })).toHaveCount(0);
  await expectAccessible(page);
  expect(await smallTargets(page)).toEqual([]);

  await player(page).getByRole('button', { name: 'Play', exact: true }).click();
  await expect(lit(page)).toHaveText('Los gatos duermen en la casa.');
  await player(page).getByRole('button', { name: 'Pause' }).click();
  await seek(page, 13);
  await expect(lit(page)).toHaveText('Comen pan.');
  await seek(page, 19);
  await expect(lit(page)).toHaveText('Beben agua.');

  // A pressed sentence is heard alone.
  const sentence = page.locator('[data-sentence]', { hasText: 'El perro no viene.' });
  await sentence.getByRole('button', { name: 'Hear this sentence' }).click();
  await expect(lit(page)).toHaveText('El perro no viene.');
  await expect.poll(async () => (await place(page)).currentTime).toBeGreaterThan(24);
  await player(page).getByRole('button', { name: 'Pause' }).click();

  // Repeated, it begins anew at its end.
  await page.locator('[data-sentence]', { hasText: 'Comen pan.' }).getByRole('button').click();
  await page.keyboard.press('r');
  await expect(player(page).getByRole('button', { name: 'Repeat the sentence' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await seek(page, 17.9);
  await expect.poll(async () => (await place(page)).currentTime).toBeLessThan(14);
  expect((await place(page)).paused).toBe(false);
  await page.keyboard.press('r');
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('Space');
  await expect(player(page).getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(lit(page)).toHaveText('Beben agua.');
  await player(page).getByLabel('Speed').selectOption('0.5');
  expect(await page.locator('video').evaluate((media: HTMLVideoElement) => media.playbackRate)).toBe(0.5);

  // A word in it is still a word, and its voice silences the recording.
  await page.locator('[data-word]').getByText('pan', { exact: true }).click();
  await expect(page.locator('aside')).toContainText('bread');

  await page.reload();
  await seek(page, 13);
  await expect(lit(page)).toHaveText('Comen pan.');
  await expect(player(page).getByLabel('Speed')).toHaveValue('0.5');
  await page.goto('/texts');
  await expect(page.getByRole('link', { name: /gatos/ })).toContainText('sound: 0.2 MB');
});

test('a sound is removed, taken back, and added again to a text that is there', async ({ page }) => {
  await logIn(page, { language: 'en', learning_language: 'es' });
  await add(page);
  await page.getByRole('button', { name: 'Save and read' }).click();
  await player(page).getByRole('button', { name: 'Sound of this text' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('gatos.wav · 0.2 MB');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Remove the sound' }).click();
  await expect(player(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await seek(page, 13);
  await expect(lit(page)).toHaveText('Comen pan.');

  await player(page).getByRole('button', { name: 'Sound of this text' }).click();
  await dialog.getByRole('button', { name: 'Remove the sound' }).click();
  await page.reload();
  await page.getByRole('button', { name: 'Add sound' }).click();
  const [sound, subtitles] = [
    dialog.locator('input[type=file]').first(),
    dialog.locator('input[type=file]').last(),
  ];
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toContainText('Choose a sound or video file');
  await sound.setInputFiles({ name: 'no.mp3', mimeType: 'audio/mpeg', buffer: Buffer.from('no sound') });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toContainText('This browser cannot play this file');
  // Without subtitles it plays, and nothing is lit.
  await sound.setInputFiles(WAVE);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await seek(page, 13);
  await expect(player(page)).toContainText('0:13 / 0:30');
  await expect(page.getByRole('button', { name: 'Hear this sentence' })).toHaveCount(0);
  await expect(lit(page)).toHaveCount(0);

  await player(page).getByRole('button', { name: 'Sound of this text' }).click();
  await subtitles.setInputFiles({ name: 'no.vtt', mimeType: 'text/vtt', buffer: Buffer.from('Hello') });
  await expect(dialog).toContainText('There are no subtitles in this file');
  await subtitles.setInputFiles({ ...SUBTITLES, buffer: subtitlesOf(['Nothing of it is here at all.'], 3) });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toContainText('These subtitles do not match the text');
  await subtitles.setInputFiles(SUBTITLES);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Hear this sentence' })).toHaveCount(4);
});

test('where the device has no room it says so, and the text is there without its sound', async ({ page }) => {
  await logIn(page, { language: 'en', learning_language: 'es' });
  await add(page);
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
  });
  await page.getByRole('button', { name: 'Save and read' }).click();
  await expect(
    page.getByText('There is not enough space on this device for the sound (0.2 MB)'),
  ).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'gatos' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Add sound' })).toBeVisible();
  await expect(player(page)).toHaveCount(0);
});

test('what is heard turns the pages, unless somebody has turned them away; a guest hears too', async ({
  page,
}) => {
  await choosePair(page, 'en', 'es');
  await page.goto('/texts');
  await page.getByRole('button', { name: 'Read your own text' }).click();
  const lines = Array.from({ length: 300 }, (_, at) => `El gato ${at} come pan en la cocina.`);
  const input = page.locator('form input[type=file]');
  await input.first().setInputFiles({ ...SUBTITLES, buffer: subtitlesOf(lines, 0.1) });
  await expect(page.getByLabel('Text', { exact: true })).toHaveValue(/gato 299/);
  await input.last().setInputFiles(WAVE);
  await page.getByRole('button', { name: 'Read', exact: true }).click();
  await expect(page.getByText('Page 1 of 3')).toBeVisible();
  // How long a sound is, is known a moment after its player is there.
  await expect(player(page)).toContainText('/ 0:30');
  await page.getByRole('slider', { name: 'Position' }).fill('20');
  await expect(page.getByText('Page 2 of 3')).toBeVisible();
  await expect(lit(page)).toHaveText('El gato 200 come pan en la cocina.');
  await expect(lit(page)).toBeInViewport();
  await page.getByRole('button', { name: 'Previous page' }).click();
  await seek(page, 20.15);
  await expect(player(page)).toContainText('0:20');
  await expect(page.getByText('Page 1 of 3')).toBeVisible();
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(lit(page)).toHaveText('El gato 201 come pan en la cocina.');
  await seek(page, 29.95);
  await expect(page.getByText('Page 3 of 3')).toBeVisible();
  await expect(lit(page)).toHaveText('El gato 299 come pan en la cocina.');
});

test('subtitles that are late are shifted by button and key while one hears, on a narrow screen too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await logIn(page, { language: 'en', learning_language: 'es' });
  await add(page);
  await page.getByRole('button', { name: 'Save and read' }).click();
  await seek(page, 12.45);
  await expect(lit(page)).toHaveText('Comen pan.');
  const timing = player(page).getByRole('button', { name: 'Subtitle timing', exact: true });
  await timing.click();
  await expect(timing).toHaveAttribute('aria-expanded', 'true');
  await player(page).getByRole('button', { name: 'Subtitles later' }).click();
  await expect(player(page).getByRole('status')).toHaveText('Subtitle timing: +0.5 sec');
  await expect(lit(page)).toHaveText('Los gatos duermen en la casa.');
  await expectAccessible(page);
  expect(await smallTargets(page)).toEqual([]);
  await page.keyboard.press('z');
  await expect(player(page).getByRole('status')).toHaveText('Subtitle timing: +0.4 sec');
  await expect(lit(page)).toHaveText('Comen pan.');
  await page.reload();
  // What was shifted is seen once it is shifted again.
  await expect(player(page)).toContainText('/ 0:30');
  await expect(player(page).getByRole('button', { name: 'Subtitles later' })).toHaveCount(0);
  await page.keyboard.press('x');
  await expect(player(page)).toContainText('+0.5 sec');
  await player(page).getByRole('button', { name: 'Reset subtitle timing' }).click();
  await seek(page, 12.1);
  await expect(lit(page)).toHaveText('Comen pan.');
});

const ARROWS = {
  es: ['Los gatos duermen en la casa.', '«¿Quién viene?» preguntan.', '— Nadie, responde el perro.'],
  ar: ['ذهبنا إلى السوق في الصباح.', 'هل كان مغلقا؟', 'نعم، كان مغلقا منذ يومين.'],
  ja: ['昨日、駅前の店で本を買いました。', 'とても楽しかったです。', '「また行きましょう」と言いました。'],
  zh: ['我昨天在车站买了一本书。', '很有意思。', '“我们再去吧。”他说。'],
};

for (const [learn, lines] of Object.entries(ARROWS))
  test(`the arrow of a sentence stands beside its first word, at every width (${learn})`, async ({
    page,
  }) => {
    await choosePair(page, 'en', learn);
    await page.goto('/texts');
    const text = lines.join(learn === 'ja' || learn === 'zh' ? '' : ' ');
    await page.getByRole('button', { name: 'Read your own text' }).click();
    const input = page.locator('form input[type=file]');
    await input.first().setInputFiles({ ...SUBTITLES, buffer: subtitlesOf([text], 30) });
    await expect(page.getByLabel('Text', { exact: true })).toHaveValue(
      new RegExp(lines[0]?.slice(0, 6) ?? ''),
    );
    await input.last().setInputFiles(WAVE);
    await page.getByRole('button', { name: 'Read', exact: true }).click();
    await expect(page.locator('[data-hear]').nth(2)).toBeVisible();
    for (let width = 320; width <= 640; width += 10) {
      await page.setViewportSize({ width, height: 700 });
      expect(await page.evaluate(awayFromItsWord), `${width} px`).toEqual([]);
    }
    // The arrow reaches below its first word, which takes the press all the same.
    const sentence = page.locator('[data-sentence]:has([data-hear])').last();
    const word = sentence.locator('[data-word]').first();
    const { width } = (await word.boundingBox()) ?? { width: 0 };
    await word.click({ position: { x: learn === 'ar' ? width - 3 : 3, y: 12 } });
    await expect(page.getByRole('complementary', { name: 'Translation' })).toBeVisible();
    await sentence.getByRole('button', { name: 'Hear this sentence' }).click();
    await expect.poll(async () => (await place(page)).paused).toBe(false);
  });

/** The sentences whose arrow is on another line than their first sign, or has a gap behind it. */
function awayFromItsWord(): string[] {
  return [...document.querySelectorAll('[data-sentence]')].flatMap(sentence => {
    const arrow = sentence.querySelector('[data-hear] svg')?.getBoundingClientRect();
    const texts = document.createTreeWalker(sentence, NodeFilter.SHOW_TEXT);
    const first = texts.nextNode();
    if (arrow === undefined || first === null) return [];
    const range = document.createRange();
    range.setStart(first, 0);
    range.setEnd(first, 1);
    const sign = range.getBoundingClientRect();
    const down = Math.abs((arrow.top + arrow.bottom) / 2 - (sign.top + sign.bottom) / 2);
    const isRightToLeft = getComputedStyle(sentence).direction === 'rtl';
    const gap = isRightToLeft ? arrow.left - sign.right : sign.left - arrow.right;
    return down < sign.height / 2 && gap > 0 && gap < 24 ? [] : [sentence.textContent ?? ''];
  });
}
