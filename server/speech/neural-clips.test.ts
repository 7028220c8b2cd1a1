import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { synthesizeSpeech } from '#contract/speech.ts';
import { startTestServer } from '../testing/test-server.ts';
import { installTinyVoice } from './neural/testing-install.ts';
import { removeChoice } from './neural/voice-folder.ts';
import { SpeechEnv } from './options.ts';
import { measureMp3 } from './testing-clips.ts';
import { createVoice } from './voice.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'slova-neural-clips-'));
const warnings: string[] = [];
const voice = createVoice({
  dataDir,
  howSaid: async ({ text, wordId }) => ({ text, wordId }),
  settings: SpeechEnv.parse({ SPEECH_EMBEDDED_WORDS: 'en' }),
  log: { warn: (_details, message) => void warnings.push(message) },
  recheckMilliseconds: 0,
});
afterAll(async () => {
  await voice.close();
  await rm(dataDir, { recursive: true });
});

/** Each of the fifteen signs `^_h_ə_l_ˈ_o_ʊ_$` is a tone of 1024 samples, 1.1 times as long as usual. */
const HELLO_SECONDS = (15 * 1024 * 1.1) / 22_050;

test('a voice that is added says the next clip without a restart, and the embedded one again when it is removed', async () => {
  const { call } = await startTestServer({ voice });
  const body = { text: 'hello', language: 'en' } as const;
  const clip = async (pace?: 'slow') => {
    const { audioContent } = await call(synthesizeSpeech, { body: { ...body, ...(pace && { pace }) } });
    return Buffer.from(audioContent, 'base64');
  };
  const embedded = await clip();
  expect(measureMp3(embedded)).toBeLessThan(HELLO_SECONDS);
  await installTinyVoice(join(dataDir, 'voices'), 'en');
  const added = await clip();
  expect(measureMp3(added)).toBeGreaterThan(HELLO_SECONDS);
  expect(measureMp3(added)).toBeLessThan(HELLO_SECONDS + 0.3);
  expect(measureMp3(await clip('slow'))).toBeGreaterThan(HELLO_SECONDS * 1.4);
  await removeChoice(join(dataDir, 'voices'), 'en');
  expect(await clip()).toEqual(embedded);
  expect(warnings).toEqual([]);
});

test('words of the catalogue stay with the embedded voice where a setting says so', async () => {
  await installTinyVoice(join(dataDir, 'voices'), 'en');
  const word = await voice.synthesize({ text: 'hello', language: 'en', wordId: 'hello' });
  expect(measureMp3(word)).toBeLessThan(HELLO_SECONDS);
  expect(measureMp3(await voice.synthesize({ text: 'hello', language: 'en' }))).toBeGreaterThan(
    HELLO_SECONDS,
  );
});

test('a voice whose files are damaged is told once, and the embedded voice speaks', async () => {
  const { name, version } = await installTinyVoice(join(dataDir, 'voices'), 'en');
  await writeFile(join(dataDir, 'voices', `${name}-${version}`, 'voice.json'), '{');
  await utimes(join(dataDir, 'voices', 'en.json'), 1, 1);
  for (const text of ['hello', 'friend'])
    expect(measureMp3(await voice.synthesize({ text, language: 'en' }))).toBeLessThan(HELLO_SECONDS);
  expect(warnings).toEqual(['an added voice cannot be read; another voice speaks']);
  await removeChoice(join(dataDir, 'voices'), 'en');
  await installTinyVoice(join(dataDir, 'voices'), 'en');
});

test('fifty people at once are all answered', async () => {
  const texts = Array.from({ length: 50 }, (_, index) => `word ${index}`);
  const clips = texts.map((text, index) =>
    voice.synthesize({ text, language: 'en' }, { from: String(index % 7), pay: async () => {} }),
  );
  for (const mp3 of await Promise.all(clips)) expect(measureMp3(mp3)).toBeGreaterThan(0.3);
  expect(voice.waiting?.()).toBe(0);
});
