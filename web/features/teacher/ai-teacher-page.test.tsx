// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { getTeacher } from '#contract/teacher.ts';
import { languagesOf } from '#server/catalogue/word-forms.ts';
import { catalogue } from '#server/testing/catalogue.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { succeeding } from '#web/testing/replied-pages.ts';
import { startSite } from '#web/testing/site.ts';
import { startTeachingSite } from '#web/testing/teaching-site.ts';

// On a busy machine the tables of a language take longer than a page is waited for.
beforeAll(() => languagesOf(catalogue)('de'), 120_000);

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('learningLanguage', 'de');
});

const PATH = '/tests/ai-teacher';
const main = () => within(screen.getByRole('main'));

async function learner(text: string, answersADay?: number, replies = {}) {
  const site = await startTeachingSite({ says: text }, answersADay, replies);
  return { ...site, token: await site.enter('de') };
}

const start = async () =>
  fireEvent.click(await main().findByRole('button', { name: 'Start a conversation' }));

async function say(text: string) {
  const field = await main().findByRole('textbox', { name: 'Your answer…' });
  fireEvent.change(field, { target: { value: text } });
  fireEvent.keyDown(field, { key: 'Enter' });
  return field;
}

test('a server without a teacher says so, and leads to the trainers', async () => {
  const { received } = await startSite();
  await openPage(PATH);
  await main().findByText('The AI teacher is not available on this server. The trainers are.');
  expect(main().getByRole('heading', { level: 1, name: 'AI teacher' })).toBeTruthy();
  expect(main().getByRole('link', { name: 'Go to the trainers' })).toBeTruthy();
  expect(received.filter(({ path }) => path.startsWith('/api/teacher/'))).toEqual([]);
});

test('a guest is asked to log in, and nothing is sent', async () => {
  const { asked } = await startTeachingSite({ says: 'Hallo!' });
  await openPage(PATH);
  await main().findByText('Log in to talk with the teacher.');
  expect(main().getByRole('heading', { level: 1, name: 'AI teacher' })).toBeTruthy();
  expect(asked).toEqual([]);
});

test('before anything is sent it is said what is sent and to whom; then one talks, and finds the talk again', async () => {
  const { asked } = await learner('Guten Morgen! Wo ist dein Hund?');
  const { close } = await openPage(PATH);
  await main().findByText(/is sent to the language model that this server uses: model\.example\./);
  expect(main().getByText('A machine answers. It can be wrong.')).toBeTruthy();
  expect(asked).toEqual([]);
  await start();
  const log = await main().findByRole('log', { name: 'Conversation' });
  await waitFor(() => expect(log.textContent).toContain('Guten Morgen! Wo ist dein Hund?'));
  expect(main().getByText('29 of 30 answers left today')).toBeTruthy();
  await say('Im Garten.');
  await waitFor(() => expect(main().getByText('28 of 30 answers left today')).toBeTruthy());
  expect(log.textContent).toContain('Im Garten.');
  close();
  await openPage(PATH);
  await waitFor(() => expect(main().getByRole('log').textContent).toContain('Im Garten.'));
});

test('markup of an answer is shown as text', async () => {
  await learner('Hallo <b>du</b>!');
  await openPage(PATH);
  await start();
  await main().findByText('29 of 30 answers left today');
  expect(main().getByRole('log').querySelector('b')).toBeNull();
  expect(main().getByRole('log').textContent).toContain('<b>du</b>');
});

test('what was wrong is named to those who do not see it, with reasons and a card to keep', async () => {
  const { state } = await learner('Gut!');
  await openPage(PATH);
  await start();
  await main().findByText('29 of 30 answers left today');
  state.script = {
    says: 'Schön!\n===\nCORRECTED: Ich warte auf den Bus.\nWHY: waiting takes auf\nKEEP: warten auf | to wait for',
  };
  await say('Ich warte für den Bus.');
  await main().findByText('Almost. Here is what to change:');
  const [removed, added] = [document.querySelector('del'), document.querySelector('ins')];
  expect(removed?.textContent).toBe('removed: für');
  expect(added?.textContent).toBe('added: auf');
  expect(main().getByText('waiting takes auf')).toBeTruthy();
  fireEvent.click(main().getByRole('button', { name: 'Add a card: warten auf' }));
  expect(await screen.findByDisplayValue('to wait for')).toBeTruthy();
});

test('a tapped word shows what it means, and closing brings the focus back', async () => {
  await learner('Wo ist dein Hund?');
  await openPage(PATH);
  await start();
  const word = await waitFor(() => {
    const found = [...document.querySelectorAll<HTMLElement>('[data-word]')].find(
      ({ textContent }) => textContent === 'Hund',
    );
    if (found === undefined) throw new Error('The answer has not come');
    return found;
  });
  fireEvent.click(word);
  const panel = await screen.findByRole('complementary', { name: 'Translation' });
  await within(panel).findByText('dog');
  expect(within(panel).getByRole('button', { name: 'Explain' })).toBeTruthy();
  fireEvent.keyDown(document, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('complementary', { name: 'Translation' })).toBeNull());
  expect(document.activeElement).toBe(word);
});

test('an answer that fails is asked for again; the message is kept, and nothing counts', async () => {
  const { call, state, token } = await learner('Hallo!');
  await openPage(PATH);
  await start();
  await main().findByText('29 of 30 answers left today');
  state.script = { says: 'Gut', ends: 'fail' };
  await say('Wo ist meine Katze?');
  await main().findByText('The teacher did not answer');
  expect(main().getByText('Your message is kept. This answer did not count.')).toBeTruthy();
  expect(main().getByRole('log').textContent).toContain('Wo ist meine Katze?');
  const { answers_left: left } = (await call(getTeacher, { query: { learn: 'de' } }, token)).data;
  expect(left).toBe(29);
  state.script = { says: 'Unter dem Bett.' };
  fireEvent.click(main().getByRole('button', { name: 'Try again' }));
  await main().findByText('28 of 30 answers left today');
  expect(main().queryByText('The teacher did not answer')).toBeNull();
});

test('the last answer of the day says when there are more', async () => {
  await learner('Hallo!', 1);
  await openPage(PATH);
  await start();
  await main().findByRole('heading', { name: 'That’s it for today' });
  expect(main().getByText(/New ones come at 4 a\.m\./)).toBeTruthy();
  expect(main().queryByRole('textbox')).toBeNull();
});

test('a talk is left for a new one, opened again, and deleted', async () => {
  const { call, token } = await learner('Hallo!');
  const talks = async () => (await call(getTeacher, { query: { learn: 'de' } }, token)).data.talks;
  await openPage(PATH);
  await start();
  fireEvent.click(await main().findByRole('button', { name: 'Start a new conversation' }));
  await start();
  await waitFor(async () => expect(await talks()).toHaveLength(2));
  const earlier = await main().findByRole('heading', { name: 'Earlier conversations' });
  expect(earlier).toBeTruthy();
  fireEvent.click(await main().findByRole('button', { name: 'Delete the conversation' }));
  fireEvent.click(
    within(await screen.findByRole('dialog', { name: 'Delete this conversation?' })).getByRole('button', {
      name: 'Delete the conversation',
    }),
  );
  await waitFor(async () => expect(await talks()).toHaveLength(1));
  await main().findByRole('button', { name: 'Start a conversation' });
});

test('a talk is called by what one said first, and anything else that one likes, also in the list of talks', async () => {
  await learner('Hallo!');
  await openPage(PATH);
  await start();
  await main().findByRole('heading', { level: 1, name: 'Hallo!' });
  await say('Im Garten.');
  await main().findByRole('heading', { level: 1, name: 'Im Garten.' });
  fireEvent.click(main().getByRole('button', { name: 'Rename the conversation' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Rename the conversation' }));
  const field = dialog.getByRole('textbox', { name: 'Name of the conversation' });
  fireEvent.change(field, { target: { value: 'x'.repeat(81) } });
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  fireEvent.change(field, { target: { value: 'Weekend' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await main().findByRole('heading', { level: 1, name: 'Weekend' });
  expect(main().getAllByRole('heading', { level: 1 })).toHaveLength(1);
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Rename the conversation' })).toBeNull());
  fireEvent.click(main().getByRole('button', { name: 'Start a new conversation' }));
  await main().findByRole('button', { name: 'Start a conversation' });
  await start();
  fireEvent.click(await main().findByRole('button', { name: /^Weekend/ }));
  await main().findByRole('heading', { level: 1, name: 'Weekend' });
});

test('an answer is translated with one press where the server can, and not again for the second one', async () => {
  const { received } = await learner('Wo ist dein Hund?', 30, {
    '/api/translation-options': succeeding({ has_sentences: true }),
    '/api/translate-sentence': succeeding({ translation: 'Where is your dog?' }),
  });
  await openPage(PATH);
  await start();
  const button = await main().findByRole('button', { name: 'Translate' });
  fireEvent.click(button);
  await main().findByText('Where is your dog?', { selector: 'p[lang=en]' });
  expect(button.getAttribute('aria-expanded')).toBe('true');
  fireEvent.click(button);
  expect(main().queryByText('Where is your dog?', { selector: 'p[lang=en]' })).toBeNull();
  fireEvent.click(button);
  await main().findByText('Where is your dog?', { selector: 'p[lang=en]' });
  expect(received.filter(({ path }) => path === '/api/translate-sentence')).toHaveLength(1);
});

test('a server that translates no sentences offers none, and words can be tapped all the same', async () => {
  await learner('Wo ist dein Hund?');
  await openPage(PATH);
  await start();
  await main().findByText('29 of 30 answers left today');
  expect(main().queryByRole('button', { name: 'Translate' })).toBeNull();
  expect(document.querySelectorAll('[data-word]').length).toBeGreaterThan(0);
});
