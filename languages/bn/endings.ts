import { type Ending, endings, guessByEndings, rewriter } from '../word-forms/endings.ts';

const VERB = ['verb'];
const NOUN = ['noun', 'adjective', 'pronoun', 'numeral', 'determiner', 'adverb', 'preposition'];

const NOUNS = endings(
  NOUN,
  `
    0 definite-article টি টা খানা খানি টুকু
    0 definite-article+genitive টির টার
    0 definite-article+accusative টিকে টাকে
    0 definite-article+locative টিতে টায়
    0 plural গুলো গুলি রা এরা েরা য়েরা
    0 plural+genitive গুলোর গুলির দের এদের েদের য়েদের
    0 plural+accusative গুলোকে গুলিকে দেরকে েদেরকে
    0 plural+locative গুলোতে গুলিতে
    0 accusative কে
    0 genitive র ের য়ের এর
    0 locative তে ে য় য়ে এ
    0 emphasis ই
    0 who ওয়ালা ওয়ালার ওয়ালাকে
    0 also ও`,
);

/** After a consonant (করি), after a vowel (খাই), and of verbs in -ানো (ঘুমাই). */
const PRESENT = 'ি/ই িস/স ে/য় ি/ই ো/ও ে/য়';
/** How many people, how often: তিনজন, তিনবার. */
const NUMBERS = endings(['numeral', 'determiner', ''], '0 measure-word জন বার');

const VERBS = endings(
  VERB,
  `
    া/ওয়া present* ${PRESENT}
    া/ওয়া present+polite েন ন
    া/ওয়া progressive+i ছি চ্ছি
    া/ওয়া progressive+you ছ ছো চ্ছ চ্ছো
    া/ওয়া progressive+he ছে চ্ছে
    া/ওয়া progressive+polite ছেন চ্ছেন
    া/ওয়া past+progressive+i ছিলাম চ্ছিলাম
    া/ওয়া past+progressive+he ছিল ছিলো চ্ছিল চ্ছিলো
    া/ওয়া past+progressive+polite ছিলেন চ্ছিলেন
    া/ওয়া past+i লাম
    া/ওয়া past+you লে
    া/ওয়া past+he ল লো
    া/ওয়া past+polite লেন
    া/ওয়া future+i ব বো
    া/ওয়া future+you বে
    া/ওয়া future+polite বেন
    া/ওয়া imperfect+i তাম
    া/ওয়া imperfect+he ত তো
    া/ওয়া imperfect+polite তেন
    া/ওয়া infinitive তে
    া/ওয়া if লে
    া/ওয়া and-then ে য়ে
    া/ওয়া perfect+i েছি য়েছি
    া/ওয়া perfect+you েছ েছো য়েছ য়েছো
    া/ওয়া perfect+he েছে য়েছে
    া/ওয়া perfect+polite েছেন য়েছেন
    া/ওয়া past+perfect েছিল য়েছিল েছিলাম য়েছিলাম েছিলেন য়েছিলেন েছিলো
    া/ওয়া imperative+polite ুন ন
    া/ওয়া imperative+he ুক ক
    া/ওয়া imperative 0 ো ও
    া/ওয়া verbal-noun বার
    া genitive ার
    ওয়া genitive ওয়ার
    া definite-article াটা
    ানো present* াই াস ায় াই াও ায়
    ানো present+polite ান
    ানো progressive াচ্ছি াচ্ছে াচ্ছেন াচ্ছ
    ানো past+progressive াচ্ছিল াচ্ছিলাম
    ানো past+i ালাম
    ানো past+he াল ালো
    ানো past+polite ালেন
    ানো future াব াবে াবেন
    ানো imperfect াতাম াত াতো
    ানো infinitive াতে
    ানো and-then িয়ে
    ানো perfect িয়েছি িয়েছে িয়েছেন িয়েছ
    ানো past+perfect িয়েছিল িয়েছিলাম িয়েছিলেন
    ানো if ালে
    ানো imperative ান াও া
    ানো genitive ানোর`.normalize('NFC'),
);

const changesOfVerbs = rewriter([
  [/ি(?=[^\u09be-\u09cc]*$)/, 'ে'],
  [/ু(?=[^\u09be-\u09cc]*$)/, 'ো'],
  [/^উ/, 'ও'],
  [/^এ/, 'আ'],
  [/ে(?=[^\u09be-\u09cc]*$)/, 'া'],
]);

/** The vowel of the stem rises before some endings: লেখা, লিখি; শোনা, শুনল; ওঠা, উঠে. */
function stemChanges(stem: string, { kinds }: Ending): string[] {
  if (kinds !== VERB) return [];
  return changesOfVerbs(stem);
}

export const guessBengali = guessByEndings([NOUNS, NUMBERS, VERBS], stemChanges);
