// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { openPage } from '#web/testing/open-page.tsx';
import { startSite } from '#web/testing/site.ts';

const option = (id: string) => ({ id, word: `palabra ${id}`, translation: `word ${id}` });
const packetWords = [
  { ...option('a'), otherWords: ['x', 'y', 'z'].map(option) },
  { ...option('b'), otherWords: ['x', 'y', 'z'].map(option) },
];

const main = () => within(screen.getByRole('main'));
const answers = () =>
  main()
    .getAllByRole('button')
    .filter(button => /^[1-4]$/.test(button.getAttribute('aria-keyshortcuts') ?? ''));
const answer = (text: string) =>
  answers().find(button => button.querySelector('bdi')?.textContent === text) as HTMLElement;
/** A question that has just come takes no press that was meant for what stood there before. */
const opened = () =>
  waitFor(() => expect(answers().every(button => button.getAttribute('aria-disabled') === null)).toBe(true));
const counted = (name: string) =>
  main()
    .getAllByText(name, { exact: false, selector: 'span' })
    .find(span => span.querySelector('b'))
    ?.querySelector('b')?.textContent;

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('learningLanguage', 'es');
});

test.each([
  ['/tests/words', 'palabra', 'word'],
  ['/tests/words-reverse', 'word', 'palabra'],
])('%s flags the wrong option alone, counts both kinds and asks on', async (path, question, reply) => {
  await startSite({
    '/api/tests/reverse-words': { body: { success: true, message: '', data: { packetWords } } },
  });
  await openPage(`${path}?source=food`);
  const asked = (id: string) => main().findByRole('heading', { name: `${question} ${id}` });
  await asked('a');
  await opened();
  expect([counted('Correct'), counted('Wrong')]).toEqual(['0', '0']);

  fireEvent.click(answer(`${reply} y`));
  expect(answers().map(button => /Not this one/.test(button.textContent ?? ''))).toEqual(
    answers().map(button => button === answer(`${reply} y`)),
  );
  // A wrong answer says what it would have meant.
  expect(answer(`${reply} y`).textContent).toContain(`${question} y`);
  expect(answer(`${reply} x`).textContent).not.toContain(`${question} x`);
  expect(answer(`${reply} y`).getAttribute('aria-disabled')).toBe('true');
  expect(answer(`${reply} x`).getAttribute('aria-disabled')).toBeNull();
  expect([counted('Correct'), counted('Wrong')]).toEqual(['0', '1']);
  await asked('a');

  fireEvent.click(answer(`${reply} a`));
  expect(answer(`${reply} a`).textContent).toContain('Correct');
  expect([counted('Correct'), counted('Wrong')]).toEqual(['1', '1']);
  await asked('b');
  expect(answers().some(button => /Not this one/.test(button.textContent ?? ''))).toBe(false);
  expect([counted('Correct'), counted('Wrong')]).toEqual(['1', '1']);
});

test.each([
  ['/tests/words', 'palabra a', 'nota', 'es'],
  ['/tests/words-reverse', 'word a', 'a sense', 'en'],
])(
  '%s tells which meaning of what it asks is meant, and nothing of the answer',
  async (path, question, told, language) => {
    const [first, ...others] = packetWords;
    const noted = { ...first, note: 'nota', sense: 'a sense' };
    await startSite({
      '/api/tests/reverse-words': {
        body: { success: true, message: '', data: { packetWords: [noted, ...others] } },
      },
    });
    await openPage(`${path}?source=food`);
    await main().findByRole('heading', { name: question });
    const notes = main().queryAllByText(/^(nota|a sense)$/);
    expect(notes.map(({ textContent, lang }) => [textContent, lang])).toEqual([[told, language]]);
  },
);

test('options stand in a new order for another question, and still while one is open', async () => {
  const order = () => answers().map(button => button.querySelector('bdi')?.textContent);
  const random = vi.spyOn(Math, 'random').mockReturnValue(0);
  await startSite({
    '/api/tests/reverse-words': { body: { success: true, message: '', data: { packetWords } } },
  });
  await openPage('/tests/words?source=food');
  await main().findByRole('heading', { name: 'palabra a' });
  await opened();
  const first = order();
  random.mockReturnValue(0.999);
  fireEvent.click(answer('word x'));
  expect(order()).toEqual(first);
  fireEvent.click(answer('word a'));
  await main().findByRole('heading', { name: 'palabra b' });
  await waitFor(() => expect(order()).toContain('word b'));
  expect(order().map(text => text?.replace('word b', 'word a'))).not.toEqual(first);
  random.mockRestore();
});

/** Answers a whole test of word to translation, wrong at first where that is wanted. */
async function answerAll(questions: readonly { id: string; isMissed: boolean }[]): Promise<void> {
  for (const { id, isMissed } of questions) {
    await main().findByRole('heading', { name: `word ${id}` });
    await opened();
    if (isMissed) fireEvent.click(answer('palabra y'));
    fireEvent.click(answer(`palabra ${id}`));
  }
}

test('the end says how much was right on the first try, and how many answers that took', async () => {
  await startSite({
    '/api/tests/reverse-words': { body: { success: true, message: '', data: { packetWords } } },
  });
  await openPage('/tests/words-reverse?source=food');
  await answerAll([
    { id: 'a', isMissed: true },
    { id: 'b', isMissed: false },
  ]);
  const heading = await main().findByRole('heading', { name: /^Test finished/ });
  expect(heading.textContent).toMatch(/1 of 2right on the first try$/);
  expect(main().getByText('3 answers').parentElement?.textContent).toBe('3 answersCorrect 2Wrong 1');
});

test('at the end one button says that something is wrong with one of our words, never of one’s own cards', async () => {
  const card = 'card-01890000-0000-7000-8000-000000000000';
  const words = ['a', card, 'b'].map(id => ({ ...option(id), otherWords: ['x', 'y', 'z'].map(option) }));
  await startSite({
    '/api/tests/reverse-words': { body: { success: true, message: '', data: { packetWords: words } } },
  });
  await openPage('/tests/words-reverse?source=food');
  await answerAll(words.map(({ id }) => ({ id, isMissed: true })));
  const heading = await main().findByRole('heading', { name: 'Look at these again' });
  const missed = within(heading.parentElement as HTMLElement);
  for (const row of missed.getAllByRole('listitem'))
    expect(within(row).getAllByRole('button')).toHaveLength(1);
  fireEvent.click(missed.getByRole('button', { name: 'Something is wrong here' }));
  const choice = await screen.findByLabelText('Which word?');
  expect(
    within(choice)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['palabra a', 'palabra b']);
  fireEvent.change(choice, { target: { value: 'b' } });
  expect(screen.getByRole('dialog', { name: 'What is wrong with “palabra b”?' })).toBeTruthy();
});

test('a topic that was never opened says without a network that it is not on this device', async () => {
  await startSite({ '/api/tests/reverse-words': 'hangUp' });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await openPage('/tests/words?source=food');
  await main().findByText('These words are not saved on this device');
  vi.restoreAllMocks();
});
