import { endings, guessByEndings } from '../word-forms/endings.ts';
import type { Guess } from '../word-forms/language-forms.ts';

const VERB = ['verb'];
const NOUN = ['noun', 'pronoun', 'numeral'];
const ADJECTIVE = ['adjective', 'determiner', 'pronoun', 'numeral', 'adverb', 'preposition'];

const NAMEWORDS = [
  ...endings(
    ADJECTIVE,
    'ा plural े\nा feminine ी\nया plural ए ये\nया feminine ई यी\nां oblique ें\nां feminine ीं\nयां oblique एं\nयां feminine ईं',
  ),
  ...endings(
    NOUN,
    `
    ा plural े
    ा plural+oblique ों
    ा vocative ो
    ी plural ियां
    ी plural+oblique ियों
    0 plural एं ें
    0 plural+oblique ओं ों यों
    ि plural+oblique ियों
    ि plural ियां
    ू plural ुएं
    ू plural+oblique ुओं
    या plural यां
    ई plural इयां
    ई plural+oblique इयों
    आं plural+oblique आओं
    0 plural यां
    ी vocative+plural ियो
    आं oblique एं
    0 polite जी`,
  ),
  ...endings(
    ['adjective', 'noun'],
    '0 comparative तर\n0 superlative तम\n0 feminine ी\nा feminine िका ी\nी feminine िन\n0 feminine नी',
  ),
];

const VERBS = endings(
  VERB,
  `
    ना infinitive ने नी
    ना present-participle ता ती ते तीं
    ना past ा ी े ीं या यी ये ई ए ईं यीं
    ना subjunctive+i ूं ऊं
    ना subjunctive+he े ए ये
    ना subjunctive+they ें एं यें
    ना imperative ो ओ 0
    ना imperative+polite िए िये इए इये िएगा इएगा
    ना future+i ूंगा ूंगी ऊंगा ऊंगी
    ना future+you ोगे ोगी ओगे ओगी
    ना future+he ेगा ेगी एगा एगी येगा येगी
    ना future+they ेंगे ेंगी एंगे एंगी
    ना and-then कर के
    ना gerund ते`,
);

/** The causative makes another verb: जलना, जलाना; करना, करवाना. */
const CAUSATIVES = endings(VERB, 'ना causative ाना वाना\nाना causative वाना');

const byEndings = guessByEndings([NAMEWORDS, VERBS, CAUSATIVES]);

/** Vowels before endings: पीना, पिया; छूना, छुआ; and the verbs made of a noun with करना. */
export function guessHindi(word: string): Guess[] {
  const guesses = byEndings(word);
  const shortened = guesses
    .filter(({ kinds }) => kinds === VERB)
    .flatMap(guess => [
      { ...guess, base: guess.base.replace(/िना$/, 'ीना') },
      { ...guess, base: guess.base.replace(/ुना$/, 'ूना') },
    ]);
  return [...guesses, ...shortened];
}
