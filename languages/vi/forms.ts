import { foldWord } from '../word-forms/fold.ts';
import { inflected } from '../word-forms/inflected.ts';
import type { KnownWords, LanguageForms, Piece } from '../word-forms/language-forms.ts';
import { splitWords } from '../word-forms/pieces.ts';
import { VIETNAMESE_GRAMMAR } from './grammar-words.ts';

const LONGEST_WORD = 4;
/** Tone on the second vowel of oa, oe, uy (hoà) stands on the first one in our rows (hòa); of qu the u is no vowel. */
const NEW_STYLE = /(?<!q)([ou])([aey])([\u0300\u0301\u0303\u0309\u0323])(?![\p{L}\p{M}])/gu;

const foldVietnamese = (form: string) =>
  foldWord(form).normalize('NFD').replace(NEW_STYLE, '$1$3$2').normalize('NFC').replace(/\s+/g, ' ');

export const vietnameseForms: LanguageForms = {
  fold: foldVietnamese,
  // Verbs and nouns are listed with words that depend on the sentence: anh ấy, con mèo.
  headwords: form => (/^(con|cái|quả|trái|cây|chiếc|sự) \S+$/.test(form) ? [form.replace(/^\S+ /, '')] : []),
  candidates: inflected({ fold: foldVietnamese, grammar: VIETNAMESE_GRAMMAR }),
  split: (text, known) =>
    joinSyllables(
      splitWords(text, word => word.split(/(-)/)),
      known,
    ),
};

/** One word of Vietnamese is often several syllables: the longest that we know is taken. */
function joinSyllables(pieces: readonly Piece[], known: KnownWords): Piece[] {
  const joined: Piece[] = [];
  for (let place = 0; place < pieces.length; ) {
    const length = longestAt(pieces, place, known);
    const parts = pieces.slice(place, place + length);
    const [first] = parts;
    if (first !== undefined) joined.push({ ...first, text: parts.map(({ text }) => text).join('') });
    place += length;
  }
  return joined;
}

/** How many pieces, gaps among them, are one word. */
function longestAt(pieces: readonly Piece[], place: number, known: KnownWords): number {
  if (!pieces[place]?.isWord) return 1;
  let text = pieces[place]?.text ?? '';
  let longest = 1;
  for (let more = 1; more < LONGEST_WORD; more++) {
    const [gap, next] = [pieces[place + 2 * more - 1], pieces[place + 2 * more]];
    if (gap === undefined || next === undefined || !next.isWord || !/^\s+$/.test(gap.text)) break;
    text += gap.text + next.text;
    const folded = foldVietnamese(text);
    const isSentence = more > 1 && known.get(folded)?.every(({ pos }) => pos === 'phrase');
    // Not to do something is two words, even where a row explains it by both: không biết.
    const denied = /^không (.+)$/.exec(folded)?.[1] ?? '';
    const isDenial = known.get(denied)?.some(({ pos }) => pos === 'verb') ?? false;
    if ((known.has(folded) && !isSentence && !isDenial) || VIETNAMESE_GRAMMAR.has(folded))
      longest = 2 * more + 1;
  }
  return longest;
}
