import { expect, test } from 'vitest';
import { startTestingEngine } from '../testing-engine.ts';
import { transcribe } from '../transcribe.ts';
import { voiceText } from '../voice-text.ts';
import { englishSpeech } from './speech.ts';

const engine = await startTestingEngine();

test.each([
  ['live', 'verb', "[[l'Iv]]"],
  ['live', undefined, 'live'],
  ['run', 'verb', 'run'],
  ['The scissors are my husband’s.', undefined, "The [[s'Iz3z]] are my husband’s."],
  ['My husband and I', undefined, "My [[h'Vzb@nd]] and I"],
  ['constructor', 'verb', 'constructor'],
])('%s as a %s is written %s for the engine', async (text, pos, written) => {
  expect(await voiceText(englishSpeech, { text, pos })).toBe(written);
});

test('what is corrected is heard and shown alike, within a phrase too', async () => {
  expect((await engine.say(englishSpeech, { text: 'handsome' })).join('')).toBe('hˈænsəm');
  const shown = (text: string) => transcribe(englishSpeech, { text }, engine.transcriber(englishSpeech));
  expect(await shown('handsome')).toBe('ˈhænsəm');
  expect(await shown('my husband')).toMatch(/ ˈhʌzbənd$/);
});

test('other voices are told a verb by its "to", but only one that they would misread', () => {
  const given = (text: string, pos?: string) => englishSpeech.forOtherVoices?.({ text, pos });
  expect(given('close', 'verb')).toBe('to close');
  expect(given('close')).toBe('close');
  expect(given('open', 'verb')).toBe('open');
});
