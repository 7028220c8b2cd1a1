import {
  DAMMA,
  FATHA,
  KASRA,
  type MarkedLetter,
  marked,
  markedLetters,
  SUKUN,
  withLast,
  wordOf,
} from './marked-letters.ts';
import { NOUN_PLURALS } from './noun-plurals.ts';

const SUN_LETTER = /[تثدذرزسشصضطظلن]/;
/** The ending of words like نَادٍ, whose ي comes back: النَّادِي. */
const KASRATAN = '\u064d';

/** Names, and words that never have the article. */
const WITHOUT_ARTICLE = new Set(
  `
بَرِيطَانِيَا أُوكْرَانِيَا أَلْمَانِيَا فَرَنْسَا إِسْبَانِيَا إِيطَالِيَا بُولَنْدَا تُرْكِيَا مِصْر فِيتْنَام إِنْدُونِيسِيَا بَنْغْلَادِيش كَنَدَا أُسْتُرَالِيَا رُوسِيَا هُولَنْدَا بِلْجِيكَا سُوِيسْرَا فِنْلَنْدَا
إِيرْلَنْدَا رُومَانِيَا نَيْجِيرِيَا كِينْيَا إِسْرَائِيل إِيرَان بَاكِسْتَان نِيبَال تَايْلَانْد مَالِيزِيَا نِيُوزِيلَنْدَا كُوبَا كُولُومْبِيَا يَنَايِر فَبْرَايِر مَارِس أَبْرِيل مَايُو يُونِيُو يُولِيُو أُغُسْطُس
سِبْتَمْبِر أُكْتُوبِر نُوفَمْبِر دِيسَمْبِر مَامَا بَابَا بِالْمِئَة اللّٰه جَهَنَّم رَمَضَان وَالِدَان زَوْجَان
`
    .normalize('NFC')
    .trim()
    .split(/\s+/),
);

/** Two of them, where the rule does not tell. */
const DUALS: Readonly<Record<string, readonly [string, string]>> = Object.fromEntries(
  [
    ['أَب', 'أَبَوَانِ', 'أَبَوَيْنِ'],
    ['أَخ', 'أَخَوَانِ', 'أَخَوَيْنِ'],
    ['شَيْء', 'شَيْئَانِ', 'شَيْئَيْنِ'],
    ['خَطَأ', 'خَطَآنِ', 'خَطَأَيْنِ'],
  ].map(forms => {
    const [singular = '', subject = '', other = ''] = forms.map(form => form.normalize('NFC'));
    return [singular, [subject, other]];
  }),
);

const [WOMAN = '', WOMAN_AFTER_THE = '', THE = ''] = ['اِمْرَ', 'مَرْ', 'الْ'].map(letters =>
  letters.normalize('NFC'),
);

/** A word with the article: الْكِتَاب, الشَّمْس, الِاسْم, النَّادِي. */
export function withArticle(word: string): string {
  // الْمَرْأَة of اِمْرَأَة.
  if (word.startsWith(WOMAN)) return `${THE}${word.replace(WOMAN, WOMAN_AFTER_THE)}`;
  const letters = fullEnd(markedLetters(word));
  const [first = marked(''), ...rest] = letters;
  if (first.letter === 'ا' && first.vowel !== '')
    return wordOf([marked('ا'), marked('ل', KASRA), marked('ا'), ...rest]);
  if (SUN_LETTER.test(first.letter))
    return wordOf([marked('ا'), marked('ل'), { ...first, isDouble: true }, ...rest]);
  return wordOf([marked('ا'), marked('ل', SUKUN), ...letters]);
}

/** نَادٍ with its ي. */
function fullEnd(letters: readonly MarkedLetter[]): readonly MarkedLetter[] {
  return letters.at(-1)?.vowel === KASRATAN ? [...withLast(letters, { vowel: KASRA }), marked('ي')] : letters;
}

/** As the subject, and elsewhere; nothing where the hamza of the end is written in several ways. */
export function dual(word: string): readonly string[] {
  const own = DUALS[word];
  if (own !== undefined) return own;
  const letters = fullEnd(markedLetters(word));
  const last = letters.at(-1);
  if (last === undefined || /[ءأ]/.test(last.letter)) return [];
  const stem = withLast(letters, { letter: stemLetter(last), vowel: FATHA });
  return ['انِ', 'يْنِ'].map(ending => wordOf([...stem, ...markedLetters(ending)]));
}

/** The ة is a ت before an ending, the ى a ي. */
function stemLetter({ letter }: MarkedLetter): string {
  if (letter === 'ة') return 'ت';
  return letter === 'ى' ? 'ي' : letter;
}

/** With ات: of a word in ة instead of it. */
export function pluralInAt(word: string): string {
  const letters = markedLetters(word);
  const stem = letters.at(-1)?.letter === 'ة' ? letters.slice(0, -1) : withLast(letters, { vowel: FATHA });
  return wordOf([...stem, ...markedLetters('ات')]);
}

/** With ون as the subject, and with ين elsewhere. */
export function pluralInUn(word: string): readonly string[] {
  const letters = markedLetters(word);
  return [
    wordOf([...withLast(letters, { vowel: DAMMA }), ...markedLetters('ونَ')]),
    wordOf([...withLast(letters, { vowel: KASRA }), ...markedLetters('ينَ')]),
  ];
}

function plurals(word: string): readonly string[] {
  const plural = NOUN_PLURALS.get(word);
  if (plural === undefined) return [];
  if (plural === 'ات') return [pluralInAt(word)];
  return plural === 'ون' ? pluralInUn(word) : plural;
}

export type NounForms = { singular: string; dual: readonly string[]; plural: readonly string[] };

/** The forms of a single vowelled noun; undefined for a name, and for what has the article already. */
export function nounForms(vowelled: string): NounForms | undefined {
  const word = vowelled.normalize('NFC');
  if (/ |^ال(?:\u0652|.\u0651|.[\u064b-\u0650]\u0651|\u0650)/u.test(word) || WITHOUT_ARTICLE.has(word))
    return undefined;
  const plural = plurals(word);
  return { singular: word, dual: plural.length === 0 ? [] : dual(word), plural };
}
