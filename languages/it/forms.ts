import { foldWord } from '../word-forms/fold.ts';
import { inflected } from '../word-forms/inflected.ts';
import type { LanguageForms } from '../word-forms/language-forms.ts';
import { hyphenParts, splitWords } from '../word-forms/pieces.ts';
import { detachPronouns } from './attached-pronouns.ts';
import { guessItalian } from './endings.ts';
import { ITALIAN_GRAMMAR } from './grammar-words.ts';
import { ITALIAN_IRREGULAR } from './irregular-forms.ts';

export const italianForms: LanguageForms = {
  fold: foldWord,
  headwords: form => (/^\S+rsi\b/.test(form) ? [form.replace(/rsi\b/, 're')] : []),
  candidates: inflected({
    fold: foldWord,
    grammar: ITALIAN_GRAMMAR,
    irregular: ITALIAN_IRREGULAR,
    guess: guessItalian,
    detach: detachPronouns,
  }),
  // An elided word keeps its apostrophe: l’, amico.
  split: (text, known) =>
    splitWords(text, word => {
      const isOne = (part: string) => known.has(foldWord(part));
      if (isOne(word)) return [word];
      return word.split(/(?<=['’ʼ‘])(?=\p{L})/u).flatMap(part => hyphenParts(part, isOne));
    }),
  apart: {
    words: new Set(['mi', 'ti', 'si', 'ci', 'vi']),
    together: verb => verb.replace(/e$/, 'si'),
    reach: 'beside',
  },
};
