import {
  DAMMA,
  FATHA,
  isLong,
  KASRA,
  type MarkedLetter,
  marked,
  markedLetters,
  SUKUN,
  withLast,
  wordOf,
} from './marked-letters.ts';

/** The persons of a tense: I, you to a man, you to a woman, he, she, we, you all, they. */
export type Persons = readonly string[];

const END_OF_FEMININE = markedLetters('ينَ');
const END_OF_PLURAL = markedLetters('ونَ');
const WAW_ALIF = markedLetters('وا');

/** عَضَّ, that I bit: عَضِضْتُ; other doubled verbs have a there. */
const WITH_KASRA = new Set(['عَضَّ'.normalize('NFC')]);

/** A hamza before a vowel, by its bearer. */
const seated = (letters: readonly MarkedLetter[], vowel: string): MarkedLetter[] => {
  const last = letters.at(-1);
  if (last === undefined || !/[أء]/.test(last.letter)) return withLast(letters, { vowel });
  const isAfterYa = isLong(letters.at(-2)) && letters.at(-2)?.letter === 'ي';
  const letter = vowel === KASRA || isAfterYa ? 'ئ' : 'ؤ';
  return withLast(letters, { letter, vowel });
};

/** What an ending that begins with a consonant is put to: كَتَبْ, قُلْ, مَرَرْ, مَشَيْ. */
function shortStem(past: readonly MarkedLetter[], present: readonly MarkedLetter[]): MarkedLetter[] {
  const last = past.at(-1) ?? marked('');
  const before = past.at(-2) ?? marked('');
  const start = past.slice(0, -1);
  if (isLong(last)) return [...start, marked(last.letter === 'ا' ? 'و' : 'ي', SUKUN)];
  if (last.letter === 'ي' && before.vowel === KASRA) return [...start, marked('ي')];
  if (last.isDouble) {
    // أَحَبَّ has given its vowel to the letter before: أَحْبَبْ.
    const isMoved = past.length > 2 && past.at(-3)?.vowel !== SUKUN;
    const vowel = WITH_KASRA.has(wordOf(past)) ? KASRA : FATHA;
    const parted = [marked(last.letter, vowel), marked(last.letter, SUKUN)];
    return [...past.slice(0, -2), isMoved ? { ...before, vowel: SUKUN } : before, ...parted];
  }
  if (before.letter === 'ا' && isLong(before)) return hollowStem(past, present);
  return withLast(past, { vowel: SUKUN });
}

/** قُلْ of يَقُولُ, بِعْ and خِفْ of the others; longer verbs have a: أَرَدْ. */
function hollowStem(past: readonly MarkedLetter[], present: readonly MarkedLetter[]): MarkedLetter[] {
  const isWaw = present.some(letter => letter.letter === 'و' && isLong(letter));
  const vowel = past.length > 3 ? FATHA : isWaw ? DAMMA : KASRA;
  const last = past.at(-1) ?? marked('');
  const letter = last.letter === 'ء' ? (vowel === FATHA ? 'أ' : 'ئ') : last.letter;
  return [...withLast(past.slice(0, -2), { vowel }), marked(letter, SUKUN)];
}

/** Puts an ending to a stem; two ت and two ن become one: أَثْبَتُّ, سَكَنَّا. */
function joined(stem: readonly MarkedLetter[], ending: string): string {
  const [first = marked(''), ...rest] = markedLetters(ending);
  const last = stem.at(-1);
  if (last?.letter === first.letter && last.vowel === SUKUN)
    return wordOf([...stem.slice(0, -1), { ...first, isDouble: true }, ...rest]);
  return wordOf([...stem, first, ...rest]);
}

/** The past in all persons, of "he did" and "he does". */
export function pastPersons(past: string, present: string): Persons {
  const letters = markedLetters(past);
  const stem = shortStem(letters, markedLetters(present));
  const last = letters.at(-1);
  const isDefective = isLong(last);
  const she = isDefective ? letters.slice(0, -1) : letters;
  const [i, you, toWoman, we, youAll] = ['تُ', 'تَ', 'تِ', 'نَا', 'تُمْ'].map(ending => joined(stem, ending));
  return [i, you, toWoman, past, wordOf([...she, marked('ت', SUKUN)]), we, youAll, theyDid(letters)].map(
    form => form ?? '',
  );
}

function theyDid(letters: readonly MarkedLetter[]): string {
  const last = letters.at(-1);
  if (isLong(last)) return wordOf([...letters.slice(0, -1), marked('و', SUKUN), marked('ا')]);
  const isShortened = last?.letter === 'ي' && letters.at(-2)?.vowel === KASRA;
  const stem = isShortened ? letters.slice(0, -1) : letters;
  return wordOf([...seated(stem, DAMMA), ...WAW_ALIF]);
}

/** The present in all persons, of "he does". */
export function presentPersons(present: string): Persons {
  const he = markedLetters(present);
  const [, ...rest] = he;
  const vowel = he[0]?.vowel ?? '';
  const of = (person: string, letters: readonly MarkedLetter[] = rest) =>
    wordOf([marked(person, vowel), ...letters]);
  return [
    myself(vowel, rest),
    of('ت'),
    of('ت', withEnding(rest, KASRA)),
    present,
    of('ت'),
    of('ن'),
    of('ت', withEnding(rest, DAMMA)),
    of('ي', withEnding(rest, DAMMA)),
  ];
}

/** Two hamzas are one long vowel: آكُلُ, أُوذِي. */
function myself(vowel: string, rest: readonly MarkedLetter[]): string {
  const [first = marked(''), ...others] = rest;
  if (/[أؤ]/.test(first.letter) && first.vowel === SUKUN)
    return wordOf(vowel === FATHA ? [marked('آ'), ...others] : [marked('أ', vowel), marked('و'), ...others]);
  return wordOf([marked('أ', vowel), ...rest]);
}

/** تَكْتُبِينَ and تَكْتُبُونَ, by the vowel of the ending; تَنْسَيْنَ and تَنْسَوْنَ keep their a. */
function withEnding(stem: readonly MarkedLetter[], vowel: typeof KASRA | typeof DAMMA): MarkedLetter[] {
  const last = stem.at(-1);
  const ending = vowel === KASRA ? END_OF_FEMININE : END_OF_PLURAL;
  if (!isLong(last)) return [...seated(stem, vowel), ...ending];
  const start = stem.slice(0, -1);
  if (last?.letter === 'ى') {
    const [first = marked(''), ...others] = ending;
    return [...start, { ...first, vowel: SUKUN }, ...others];
  }
  return [...withLast(start, { vowel }), ...ending];
}

/** What is said to a man, to a woman and to several, of "he did" and "he does". */
export function commands(past: string, present: string): readonly string[] {
  const [prefix = marked(''), ...body] = markedLetters(present);
  const isFourth = past.startsWith('أ') && prefix.vowel === DAMMA && body[0]?.letter !== 'ؤ';
  const stem = beginning(body, isFourth);
  const last = stem.at(-1);
  const feminine = withEnding(stem, KASRA).slice(0, -1);
  const plural = [...withEnding(stem, DAMMA).slice(0, -1), marked('ا')];
  return [toOneMan(stem, last), wordOf(feminine), wordOf(plural)];
}

/** What cannot begin a word gets an ا: اِجْلِسْ, اُكْتُبْ, أَرْسِلْ. */
function beginning(body: readonly MarkedLetter[], isFourth: boolean): MarkedLetter[] {
  const [first = marked(''), second, ...rest] = body;
  if (isFourth) {
    // أَوْقِفْ of يُوقِفُ.
    const own = isLong(first) ? { ...first, vowel: SUKUN } : first;
    return [marked('أ', FATHA), own, ...(second === undefined ? [] : [second, ...rest])];
  }
  if (first.vowel !== SUKUN && !first.isDouble)
    return [first.letter === 'ؤ' ? { ...first, letter: 'أ' } : first, ...body.slice(1)];
  return [marked('ا', second?.vowel === DAMMA ? DAMMA : KASRA), ...body];
}

function toOneMan(stem: readonly MarkedLetter[], last: MarkedLetter | undefined): string {
  if (isLong(last)) return wordOf(stem.slice(0, -1));
  if (last?.isDouble === true) return wordOf(withLast(stem, { vowel: FATHA }));
  if (!isLong(stem.at(-2))) return wordOf(withLast(stem, { vowel: SUKUN }));
  // قُلْ of قُولُ, أَضِئْ of أُضِيءُ.
  const letter = last?.letter === 'ء' ? 'ئ' : (last?.letter ?? '');
  return wordOf([...stem.slice(0, -2), marked(letter, SUKUN)]);
}
