import { attach, beginsWithVowel } from './harmony.ts';
import { POSSESSIVE_COMPOUNDS, withoutPossessive } from './possessive-compounds.ts';
import { DOUBLED, FLEETING, SOFTENED } from './stems.ts';

const nouns = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s*[,\n]\s*/));

/** Loans whose endings are those of e, ö or ü though their last vowel is a, o or u: saati, golü. */
const LIGHT = nouns(
  'saat, seyahat, dikkat, harf, kalp, hayal, sinyal, metal, müzikal, alkol, rol, gol, sembol, ampul, nakit, Nepal',
);
/** Of several syllables with a last t that becomes d: kâğıdı. Other nouns of several syllables keep their t. */
const SOFT_T = nouns('kâğıt, umut, armut, yoğurt, kanat, kilit, hasat, nakit, vücut, damat, nohut');
/** Of several syllables, and their last k stays. */
const HARD_END = nouns('merak');
/** Written like one of the nouns that lose a vowel: koyunu, of the animal. */
const KEEPS_VOWEL = nouns('koyun');

/** Names, school subjects, sports and what there is one of, or no number of. */
export const SINGULAR_ONLY = nouns(`
matematik, fizik, biyoloji, coğrafya, jimnastik, tenis, masa tenisi, boks, güreş, kayak, yüzme, binicilik, dağcılık, balık tutma
dil bilgisi, gökyüzü, hayal gücü, yılbaşı, balayı, basın, iletişim, ticaret, yapay zekâ, internet, trafik, oksijen, uzay, adalet, siyaset, mizah, mizah anlayışı, turizm
kuzey, güney, doğu, batı, işsizlik, susuzluk, açlık, utanç, gurur, nefret, coşku, öfke, sabır, cesaret, nem, alkol, sağlık, barış
elektrik, çocukluk, gençlik, hamilelik, merhamet, şiddet, satranç, cennet, cehennem, ruh hali, suçluluk duygusu
`);
/** Taught in the plural. */
export const PLURAL_ONLY = nouns('insanlar, ikizler, deniz ürünleri');

const SOFTER: Record<string, string> = { p: 'b', ç: 'c', t: 'd', k: 'ğ' };
const VOWEL = /[aeıioöuüâîû]/g;
const DOUBLED_STEMS = new Map(Object.entries(DOUBLED).map(([stem, noun]) => [noun, stem]));

/** The stem that a noun has before a vowel: kitab, reng, oğl, hakk, suy. */
function softStem(noun: string): string {
  const doubled = DOUBLED_STEMS.get(noun);
  if (doubled !== undefined) return doubled;
  const stem = FLEETING.has(noun) && !KEEPS_VOWEL.has(noun) ? noun.replace(/.(?=.$)/, '') : noun;
  const last = noun.at(-1) ?? '';
  const softer = SOFTER[last];
  if (softer === undefined || !isSoftened(noun, last)) return stem;
  return stem.slice(0, -1) + (noun.endsWith('nk') ? 'g' : softer);
}

function isSoftened(noun: string, last: string): boolean {
  if (SOFTENED.has(noun) || SOFT_T.has(noun)) return true;
  if (HARD_END.has(noun)) return false;
  const syllables = noun.match(VOWEL)?.length ?? 0;
  return syllables > 1 && (last === 'k' ? /[aeıioöuü]k$/.test(noun) : last !== 't');
}

/** A noun with a suffix; of several words the last one bends. A name has its suffix behind an apostrophe and keeps its letters. */
export function nounWith(noun: string, shape: string): string {
  if (shape === '') return noun;
  return isName(noun)
    ? `${noun}’${attach(noun, shape, LIGHT.has(noun)).slice(noun.length)}`
    : endedWith(noun, shape);
}

function endedWith(noun: string, shape: string): string {
  const [, before = '', last = ''] = /^(.* )?(\S+)$/u.exec(noun) ?? [];
  const isLight = LIGHT.has(last);
  const stem = softStem(last);
  return before + attach(beginsWithVowel(shape, stem) ? stem : last, shape, isLight);
}

/** Names of languages are made with -ce and have no apostrophe, nor has a thing that is called after a name (Noel ağacı). */
export const isName = (noun: string) => /^\p{Lu}/u.test(noun) && !/[cç][ae]$| \p{Ll}/u.test(noun);

/** A case of a noun by its shape behind most nouns; one whose end is the ending of his has an n before it. */
export const caseOf = (noun: string, shape: string, isPossessive = POSSESSIVE_COMPOUNDS.has(noun)) =>
  nounWith(noun, isPossessive ? shape.replace(/^\(y\)(?=[IA]$)|^(?=D)/, 'n') : shape);

/** The plural of a noun; that of a possessive compound is one itself. */
export const pluralOf = (noun: string) =>
  POSSESSIVE_COMPOUNDS.has(noun) ? endedWith(withoutPossessive(noun), 'lArI') : nounWith(noun, 'lAr');
