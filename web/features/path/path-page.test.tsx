// @vitest-environment happy-dom
import { randomUUID } from 'node:crypto';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { listLearningWords, saveMarks } from '#contract/learning.ts';
import { catalogue } from '#server/testing/catalogue.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { startSite } from '#web/testing/site.ts';

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('learningLanguage', 'es');
});

const PATH = catalogue.path('es');
const main = () => within(screen.getByRole('main'));

/** A person who knows the first 23 words of the path. */
async function learner() {
  const site = await startSite();
  const { token } = await site.registerUser({ language: 'en', learning_language: 'es' });
  const marks = PATH.slice(0, 23).map(({ id: wordId }) => ({
    ...{ id: randomUUID(), wordId, learn: 'es', mark: 'known', at: Date.now(), leavesDictionary: false },
  }));
  await site.call(saveMarks, { body: { marks } as never }, token);
  localStorage.setItem('auth_token', token);
  const known = async () => {
    const { words } = (await site.call(listLearningWords, { query: { learn: 'es' } }, token)).data;
    return Object.values(words).filter(({ state }) => state === 'known').length;
  };
  return { ...site, known };
}

test('a guest sees fifty steps, the words of the first, and the way into a round of it', async () => {
  await startSite();
  await openPage('/path');
  const learn = await main().findByRole('link', { name: /^Learn About/ });
  expect(learn.getAttribute('href')).toBe('/learn?source=path-1&lang=en&learn=es');
  expect(main().getAllByRole('link', { name: /^Step \d+, 0 of 20 begun$/ })).toHaveLength(50);
  await main().findByText(PATH[19]?.forms.es ?? '');
  expect(main().queryByRole('button', { name: /check the step/ })).toBeNull();
  expect(main().getAllByText('and 17 more')).toHaveLength(3);
});

test('an address opens a step, and another one is a press away', async () => {
  await startSite();
  await openPage('/path?step=50');
  await main().findByRole('heading', { name: 'Step 50' });
  expect(main().getByText(/^Words 981 to 1,000/)).toBeTruthy();
  expect(main().queryByRole('heading', { name: 'Next' })).toBeNull();
  fireEvent.click(main().getByRole('link', { name: 'Step 7, 0 of 20 begun' }));
  await main().findByRole('heading', { name: 'Step 7' });
  expect(location.search).toContain('step=7');
});

test('a learner is on the step that has words to begin', async () => {
  await learner();
  await openPage('/path');
  await main().findByRole('heading', { name: 'Step 2' });
  expect(main().getByText('23 known')).toBeTruthy();
  expect(main().getByText(/Words 21 to 40 · 3 of 20 begun/)).toBeTruthy();
  expect(main().getByRole('link', { name: /^Continue 4 new$/ })).toBeTruthy();
  expect(main().getByRole('link', { name: 'Step 2, 3 of 20 begun' }).getAttribute('aria-current')).toBe(
    'step',
  );
});

test('a check marks what was right as known, and an undo takes that back', async () => {
  const { known } = await learner();
  await openPage('/path');
  fireEvent.click(await main().findByRole('button', { name: 'I know these: check the step' }));
  for (let question = 1; question <= 8; question += 1) {
    const dialog = within(await main().findByRole('dialog'));
    await dialog.findByText(`Question ${question} of 8.`);
    const asked = document.querySelector('main dialog .word')?.textContent;
    const right = PATH.slice(20, 40).find(({ forms }) => forms.es === asked);
    // The first is given up, all others are known.
    const name = question === 1 ? 'I don’t know' : (right?.forms.en ?? '');
    fireEvent.click(dialog.getByRole('button', { name }));
  }
  await waitFor(async () => expect(await known()).toBe(30));
  expect(main().queryByRole('dialog')).toBeNull();
  expect(await main().findByText('30 known')).toBeTruthy();
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect(await known()).toBe(23));
});
