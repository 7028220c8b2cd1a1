import type { Language } from '#contract/languages.ts';

export type SoundTable = Readonly<Record<string, string>>;

const INDIAN: SoundTable = {
  'r.': 'ɽ',
  r: 'ɾ',
  c: 'tʃ',
  cʰ: 'tʃʰ',
  cː: 'tʃː',
  cʰcʰ: 'tːʃʰ',
  ɟ: 'dʒ',
  ɟː: 'dːʒ',
  ɟʰ: 'dʒʱ',
  bʰ: 'bʱ',
  dʰ: 'dʱ',
  dʰː: 'dːʱ',
  ɖʰ: 'ɖʱ',
  ɖɖ: 'ɖː',
  ʈʈ: 'ʈː',
  ʈʰʈʰ: 'ʈːʰ',
  ɡʰ: 'ɡʱ',
};

/** The engine's phonemes where readers of the language's dictionaries expect another sign. */
export const ENGINE_SOUNDS: Partial<Record<Language, SoundTable>> = {
  en: { ʔ: 't', ᵻ: 'ɪ', ɐ: 'ə', ɜː: 'ɝː' },
  es: { ɛ: 'e', pː: 'pt', eɪ: 'ei̯', aʊ: 'au̯', aɪ: 'ai̯', oɪ: 'oi̯', eʊ: 'eu̯' },
  pt: {
    æ: 'ɐ',
    y: 'i',
    eɪ: 'ej',
    aʊ: 'aw',
    aɪ: 'aj',
    ɛʊ: 'ɛw',
    oɪ: 'oj',
    iʊ: 'iw',
    eʊ: 'ew',
    ɔɪ: 'ɔj',
    ɛɪ: 'ɛj',
    uɪ: 'uj',
    x: 'ʁ',
  },
  hi: { ...INDIAN, ʌ: 'ə', 'a\u0303': 'a\u0303ː', a: 'aː' },
  bn: { ...INDIAN, oː: 'o' },
  fr: { ɔː: 'ɔ', oː: 'o', aː: 'a', yː: 'y', eɪ: 'e', ʊ: 'u', iː: 'i', uː: 'u' },
  de: { ɜ: 'ɐ', ɾ: 'ʁ', r: 'ʁ', ɑː: 'aː', ɑ: 'a', ɔø: 'ɔʏ', ʊɐ: 'ʊʁ' },
  tr: { ɯɯ: 'ɯː' },
  id: { ç: 'ʃ', ʔ: 'k' },
  it: {
    ʊ: 'u',
    ɪ: 'i',
    ɾ: 'r',
    tʃː: 'ttʃ',
    dʒː: 'ddʒ',
    tsː: 'tts',
    dzː: 'ddz',
    ss: 'sː',
    aː: 'a',
    iː: 'i',
    ɔː: 'ɔ',
    eː: 'e',
    oː: 'o',
    uː: 'u',
  },
  pl: { ʃ: 'ʂ', ʒ: 'ʐ', tʃ: 'tʂ', dʒ: 'dʐ', ɲʲ: 'ɲ', ɔː: 'ɔ', ç: 'x', ɣ: 'x' },
  vi: vietnamese(),
};

// Every vowel of the engine carries its tone, so the table is written out for each.
function vietnamese(): SoundTable {
  const vowels = { y: 'ɨ', yə: 'ɨə', iɛ: 'iə', 'e-': 'ɛ', ɪ: 'i' };
  const toned = Object.entries(vowels).flatMap(([from, to]) =>
    [...'1234567ɜ'].map(tone => [from + tone, to + tone] as const),
  );
  return { ...Object.fromEntries(toned), t: 'tʰ', t̪: 't', tʃ: 'tɕ', c: 'k' };
}
