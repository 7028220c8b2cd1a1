import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { listSpokenForms } from '#contract/speech.ts';
import { foldSpoken } from '#contract/spoken-forms.ts';
import { hasOpenReadings, LANGUAGE_CODES } from '#languages/index.ts';
import { speechOf } from '#languages/speech.ts';
import { catalogue } from '../testing/catalogue.ts';
import { startTestServer } from '../testing/test-server.ts';
import { howWordsAreSaid } from './how-said.ts';
import { SpeechEnv } from './options.ts';
import { createVoice } from './voice.ts';

const folder = await mkdtemp(join(tmpdir(), 'slova-spoken-forms-'));
afterAll(() => rm(folder, { recursive: true }));

const formsIn = async (language: (typeof LANGUAGE_CODES)[number], services = {}) => {
  const { call } = await startTestServer(services);
  return new Set((await call(listSpokenForms, { query: { language } })).data.forms);
};

test('what the lexicon corrects is told, each word once, in one form of case and apostrophe', async () => {
  const rows = speechOf('en').lexicon?.rows() ?? [];
  const forms = await formsIn('en');
  expect(rows.length).toBeGreaterThan(100);
  expect(forms).toEqual(new Set(rows.map(({ word }) => foldSpoken(word))));
  expect(forms).toContain('use');
  expect(foldSpoken("L'Été")).toBe('l’été');
});

test('a word that a person has recorded is told too', async () => {
  await mkdir(join(folder, 'ko'));
  for (const key of ['dog', 'no-such-word']) await writeFile(join(folder, 'ko', `${key}.mp3`), 'recorded');
  const settings = SpeechEnv.parse({ SPEECH_RECORDINGS: folder });
  const voice = createVoice({ dataDir: folder, howSaid: howWordsAreSaid([]), settings });
  expect(await formsIn('ko', { voice })).toEqual(new Set([catalogue.word('dog')?.forms.ko]));
});

test('where writing leaves the reading open, every word has one that we know', () => {
  const known = LANGUAGE_CODES.filter(language =>
    catalogue.categories.some(category => category.words.some(({ spoken }) => spoken[language])),
  );
  expect(LANGUAGE_CODES.filter(hasOpenReadings)).toEqual(expect.arrayContaining(known));
});
