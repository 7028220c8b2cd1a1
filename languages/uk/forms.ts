import { basesOf } from '../word-forms/bases.ts';
import { inflected } from '../word-forms/inflected.ts';
import type { LanguageForms } from '../word-forms/language-forms.ts';
import { hyphenParts, splitWords } from '../word-forms/pieces.ts';
import { guessUkrainian, guessUkrainianPartner } from './endings.ts';
import { foldUkrainian } from './fold-ukrainian.ts';
import { UKRAINIAN_GRAMMAR } from './grammar-words.ts';
import { UKRAINIAN_IRREGULAR } from './irregular-forms.ts';
import { UKRAINIAN_PAIRS } from './verb-pairs.ts';

const bases = basesOf([...UKRAINIAN_PAIRS.keys()]);

export const ukrainianForms: LanguageForms = {
  fold: foldUkrainian,
  headwords: form => (/тися$/.test(form) ? [form.replace(/ся$/, 'сь')] : []),
  candidates: inflected({
    fold: foldUkrainian,
    grammar: UKRAINIAN_GRAMMAR,
    irregular: UKRAINIAN_IRREGULAR,
    guess: (word, known) => guessUkrainian(word, bases(known)),
    guessFurther: (word, known) => guessUkrainianPartner(word, bases(known)),
    wordsFirst: new Set(['міст']),
  }),
  behindOwnForm: new Set([
    'imperative',
    'adverb',
    'verbal-noun',
    'infinitive',
    'past-participle',
    'passive',
    'perfect',
  ]),
  split: (text, known) =>
    splitWords(text, word =>
      hyphenParts(word, whole => {
        const folded = foldUkrainian(whole);
        return (
          known.has(folded) || UKRAINIAN_GRAMMAR.has(folded) || /^по-.*(ому|и)$|^будь-|-небудь$/.test(folded)
        );
      }),
    ),
};
