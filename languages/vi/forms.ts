import { foldWord } from '../word-forms/fold.ts';
import { inflected } from '../word-forms/inflected.ts';
import type { KnownWords, LanguageForms, Piece } from '../word-forms/language-forms.ts';
import { oncePerRows, oncePerWord } from '../word-forms/once-per-rows.ts';
import { splitWords } from '../word-forms/pieces.ts';
import { VIETNAMESE_GRAMMAR } from './grammar-words.ts';

const LONGEST_WORD = 4;
/** Tone on the second vowel of oa, oe, uy (hoà) stands on the first one in our rows (hòa); of qu the u is no vowel. */
const NEW_STYLE = /(?<!q)([ou])([aey])([\u0300\u0301\u0303\u0309\u0323])(?![\p{L}\p{M}])/gu;

/** What may have such a tone or an odd space; most words have neither, and asking costs a tenth of taking them apart. */
const MAY_CHANGE = /[ou][àáãảạèéẽẻẹỳýỹỷỵ]|[^\S ]| {2}/;

const foldVietnamese = (form: string) => {
  const folded = foldWord(form);
  return MAY_CHANGE.test(folded)
    ? folded.normalize('NFD').replace(NEW_STYLE, '$1$3$2').normalize('NFC').replace(/\s+/g, ' ')
    : folded;
};

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
  const { words, fold } = wordsOf(known);
  for (let place = 0; place < pieces.length; ) {
    const length = longestAt(pieces, place, words, fold);
    const [first, ...others] = pieces.slice(place, place + length);
    if (first !== undefined)
      joined.push(
        others.length === 0
          ? first
          : { ...first, text: first.text + others.map(({ text }) => text).join('') },
      );
    place += length;
  }
  return joined;
}

/** Words of several syllables by their syllables. */
type Branch = { isWord: boolean; next: Map<string, Branch> };

const wordsOf = oncePerRows(known => {
  const words: Branch = { isWord: false, next: new Map() };
  for (const word of [...known.keys(), ...VIETNAMESE_GRAMMAR.keys()]) {
    const syllables = word.split(' ');
    if (syllables.length === 1 || syllables.length > LONGEST_WORD || !isOneWord(word, known)) continue;
    let branch = words;
    for (const syllable of syllables) {
      const next = branch.next.get(syllable) ?? { isWord: false, next: new Map() };
      branch.next.set(syllable, next);
      branch = next;
    }
    branch.isWord = true;
  }
  return { words, fold: oncePerWord(foldVietnamese) };
});

/** Whole sentences are read word by word, and not to do something is two words, even where a row explains it by both: không biết. */
function isOneWord(word: string, known: KnownWords): boolean {
  if (VIETNAMESE_GRAMMAR.has(word)) return true;
  const isSentence = / .+ /.test(word) && known.get(word)?.every(({ pos }) => pos === 'phrase');
  const denied = /^không (.+)$/.exec(word)?.[1] ?? '';
  return !isSentence && !known.get(denied)?.some(({ pos }) => pos === 'verb');
}

/** How many pieces, gaps among them, are one word. */
function longestAt(
  pieces: readonly Piece[],
  place: number,
  words: Branch,
  fold: (syllable: string) => string,
): number {
  const first = pieces[place];
  let branch = first?.isWord ? words.next.get(fold(first.text)) : undefined;
  let longest = 1;
  for (let more = 1; branch !== undefined && more < LONGEST_WORD; more++) {
    const [gap, next] = [pieces[place + 2 * more - 1], pieces[place + 2 * more]];
    if (gap === undefined || next === undefined || !next.isWord || !/^\s+$/.test(gap.text)) break;
    branch = branch.next.get(fold(next.text));
    if (branch?.isWord) longest = 2 * more + 1;
  }
  return longest;
}
