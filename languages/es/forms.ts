import { basesOf } from '../word-forms/bases.ts';
import { foldWord } from '../word-forms/fold.ts';
import { inflected } from '../word-forms/inflected.ts';
import type { LanguageForms } from '../word-forms/language-forms.ts';
import { hyphenParts, splitWords } from '../word-forms/pieces.ts';
import { usualFirst } from '../word-forms/usual-reading.ts';
import { reflexive } from '../word-forms/words-apart.ts';
import { detachPronouns } from './attached-pronouns.ts';
import { guessSpanish } from './endings.ts';
import { SPANISH_GRAMMAR } from './grammar-words.ts';
import { SPANISH_IRREGULAR } from './irregular-forms.ts';
import { spanishPlural } from './noun-forms.ts';
import { usualSpanish } from './usual-reading.ts';

const bases = basesOf();

export const spanishForms: LanguageForms = {
  fold: foldWord,
  // A reflexive verb is found by the verb alone, and a noun of several words by its plural.
  headwords: (form, pos) => {
    if (/^\S*[aeií]rse\b/.test(form)) return [form.replace(/se\b/, '')];
    return pos === 'noun' && form.includes(' ') ? (spanishPlural(form) ?? []) : [];
  },
  candidates: usualFirst(
    inflected({
      fold: foldWord,
      grammar: SPANISH_GRAMMAR,
      irregular: SPANISH_IRREGULAR,
      guess: (word, known) => guessSpanish(word, bases(known)),
      detach: detachPronouns,
    }),
    usualSpanish,
  ),
  split: (text, known) => splitWords(text, word => hyphenParts(word, whole => known.has(foldWord(whole)))),
  apart: reflexive('me te se nos os', verb => (verb.endsWith('rse') ? verb : `${verb}se`)),
};
