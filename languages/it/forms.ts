import { foldWord } from '../word-forms/fold.ts';
import { inflected } from '../word-forms/inflected.ts';
import type { LanguageForms } from '../word-forms/language-forms.ts';
import { hyphenParts, splitWords } from '../word-forms/pieces.ts';
import { reflexive } from '../word-forms/words-apart.ts';
import { detachPronouns } from './attached-pronouns.ts';
import { guessItalian } from './endings.ts';
import { ITALIAN_GRAMMAR } from './grammar-words.ts';
import { ITALIAN_IRREGULAR } from './irregular-forms.ts';

/** Nouns that are met more often than the verbs they are forms of as well: ridere, salire. */
const NOUNS_FIRST: ReadonlySet<string> = new Set(['riso', 'sale']);

export const italianForms: LanguageForms = {
  fold: foldWord,
  headwords: form => (/^\S+rsi\b/.test(form) ? [form.replace(/rsi\b/, 're')] : []),
  candidates: inflected({
    fold: foldWord,
    grammar: ITALIAN_GRAMMAR,
    irregular: ITALIAN_IRREGULAR,
    guess: guessItalian,
    detach: detachPronouns,
    wordsFirst: NOUNS_FIRST,
  }),
  // An elided word keeps its apostrophe: l’, amico.
  split: (text, known) =>
    splitWords(text, word => {
      const isOne = (part: string) => known.has(foldWord(part));
      if (isOne(word)) return [word];
      return word.split(/(?<=['’ʼ‘])(?=\p{L})/u).flatMap(part => hyphenParts(part, isOne));
    }),
  apart: reflexive('mi ti si ci vi', verb => verb.replace(/e$/, 'si')),
};
