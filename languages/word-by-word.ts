import type { LanguageSpeech, Piece, Utterance } from './language.ts';
import type { Lexicon } from './lexicon.ts';
import type { Phoneme } from './phonemes.ts';

/** A word in its place, for rules that look beyond it. */
export type WordInText = {
  word: string;
  /** Known where the word is all that is said and is taught. */
  pos: string | undefined;
  isAlone: boolean;
  /** The words beside it, unless punctuation is between. */
  before: string | undefined;
  after: string | undefined;
};

type Options = {
  lexicon?: Lexicon;
  /** The sounds of a word by the rules of the language; undefined leaves it to the engine. */
  rule?: (word: WordInText) => readonly Phoneme[] | undefined;
  /** Respells what is left to the engine, spaces and all. */
  respell?: (letters: string) => string;
  /** What is a word; letters with their marks, and apostrophes between them, unless given. Needs the flags g and u. */
  word?: RegExp;
};

const WORD = /[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu;

/** For languages with words like *E-Mail* and *week-end*, which are not said as their parts are. */
export const HYPHENATED_WORD = /[\p{L}\p{M}]+(?:[-'’][\p{L}\p{M}]+)*/gu;

/** Makes the `pronounce` of a language that is said word by word: lexicon, then rule, then the engine. */
export function wordByWord({
  lexicon,
  rule,
  respell = letters => letters,
  word = WORD,
}: Options): LanguageSpeech['pronounce'] {
  const soundsOf = (place: WordInText) => lexicon?.find(place.word, place.pos) ?? rule?.(place);
  return ({ text, spoken, pos }) => {
    const pieces: Piece[] = [];
    let unknown = '';
    const endUnknown = () => {
      if (unknown !== '') pieces.push({ letters: respell(unknown) });
      unknown = '';
    };
    for (const part of partsOf(spoken ?? text, pos, word)) {
      const phonemes = part.place && soundsOf(part.place);
      if (phonemes === undefined) unknown += part.letters;
      else {
        endUnknown();
        pieces.push({ letters: part.letters, phonemes });
      }
    }
    endUnknown();
    return pieces;
  };
}

type Part = { letters: string; place?: WordInText };

/** The words with what is between them, in order. */
function partsOf(text: string, pos: Utterance['pos'], pattern: RegExp): Part[] {
  const words = [...text.matchAll(pattern)];
  const beside = (from: number, to: number) => (/^\s+$/.test(text.slice(from, to)) ? 'near' : 'far');
  const parts: Part[] = [];
  let end = 0;
  for (const [index, match] of words.entries()) {
    const [word] = match;
    const [previous, next] = [words[index - 1], words[index + 1]];
    if (match.index > end) parts.push({ letters: text.slice(end, match.index) });
    const isNear = previous !== undefined && beside(end, match.index) === 'near';
    end = match.index + word.length;
    const isNextNear = next !== undefined && beside(end, next.index) === 'near';
    const isAlone = word === text;
    const place = {
      word,
      pos: isAlone ? pos : undefined,
      isAlone,
      before: isNear ? previous[0] : undefined,
      after: isNextNear ? next[0] : undefined,
    };
    parts.push({ letters: word, place });
  }
  if (end < text.length) parts.push({ letters: text.slice(end) });
  return parts;
}
