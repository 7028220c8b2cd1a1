// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { listDictionary } from '#contract/dictionary.ts';
import { listLearningWords, saveMarks } from '#contract/learning.ts';
import { variantId } from '#contract/variant-ids.ts';
import { languagesOf } from '#server/catalogue/word-forms.ts';
import { takeApart } from '#server/reader/take-apart.ts';
import { catalogue } from '#server/testing/catalogue.ts';
import { silentVoice } from '#server/testing/test-server.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { startSite } from '#web/testing/site.ts';

const COCHE = variantId('es', 'coche', 'car');
const written = {
  ...({ id: 'es-a1-coches', learn: 'es', level: 'A1', names: [] } as const),
  ...{ title: 'Dos coches', body: 'Los coches son rojos. El carro es grande.' },
};
const texts = await takeApart([written], languagesOf(catalogue));
const voice = { ...silentVoice, transcribe: async () => 'ˈkotʃe' };
const pair = { lang: 'en', learn: 'es' } as const;

async function enter() {
  localStorage.clear();
  const site = await startSite({}, { texts, voice });
  const { token } = await site.registerUser({ language: 'en', learning_language: 'es' });
  localStorage.setItem('auth_token', token);
  return { ...site, token };
}

async function tap(text: string) {
  const found = await waitFor(() => {
    const word = [...document.querySelectorAll<HTMLElement>('[data-word]')].findLast(
      ({ textContent }) => textContent === text,
    );
    if (word === undefined) throw new Error('The text has not come');
    return word;
  });
  fireEvent.click(found);
  return within(await screen.findByRole('complementary', { name: 'Translation' }));
}

test('a further form of a row is shown, added and marked as itself', async () => {
  const { call, token } = await enter();
  await openPage('/texts/es-a1-coches');
  const panel = await tap('coches');
  await panel.findByText('ˈkotʃe');
  const listed = panel.getByRole('link', { name: 'carro' });
  expect(listed.getAttribute('href')).toContain('/words/car?');
  expect(panel.queryByRole('button', { name: 'Add a card' })).toBeNull();
  fireEvent.click(await panel.findByRole('button', { name: 'Add to dictionary' }));
  await panel.findByText('In your dictionary');
  const { words } = (await call(listDictionary, { query: pair }, token)).data;
  expect(words.map(({ id, english_word }) => [id, english_word])).toEqual([[COCHE, 'coche']]);

  fireEvent.click(panel.getByRole('button', { name: 'I know this' }));
  await waitFor(async () => {
    const states = (await call(listLearningWords, { query: { learn: 'es' } }, token)).data.words;
    expect(Object.keys(states)).toEqual([COCHE]);
  });
  const other = await tap('carro');
  await other.findByRole('button', { name: 'Add to dictionary' });
});

test('what was marked under the row stays, is seen at its other words, and is taken back where it is', async () => {
  const { call, token } = await enter();
  const mark = {
    id: crypto.randomUUID(),
    wordId: 'car',
    learn: 'es',
    mark: 'known',
    at: Date.now(),
  } as const;
  await call(saveMarks, { body: { marks: [mark] } }, token);
  await openPage('/texts/es-a1-coches');
  const panel = await tap('coches');
  await panel.findByText('Known');
  fireEvent.click(panel.getByRole('button', { name: 'Learn again' }));
  await waitFor(async () => {
    const states = (await call(listLearningWords, { query: { learn: 'es' } }, token)).data.words;
    expect(states).toEqual({});
  });
});
