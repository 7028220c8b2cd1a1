import { endings, guessByEndings, rewriter, type StemChanges } from '../word-forms/endings.ts';
import type { Guess } from '../word-forms/language-forms.ts';

const VERB = ['verb'];
const NUMBER = ['numeral', 'determiner', ''];
const NOUN = ['noun', 'adjective', 'pronoun', 'numeral', 'determiner', 'adverb', 'preposition'];

const NOUNS = endings(
  NOUN,
  `
    0 definite-article টি টা টুকু
    0 definite-article+genitive টির টার টুকুর
    0 definite-article+accusative টিকে টাকে টুকুকে
    0 definite-article+locative টিতে টায় টাতে
    0 plural গুলো গুলি রা এরা েরা য়েরা গণ বৃন্দ সমূহ
    0 plural+genitive গুলোর গুলির দের এদের েদের য়েদের গণের সমূহের
    0 plural+accusative গুলোকে গুলিকে দেরকে েদেরকে য়েদেরকে গণকে
    0 plural+locative গুলোতে গুলিতে গুলোয় সমূহে
    0 accusative কে
    0 genitive র ের য়ের এর কার
    0 genitive+definite-article েরটা েরটি রটা রটি
    0 locative তে ে য় য়ে এ েতে
        0 who ওয়ালা ওয়ালার ওয়ালাকে`,
);

/** Last, for many words end so of themselves: কারখানা. */
const RARE = endings(
  NOUN,
  '0 definite-article খানা খানি\n0 definite-article+genitive খানার খানির\n0 definite-article+locative খানায় খানিতে',
);

/** How many people, how often: তিনজন, তিনবার. */
const NUMBERS = endings(
  NUMBER,
  `0 measure-word টা টি টে টো জন বার খানা
  0 measure-word+genitive টার টির জনের
  0 measure-word+accusative টাকে টিকে জনকে
  0 measure-word+locative টায় টেয় টোয় টাতে টিতে জনে`,
);

/** Ends that are the same behind every stem. */
const AFTER_ANY = `
    if লে
    past+i লাম
    past+you লি
    past+he ল লো
    past+polite লেন
    future+i ব বো
    future+he+you বে
    future+you বি
    future+polite বেন
    imperfect+i তাম
    imperfect+you তিস
    imperfect+he ত তো
    imperfect+polite তেন
    infinitive তে`;

/** The ends of the persons: I; you (তুই, তুমি); he; polite. */
const AFTER_STEM = `
    present+i ি
    present+you িস ো
    and-then ে
    present+he ে
    present+polite েন
    progressive+i ছি
    progressive+you ছ ছো ছিস
    progressive+he ছে
    progressive+polite ছেন
    past+progressive+i ছিলাম
    past+progressive+you ছিলে ছিলি
    past+progressive+he ছিল ছিলো
    past+progressive+polite ছিলেন
${AFTER_ANY}
    perfect+i েছি
    perfect+you েছ েছো েছিস
    perfect+he েছে
    perfect+polite েছেন
    past+perfect+i েছিলাম
    past+perfect+you েছিলে েছিলি
    past+perfect+he েছিল েছিলো
    past+perfect+polite েছিলেন
    imperative+polite ুন
    imperative+he ুক
    imperative+future ো
    genitive বার
    genitive ার
    accusative াকে
    definite-article াটা`;

/** The same of stems that end in a vowel which stays: ঘুমা-, বেরো-. */
const AFTER_VOWEL = `
    present+i ই
    present+you স ও
    present+he য়
    present+polite ন
    progressive+i চ্ছি
    progressive+you চ্ছ চ্ছো চ্ছিস
    progressive+he চ্ছে
    progressive+polite চ্ছেন
    past+progressive+i চ্ছিলাম
    past+progressive+you চ্ছিলে চ্ছিলি
    past+progressive+he চ্ছিল চ্ছিলো
    past+progressive+polite চ্ছিলেন
${AFTER_ANY}
    imperative+he ক
    genitive বার নোর
    locative নোয় নোতে
    accusative নোকে
    definite-article নোটা`;

/** Of both kinds, where the vowel falls: ঘুমিয়ে, বেরিয়ে. */
const AFTER_FALLEN_VOWEL = `
    and-then িয়ে
    perfect+i িয়েছি
    perfect+you িয়েছ িয়েছো িয়েছিস
    perfect+he িয়েছে
    perfect+polite িয়েছেন
    past+perfect+i িয়েছিলাম
    past+perfect+you িয়েছিলে িয়েছিলি
    past+perfect+he িয়েছিল িয়েছিলো
    past+perfect+polite িয়েছিলেন
    imperative+future িয়ো িও`;

/** Where two syllables stand before the vowel, the old ending is usual: বদলে, সামলেছে. */
const AFTER_LONG_STEM = `
    and-then ে
    perfect+i েছি
    perfect+you েছ েছো েছিস
    perfect+he েছে
    perfect+polite েছেন
    past+perfect+i েছিলাম
    past+perfect+you েছিলে
    past+perfect+he েছিল েছিলো
    past+perfect+polite েছিলেন`;

const table = (base: string, forms: string, before = '') =>
  forms
    .trim()
    .split('\n')
    .map(line => line.trim().split(' '))
    .map(
      ([tags, ...ends]) =>
        `${base} ${tags} ${ends.map(end => before + (end === '0' && before !== '' ? '' : end)).join(' ')}`,
    )
    .join('\n');

const VERBS = endings(
  VERB,
  [
    table('া', AFTER_STEM),
    table('ানো', AFTER_VOWEL, 'া'),
    table('ানো', AFTER_FALLEN_VOWEL),
    table('ানো', AFTER_LONG_STEM),
    'া locative ায় াতে',
    table('োনো', AFTER_VOWEL, 'ো'),
    table('োনো', AFTER_FALLEN_VOWEL),
    'ওয়া genitive ওয়ার\nওয়া locative ওয়ায় ওয়াতে\nওয়া accusative ওয়াকে\nওয়া definite-article ওয়াটা',
    'োয়া genitive োয়ার\nোয়া locative োয়ায়',
  ]
    .join('\n')
    .normalize('NFC'),
);

const NO_VOWEL = '(?=[^\u09be-\u09cc]*$)';
/** লেখা, লিখি; শোনা, শুনি; ওঠা, উঠি. */
const raised = rewriter([
  [new RegExp(`ি${NO_VOWEL}`), 'ে'],
  [new RegExp(`ু${NO_VOWEL}`), 'ো'],
  [/^উ/, 'ও'],
]);
/** রাখা, রেখে; আনা, এনে. */
const fronted = rewriter([
  [new RegExp(`ে${NO_VOWEL}`), 'া'],
  [/^এ/, 'আ'],
]);

/** Forms that keep the vowel of the base: লেখে, লেখো, লেখেন, লেখ and those of the noun. */
const KEEPING = /^(present\+(he|polite)|genitive|locative|accusative|definite-article|emphasis|imperative)$/;
/** Forms that front an আ. */
const FRONTING = /^(and-then|(past\+)?perfect|imperative\+future)/;

const stemChanges: StemChanges = {
  likeness({ kinds, tags, base }) {
    const name = tags.join('+');
    if (kinds !== VERB || KEEPING.test(name)) return undefined;
    const isFronting = FRONTING.test(name);
    // The long verbs raise theirs only where their vowel falls: শেখানো, শিখিয়ে.
    if (base !== 'া') return isFronting ? 'raised' : undefined;
    return isFronting ? 'raised or fronted' : 'raised';
  },
  of: (stem, likeness) => (likeness === 'raised' ? raised(stem) : [...raised(stem), ...fronted(stem)]),
};

const byEndings = guessByEndings([NUMBERS, NOUNS, VERBS, RARE], stemChanges);

/** Verbs whose এ is open, so that it stays: দেখে has seen, where লেখে only writes. */
const OPEN = /^(দেখ|খেল|ফেল|বেচ|ঠেল|মেল|হেল|গেল|ঠেক|ছেঁক|সেঁক|বেল|খেপ|দেব)া$/;

/** Whether a form can end so with this base: রাখে is no "having kept", for that is রেখে. */
function fits(word: string, { base, kinds, tags }: Guess): boolean {
  if (kinds === NOUN) return suits(word.slice(base.length), base);
  if (kinds !== VERB) return true;
  if (base.length < 3) return false;
  if (base.endsWith('ানো') && word.startsWith(`${base.slice(0, -3)}ে`))
    return /[ক-হ\u09bc].*[ক-হ].*[ক-হ]/.test(base.slice(0, -3));
  const stem = base.slice(0, -1);
  if (!base.endsWith('া') || !word.startsWith(stem)) return true;
  const name = tags.join('+');
  if (!/^(and-then|(past\+)?perfect)/.test(name)) return true;
  if (/া[^\u09be-\u09cc]*$|^আ[^\u09be-\u09cc]*$|ো[^\u09be-\u09cc]*$|^ও[^\u09be-\u09cc]*$/.test(stem))
    return false;
  return !/ে[^\u09be-\u09cc]*$/.test(stem) || OPEN.test(base);
}

/** Particles and pronouns that would be found in নাকে, কেকে, যেতে. */
const UNINFLECTED = new Set([
  'না',
  'কেন',
  'কোন',
  'কে',
  'কি',
  'কী',
  'যে',
  'সে',
  'হ্যাঁ',
  'আর',
  'জি',
  'বা',
  'যা',
  'তা',
]);

/** After a vowel তে, র, য়; after a consonant ে, ের; and only words of time and place have a genitive in কার. */
function suits(ending: string, base: string): boolean {
  if (UNINFLECTED.has(base)) return false;
  const afterVowel = /[অ-ঔ\u09be-\u09cc]\u0981?$/.test(base);
  if (/^(তে|র|য়|য়েরা|য়েদের|রটা|রটি)$/.test(ending)) return afterVowel;
  // Loans in ং have it too: পার্কিংয়ের.
  if (/^(য়ের|য়ে)$/.test(ending)) return afterVowel || base.endsWith('\u0982');
  if (/^(ে|ের|েরা|েদের|েতে|েরটা|েরটি)$/.test(ending)) return !afterVowel;
  return ending !== 'কার' || /(আজ|কাল|আগে|বার|দিন|পরে|ভিতর|ভেতর|তখন|এখন|রাত|ভোর|সময়)$/.test(base);
}

/** Bases that the endings of a word allow; of nouns the longest first: মাটির is of মাটি before it is of মা. */
export function guessBengali(word: string): Guess[] {
  const guesses = byEndings(word).filter(guess => fits(word, guess));
  // বেড়াতে is going out before it is at the fence, where বেড়ায় is usual.
  const isInfinitive = (base: string) => word === `${base}তে` && base.endsWith('া');
  const length = ({ kinds, base }: Guess) => (kinds !== NOUN ? 0 : isInfinitive(base) ? -1 : base.length);
  const isFirst = ({ kinds }: Guess) => kinds === NUMBER;
  return [
    ...guesses.filter(isFirst),
    ...guesses.filter(guess => !isFirst(guess)).sort((one, other) => length(other) - length(one)),
  ];
}

/** The command to a child or a friend is the bare stem, which is mostly a noun where it is a word: ডাক, টান. */
export const guessBengaliFurther = guessByEndings([endings(VERB, 'া imperative 0\nানো imperative া')]);
