import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { addToDictionary, listDictionary } from '#contract/dictionary.ts';
import { LANGUAGE_CODES } from '#languages/index.ts';
import { SpeechEnv } from '../speech/options.ts';
import { SOME_MP3, startVoiceServer } from '../speech/testing-voice-server.ts';
import { createVoice } from '../speech/voice.ts';
import { catalogue } from '../testing/catalogue.ts';
import { startTestServer } from '../testing/test-server.ts';
import { RULES } from './limit-rules.ts';
import { createLimits, type Limits } from './limits.ts';

/** A server whose English is spoken by a paid voice, and what that was asked to say. */
async function startPaidVoice(limits: Limits) {
  const outside = await startVoiceServer(() => ({ body: SOME_MP3 }));
  const dataDir = mkdtempSync(join(tmpdir(), 'slova-budget-'));
  const settings = SpeechEnv.parse({ SPEECH_PROVIDERS: 'en=openai', SPEECH_OPENAI_URL: outside.url });
  const voice = createVoice({ dataDir, howSaid: async ({ text }) => ({ text }), settings });
  onTestFinished(async () => {
    await voice.close();
    await outside.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const { send } = await startTestServer({ voice, limits });
  return {
    paidFor: () => outside.received.map(({ body }) => JSON.parse(body).input as string),
    /** Whether what was said came from the paid voice. */
    async say(text: string, remoteAddress = '10.0.0.1'): Promise<boolean> {
      const payload = { text, language: 'en' };
      const reply = await send({ method: 'POST', url: '/api/tts/synthesize', payload, remoteAddress });
      expect(reply.statusCode).toBe(200);
      return Buffer.from(reply.json().audioContent, 'base64').equals(SOME_MP3);
    },
  };
}

test('the characters that all may have said by paid voices in a day are bounded; beyond, the embedded voice speaks', async () => {
  const { say, paidFor } = await startPaidVoice(createLimits({ inAll: { voicedCharacters: 12 } }));
  expect(await say('house')).toBe(true);
  expect(await say('horse', '10.0.0.2')).toBe(true);
  expect(await say('mouse', '10.0.0.3')).toBe(false);
  // What was paid for before costs nothing, and two characters are left for nobody with five to say.
  expect(await say('house', '10.0.0.3')).toBe(true);
  expect(paidFor()).toEqual(['house', 'horse']);
});

test('one network cannot spend what all may: its own budget ends first', async () => {
  const limits = createLimits();
  const { say, paidFor } = await startPaidVoice(limits);
  await limits.use('voicedCharacters', '10.0.0.1', RULES.voicedCharacters.points - 6);
  expect(await say('house')).toBe(true);
  expect(await say('horse')).toBe(false);
  expect(await say('horse', '10.0.0.2')).toBe(true);
  expect(paidFor()).toEqual(['house', 'horse']);
});

test('lists of one person that have to be made anew are bounded, and lists that still hold are not', async () => {
  const limits = createLimits();
  const { call, refusal, registerUser } = await startTestServer({ limits });
  const [{ token, user }, other] = [await registerUser(), await registerUser()];
  const asked = { query: { lang: 'en', learn: 'de' } } as const;
  await call(listDictionary, asked, token);
  for (let list = 1; list < RULES.personalLists.points; list += 1) limits.countHere('personalLists', user.id);
  for (let again = 0; again < 20; again += 1) await call(listDictionary, asked, token);
  await call(addToDictionary, { body: { wordIds: ['dog'] } }, token);
  expect(await refusal(listDictionary, asked, token)).toMatchObject({
    status: 429,
    code: 'too_many_requests',
  });
  await call(listDictionary, asked, other.token);
});

test('public lists that have to be made are bounded for each address, and those that are kept cost nothing', async () => {
  const limits = createLimits();
  const { send } = await startTestServer({ limits });
  const statusOf = async (url: string, remoteAddress = '10.0.0.1') =>
    (await send({ url, remoteAddress })).statusCode;
  const { id } = catalogue.categories[0] ?? { id: '' };
  const paths = LANGUAGE_CODES.map(lang => `/api/categories/${id}/words?lang=${lang}&learn=de`);
  for (let list = 2; list < RULES.publicLists.points; list += 1) limits.countHere('publicLists', '10.0.0.1');
  const statuses = [];
  for (const path of paths) statuses.push(await statusOf(path));
  expect(statuses).toEqual(paths.map((_, place) => (place < 2 ? 200 : 429)));
  expect(await statusOf(paths[0] ?? '')).toBe(200);
  expect(await statusOf(paths[2] ?? '', '10.0.0.2')).toBe(200);
  // Made for the other, it is there for everybody.
  expect(await statusOf(paths[2] ?? '')).toBe(200);
});
