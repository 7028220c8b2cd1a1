import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { LANGUAGE_CODES } from '#languages/index.ts';
import type { HowSaid } from './how-said.ts';
import { SpeechEnv } from './options.ts';
import { measureMp3 } from './testing-clips.ts';
import { type Reply, SOME_MP3, startVoiceServer } from './testing-voice-server.ts';
import { createVoice, type Voice, type VoiceOptions } from './voice.ts';

const asWritten: HowSaid = async ({ text }) => ({ text });
const root = await mkdtemp(join(tmpdir(), 'slova-voice-'));
const closing: { close(): Promise<void> }[] = [];
const warnings: string[] = [];
let folders = 0;

afterEach(async () => {
  await Promise.all(closing.splice(0).map(open => open.close()));
  warnings.length = 0;
});
afterAll(() => rm(root, { recursive: true }));

const newFolder = () => join(root, String(++folders));

function voice(options: Partial<VoiceOptions> = {}): Voice {
  const log = { warn: (_details: object, message: string) => void warnings.push(message) };
  const made = createVoice({ dataDir: newFolder(), howSaid: asWritten, log, ...options });
  closing.push(made);
  return made;
}

/** What replies is given as much time as it needs; only a server that hangs is given up. */
async function outside(reply: () => Reply) {
  const server = await startVoiceServer(reply);
  closing.push(server);
  const settings = {
    SPEECH_PROVIDERS: 'en=openai',
    SPEECH_OPENAI_URL: server.url,
    SPEECH_TIMEOUT_MS: reply() === 'hang' ? '200' : '20000',
  };
  return { received: server.received, settings: SpeechEnv.parse(settings) };
}

test('every language is spoken as MP3', async () => {
  const speaker = voice();
  for (const language of LANGUAGE_CODES) {
    const seconds = measureMp3(await speaker.synthesize({ text: '12', language }));
    expect(seconds).toBeGreaterThan(0.3);
    expect(seconds).toBeLessThan(3);
  }
});

test('a clip is made once and found again, also after a restart', async () => {
  const dataDir = newFolder();
  const first = voice({ dataDir });
  const clips = await Promise.all(
    ['house', 'house', ' house '].map(text => first.synthesize({ text, language: 'en' })),
  );
  expect(Buffer.compare(clips[0] ?? Buffer.alloc(0), clips[1] ?? Buffer.alloc(1))).toBe(0);
  await first.close();
  const again = await voice({ dataDir }).synthesize({ text: 'house', language: 'en' });
  expect(Buffer.compare(again, clips[2] ?? Buffer.alloc(0))).toBe(0);
  expect((await readdir(dataDir, { recursive: true })).filter(file => file.endsWith('.mp3'))).toHaveLength(1);
});

test('slow is another clip, and longer', async () => {
  const speaker = voice();
  const normal = measureMp3(await speaker.synthesize({ text: 'good morning', language: 'en' }));
  const slow = measureMp3(await speaker.synthesize({ text: 'good morning', language: 'en', pace: 'slow' }));
  expect(slow).toBeGreaterThan(normal * 1.2);
});

test('a word is spoken as the catalogue says it', async () => {
  const text = '一二三四五六七';
  const plain = measureMp3(await voice().synthesize({ text, language: 'ja' }));
  const asI: HowSaid = async asked => ({ text: asked.text, spoken: 'い' });
  const spoken = measureMp3(await voice({ howSaid: asI }).synthesize({ text, language: 'ja' }));
  expect(spoken).toBeLessThan(plain / 2);
});

test('a recording of a word goes before every voice, but for slow speech and for who wants none', async () => {
  const folder = newFolder();
  await mkdir(join(folder, 'en'), { recursive: true });
  await writeFile(join(folder, 'en', 'fox.mp3'), 'a person says fox');
  const settings = SpeechEnv.parse({ SPEECH_RECORDINGS: folder });
  const isFox: HowSaid = async ({ text }) => ({ text, wordId: text === 'fox' ? 'fox' : undefined });
  const speaker = voice({ settings, howSaid: isFox });
  expect(String(await speaker.synthesize({ text: 'fox', language: 'en' }))).toBe('a person says fox');
  const unrecorded = await speaker.synthesize({ text: 'fox', language: 'en', recordings: false });
  expect(measureMp3(unrecorded)).toBeGreaterThan(0.2);
  expect(String(await speaker.synthesize({ text: 'fox', language: 'en' }))).toBe('a person says fox');
  const slow = await speaker.synthesize({ text: 'fox', language: 'en', pace: 'slow' });
  expect(measureMp3(slow)).toBeGreaterThan(0.3);
  expect(measureMp3(await speaker.synthesize({ text: 'box', language: 'en' }))).toBeGreaterThan(0.2);
});

test('a recording that is gone is told and said by the voice', async () => {
  const folder = newFolder();
  await mkdir(join(folder, 'en'), { recursive: true });
  await writeFile(join(folder, 'en', 'fox.mp3'), 'a person says fox');
  const settings = SpeechEnv.parse({ SPEECH_RECORDINGS: folder });
  const speaker = voice({ settings, howSaid: async ({ text }) => ({ text, wordId: 'fox' }) });
  await rm(folder, { recursive: true });
  expect(measureMp3(await speaker.synthesize({ text: 'fox', language: 'en' }))).toBeGreaterThan(0.2);
  expect(warnings).toEqual(['a recording cannot be read']);
});

test.each(['!!!', ' ', 'a'.repeat(501)])('%j is refused with 422 naming the field', async text => {
  await expect(voice().synthesize({ text, language: 'en' })).rejects.toMatchObject({
    status: 422,
    errors: { text: [expect.any(String)] },
  });
});

test('an outside voice speaks the language it is chosen for, the embedded one the others', async () => {
  const { received, settings } = await outside(() => ({ body: SOME_MP3 }));
  const speaker = voice({ settings });
  expect(Buffer.from(await speaker.synthesize({ text: 'house', language: 'en' }))).toEqual(SOME_MP3);
  expect(Buffer.from(await speaker.synthesize({ text: 'house', language: 'en' }))).toEqual(SOME_MP3);
  expect(measureMp3(await speaker.synthesize({ text: 'Haus', language: 'de' }))).toBeGreaterThan(0.2);
  expect(received).toHaveLength(1);
});

test.each<[string, Reply]>([
  ['fails', { status: 500, body: '' }],
  ['limits the rate', { status: 429, body: '' }],
  ['hangs', 'hang'],
  ['replies nonsense', { body: 'hello' }],
])(
  'when the outside voice %s the embedded one speaks, and after three times it is left alone',
  async (_what, reply) => {
    const { received, settings } = await outside(() => reply);
    const speaker = voice({ settings });
    for (const text of ['one', 'two', 'three', 'four', 'five']) {
      expect(measureMp3(await speaker.synthesize({ text, language: 'en' }))).toBeGreaterThan(0.2);
    }
    expect(received).toHaveLength(3);
    expect(warnings).toEqual(Array(3).fill('the voice of openai tts-1 alloy failed'));
  },
);

test('an embedded clip does not take the place of the outside voice when that is back', async () => {
  const state = { reply: { status: 500, body: '' } as Reply };
  const { settings } = await outside(() => state.reply);
  const speaker = voice({ settings });
  expect(Buffer.from(await speaker.synthesize({ text: 'house', language: 'en' }))).not.toEqual(SOME_MP3);
  state.reply = { body: SOME_MP3 };
  expect(Buffer.from(await speaker.synthesize({ text: 'house', language: 'en' }))).toEqual(SOME_MP3);
});

test('a provider that is chosen without its settings stops the start with their name', () => {
  const settings = SpeechEnv.parse({ SPEECH_PROVIDERS: 'ja=google' });
  expect(() => createVoice({ dataDir: root, howSaid: asWritten, settings })).toThrow('SPEECH_GOOGLE_KEY');
  const store = SpeechEnv.parse({ SPEECH_STORE: 's3' });
  expect(() => createVoice({ dataDir: root, howSaid: asWritten, settings: store })).toThrow('SPEECH_S3_URL');
});

test('hostile texts are spoken or refused, and the voice is well afterwards', {
  timeout: 90_000,
}, async () => {
  const speaker = voice();
  const zalgo = `z${'\u0300\u0316\u0334'.repeat(100)}`;
  const hostile = [
    '\u0000',
    '\uD800',
    '👍👍',
    'שלום \u202Eabc',
    zalgo,
    'a'.repeat(100_000),
    '漢'.repeat(400),
    '🏳️‍🌈x',
    "[[h@l'oU]]",
    '<voice name="de">x</voice>',
    '<speak><audio src="file:///etc/passwd"/>x</speak>',
    '\u0001[3Px',
    '%s%n%x',
    '1e308 -0 1/0',
    '9'.repeat(400),
    '.,;:!?a',
    '\u0301\u0301а\u0301',
    "''’’ʼʼ",
    'ـــًٌٍ',
    'ㅋㅋㅋ',
    '儿儿儿',
    'ーーー',
  ];
  const outcomes = new Set<string>();
  for (const language of ['en', 'uk', 'ja', 'ar', 'ko', 'zh'] as const) {
    for (const text of hostile) {
      outcomes.add(
        await speaker.synthesize({ text, language }).then(
          mp3 => (measureMp3(mp3) < 31 ? 'spoken' : 'too long'),
          error => String(error.status),
        ),
      );
    }
  }
  expect([...outcomes].sort()).toEqual(['422', 'spoken']);
  expect(warnings).toEqual([]);
  expect(measureMp3(await speaker.synthesize({ text: 'house', language: 'en' }))).toBeLessThan(1);
});

test('a data folder that cannot be written is only logged', async () => {
  const speaker = voice({ dataDir: '/dev/null' });
  await speaker.synthesize({ text: 'one', language: 'en' });
  await speaker.synthesize({ text: 'two', language: 'en' });
  await speaker.close();
  expect(warnings).toEqual(['the store of spoken clips is out of reach']);
});
