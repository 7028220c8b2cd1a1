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

const spokenIn = async (language: (typeof LANGUAGE_CODES)[number], services = {}) => {
  const { call } = await startTestServer(services);
  return (await call(listSpokenForms, { query: { language } })).data;
};

test('what the lexicon corrects is told, each word once, in one form of case and apostrophe', async () => {
  const rows = speechOf('en').lexicon?.rows() ?? [];
  const { forms, recorded } = await spokenIn('en');
  expect(rows.length).toBeGreaterThan(100);
  expect(new Set(forms)).toEqual(new Set(rows.map(({ word }) => foldSpoken(word))));
  expect(new Set(forms).size).toBe(forms.length);
  expect(recorded).toEqual([]);
  expect(forms).toContain('use');
  expect(foldSpoken("L'Été")).toBe('l’été');
});

test('a word that a person has recorded is told too', async () => {
  await mkdir(join(folder, 'ko'));
  for (const key of ['dog', 'no-such-word']) await writeFile(join(folder, 'ko', `${key}.mp3`), 'recorded');
  const settings = SpeechEnv.parse({ SPEECH_RECORDINGS: folder });
  const voice = createVoice({ dataDir: folder, howSaid: howWordsAreSaid([]), settings });
  const dog = [catalogue.word('dog')?.forms.ko];
  expect(await spokenIn('ko', { voice })).toEqual({ forms: dog, recorded: dog });
});

test('a recorded word that the lexicon corrects too is not listed for its recording alone', async () => {
  const corrected = new Set((speechOf('en').lexicon?.rows() ?? []).map(({ word }) => foldSpoken(word)));
  const words = catalogue.categories.flatMap(category => category.words);
  const both = words.find(({ forms }) => corrected.has(foldSpoken(forms.en)));
  await mkdir(join(folder, 'en'));
  for (const key of ['dog', both?.id]) await writeFile(join(folder, 'en', `${key}.mp3`), 'recorded');
  const settings = SpeechEnv.parse({ SPEECH_RECORDINGS: folder });
  const voice = createVoice({ dataDir: folder, howSaid: howWordsAreSaid([]), settings });
  const { forms, recorded } = await spokenIn('en', { voice });
  expect(recorded).toEqual(['dog']);
  expect(forms).toEqual(expect.arrayContaining(['dog', foldSpoken(both?.forms.en ?? '')]));
});

test('where writing leaves the reading open, every word has one that we know', () => {
  const known = LANGUAGE_CODES.filter(language =>
    catalogue.categories.some(category => category.words.some(({ spoken }) => spoken[language])),
  );
  expect(LANGUAGE_CODES.filter(hasOpenReadings)).toEqual(expect.arrayContaining(known));
});
