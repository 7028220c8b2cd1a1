import { foldWord } from '../word-forms/fold.ts';
import { inflected } from '../word-forms/inflected.ts';
import type { LanguageForms } from '../word-forms/language-forms.ts';
import { hyphenParts, splitWords } from '../word-forms/pieces.ts';
import { reflexive } from '../word-forms/words-apart.ts';
import { guessFrench } from './endings.ts';
import { FRENCH_GRAMMAR } from './grammar-words.ts';
import { FRENCH_IRREGULAR } from './irregular-forms.ts';

/** Words that lose their vowel before the next one: l’homme, jusqu’à; but aujourd’hui is one word. */
const ELIDED = /^((?:[ldjmtsnc]|qu|jusqu|lorsqu|puisqu|quoiqu)['’ʼ‘])(?=\p{L})/iu;
/** The t of a-t-il is no word. */
const SOUNDING_T = /(-t-(?=ils?$|elles?$|on$)|-)/i;

/** œ is often typed as two letters. */
const foldFrench = (form: string) => foldWord(form).replaceAll('œ', 'oe').replaceAll('æ', 'ae');

/** Nouns that are met more often than the verbs they are forms of as well: boire, lire. */
const NOUNS_FIRST: ReadonlySet<string> = new Set(['bois', 'lit']);

export const frenchForms: LanguageForms = {
  fold: foldFrench,
  headwords: form => (/^(se |s')\S/.test(form) ? [form.replace(/^(se |s')/, '')] : []),
  candidates: inflected({
    fold: foldFrench,
    grammar: FRENCH_GRAMMAR,
    irregular: FRENCH_IRREGULAR,
    guess: guessFrench,
    wordsFirst: NOUNS_FIRST,
  }),
  split: (text, known) =>
    splitWords(text, word => {
      const isOne = (part: string) => known.has(foldFrench(part)) || FRENCH_GRAMMAR.has(foldFrench(part));
      const [, elided] = ELIDED.exec(word) ?? [];
      const parts = elided === undefined || isOne(word) ? [word] : [elided, word.slice(elided.length)];
      return parts.flatMap(part =>
        SOUNDING_T.test(part) && !isOne(part)
          ? part.split(SOUNDING_T).filter(piece => piece !== '')
          : hyphenParts(part, isOne),
      );
    }),
  apart: reflexive("me/m' te/t' se/s' nous vous", verb =>
    /^[aeéèêiouyh]/.test(verb) ? `s'${verb}` : `se ${verb}`,
  ),
};
