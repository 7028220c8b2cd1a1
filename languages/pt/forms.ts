import { basesOf } from '../word-forms/bases.ts';
import { foldWord } from '../word-forms/fold.ts';
import { inflected } from '../word-forms/inflected.ts';
import type { LanguageForms } from '../word-forms/language-forms.ts';
import { hyphenParts, splitWords } from '../word-forms/pieces.ts';
import { usualFirst } from '../word-forms/usual-reading.ts';
import { reflexive } from '../word-forms/words-apart.ts';
import { ATTACHED, detachPronouns } from './attached-pronouns.ts';
import { guessPortuguese } from './endings.ts';
import { PORTUGUESE_GRAMMAR } from './grammar-words.ts';
import { PORTUGUESE_IRREGULAR } from './irregular-forms.ts';
import { portuguesePlural } from './noun-forms.ts';
import { usualPortuguese } from './usual-reading.ts';

const bases = basesOf();

export const portugueseForms: LanguageForms = {
  fold: foldWord,
  // A reflexive verb is found by the verb alone (pôr-se a is no reading of "ponha a"), and a noun of several words by its plural.
  headwords: (form, pos) => {
    if (/^\S+-se\b(?! a$)/.test(form)) return [form.replace(/-se\b/, '')];
    return pos === 'noun' && /[ -]/.test(form) ? (portuguesePlural(form) ?? []) : [];
  },
  candidates: usualFirst(
    inflected({
      fold: foldWord,
      grammar: PORTUGUESE_GRAMMAR,
      irregular: PORTUGUESE_IRREGULAR,
      guess: (word, known) => guessPortuguese(word, bases(known)),
      detach: detachPronouns,
    }),
    usualPortuguese,
  ),
  split: (text, known) =>
    splitWords(text, word =>
      hyphenParts(word, whole => ATTACHED.test(whole.toLowerCase()) || known.has(foldWord(whole))),
    ),
  apart: reflexive('me te se nos', verb => (verb.endsWith('r-se') ? verb : `${verb}-se`)),
};
