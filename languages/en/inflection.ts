import { expandContraction } from './contractions.ts';
import { type BaseForm, IRREGULAR_FORMS, STAND_IN_FORMS, WORDS_FIRST } from './irregular-forms.ts';
import { stemsOf } from './suffixes.ts';

/** The parts of speech of a word in its base form; none when it is not known. */
export type Lexicon = (form: string) => readonly string[];

/**
 * The base forms of an English word, commonest first: of `saw` see and saw, of `houses` house. Which parts of speech they
 * have to be tells `wound` of the verb to wind from the wind that blows. A contraction answers its full words (`dont`: do
 * not). None when nothing leads to a word of the lexicon.
 *
 * @param word in lower case; its apostrophes may be missing
 */
export function baseForms(word: string, lexicon: Lexicon): readonly BaseForm[] {
  const full = expandContraction(word);
  if (word.includes("'") && lexicon(word).length === 0) {
    return full === undefined ? baseForms(withoutPossessive(word), lexicon) : [ofAnyKind(full)];
  }
  const own = lexicon(word).length > 0 ? [ofAnyKind(word)] : [];
  const irregular = knownOf(IRREGULAR_FORMS.get(word), lexicon);
  const readings = WORDS_FIRST.has(word) ? [...own, ...irregular] : [...irregular, ...own];
  if (full !== undefined) readings.push(ofAnyKind(full));
  if (readings.length > 0) return readings;
  const standIns = knownOf([...(STAND_IN_FORMS.get(word) ?? []), ...ofOtherKinds(word)], lexicon);
  return standIns.length > 0 ? standIns : bySuffix(word, lexicon);
}

/**
 * What a word with an entry of its own is besides, as a form of another one: damaged of damage, days of day. Other endings make
 * words that have lost their likeness: hardly is not of hard.
 */
export function formsBesides(word: string, lexicon: Lexicon): readonly BaseForm[] {
  return /(?:[^s]s|ed|ing)$/.test(word) ? bySuffix(word, lexicon) : [];
}

/** Who drank is explained by the noun drink where the verb is missing. */
function ofOtherKinds(word: string): BaseForm[] {
  return (IRREGULAR_FORMS.get(word) ?? []).map(({ base }) => ofAnyKind(base));
}

const ofAnyKind = (base: string): BaseForm => ({ base, kinds: [] });

function knownOf(bases: readonly BaseForm[] = [], lexicon: Lexicon): BaseForm[] {
  return bases.filter(base => isKnown(base, lexicon));
}

function isKnown({ base, kinds }: BaseForm, lexicon: Lexicon): boolean {
  return lexicon(base).some(kind => kinds.length === 0 || kinds.includes(kind));
}

/** The first stem that is a word of the right kind: `hated` is no form of the noun hat. */
function bySuffix(word: string, lexicon: Lexicon): BaseForm[] {
  for (const stem of stemsOf(word)) {
    if (isKnown(stem, lexicon)) return [stem];
    const plural = knownOf(IRREGULAR_FORMS.get(stem.base), lexicon).filter(({ kinds }) =>
      kinds.includes('noun'),
    );
    // "childrens" is what remains of "children's".
    if (`${stem.base}s` === word && plural.length > 0) return plural;
  }
  // An ending on an ending: drawings, surprisingly.
  const inner = /^(.*(?:ing|ed))(?:s|ly)$/.exec(word)?.[1];
  return inner === undefined ? [] : bySuffix(inner, lexicon);
}

function withoutPossessive(word: string): string {
  return word.replace(/'s?$/, '').replaceAll("'", '');
}
