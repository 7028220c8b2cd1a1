import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { synthesizeSpeech } from '#contract/speech.ts';
import { LANGUAGE_CODES } from '#languages/index.ts';
import { createLimits } from '../http/limits.ts';
import { catalogue } from '../testing/catalogue.ts';
import { startTestServer } from '../testing/test-server.ts';
import { howWordsAreSaid } from './how-said.ts';
import { createVoice } from './voice.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'slova-speech-'));
const voice = createVoice({
  dataDir,
  howSaid: howWordsAreSaid(catalogue.categories.flatMap(category => category.words)),
});
afterAll(async () => {
  await voice.close();
  await rm(dataDir, { recursive: true });
});

test.each(LANGUAGE_CODES)('a word is spoken in %s', async language => {
  const { call } = await startTestServer({ voice });
  const body = { text: catalogue.word('dog')?.forms[language] ?? '', language };
  const { audioContent } = await call(synthesizeSpeech, { body });
  const mp3 = Buffer.from(audioContent, 'base64');
  // The first frame of MPEG 2 layer III; 48 kbit/s are 6 kB a second.
  expect([mp3[0], (mp3[1] ?? 0) & 0xfe]).toEqual([0xff, 0xf2]);
  expect(mp3.length).toBeGreaterThan(1000);
  expect(mp3.length).toBeLessThan(20_000);
});

test('words that are written alike are said as the word that is meant', async () => {
  const { call } = await startTestServer({ voice });
  const alike = catalogue.categories
    .flatMap(category => category.words)
    .filter(word => word.forms.ja === '角');
  const readings = new Set(alike.map(word => word.spoken.ja));
  const clips = new Set<string>();
  for (const { id } of alike) {
    const body = { text: '角', language: 'ja', wordId: id } as const;
    clips.add((await call(synthesizeSpeech, { body })).audioContent);
  }
  expect(readings.size).toBeGreaterThan(1);
  expect(clips.size).toBe(readings.size);
});

test('how a word of the catalogue is said never applies to another text', async () => {
  const { call } = await startTestServer({ voice });
  const horn = catalogue.categories
    .flatMap(category => category.words)
    .find(({ forms }) => forms.ja === '角');
  const clip = async (text: string, wordId?: string) =>
    (await call(synthesizeSpeech, { body: { text, language: 'ja', wordId } })).audioContent;
  expect(await clip('水', horn?.id)).toBe(await clip('水'));
  expect(await clip('どうぞよろしく', horn?.id)).toBe(await clip('どうぞよろしく'));
});

test.each([
  ['nothing to say', { text: '   ', language: 'en' }, 'text'],
  ['punctuation only', { text: '!!! … ?', language: 'en' }, 'text'],
  ['an unknown language', { text: 'dog', language: 'xx' }, 'language'],
  ['no language', { text: 'dog' }, 'language'],
  ['text that is a number', { text: 7, language: 'en' }, 'text'],
  ['NUL', { text: 'do\u0000g', language: 'en' }, 'text'],
  ['half a surrogate pair', { text: 'dog \ud83d', language: 'en' }, 'text'],
  ['over 500 characters', { text: 'dog '.repeat(126), language: 'en' }, 'text'],
])('%s is refused by the name of the field', async (_, body, field) => {
  const { refusal } = await startTestServer({ voice });
  const { status, errors } = await refusal(synthesizeSpeech, { body });
  expect({ status, fields: Object.keys(errors) }).toEqual({ status: 422, fields: [field] });
});

test('speaking without end is stopped with the time to wait', async () => {
  const { refusal, send } = await startTestServer({ voice, limits: createLimits() });
  const request = {
    method: 'POST',
    url: '/api/tts/synthesize',
    payload: { text: 'dog', language: 'en' },
  } as const;
  for (let clip = 0; clip < 300; clip += 1) await send(request);
  const { status, headers } = await refusal(synthesizeSpeech, { body: request.payload });
  expect({ status, mayRetry: Number(headers['retry-after']) > 0 }).toEqual({ status: 429, mayRetry: true });
});
