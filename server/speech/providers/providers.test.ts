import { afterEach, expect, test } from 'vitest';
import { type Received, type Reply, SOME_MP3, startVoiceServer } from '../testing-voice-server.ts';
import { azureVoice } from './azure.ts';
import { googleVoice } from './google.ts';
import { openAiVoice } from './openai.ts';
import { piperVoice } from './piper.ts';
import type { Provider, ProviderRequest } from './provider.ts';
import type { Wav } from './wav.ts';

const servers: { close(): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map(server => server.close()));
});

async function serve(reply: (received: Received) => Reply) {
  const server = await startVoiceServer(reply);
  servers.push(server);
  return server;
}

function ask(more: Partial<ProviderRequest> = {}): ProviderRequest {
  return { text: 'вода', language: 'uk', pace: 'normal', signal: AbortSignal.timeout(10_000), ...more };
}

const googleReply = { body: JSON.stringify({ audioContent: SOME_MP3.toString('base64') }) };

test('Google is asked as its documentation says', async () => {
  const { url, received } = await serve(() => googleReply);
  const voice = googleVoice({ url, key: 'the-key' });
  expect(await voice.speak(ask())).toEqual(SOME_MP3);
  await voice.speak(ask({ text: '水', language: 'zh', pace: 'slow' }));
  expect(received[0]).toMatchObject({ method: 'POST', path: '/v1/text:synthesize' });
  expect(received[0]?.headers).toMatchObject({
    'x-goog-api-key': 'the-key',
    'content-type': 'application/json',
  });
  expect(JSON.parse(received[0]?.body ?? '')).toEqual({
    input: { text: 'вода' },
    voice: { languageCode: 'uk-UA' },
    audioConfig: { audioEncoding: 'MP3', speakingRate: 0.9 },
  });
  expect(JSON.parse(received[1]?.body ?? '')).toMatchObject({
    voice: { languageCode: 'cmn-CN' },
    audioConfig: { speakingRate: 0.65 },
  });
});

test('Azure is sent SSML in which the text cannot be markup', async () => {
  const { url, received } = await serve(() => ({ body: SOME_MP3 }));
  await azureVoice({ url, key: 'the-key' }).speak(ask({ text: `Tom & "Jerry's" <break/>`, language: 'en' }));
  expect(received[0]).toMatchObject({ method: 'POST', path: '/cognitiveservices/v1' });
  expect(received[0]?.headers).toMatchObject({
    'ocp-apim-subscription-key': 'the-key',
    'content-type': 'application/ssml+xml',
    'x-microsoft-outputformat': 'audio-24khz-48kbitrate-mono-mp3',
    'user-agent': 'Slova',
  });
  expect(received[0]?.body).toContain('xml:lang="en-US"><voice name="en-US-JennyNeural">');
  expect(received[0]?.body).toContain('>Tom &amp; &quot;Jerry&apos;s&quot; &lt;break/&gt;</prosody>');
});

test('an OpenAI-compatible server is asked at /audio/speech, with a key only where there is one', async () => {
  const { url, received } = await serve(() => ({ body: SOME_MP3 }));
  const settings = { url: `${url}/v1/`, model: 'kokoro', voice: 'af_sky' };
  expect(await openAiVoice({ ...settings, key: 'the-key' }).speak(ask({ pace: 'slow' }))).toEqual(SOME_MP3);
  await openAiVoice({ ...settings, key: undefined }).speak(ask());
  expect(received.map(({ path }) => path)).toEqual(['/v1/audio/speech', '/v1/audio/speech']);
  expect(received.map(({ headers }) => headers.authorization)).toEqual(['Bearer the-key', undefined]);
  expect(JSON.parse(received[0]?.body ?? '')).toEqual({
    model: 'kokoro',
    input: 'вода',
    voice: 'af_sky',
    response_format: 'mp3',
    speed: 0.65,
  });
});

test('Piper is asked for the voice of the language, and its WAV is encoded', async () => {
  const { url, received } = await serve(() => ({ body: someWav() }));
  const encoded: Wav[] = [];
  const encode = async (wav: Wav) => {
    encoded.push(wav);
    return SOME_MP3;
  };
  const voice = piperVoice({ url, voices: { uk: 'uk_UA-lada-x_low' }, encode });
  expect(await voice.speak(ask())).toEqual(SOME_MP3);
  await voice.speak(ask({ language: 'de', pace: 'slow' }));
  expect(received.map(({ method, path }) => `${method} ${path}`)).toEqual(['POST /', 'POST /']);
  expect(received.map(({ body }) => JSON.parse(body))).toEqual([
    { text: 'вода', voice: 'uk_UA-lada-x_low', length_scale: 1.1 },
    { text: 'вода', length_scale: 1.6 },
  ]);
  expect(encoded[0]).toEqual({ samples: Int16Array.from([1, 2, 3]), sampleRate: 16_000 });
});

function someWav(): Buffer {
  const wav = Buffer.alloc(44 + 6);
  wav.write('RIFF----WAVEfmt ', 'latin1');
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(1, 22);
  wav.writeUInt32LE(16_000, 24);
  wav.writeUInt16LE(16, 34);
  wav.write('data', 36, 'latin1');
  wav.writeUInt32LE(6, 40);
  for (const [index, sample] of [1, 2, 3].entries()) wav.writeInt16LE(sample, 44 + index * 2);
  return wav;
}

const PROVIDERS: [name: string, make: (url: string) => Provider][] = [
  ['Google', url => googleVoice({ url, key: 'k' })],
  ['Azure', url => azureVoice({ url, key: 'k' })],
  ['OpenAI', url => openAiVoice({ url, key: 'k', model: 'm', voice: 'v' })],
  ['Piper', url => piperVoice({ url, voices: {}, encode: async () => SOME_MP3 })],
];

const BAD_REPLIES: [what: string, reply: Reply][] = [
  ['429', { status: 429, headers: { 'Retry-After': '30' }, body: '{"error":{"code":429}}' }],
  ['401', { status: 401, body: '{"error":"bad key"}' }],
  ['500', { status: 500, body: 'Internal error' }],
  ['a redirect', { status: 302, headers: { Location: 'http://127.0.0.1:1/' }, body: '' }],
  ['200 and a web page', { body: '<!doctype html><title>Sign in</title>' }],
  ['200 and an error in JSON', { body: '{"error":"quota"}' }],
  ['200 and nothing', { body: '' }],
  ['more than a clip can be', { body: Buffer.alloc(6 * 1024 * 1024, 0xff) }],
];

const CASES = PROVIDERS.flatMap(([name, make]) =>
  BAD_REPLIES.map(([what, reply]) => ({ name, what, make, reply })),
);

test.each(CASES)('$name: $what rejects', async ({ make, reply }) => {
  const { url } = await serve(() => reply);
  await expect(make(url).speak(ask())).rejects.toThrow();
});

test.each(PROVIDERS)('%s: a service that hangs is given up with the signal', async (_name, make) => {
  const { url } = await serve(() => 'hang');
  const abort = new AbortController();
  const spoken = make(url).speak(ask({ signal: abort.signal }));
  setTimeout(() => abort.abort(new Error('given up')), 50);
  await expect(spoken).rejects.toThrow('given up');
});

test.each(PROVIDERS)('%s: a service that is not there rejects', async (_name, make) => {
  await expect(make('http://127.0.0.1:1').speak(ask())).rejects.toThrow();
});

test('Google: audio that is not base64 rejects', async () => {
  const { url } = await serve(() => ({ body: JSON.stringify({ audioContent: '%%%' }) }));
  await expect(googleVoice({ url, key: 'k' }).speak(ask())).rejects.toThrow();
});
