import { expect, test } from 'vitest';
import { SpeechEnv } from './options.ts';

test('nothing set means the embedded engine, 32 MB of memory and 1 GB of disk', () => {
  expect(SpeechEnv.parse({})).toMatchObject({
    SPEECH_PROVIDER: 'embedded',
    SPEECH_PROVIDERS: {},
    SPEECH_MEMORY_MB: 32,
    SPEECH_STORE: 'disk',
    SPEECH_STORE_MB: 1024,
  });
});

test('single languages may have voices of their own', () => {
  const settings = SpeechEnv.parse({
    SPEECH_PROVIDERS: 'ja=google, zh=azure',
    SPEECH_PIPER_VOICES: 'uk=uk_UA-lada-x_low',
    SPEECH_EMBEDDED_WORDS: 'ja, zh',
  });
  expect(settings.SPEECH_EMBEDDED_WORDS).toEqual(['ja', 'zh']);
  expect(settings.SPEECH_PROVIDERS).toEqual({ ja: 'google', zh: 'azure' });
  expect(settings.SPEECH_PIPER_VOICES).toEqual({ uk: 'uk_UA-lada-x_low' });
});

test.each([
  { SPEECH_PROVIDER: 'alexa' },
  { SPEECH_PROVIDERS: 'ja' },
  { SPEECH_PROVIDERS: 'xx=google' },
  { SPEECH_PROVIDERS: 'ja=alexa' },
  { SPEECH_EMBEDDED_WORDS: 'ja,xx' },
  { SPEECH_OPENAI_URL: 'not an address' },
  { SPEECH_PIPER_URL: 'file:///etc/passwd' },
  { SPEECH_AZURE_REGION: 'west europe/..' },
  { SPEECH_TIMEOUT_MS: '0' },
  { SPEECH_MEMORY_MB: '-1' },
])('%j is refused', settings => {
  expect(SpeechEnv.safeParse(settings).success).toBe(false);
});

test('addresses lose their last slash', () => {
  expect(SpeechEnv.parse({ SPEECH_OPENAI_URL: 'http://127.0.0.1:8880/v1/' }).SPEECH_OPENAI_URL).toBe(
    'http://127.0.0.1:8880/v1',
  );
});
