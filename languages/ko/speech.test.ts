import { expect, test } from 'vitest';
import { startTestingEngine } from '../testing-engine.ts';
import { transcribe } from '../transcribe.ts';
import { respellKorean } from './respelling.ts';
import { koreanSpeech } from './speech.ts';

const engine = await startTestingEngine();

const SHOWN = `
여권 jʌk͈wʌn|사건 sɐk͈ʌn|손바닥 sonp͈ɐdɐk̚|열심히 jʌlɕ͈imhi|솔직하다 solt͈ɕikʰɐdɐ|희망 himɐŋ|무늬 muni|회의 hweɰi
동의하다 toŋɰihɐdɐ|셔츠 ɕʌtɕʰɯ|가져오다 kɐdʑʌodɐ|맛없다 mɐdʌp̚t͈ɐ|맛있다 mɐɕit̚t͈ɐ|신라 ɕillɐ|꽃잎 k͈onnip̚
`
  .trim()
  .split(/[|\n]/)
  .map(pair => pair.split(' '));

test.each(SHOWN)('%s is %s', async (text = '', ipa) => {
  const shown = await transcribe(koreanSpeech, { text }, engine.transcriber(koreanSpeech));
  expect(shown.split(' · ')[0]).toBe(ipa);
});

test.each([
  ['못 먹어요', '몬 머거요'],
  ['못 해요', '모 태요'],
  ['못 와요', '모 돠요'],
  ['못 읽어요', '몬 닐거요'],
  ['못 가요', '몯 까요'],
  ['이십 명', '이심 명'],
  ['볼 거예요', '볼 꺼예요'],
  ['하는 거예요', '하는 거예요'],
  ['연못 물', '연몯 물'],
])('%s is said %s', (written, said) => {
  expect(respellKorean(written)).toBe(said);
});

test('a tense consonant is heard as it is shown', async () => {
  const [tense, written] = await Promise.all(
    ['여꿘', '여권'].map(text => engine.say(koreanSpeech, { text })),
  );
  expect(written).toEqual(tense);
});

test.each([
  ['할 수 있다', 'hɐl s͈u it̚t͈ɐ · hal su itda'],
  ['-ㄹ 텐데', 'ɯl tʰende · -eul tende'],
])('%s is shown as %s', async (text, transcription) => {
  expect(await transcribe(koreanSpeech, { text }, engine.transcriber(koreanSpeech))).toBe(transcription);
});
