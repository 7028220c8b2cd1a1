import type { Language } from '#languages/index.ts';

/** One letter of a text: as it has to be written, as it is passed over in a hurry, and where it stands in the text. */
export type Letter = { exact: string; loose: string; start: number; end: number };

/** Nobody writes more for one word; what is longer is not looked at further. */
export const LONGEST_WRITTEN = 300;

/** A base letter with the marks that belong to it. */
const SIGNS = /\P{M}\p{M}*/gu;
const LATIN_MARKS = /[\u0300-\u036f]/g;
/** Letters with a stroke and ligatures, which Unicode does not take apart. */
const PLAIN: Record<string, string> = { đ: 'd', ł: 'l', ı: 'i', ß: 'ss', œ: 'oe', æ: 'ae', ø: 'o' };
/** How German is written where the keyboard has no umlauts. */
const UMLAUTS: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** Written without spaces, or with spaces where its writers please. */
const SPACELESS: readonly Language[] = ['ja', 'zh', 'ko'];

/** What one sign of these languages may also be written as, free of charge; marks and letters in NFD. */
const FREE: Partial<Record<Language, (sign: string) => string>> = {
  // Vowel signs and the lengthening stroke are left out by all who write; the three letters by many.
  ar: sign =>
    sign
      .replace(/[\u064b-\u065f\u0670\u0640]/g, '')
      .replace(/[أإآٱ]/g, 'ا')
      .replace(/ة/g, 'ه')
      .replace(/ى/g, 'ي'),
  // The nukta; and the moon over a vowel, which most write as a dot.
  hi: sign => sign.replace(/\u093c/g, '').replace(/\u0901/g, '\u0902'),
  bn: sign => sign.replace(/\u09bc/g, ''),
  // Stress marks are for learners; ґ and ё are missing on many keyboards.
  uk: sign =>
    sign
      .replace(/\u0301/g, '')
      .replace(/ґ/g, 'г')
      .replace(/е\u0308/g, 'е'),
  ja: sign => sign.replace(/[ァ-ヶ]/g, kana => String.fromCharCode(kana.charCodeAt(0) - 0x60)),
};

/**
 * The letters of a text. Case, the width of letters, punctuation, invisible marks and what a language leaves free make no
 * difference to `exact`; accents, tones and strokes besides make none to `loose`. Of a text that is too long only the beginning.
 */
export function lettersOf(text: string, language: Language): Letter[] {
  const letters: Letter[] = [];
  for (const { 0: sign, index } of text.slice(0, LONGEST_WRITTEN).matchAll(SIGNS)) {
    const exact = exactSign(sign, language);
    const place = { start: index, end: index + sign.length };
    if (exact === ' ' && !SPACELESS.includes(language)) {
      if (letters.length > 0 && letters.at(-1)?.exact !== ' ')
        letters.push({ exact, loose: exact, ...place });
    } else if (exact !== ' ') {
      for (const part of partsOf(exact, language)) letters.push({ ...part, ...place });
    }
  }
  return letters.at(-1)?.exact === ' ' ? letters.slice(0, -1) : letters;
}

/** What has to be written; two texts with one key are the same to a kind reader. */
export function exactKey(letters: readonly Letter[]): string {
  return letters.map(({ exact }) => exact).join('');
}

/** The key of German without umlauts: Fruehstueck. */
export const withoutUmlauts = (key: string) => key.replace(/[äöüß]/g, letter => UMLAUTS[letter] ?? letter);

/** A sign in its plain form: a space for spaces and hyphens, nothing for other punctuation and what cannot be seen. */
function exactSign(sign: string, language: Language): string {
  const lower = sign.normalize('NFKC').toLocaleLowerCase(language === 'tr' ? 'tr' : 'en');
  // A mark without a letter is nothing.
  const seen = lower.replace(/[\s\p{Pd}]+/gu, ' ').replace(/^\p{M}+|[^\p{L}\p{M}\p{N} ]/gu, '');
  const free = FREE[language];
  return free === undefined ? seen : free(seen.normalize('NFD')).normalize('NFC');
}

/** The letters of a sign: one as a rule, two for ligatures, two or three in a Korean syllable. */
function partsOf(exact: string, language: Language): Pick<Letter, 'exact' | 'loose'>[] {
  if (language === 'ko') return [...exact.normalize('NFD')].map(jamo => ({ exact: jamo, loose: jamo }));
  const loose = [...looseSign(exact)];
  return loose.map((letter, place) => ({ exact: place === 0 ? exact : '', loose: letter }));
}

function looseSign(exact: string): string {
  if (!/^\p{Script=Latin}/u.test(exact)) return exact;
  const plain = exact.normalize('NFD').replace(LATIN_MARKS, '');
  return plain.replace(/[đłıßœæø]/g, letter => PLAIN[letter] ?? letter);
}
