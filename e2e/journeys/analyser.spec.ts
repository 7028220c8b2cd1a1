import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { addWords, expect, logIn, test } from '../support/people.ts';

const PARAGRAPH = `Don’t give up! She put up with the cold house, and the house was old.
Never give up: look after the house — well-known since 1984.`;

test('a paragraph is counted: phrasal verbs as units, small words and numbers not at all', async ({
  page,
}) => {
  await page.goto('/text-words-analysis');
  await page.getByRole('button', { name: 'Analyze' }).click();
  await expect(page.getByText('Please insert text to analyse')).toBeVisible();
  await expect(page.getByLabel('Text or subtitles')).toBeFocused();

  await page.getByLabel('Text or subtitles').fill(PARAGRAPH);
  const labels = await busyLabels(page);
  await page.getByLabel('Text or subtitles').press('Control+Enter');
  await expect.poll(labels).toContain('Analyzing...');
  await expect(page.getByText('Done. Unique words: 9. Total occurrences: 12.')).toBeAttached();
  await expect
    .poll(() => rowsOf(page))
    .toEqual([
      'house 3',
      'give up 2',
      'and 1',
      'cold 1',
      'look after 1',
      'never 1',
      'old 1',
      'put up with 1',
      'well-known 1',
    ]);
  await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', '10');

  await page.getByRole('searchbox').fill('UP');
  await expect.poll(() => rowsOf(page)).toEqual(['give up 2', 'put up with 1']);
  await page.getByRole('searchbox').fill('zebra');
  await expect(page.getByText('No word matches your search.')).toBeVisible();
});

test('the words are copied and downloaded', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await analyse(page, 'Fox, fox; look for it. Café!');
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('Words copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('fox\t2\ncafé\t1\nlook for\t1');

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('words.csv');
  expect(await readFile(await download.path(), 'utf8')).toBe(
    '\ufeffWord,Count\r\nfox,2\r\ncafé,1\r\nlook for,1\r\n',
  );
});

test('of a subtitle file only what is said counts, in any usual encoding', async ({ page }) => {
  const subtitles =
    '1\r\n00:00:01,000 --> 00:00:02,000\r\n<i>I’m at the café</i>\r\n\r\n2\r\n00:00:03,000 --> 00:00:04,000\r\nDon’t stop\r\n';
  const oldWindows = Buffer.from(subtitles.replaceAll('’', '\u0092'), 'latin1');
  await page.goto('/text-words-analysis');
  for (const buffer of [Buffer.from(subtitles), Buffer.from(`\ufeff${subtitles}`, 'utf16le'), oldWindows]) {
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'film.srt', mimeType: 'application/x-subrip', buffer });
    await expect(page.getByText('film.srt')).toBeVisible();
    await page.getByRole('button', { name: 'Analyze' }).click();
    await expect(page.getByRole('button', { name: 'Analyze' })).toBeEnabled();
    await expect(page.getByText('Done. Unique words: 2. Total occurrences: 2.')).toBeAttached();
    await expect.poll(() => rowsOf(page)).toEqual(['café 1', 'stop 1']);
    await page.getByRole('button', { name: 'Remove: film.srt' }).click();
  }
  await expect(page.getByLabel('Text or subtitles')).toBeVisible();
});

test('a dropped novel is counted, and of its table only what is in view is in the page', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', request => request.method() === 'POST' && sent.push(request.url()));
  await page.goto('/text-words-analysis');
  await drop(page, 'novel.txt', { repeat: `${novel()}\n`, times: 1 });
  await expect(page.getByText('novel.txt')).toBeVisible();
  await page.getByRole('button', { name: 'Analyze' }).click();
  await expect(page.getByText(`Done. Unique words: 20,000. Total occurrences: 200,000.`)).toBeAttached();
  expect(sent).toEqual([]);

  const table = page.getByRole('region', { name: 'Words by frequency' });
  expect(await page.locator('tr').count()).toBeLessThan(150);
  await table.focus();
  await page.keyboard.press('End');
  await expect(page.locator('tr[aria-rowindex="20001"]')).toBeInViewport();
  expect(await page.locator('tr').count()).toBeLessThan(150);
  await page.keyboard.press('Home');
  await expect(page.locator('tr[aria-rowindex="2"]')).toBeInViewport();
});

test('a pasted novel stays out of the text field, and another text ends the counting', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/text-words-analysis');
  await page.getByLabel('Text or subtitles').fill('Before. ');
  await page.evaluate(text => navigator.clipboard.writeText(text), novel());
  await page.getByLabel('Text or subtitles').press('ControlOrMeta+v');
  await expect(page.getByText('Pasted text')).toBeVisible();
  await expect(page.getByText('Before. word0 word1')).toBeVisible();
  const remove = page.getByRole('button', { name: 'Remove: Pasted text' });
  await remove.evaluate((button: HTMLElement) => {
    button.closest('form')?.requestSubmit();
    setTimeout(() => button.click(), 50);
  });
  await expect(page.getByRole('button', { name: 'Analyze' })).toBeEnabled();
  // Longer than counting takes, so that a result would have come by now.
  await page.waitForTimeout(1500);
  await expect(page.getByText('The words of your text will appear here.')).toBeVisible();
});

test('a novel that comes in one piece by keyboard or dictation stays out of the text field', async ({
  page,
}) => {
  await page.goto('/text-words-analysis');
  await page.getByLabel('Text or subtitles').focus();
  await page.keyboard.insertText(novel());
  await expect(page.getByText('Pasted text')).toBeVisible();
  await page.getByRole('button', { name: 'Analyze' }).click();
  await expect(page.getByText('Done. Unique words: 20,000. Total occurrences: 200,000.')).toBeAttached();
});

test('a result that comes while a file is being read stays when the file has been read', async ({ page }) => {
  await page.goto('/text-words-analysis');
  const finishReading = await holdReading(page);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'next.txt', mimeType: 'text/plain', buffer: Buffer.from('fox') });
  await page.getByLabel('Text or subtitles').fill('house house');
  await page.getByRole('button', { name: 'Analyze' }).click();
  await expect(page.getByRole('table')).toBeVisible();
  await finishReading();
  await expect(page.getByText('next.txt')).toBeVisible();
  await expect.poll(() => rowsOf(page)).toEqual(['house 2']);
});

test('a file that is no text or too large gets a plain message', async ({ page }) => {
  await page.goto('/text-words-analysis');
  const files = page.locator('input[type=file]');
  await files.setInputFiles({
    name: 'photo.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from([0x89, 0x50, 0, 0, 0x0d]),
  });
  await expect(page.getByRole('alert')).toHaveText(
    'This file is not a text. Choose a .txt, .srt or .vtt file.',
  );
  await drop(page, 'long.txt', { repeat: 'a ', times: 11 * 1024 * 1024 });
  await expect(page.getByRole('alert')).toHaveText('This file is larger than 20 MB. Choose a smaller one.');
  await files.setInputFiles({ name: 'blank.txt', mimeType: 'text/plain', buffer: Buffer.from(' \n ') });
  await page.getByRole('button', { name: 'Analyze' }).click();
  await expect(page.getByRole('alert')).toHaveText('Please insert text to analyse');
});

test('a user adds words of the catalogue from the table and sees those already there', async ({ page }) => {
  const person = await logIn(page, { language: 'en', learning_language: 'es' });
  await addWords(page, person, ['cat']);
  await analyse(page, 'dog cat dog cat dog grumbler');
  const row = (word: string) => page.getByRole('row').filter({ hasText: word });
  await expect(row('cat').getByRole('img', { name: 'In your dictionary' })).toBeVisible();
  await row('dog').getByRole('button', { name: 'Add to dictionary: dog' }).click();
  await expect(row('dog').getByRole('img', { name: 'In your dictionary' })).toBeVisible();
  await expect(row('grumbler').getByRole('button')).toHaveAccessibleName('Add a card: grumbler');
});

test('the table stays where it is when a word of a search is added', async ({ page }) => {
  await logIn(page, { language: 'en', learning_language: 'es' });
  const fillers = Array.from({ length: 60 }, (_, index) => `filler${index}`).join(' ');
  await analyse(page, `${fillers} ${fillers} river`);
  await page.getByRole('searchbox').fill('r');
  const table = page.getByRole('region', { name: 'Words by frequency' });
  await table.focus();
  await page.keyboard.press('End');
  await page.getByRole('button', { name: 'Add to dictionary: river' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'river' }).getByRole('img')).toBeInViewport();
});

/** What buttons say while they are busy, from now on. It may be for less than a frame, so the page itself notes every change. */
async function busyLabels(page: Page): Promise<() => Promise<string[]>> {
  const labels = await page.evaluateHandle(() => {
    const seen: string[] = [];
    const note = () => {
      for (const button of document.querySelectorAll<HTMLElement>('button[aria-busy=true]'))
        seen.push(button.innerText.trim());
    };
    const changes = { subtree: true, attributes: true, attributeFilter: ['aria-busy'] };
    new MutationObserver(note).observe(document.body, changes);
    return seen;
  });
  return () => labels.jsonValue();
}

async function analyse(page: Page, text: string): Promise<void> {
  await page.goto('/text-words-analysis');
  await page.getByLabel('Text or subtitles').fill(text);
  await page.getByRole('button', { name: 'Analyze' }).click();
  await expect(page.getByRole('table')).toBeVisible();
}

/** From now on files are read only once the function that is answered is called. */
async function holdReading(page: Page): Promise<() => Promise<unknown>> {
  await page.evaluate(() => {
    const finished = new Promise(finish => addEventListener('finish-reading', finish));
    const read = Blob.prototype.arrayBuffer;
    Blob.prototype.arrayBuffer = function (this: Blob) {
      return finished.then(() => read.call(this));
    };
  });
  return () => page.evaluate(() => dispatchEvent(new Event('finish-reading')));
}

async function rowsOf(page: Page): Promise<string[]> {
  const cells = await page
    .locator('tbody tr')
    .evaluateAll(rows => rows.map(row => [...row.children].map(cell => cell.textContent).join(' ')));
  return cells.map(text => text.trim());
}

/** Drops a file whose content is made in the page, so that a large one need not be sent there. */
async function drop(page: Page, name: string, content: { repeat: string; times: number }): Promise<void> {
  const dataTransfer = await page.evaluateHandle(
    ({ name, repeat, times }) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([repeat.repeat(times)], name, { type: 'text/plain' }));
      return transfer;
    },
    { name, ...content },
  );
  await page.dispatchEvent('form', 'drop', { dataTransfer });
}

/** 200,000 words, 20,000 different ones. */
function novel(): string {
  return Array.from({ length: 200_000 }, (_, index) => `word${index % 20_000}`).join(' ');
}
