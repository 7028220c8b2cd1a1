import type { Language } from '#languages/index.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { alone } from '../catalogue/of-pair.ts';
import { chainedWords, type Spelling } from './chained-words.ts';
import { joinedHalves } from './joined-halves.ts';
import { knownForms } from './known-forms.ts';

/**
 * Made-up words that turned out to exist, though neither the catalogue nor the dictionary has them: found by reading what
 * `pseudoWords` made of each language, between spaces (between commas in Vietnamese).
 */
const REAL_WORDS: Partial<Record<Language, string>> = {
  ar: 'لأنشر أنبيع ترحلو استثنى أنكبح',
  bn: 'কোণস্থ যোগান্বিত বাঁচাক সহন ভূতনি',
  de: 'ankommt flennen schlich wachen kommend verecken bemanken',
  en: 'funner',
  es: 'cumano tardado',
  fr: 'récité fument noires chable',
  hi: 'वृक्षक मकर',
  id: 'kempul',
  it: 'appianare',
  ja: 'トイレット ピース ティー 孤虫',
  ko: '주유하다 미안하다 부산인',
  pl: 'łączak złości',
  pt: 'comedo desposo previa abançar',
  tr: 'köpürdün yayıla kabart mobile',
  uk: 'ростка совісний жування линути душник руханок',
  vi: 'chán nhàm',
};

const WANTED = 60;
const MOST_TRIES = 20_000;

const LETTERS: Spelling = { signs: 'letters', memory: 2, shortest: 6, longest: 9 };

/** Where letters are no good pieces, or a word of six has been put together of two. */
const SPELLINGS: Partial<Record<Language, Spelling>> = {
  ar: { ...LETTERS, shortest: 5, longest: 6 },
  hi: { signs: 'syllables', memory: 1, shortest: 3, longest: 5 },
  bn: { signs: 'syllables', memory: 1, shortest: 3, longest: 5 },
  ko: { signs: 'jamo', memory: 3, shortest: 7, longest: 9 },
  ja: { ...LETTERS, shortest: 5, longest: 7, of: /^[ァ-ヶー]+$/u },
};

/**
 * Words that do not exist but look as if they did. None is, or is one letter from, a form that the catalogue or the reader's
 * dictionary knows in the language, and none looks like one of its inflections.
 */
export function pseudoWords(catalogue: Catalogue, learn: Language, random: () => number): string[] {
  const { categories } = catalogue.ofPair(alone(learn));
  const forms = categories.flatMap(({ words }) => words.map(word => word.forms[learn]));
  const known = knownForms([...forms, ...catalogue.furtherWords.map(word => word.forms[learn])]);
  const candidates = candidatesOf(forms, learn, random);
  const real = new Set(REAL_WORDS[learn]?.split(learn === 'vi' ? ',' : ' '));
  const made: string[] = [];
  for (let tries = 0; tries < MOST_TRIES && made.length < WANTED; tries += 1) {
    const word = candidates[tries % candidates.length]?.();
    if (word === undefined || real.has(word) || known.isNear(word)) continue;
    if (catalogue.meanings(learn, word).length === 0 && !made.some(other => isAlike(other, word)))
      made.push(word);
  }
  return made;
}

/** Where a sign or a space is a whole syllable, two halves of words make a better foil than a chain of signs. */
function candidatesOf(forms: readonly string[], learn: Language, random: () => number) {
  const halves = () => joinedHalves(forms, learn === 'vi' ? ' ' : '', random);
  const chain = () => chainedWords(forms, SPELLINGS[learn] ?? LETTERS, random);
  if (learn === 'zh' || learn === 'vi') return [halves()];
  return learn === 'ja' ? [halves(), chain()] : [chain()];
}

/** Two that begin alike would look like forms of one word; of two halves only both together count. */
function isAlike(one: string, other: string): boolean {
  const begins = one.length > 3 && !one.includes(' ') && one.slice(0, 3) === other.slice(0, 3);
  return one === other || begins;
}
