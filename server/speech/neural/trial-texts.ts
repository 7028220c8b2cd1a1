import type { Language } from '#languages/index.ts';
import type { Utterance } from '#languages/language.ts';

/** What a new voice is tried with: a word and a sentence of each language, written so that their sound shows. */
export const TRIAL_TEXTS: Record<Language, readonly [word: Utterance, sentence: Utterance]> = {
  en: [{ text: 'water' }, { text: 'The water is cold, and the bread is warm.' }],
  uk: [
    { text: 'вода', spoken: 'вода́' },
    { text: 'Вода холодна, а хліб теплий.', spoken: 'Вода́ холо́дна, а хліб те́плий.' },
  ],
  es: [{ text: 'agua' }, { text: 'El agua está fría y el pan está caliente.' }],
  hi: [{ text: 'पानी' }, { text: 'पानी ठंडा है, और रोटी गरम है।' }],
  ar: [
    { text: 'ماء', spoken: 'مَاء' },
    { text: 'الماء بارد والخبز ساخن.', spoken: 'اَلْمَاءُ بَارِدٌ وَالْخُبْزُ سَاخِنٌ.' },
  ],
  pt: [{ text: 'água' }, { text: 'A água está fria e o pão está quente.' }],
  bn: [{ text: 'পানি' }, { text: 'পানি ঠান্ডা, আর রুটি গরম।' }],
  fr: [{ text: 'eau' }, { text: "L'eau est froide, et le pain est chaud." }],
  de: [{ text: 'Wasser' }, { text: 'Das Wasser ist kalt, und das Brot ist warm.' }],
  ja: [
    { text: '水', spoken: 'みず' },
    { text: '水は冷たいです。', spoken: 'みずはつめたいです。' },
  ],
  id: [{ text: 'air' }, { text: 'Airnya dingin, dan rotinya hangat.' }],
  tr: [{ text: 'su' }, { text: 'Su soğuk, ekmek sıcak.' }],
  zh: [{ text: '水' }, { text: '水很冷，面包很热。' }],
  vi: [{ text: 'nước' }, { text: 'Nước thì lạnh, còn bánh mì thì nóng.' }],
  it: [{ text: 'acqua' }, { text: "L'acqua è fredda e il pane è caldo." }],
  ko: [{ text: '물' }, { text: '물은 차갑고 빵은 따뜻합니다.' }],
  pl: [{ text: 'woda' }, { text: 'Woda jest zimna, a chleb jest ciepły.' }],
};
