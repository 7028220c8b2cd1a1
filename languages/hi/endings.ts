import { endings, guessByEndings } from '../word-forms/endings.ts';
import type { Guess } from '../word-forms/language-forms.ts';

const VERB = ['verb'];
const NOUN = ['noun', 'pronoun', 'numeral'];
const ADJECTIVE = ['adjective', 'determiner', 'pronoun', 'numeral', 'adverb', 'preposition'];

const NAMEWORDS = [
  ...endings(
    ADJECTIVE,
    'ा plural े\nा feminine ी\nया plural ए ये\nया feminine ई यी\nां oblique ें\nां feminine ीं\nयां oblique एं\nयां feminine ईं\nआ plural ए\nआ feminine ई',
  ),
  ...endings(
    NOUN,
    `
    ा plural े
    ा plural+oblique ों
    ा vocative+plural ो
    या plural ए ये
    या plural+oblique ओं
    ी plural ियां
    ी plural+oblique ियों
    ी vocative+plural ियो
    0 plural एं ें
    0 plural+oblique ओं ों
    0 vocative+plural ो ओ
    ि plural+oblique ियों
    ि plural ियां
    ू plural ुएं
    ू plural+oblique ुओं
    या plural यां
    या plural+oblique यों
    ई plural इयां
    ई plural+oblique इयों
    आं plural+oblique आओं ओं
    आं plural एं
    आ plural ए
    आ plural+oblique ओं
    े plural+oblique ों
    ियां plural+oblique ियों
    0 polite जी`,
  ),
];

/** Words made of words; where one of them is a row, it needs no base. */
const DERIVED = endings(
  ['adjective', 'noun'],
  '0 comparative तर\n0 superlative तम\nा feminine िका ी\nी feminine िन\n0 feminine नी',
);

/**
 * The bare stem has no tags: it stands before another verb (कर रहा, दे दी) far oftener than it commands. *करें* is polite as
 * well as of them, so its person is not named.
 */
const FORMS = `
    infinitive+oblique ने
    infinitive+feminine नी
    infinitive+feminine+plural नीं
    present-participle ता ते
    present-participle+feminine ती
    present-participle+feminine+plural तीं
    past ा या
    past+plural े ये ए
    past+feminine ी यी ई
    past+feminine+plural ीं यीं ईं
    subjunctive+i ूं ऊं
    subjunctive+he े ए ये
    subjunctive+plural ें एं यें
    imperative ो ओ
    imperative+polite िए िये इए इये
    imperative+polite+future िएगा इएगा
    future+i ूंगा ऊंगा
    future+i+feminine ूंगी ऊंगी
    future+you ोगे ओगे
    future+you+feminine ोगी ओगी
    future+he ेगा एगा येगा
    future+she ेगी एगी येगी
    future+plural ेंगे एंगे
    future+plural+feminine ेंगी एंगी
    and-then कर के`;

const VERBS = [...endings(VERB, FORMS.trim().replace(/^ */gm, 'ना ')), ...endings(VERB, 'ना 0 0')];

/** The causative makes another verb: जलना, जलाना; करना, करवाना. */
const CAUSATIVES = endings(
  VERB,
  `ना causative ाना वाना\nाना causative वाना\n${FORMS.trim()
    .split('\n')
    .map(line => line.trim().split(' '))
    .flatMap(([tags, ...forms]) => [
      `ना causative+${tags} ${forms.map(form => `वा${form}`).join(' ')}`,
      `ाना causative+${tags} ${forms.map(form => `वा${form}`).join(' ')}`,
    ])
    .join('\n')}\nना causative वा\nाना causative वा`,
);

/** Nouns that keep their ा: राजाओं and कक्षाओं, so that राज़ों is of the secret and कक्षों of the room. */
const UNCHANGED = new Set(
  'राजा पापा मामा चाचा दादा नाना काका बाबा पिता माता अब्बा योद्धा नेता कक्षा आत्मा माला छाया लता सभा भाषा कला'.split(
    ' ',
  ),
);

/** Verbs come first: *डालें* is of डालना before it is of the branches. */
const byEndings = guessByEndings([VERBS, NAMEWORDS]);

/** Forms of words that are made of others, for those that nothing else leads to. */
export const guessHindiFurther = guessByEndings([CAUSATIVES, DERIVED]);

/** Vowels before endings: पीना, पिया; छूना, छुआ; and the verbs made of a noun with करना. */
export function guessHindi(word: string): Guess[] {
  const guesses = byEndings(word).filter(
    ({ base, kinds }) =>
      kinds !== NOUN || !UNCHANGED.has(base) || !word.startsWith(base.slice(0, -1)) || word.startsWith(base),
  );
  const shortened = guesses
    .filter(({ kinds }) => kinds === VERB)
    .flatMap(guess => [
      { ...guess, base: guess.base.replace(/िना$/, 'ीना') },
      { ...guess, base: guess.base.replace(/ुना$/, 'ूना') },
    ]);
  return [...guesses, ...shortened];
}
