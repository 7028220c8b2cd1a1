import { type LanguageSpeech, TONE_RANGE } from '../language.ts';
import { respellChinese } from './respelling.ts';

export const chineseSpeech: LanguageSpeech = {
  letters: /^[\p{Script=Han}，。？！]+$/u,
  pronounce: ({ text, spoken, pos }) => [{ letters: respellChinese(spoken ?? text, pos) }],
  async transcribe({ text, pos }) {
    // Loaded when a further form of a row is first transcribed: those of rows are written down by authors.
    const { chinesePinyin } = await import('./pinyin.ts');
    return chinesePinyin(text, pos);
  },
  voice: { name: 'cmn', wordsPerMinute: 140, range: TONE_RANGE, pitch: [104, 153] },
  services: { google: 'cmn-CN', azure: 'zh-CN-XiaoxiaoNeural' },
};
