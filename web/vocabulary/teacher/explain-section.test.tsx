// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { openPage } from '#web/testing/open-page.tsx';
import { startSite } from '#web/testing/site.ts';
import { startTeachingSite } from '#web/testing/teaching-site.ts';

beforeEach(() => localStorage.clear());

const EXPLAINED =
  'SENTENCE: I am a dog.\nWORD: an animal that barks\nPIECE: I am | who it is\nWHY: Why am? It goes with I.';
const main = () => within(screen.getByRole('main'));

async function explainOnWordPage() {
  await openPage('/words/dog?learn=es');
  const [button] = await main().findAllByRole('button', { name: 'Explain' });
  fireEvent.click(button as HTMLElement);
  return button as HTMLElement;
}

test('a sentence of a word’s page is explained piece by piece, with a note that a machine has written it', async () => {
  const { enter, asked } = await startTeachingSite({ says: EXPLAINED });
  await enter('es');
  const button = await explainOnWordPage();
  await main().findByText('an animal that barks', { selector: 'p' });
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(main().getByText('Made by a machine. It can be wrong.')).toBeTruthy();
  expect(main().getByRole('heading', { name: 'Piece by piece' })).toBeTruthy();
  expect(main().getByText('I am').tagName).toBe('DT');
  fireEvent.click(button);
  expect(main().queryByText('an animal that barks', { selector: 'p' })).toBeNull();
  fireEvent.click(button);
  await main().findByText('an animal that barks', { selector: 'p' });
  expect(asked).toHaveLength(1);
  fireEvent.click(main().getByRole('button', { name: 'Simpler, please' }));
  await waitFor(() => expect(asked).toHaveLength(2));
});

test('what seems wrong is looked at once more, and that is said', async () => {
  const { enter, asked, state } = await startTeachingSite({ says: EXPLAINED });
  await enter('es');
  await explainOnWordPage();
  await main().findByText('an animal that barks', { selector: 'p' });
  state.script = { says: 'WORD: a kind of dog' };
  fireEvent.click(main().getByRole('button', { name: 'Is this wrong?' }));
  await main().findByText('a kind of dog', { selector: 'p' });
  expect(main().getByText('The teacher has looked at it once more. It can still be wrong.')).toBeTruthy();
  expect(main().queryByRole('button', { name: 'Is this wrong?' })).toBeNull();
  expect(asked[1]?.[1]?.content).toContain('Earlier explanation: ');
  fireEvent.click(main().getByRole('button', { name: 'Simpler, please' }));
  await waitFor(() => expect(asked).toHaveLength(3));
  expect(asked[2]?.[1]?.content).not.toContain('Earlier explanation: ');
});

test('what is not in the form that was asked for is shown as plain text', async () => {
  const { enter } = await startTeachingSite({ says: 'It is <b>an animal</b>.' });
  await enter('es');
  await explainOnWordPage();
  const text = await main().findByText('It is <b>an animal</b>.', { selector: 'p' });
  expect(text.querySelector('b')).toBeNull();
});

test('an explanation that fails says so, and comes with another try', async () => {
  const { enter, state } = await startTeachingSite({ says: '', ends: 'fail' });
  await enter('es');
  await explainOnWordPage();
  await main().findByText('The teacher did not answer');
  state.script = { says: EXPLAINED };
  fireEvent.click(main().getByRole('button', { name: 'Ask again' }));
  await main().findByText('an animal that barks', { selector: 'p' });
});

test('a tapped word of a text is explained in its sentence', async () => {
  const { enter, asked } = await startTeachingSite({ says: '', ends: 'hang' });
  await enter('en');
  await openPage('/texts/a1-who-am-i');
  const word = await waitFor(() => {
    const found = document.querySelectorAll<HTMLElement>('[data-word]')[8];
    if (found === undefined) throw new Error('The text has not come');
    return found;
  });
  fireEvent.click(word);
  const panel = await screen.findByRole('complementary', { name: 'Translation' });
  fireEvent.click(await within(panel).findByRole('button', { name: 'Explain' }));
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]?.[1]?.content).toContain(`Word: "${word.textContent}"`);
  fireEvent.click(await within(panel).findByRole('button', { name: 'Stop' }));
  await within(panel).findByText('You stopped it here.');
});

test('nothing is offered to guests, and nobody where there is no teacher', async () => {
  await startTeachingSite({ says: EXPLAINED });
  const { close } = await openPage('/words/dog?learn=es');
  await main().findByRole('heading', { name: 'In a sentence' });
  expect(main().queryByRole('button', { name: 'Explain' })).toBeNull();
  close();
  const { registerUser } = await startSite();
  const { token } = await registerUser({ language: 'en', learning_language: 'es' });
  localStorage.setItem('auth_token', token);
  await openPage('/words/dog?learn=es');
  await main().findByRole('heading', { name: 'In a sentence' });
  expect(main().queryByRole('button', { name: 'Explain' })).toBeNull();
});
