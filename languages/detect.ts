import type { Language } from './index.ts';

/** Scripts that belong to one of our languages, and what of a text is counted in them. */
const SCRIPTS: readonly (readonly [Language, RegExp])[] = [
  ['ko', /\p{Script=Hangul}/gu],
  ['hi', /\p{Script=Devanagari}/gu],
  ['bn', /\p{Script=Bengali}/gu],
  ['ar', /\p{Script=Arabic}/gu],
  ['uk', /\p{Script=Cyrillic}/gu],
];
const HAN = /\p{Script=Han}/gu;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/gu;
const LATIN = /\p{Script=Latin}/gu;

/** The commonest small words of languages in Latin letters, and letters that only some of them have. */
const SMALL_WORDS: Partial<Record<Language, string>> = {
  en: 'the of and a to in is was that it for you with on he she they have not this are but at be his her what had were from we i my me your so do like if our there when them would',
  es: 'de la que el en y a los se del las un por con no una su para es al lo como más pero sus le ya está yo muy mi cuando también era había',
  pt: 'de a o que e do da em um para é com não uma os no se na por mais as dos como mas foi ao ele das tem à seu sua ou ser quando muito já está eu também pelo',
  fr: 'de la le et les des en un du une que est pour qui dans a par plus pas au sur ne se ce il sont avec son elle je vous nous mais était cette ses c’est',
  it: 'di e il la che è per un in una sono non si da del con ma le della come più anche lo gli ha al mi era nel questo dei alla io suo perché quando',
  de: 'der die und in den von zu das mit sich des auf für ist im dem nicht ein eine als auch es an werden aus er hat dass sie nach wird bei ich war aber',
  id: 'yang dan di dengan untuk ini dari itu dalam tidak pada akan ada ke saya kami kita juga sudah bisa oleh aku dia mereka karena seperti adalah orang lebih',
  tr: 've bir bu da de için çok ne o ile daha gibi var ben kadar sonra ama olarak en mi değil her şey onun olan diye vardı dedi',
  vi: 'và là của có không được cho một những người với các trong này đã tôi khi ở đến nó cũng như anh thì ra rất ông bà',
  pl: 'i w na z się nie to do że jest a o jak ale po co tak za od jego był by już go są przez tylko dla jej ma ten była który czy ich dziś potem mnie nas gdy tam teraz może',
};
const WORD_SETS = Object.entries(SMALL_WORDS).map(
  ([language, words]) => [language as Language, new Set(words.split(' '))] as const,
);
const OWN_LETTERS: readonly (readonly [Language, RegExp])[] = [
  ['vi', /[ăđơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/gu],
  ['pl', /[ąęłńśźż]/gu],
  ['tr', /[ğışİ]/gu],
  ['de', /[äß]/gu],
  ['es', /[ñ¿¡]/gu],
  ['pt', /[ãõ]/gu],
];

/** Enough to tell; a whole novel would take no longer. */
const LOOKED_AT = 20_000;
/** Fewer signs tell nothing. */
const FEWEST_LETTERS = 12;
/** The best of the languages in Latin letters must be as far before the second. */
const LEAD = 1.35;

/** The language of ours that a text is written in; undefined where that is not certain enough. */
export function detectLanguage(text: string): Language | undefined {
  const sample = text.slice(0, LOOKED_AT);
  const han = count(sample, HAN);
  const kana = count(sample, KANA);
  const latin = count(sample, LATIN);
  const others = SCRIPTS.map(([language, script]) => [language, count(sample, script)] as const);
  const all = han + kana + latin + others.reduce((sum, [, letters]) => sum + letters, 0);
  const [script, most] = others.reduce((best, other) => (other[1] > best[1] ? other : best));
  // Signs of one language alone tell more.
  if (all < FEWEST_LETTERS && han + kana < 4 && most < 6) return undefined;
  // A Chinese or Japanese sign says as much as two letters.
  const asian = 2 * (han + kana);
  if (asian > latin && asian > most) return kana > 0.08 * (han + kana) ? 'ja' : 'zh';
  if (most > latin) return script === 'uk' && !isUkrainian(sample) ? undefined : script;
  return latinLanguage(sample);
}

/** Other languages in Cyrillic letters have ы, э or ъ. */
function isUkrainian(text: string): boolean {
  return count(text, /[іїєґ]/giu) > count(text, /[ыэъё]/giu);
}

function latinLanguage(text: string): Language | undefined {
  const words = text.toLowerCase().match(/[\p{L}\p{M}]+(?:[’'][\p{L}]+)?/gu) ?? [];
  const scores = WORD_SETS.map(([language, set]) => {
    const small = words.reduce((sum, word) => sum + (set.has(word) ? 1 : 0), 0);
    const letters = OWN_LETTERS.find(([own]) => own === language)?.[1];
    return [
      language,
      small + (letters === undefined ? 0 : Math.min(count(text.toLowerCase(), letters), words.length)),
    ] as const;
  }).sort(([, one], [, other]) => other - one);
  const [[best, most] = ['en', 0] as const, [, second] = ['en', 0] as const] = scores;
  return most >= 3 && most >= 0.06 * words.length && most >= LEAD * second ? best : undefined;
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
