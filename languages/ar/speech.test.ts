import { expect, test } from 'vitest';
import { startTestingEngine } from '../testing-engine.ts';
import { transcribe } from '../transcribe.ts';
import { arabicSpeech } from './speech.ts';

const engine = await startTestingEngine();

test.each([
  ['بِالتَّأْكِيد', 'bittaʔˈkiːd', 'the article is joined to what stands before it'],
  ['بِالْفِعْل', 'bilˈfiʕl', 'and keeps its l before other letters'],
  ['لِلتَّوّ', 'litˈtaww', 'or loses its alif'],
  ['لِلِاهْتِمَام', 'lilihtiˈmaːm', 'an alif after i lengthens nothing'],
  ['الِاثْنَيْن', 'ʔaliθˈnajn', 'nor after the article'],
  ['اِلْتَقَى', 'ˈʔiltaqaː', 'a verb that begins like the article'],
  ['بَالُون', 'baːˈluːn', 'a word that begins like the article behind b'],
  ['وَالِد', 'ˈwaːlid', 'or behind w'],
  ['الْأَحَد', 'ʔalˈʔaħad', 'the article is never stressed'],
  ['حَيَاة', 'ħaˈjaːh', 'the ending after a long vowel'],
  ['قَهْوَة', 'ˈqahwa', 'and after a short one'],
  ['مَبْرُوك', 'mabˈruːk', 'a syllable begins with one consonant'],
])('%s is %s: %s', async (text, ipa) => {
  expect(await transcribe(arabicSpeech, { text }, engine.transcriber(arabicSpeech))).toBe(ipa);
  expect((await engine.say(arabicSpeech, { text })).length).toBeGreaterThan(0);
});
