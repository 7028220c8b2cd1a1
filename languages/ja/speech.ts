import { type LanguageSpeech, USUAL_RANGE } from '../language.ts';
import { respellJapanese } from './respelling.ts';

export const japaneseSpeech: LanguageSpeech = {
  letters: /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々〆ヶ・、。？！]+$/u,
  pronounce: async ({ text, spoken }) => [{ letters: await respellJapanese(text, spoken) }],
  async transcribe({ text, spoken }) {
    // Loaded when a further form of a row is first transcribed: those of rows are written down by authors.
    const { japaneseTranscription } = await import('./romaji.ts');
    return japaneseTranscription(text, spoken);
  },
  // The engine's own tune for Japanese rises at the end of a statement, as only questions do.
  voice: { name: 'ja', wordsPerMinute: 140, range: USUAL_RANGE, tunes: 1 },
  services: { google: 'ja-JP', azure: 'ja-JP-NanamiNeural' },
};
