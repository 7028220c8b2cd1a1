import { inflected } from '../word-forms/inflected.ts';
import type { Candidate, LanguageForms } from '../word-forms/language-forms.ts';
import { hyphenParts, splitWords } from '../word-forms/pieces.ts';
import type { FormTag } from '../word-forms/tags.ts';
import { detachArabic } from './attached-words.ts';
import { foldArabic } from './fold-arabic.ts';
import { furtherReadings } from './further-readings.ts';
import { ARABIC_GRAMMAR } from './grammar-words.ts';
import { ARABIC_IRREGULAR } from './irregular-forms.ts';
import { guessArabic, guessArabicFurther } from './stems.ts';

/** كتب is "wrote" more often than "books". */
const WORDS_FIRST: ReadonlySet<string> = new Set(
  'كتب كتاب أخبار ثياب طوال أسرة شعور ظهور ليمون جمال أسود حفر شباب قطع كل كلي فرق قفا'
    .split(' ')
    .map(foldArabic),
);

const readingsOf = inflected({
  fold: foldArabic,
  grammar: ARABIC_GRAMMAR,
  irregular: ARABIC_IRREGULAR,
  guess: guessArabic,
  guessFurther: guessArabicFurther,
  detach: detachArabic,
  wordsFirst: WORDS_FIRST,
  // An attached word is likelier than a form that is guessed (اليمين is the right, not a form of لام), not than one that a
  // table lists (كانت is she was, not "like you").
  unlikeliness: (candidate, how) => {
    if (!isPossible(candidate)) return IMPOSSIBLE;
    const { before = [], after = [], rows, tags } = candidate;
    // كتبنا is "we wrote" rather than "he wrote us".
    const isOfUs = after.includes('our') && tags.length === 0 && rows[0]?.pos === 'verb';
    return before.length + after.length + (isOfUs ? 0.5 : 0) + (how === 'guessed' ? guessed(tags) : 0);
  },
});

/** As good as the word itself: كتابا. Likelier than an attached word: كبيرة is no beer, كتبنا not "our books". */
function guessed(tags: readonly FormTag[]): number {
  const [tag] = tags;
  if (tag === undefined || tag === 'accusative') return 0;
  return tag === 'feminine' || tag === 'dual' || tags.includes('we') ? 0.9 : 1.2;
}

const IMPOSSIBLE = 10;
const FINITE: ReadonlySet<FormTag> = new Set(['present', 'past', 'imperative']);

/** What is attached goes in one order, the article before no verb, the ي of "my" behind none, and nothing behind a noun with its article. */
function isPossible({ before = [], after = [], rows, tags }: Candidate): boolean {
  const isVerb = rows[0]?.pos === 'verb' && !tags.some(tag => tag.endsWith('participle'));
  const isConjugated = tags.some(tag => FINITE.has(tag));
  if (before.lastIndexOf('and') > 0 || before.lastIndexOf('so') > 0) return false;
  if (before.includes('the') && (before.at(-1) !== 'the' || after.length > 0 || isConjugated)) return false;
  if (before.includes('will') && !tags.includes('present')) return false;
  if (before.includes('to') && tags.includes('imperative')) return false;
  if (after.includes('my') && isVerb) return false;
  if (after.includes('me') && /^(?:noun|adjective)$/.test(rows[0]?.pos ?? '')) return false;
  return after.length < 2 || isVerb;
}

export const arabicForms: LanguageForms = {
  fold: foldArabic,
  headwords: headwordsOf,
  candidates: (word, known) => {
    const readings = readingsOf(word, known).filter(isPossible);
    // What is a word of its own needs no other that it would be derived from: طالبة, كمون.
    const own = new Set(readings.filter(({ tags }) => tags.length === 0).map(attachedTo));
    // فجر is dawn, not "so he dragged".
    const isWhole = readings.some(
      ({ before, after, tags }) => !before?.length && !after?.length && isNamed(tags),
    );
    const likely = readings.filter(
      reading =>
        !(isWhole && isAttachedTo(reading)) && !(isDerived(word, reading) && own.has(attachedTo(reading))),
    );
    const further = furtherReadings(word, known);
    return further.length === 0 ? likely : [...likely, ...further];
  },
  split: text => splitWords(text, word => hyphenParts(word, () => false)),
};

/** A plural of two letters is guessed too easily: كمون is no sleeves. */
const isDerived = (word: string, { base, tags: [tag] }: Candidate) =>
  tag?.endsWith('participle') || (tag === 'plural' && base.length === 2 && /[وي]ن$/.test(word));

/** A base form, or its accusative. */
const isNamed = ([tag]: readonly FormTag[]) => tag === undefined || tag === 'accusative';

/** A word of the dictionary behind something that is not its article; a grammar word is likelier. */
const isAttachedTo = ({ before = [], rows }: Candidate) =>
  before.length > 0 && !before.includes('the') && rows[0] !== undefined && rows[0].pos !== '';

const attachedTo = ({ before = [], after = [] }: Candidate) => [...before, ...after].join();

/** Under أهرام where a row has الأهرام, and under the verb where one has it with its preposition: اشتاق إلى. */
function headwordsOf(form: string): string[] {
  if (/^ال\S{3,}$/.test(form)) return [form.slice(2)];
  const [verb] = /^\S{2,}(?= (?:الي|علي|عن|من|في|مع|ب|ل)$)/.exec(form) ?? [];
  return verb === undefined ? [] : [verb];
}
