import type { PacketWord } from '#contract/words.ts';
import { chooseLanguage, pairButton } from '../support/choose-language.ts';
import { dataOf, learner } from '../support/learner.ts';
import { choosePair, expect, stopClock, test } from '../support/people.ts';
import { answerAll, answersOf, asked, option, questionsAfter } from '../support/questions.ts';

const choiceTests = [
  { testType: 'translation_to_word', name: 'Translation to word', path: '/tests/words', question: 'word' },
  {
    testType: 'word_to_translation',
    name: 'Word to translation',
    path: '/tests/words-reverse',
    question: 'translation',
  },
] as const;

for (const { testType, name, path, question } of choiceTests) {
  test(`a guest takes "${name}" from a category to the end with the mouse`, async ({ page }) => {
    test.slow();
    await choosePair(page, 'en', 'es');
    await page.goto(`/tests/selectSource?lang=en&learn=es&testType=${testType}`);
    const words = await questionsAfter(page, () =>
      page.getByRole('link', { name: 'Family', exact: true }).click(),
    );
    expect(words).toHaveLength(20);
    await expect(page).toHaveURL(`${path}?source=family&lang=en&learn=es&testType=${testType}`);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

    const [first] = words as [PacketWord];
    const answer = question === 'word' ? 'translation' : 'word';
    const mistake = first.otherWords[0]?.[answer] as string;
    await option(page, mistake).click();
    const meaning = first.otherWords[0]?.[question] as string;
    await expect(page.getByRole('button', { name: `${mistake} ${meaning} Not this one` })).toBeDisabled();
    await expect(page.getByText('Wrong, try again')).toHaveCount(1);
    await expect(asked(page, first[question])).toBeVisible();
    await expect(page.getByText('Wrong 1')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Word learned' })).toHaveCount(0);

    await answerAll(page, words, question, 'mouse');
    await expect(page.getByText('Correct 20')).toBeVisible();
    await expect(page.getByText('Wrong 1')).toBeVisible();

    const more = await questionsAfter(page, () => page.getByRole('button', { name: 'Play again' }).click());
    await expect(asked(page, more[0]?.[question] as string)).toBeVisible();
    await expect(page.getByText('Correct 0')).toBeVisible();
  });

  test(`a learner takes "${name}" from the dictionary to the end with the keyboard`, async ({ page }) => {
    const person = await learner(page, 5);
    await page.goto('/tests');
    await page.getByRole('link', { name }).last().click();
    const words = await questionsAfter(page, () =>
      page.getByRole('main').getByRole('link', { name: 'My dictionary' }).click(),
    );
    expect(words).toHaveLength(5);
    await expect(asked(page, words[0]?.[question] as string)).toBeFocused();
    await answerAll(page, words, question, 'keyboard');
    await expect(page.getByText('Correct 5')).toBeVisible();
    await expect.poll(() => answersOf(page, person)).toEqual({ answers: 5, right: 5 });

    await page.getByRole('link', { name: 'Another source' }).click();
    await expect(page).toHaveURL(`/tests/selectSource?lang=en&learn=es&testType=${testType}`);
  });
}

test('a guest goes through flashcards from a category with the mouse', async ({ page }) => {
  test.slow();
  await choosePair(page, 'en', 'es');
  const words = await questionsAfter(page, () => page.goto('/tests/flashcards?source=family'));
  for (const word of words) {
    await expect(asked(page, word.word)).toBeVisible();
    await expect(page.getByText(word.translation, { exact: true })).toHaveCount(0);
    await page.getByRole('button', { name: 'Show translation' }).click();
    await expect(page.getByText(word.translation, { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Next' }).click();
  }
  await expect(page.getByRole('heading', { name: 'All flashcards completed!' })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(asked(page, words[0]?.word as string)).toBeVisible();
  await expect(page.getByText(`1 of ${words.length}`)).toBeVisible();
});

test('a learner goes through flashcards from the dictionary with the keyboard', async ({ page }) => {
  await learner(page, 3);
  const words = await questionsAfter(page, () => page.goto('/tests/flashcards?source=userCategory'));
  for (const [number, word] of words.entries()) {
    await expect(asked(page, word.word)).toBeVisible();
    await page.keyboard.press(number % 2 === 0 ? 'Space' : 'Enter');
    await expect(page.locator(':focus')).toHaveText(word.translation);
    await expect(page.getByRole('button', { name: /^Good/ })).toBeEnabled();
    await page.keyboard.press(number % 2 === 0 ? 'Enter' : 'Space');
  }
  await expect(page.getByRole('heading', { name: 'All flashcards completed!' })).toBeFocused();
});

test('Space and Enter on a focused button press that button once', async ({ page }) => {
  await choosePair(page, 'en', 'es');
  const words = await questionsAfter(page, () => page.goto('/tests/flashcards?source=family'));
  await page.getByRole('button', { name: 'Next' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(`2 of ${words.length}`)).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(`3 of ${words.length}`)).toBeVisible();
  await page.getByRole('button', { name: 'Show translation' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Show translation' })).toHaveCount(0);
  await expect(page.getByText(`3 of ${words.length}`)).toBeVisible();
});

test('a right answer is told, spoken, and pressed twice it does not answer the next question', async ({
  page,
}) => {
  await choosePair(page, 'en', 'es');
  await page.clock.install();
  const spoken = page.waitForRequest('**/api/tts/synthesize');
  const words = await questionsAfter(page, () => page.goto('/tests/words?source=family'));
  const [first, second] = words as [PacketWord, PacketWord];
  expect((await spoken).postDataJSON()).toMatchObject({ text: first.word, language: 'es' });
  await expect(option(page, first.translation)).toBeEnabled();
  // The right answer is seen for less than a second, and a double click is as fast as the machine.
  await stopClock(page);
  await option(page, first.translation).dblclick();
  await expect(page.getByRole('button', { name: `${first.translation} Correct` })).toBeVisible();
  // The message comes after the frame that shows the answer, and a stopped clock has no frames.
  await page.clock.runFor(100);
  await expect(page.getByRole('status').getByText('Correct', { exact: true })).toBeVisible();
  await page.clock.runFor(1500);
  await expect(asked(page, second.word)).toBeFocused();
  await expect(page.getByText('Correct 1')).toBeVisible();
  await expect(page.getByText('Wrong 0')).toBeVisible();
});

test('word to translation makes no sound', async ({ page }) => {
  await choosePair(page, 'en', 'es');
  const spoken: string[] = [];
  page.on('request', request => request.url().endsWith('/tts/synthesize') && spoken.push(request.url()));
  const words = await questionsAfter(page, () => page.goto('/tests/words-reverse?source=family'));
  await expect(page.getByRole('button', { name: /Listen/ })).toHaveCount(0);
  await page.keyboard.press('KeyR');
  await option(page, words[0]?.word as string).click();
  await expect(page.getByText('2 of 20')).toBeVisible();
  expect(spoken).toEqual([]);
});

test('another language begins with other questions', async ({ page }) => {
  await choosePair(page, 'en', 'es');
  const spanish = await questionsAfter(page, () => page.goto('/tests/words?source=family'));
  await option(page, spanish[0]?.translation as string).click();
  await expect(page.getByText('2 of 20')).toBeVisible();
  const japanese = await questionsAfter(page, () => chooseLanguage(page, /^Learning language/, 'ja'));
  await expect(asked(page, japanese[0]?.word as string)).toHaveAttribute('lang', 'ja');
  await expect(page.getByText('1 of 20')).toBeVisible();
});

test('R says the word again', async ({ page }) => {
  await choosePair(page, 'en', 'es');
  const words = await questionsAfter(page, () => page.goto('/tests/flashcards?source=family'));
  await expect(asked(page, words[0]?.word as string)).toBeVisible();
  const spoken = page.waitForRequest('**/api/tts/synthesize');
  await page.keyboard.press('KeyR');
  expect((await spoken).postDataJSON()).toMatchObject({ text: words[0]?.word, language: 'es' });
});

test('? lists the keys, which do nothing under the list or while a language is being chosen', async ({
  page,
}) => {
  await choosePair(page, 'en', 'es');
  await page.goto('/tests/words?source=family');
  await expect(page.getByText('1 of 20')).toBeVisible();
  await page.keyboard.press('Shift+Slash');
  const list = page.getByRole('dialog', { name: 'Keys' });
  await expect(list.getByText('Play the sound again')).toBeVisible();
  await page.keyboard.press('Digit1');
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await pairButton(page, /^Learning language/).click();
  await expect(page.getByRole('menuitemradio').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Digit1');
  await page.keyboard.press('Shift+Slash');
  await expect(list).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Correct 0')).toBeVisible();
  await expect(page.getByText('Wrong 0')).toBeVisible();

  await page.getByRole('button', { name: 'Keys' }).click();
  await expect(list).toBeVisible();
});

test('a learned word leaves the dictionary, and comes back with Undo', async ({ page }) => {
  const person = await learner(page, 3);
  const words = await questionsAfter(page, () => page.goto('/tests/words?source=userCategory'));
  const dictionary = async () => (await dataOf(page, person, '/user-dictionary')).words.length;
  await page.getByRole('button', { name: 'Word learned' }).click();
  // A toast stays as long as the pointer is on it.
  await page.getByText('Word removed').hover();
  await expect(asked(page, words[1]?.word as string)).toBeVisible();
  await expect(page.getByText('Correct 0')).toBeVisible();
  await expect.poll(dictionary).toBe(2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(dictionary).toBe(3);
});
