import { basesOf } from '../word-forms/bases.ts';
import { foldWord } from '../word-forms/fold.ts';
import { inflected } from '../word-forms/inflected.ts';
import type { Candidate, KnownWords, LanguageForms } from '../word-forms/language-forms.ts';
import { hyphenParts, splitWords } from '../word-forms/pieces.ts';
import { guessPolish, guessPolishPartner } from './endings.ts';
import { POLISH_GRAMMAR } from './grammar-words.ts';
import { POLISH_IRREGULAR } from './irregular-forms.ts';
import { POLISH_PAIRS } from './verb-pairs.ts';

const bases = basesOf([...POLISH_PAIRS.keys()]);
const partner = (word: string, known: KnownWords) => guessPolishPartner(word, bases(known));
const rules = { fold: foldWord, grammar: POLISH_GRAMMAR, irregular: POLISH_IRREGULAR };
const candidates = inflected({
  ...rules,
  guess: (word, known) => guessPolish(word, bases(known)),
  guessFurther: partner,
});
const partners = inflected({ fold: foldWord, grammar: new Map(), guess: partner });

const isReflexive = ({ rows }: Candidate) => rows.length > 0 && rows.every(({ form }) => / się$/.test(form));

/** Where only a row with się is found, the other verb of the pair is nearer: rozłożenie of rozkładać, not of rozłożyć się. */
function withoutReflexive(word: string, known: KnownWords): readonly Candidate[] {
  const found = candidates(word, known);
  const [first] = found;
  if (first === undefined || !isReflexive(first)) return found;
  return [...partners(word, known).filter(candidate => !isReflexive(candidate)), ...found];
}

/** What a verb with się may be: boję się of bać się. */
function withReflexive(word: string, known: KnownWords): readonly Candidate[] {
  const [, verb, reflexive = ''] = /^(\S+)( (?:się|sobie))$/.exec(word) ?? [];
  const found = withoutReflexive(word, known);
  if (verb === undefined) return found;
  const reflexives = withoutReflexive(verb, known).flatMap(candidate => {
    const base = candidate.base.replace(/ (?:się|sobie)$/, '') + reflexive;
    const rows = known.get(foldWord(base));
    return rows === undefined ? [] : [{ ...candidate, base, rows }];
  });
  return [...found, ...reflexives];
}

export const polishForms: LanguageForms = {
  fold: foldWord,
  headwords: form => (/ (?:się|sobie)$/.test(form) ? [form.replace(/ (?:się|sobie)$/, '')] : []),
  candidates: withReflexive,
  behindOwnForm: new Set([
    'imperative',
    'adverb',
    'verbal-noun',
    'infinitive',
    'past-participle',
    'passive',
    'vocative',
  ]),
  split: (text, known) => splitWords(text, word => hyphenParts(word, whole => known.has(foldWord(whole)))),
  apart: { words: new Set(['się']), together: verb => `${verb} się`, reach: 'clause' },
};
