import { type Akshara, type IndicScript, readAksharas } from '../aksharas.ts';

/** য়, one letter: NFC takes it apart. */
export const GLIDE = '\u09DF';

/** Stands for অ্যা, which writes the vowel of *apple*. */
const APPLE_VOWEL = '\uE000';

const BENGALI_SCRIPT: IndicScript = {
  recomposed: [
    [/[\u200B-\u200D]/g, ''],
    [/\u09A1\u09BC/g, '\u09DC'],
    [/\u09A2\u09BC/g, '\u09DD'],
    [/\u09AF\u09BC/g, '\u09DF'],
    [/অ্যা/g, APPLE_VOWEL],
  ],
  consonant: /[\u0995-\u09A8\u09AA-\u09B0\u09B2\u09B6-\u09B9\u09DC\u09DD\u09DF]/u,
  signs: {
    'া': 'a',
    'ি': 'i',
    'ী': 'i',
    'ু': 'u',
    'ূ': 'u',
    'ৃ': 'ɾi',
    'ে': 'e',
    'ৈ': 'oi',
    'ো': 'o',
    'ৌ': 'ou',
  },
  letters: {
    [APPLE_VOWEL]: 'æ',
    অ: 'inherent',
    আ: 'a',
    ই: 'i',
    ঈ: 'i',
    উ: 'u',
    ঊ: 'u',
    ঋ: 'ɾi',
    এ: 'e',
    ঐ: 'oi',
    ও: 'o',
    ঔ: 'ou',
  },
  closed: { ৎ: 'ত' },
  virama: '\u09CD',
  nasal: '\u0981',
  codas: 'ংঃ',
};

/** The aksharas of one Bengali word; undefined when it holds another letter. */
export const readBengali = (word: string): Akshara[] | undefined => readAksharas(word, BENGALI_SCRIPT);
