import type { BaseForm } from './irregular-forms.ts';

const NAMED = ['noun', 'pronoun', 'numeral'];
const NOUN = ['noun'];
const VERB = ['verb'];
const NOUN_OR_VERB = [...NAMED, ...VERB];
const ADVERB = ['adverb'];
const ADJECTIVE = ['adjective'];

type Rule = { ending: RegExp; kinds: readonly string[]; stems: (stem: string) => string[] };

/** Endings from the most particular to the most general; `stems` are in the order in which English spelling makes them likely. */
const RULES: readonly Rule[] = [
  { ending: /men$/, kinds: NAMED, stems: stem => [`${stem}man`] },
  { ending: /children$/, kinds: NAMED, stems: stem => [`${stem}child`] },
  { ending: /ies$/, kinds: NOUN_OR_VERB, stems: stem => [`${stem}y`, `${stem}ie`] },
  { ending: /s$/, kinds: NOUN_OR_VERB, stems: stem => [stem] },
  { ending: /(?<=[sxzo]|[cs]h)es$/, kinds: NOUN_OR_VERB, stems: stem => [stem, ...undoubled(stem)] },
  { ending: /ied$/, kinds: [...VERB, ...NOUN], stems: stem => [`${stem}y`, `${stem}ie`] },
  { ending: /ed$/, kinds: VERB, stems: verbStems },
  { ending: /ying$/, kinds: [...VERB, ...NOUN], stems: stem => [`${stem}y`, `${stem}ie`] },
  { ending: /ing$/, kinds: VERB, stems: verbStems },
  // English makes verbs of nouns, and a dictionary may hold only the noun: raining, numbered.
  { ending: /(ed|ing)$/, kinds: NOUN, stems: nounStems },
  { ending: /i(er|est)$/, kinds: [...ADJECTIVE, ...ADVERB], stems: stem => [`${stem}y`] },
  { ending: /(er|est)$/, kinds: ADJECTIVE, stems: verbStems },
  { ending: /(er|est)$/, kinds: ADVERB, stems: stem => [stem, `${stem}e`] },
  { ending: /ily$/, kinds: ADJECTIVE, stems: stem => [`${stem}y`] },
  { ending: /ally$/, kinds: ADJECTIVE, stems: stem => [`${stem}al`, stem] },
  { ending: /ly$/, kinds: ADJECTIVE, stems: stem => [stem, `${stem}le`, `${stem}e`, `${stem}l`] },
];

/** Shorter than two letters there is no word to inflect. */
const SHORTEST_STEM = 2;

/** The base forms a regularly inflected word may come from, likeliest first, with the parts of speech they would have to be. */
export function stemsOf(word: string): BaseForm[] {
  return RULES.flatMap(({ ending, kinds, stems }) => {
    const stem = word.replace(ending, '');
    if (stem === word || stem.length < SHORTEST_STEM) return [];
    return stems(stem).map(base => ({ base, kinds }));
  });
}

/** Hoping comes from hope and hopping from hop: one consonant after one vowel would have been doubled. */
function verbStems(stem: string): string[] {
  const endsInOneConsonant = /[^aeiou][aeiouy][^aeiouywx]$/.test(stem);
  const plain = endsInOneConsonant ? [`${stem}e`, stem] : [stem, `${stem}e`];
  return [...plain, ...undoubled(stem)];
}

/** Hating cannot come from hat, whose t would be doubled. */
function nounStems(stem: string): string[] {
  const wouldDouble = /^[^aeiou]*[aeiouy][^aeiouywx]$/.test(stem);
  return verbStems(stem).filter(candidate => candidate !== stem || !wouldDouble);
}

/** hopp: hop; picnick: picnic; quizz: quiz. */
function undoubled(stem: string): string[] {
  if (/([^aeiou])\1$/.test(stem) || /ck$/.test(stem)) return [stem.slice(0, -1)];
  return [];
}
