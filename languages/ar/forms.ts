import { inflected } from '../word-forms/inflected.ts';
import type { LanguageForms } from '../word-forms/language-forms.ts';
import { hyphenParts, splitWords } from '../word-forms/pieces.ts';
import { detachArabic } from './attached-words.ts';
import { foldArabic } from './fold-arabic.ts';
import { ARABIC_GRAMMAR } from './grammar-words.ts';
import { ARABIC_IRREGULAR } from './irregular-forms.ts';
import { guessArabic } from './stems.ts';

/** كتب is "wrote" more often than "books". */
const WORDS_FIRST: ReadonlySet<string> = new Set(
  'كتب كتاب أخبار ثياب طوال أسرة شعور ظهور ليمون جمال أسود حفر شباب قطع كل كلي فرق'
    .split(' ')
    .map(foldArabic),
);

export const arabicForms: LanguageForms = {
  fold: foldArabic,
  headwords: headwordsOf,
  candidates: inflected({
    fold: foldArabic,
    grammar: ARABIC_GRAMMAR,
    irregular: ARABIC_IRREGULAR,
    guess: guessArabic,
    detach: detachArabic,
    wordsFirst: WORDS_FIRST,
    // An attached word is likelier than a form that is guessed (اليمين is the right, not a form of لام), not than one that a
    // table lists (كانت is she was, not "like you").
    unlikeliness: ({ before = [], after = [], tags }, how) =>
      before.length + after.length + (tags.length > 0 && how === 'guessed' ? 1.2 : 0),
  }),
  split: text => splitWords(text, word => hyphenParts(word, () => false)),
};

/** Under أهرام where a row has الأهرام, and under the verb where one has it with its preposition: اشتاق إلى. */
function headwordsOf(form: string): string[] {
  if (/^ال\S{3,}$/.test(form)) return [form.slice(2)];
  const [verb] = /^\S{3,}(?= (?:الي|علي|عن|من|في|مع)$)/.exec(form) ?? [];
  return verb === undefined ? [] : [verb];
}
