import { type Akshara, type IndicScript, readAksharas } from '../aksharas.ts';

const DEVANAGARI: IndicScript = {
  recomposed: [
    [/[\u200B-\u200D]/g, ''],
    [/\u0915\u093C/g, '\u0958'],
    [/\u0916\u093C/g, '\u0959'],
    [/\u0917\u093C/g, '\u095A'],
    [/\u091C\u093C/g, '\u095B'],
    [/\u0921\u093C/g, '\u095C'],
    [/\u0922\u093C/g, '\u095D'],
    [/\u092B\u093C/g, '\u095E'],
  ],
  consonant: /[\u0915-\u0928\u092A-\u0930\u0932\u0935-\u0939\u0958-\u095E]/u,
  signs: {
    'ा': 'aː',
    'ि': 'ɪ',
    'ी': 'iː',
    'ु': 'ʊ',
    'ू': 'uː',
    'ृ': 'ɾɪ',
    'े': 'eː',
    'ै': 'ɛː',
    'ो': 'oː',
    'ौ': 'ɔː',
    'ॉ': 'ɔ',
    'ॅ': 'ɛ',
  },
  letters: {
    अ: 'inherent',
    आ: 'aː',
    इ: 'ɪ',
    ई: 'iː',
    उ: 'ʊ',
    ऊ: 'uː',
    ऋ: 'ɾɪ',
    ए: 'eː',
    ऐ: 'ɛː',
    ओ: 'oː',
    औ: 'ɔː',
    ऑ: 'ɔ',
    ऍ: 'ɛ',
  },
  virama: '\u094D',
  nasal: '\u0901',
  codas: 'ंः',
};

/** The aksharas of one Hindi word; undefined when it holds another letter. */
export const readHindi = (word: string): Akshara[] | undefined => readAksharas(word, DEVANAGARI);
