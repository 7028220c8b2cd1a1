import { foldWord } from '../word-forms/fold.ts';
import { inflected } from '../word-forms/inflected.ts';
import type { LanguageForms } from '../word-forms/language-forms.ts';
import { hyphenParts, splitWords } from '../word-forms/pieces.ts';
import type { FormTag } from '../word-forms/tags.ts';
import { detachPronouns } from './attached-pronouns.ts';
import { guessSpanish } from './endings.ts';
import { SPANISH_GRAMMAR } from './grammar-words.ts';
import { SPANISH_IRREGULAR } from './irregular-forms.ts';

/** Nouns that are met more often than the verbs they are forms of as well: reír. */
const NOUNS_FIRST: ReadonlySet<string> = new Set(['río']);

/** Pronouns that make a verb reflexive, and whose they are. */
const REFLEXIVE: ReadonlyMap<string, readonly FormTag[]> = new Map([
  ['me', ['i']],
  ['te', ['you']],
  ['se', ['he', 'they']],
  ['nos', ['we']],
  ['os', ['you-all']],
]);

export const spanishForms: LanguageForms = {
  fold: foldWord,
  // A reflexive verb is found by the verb alone, and a noun by itself in "de madera".
  headwords: form => (/^\S+(ar|er|ir|ír)se\b/.test(form) ? [form.replace(/se\b/, '')] : []),
  candidates: inflected({
    fold: foldWord,
    grammar: SPANISH_GRAMMAR,
    irregular: SPANISH_IRREGULAR,
    guess: guessSpanish,
    detach: detachPronouns,
    wordsFirst: NOUNS_FIRST,
  }),
  split: (text, known) => splitWords(text, word => hyphenParts(word, whole => known.has(foldWord(whole)))),
  apart: {
    words: new Set(REFLEXIVE.keys()),
    agreesWith: REFLEXIVE,
    together: verb => `${verb}se`,
    reach: 'beside',
  },
};
