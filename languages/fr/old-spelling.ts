import type { Guess } from '../word-forms/language-forms.ts';
import { guessFrench } from './endings.ts';
import { FRENCH_IRREGULAR } from './irregular-forms.ts';

/** Letters of the spelling of 1990 with what stood there before: connait, gout, évènement. */
const OLD_LETTERS: Readonly<Record<string, string>> = { i: 'î', u: 'û', è: 'é' };

function* oldSpellings(word: string): Iterable<string> {
  for (let at = 0; at < word.length; at++) {
    const letter = OLD_LETTERS[word[at] ?? ''];
    if (letter !== undefined) yield word.slice(0, at) + letter + word.slice(at + 1);
  }
  // aigüe was aiguë, ambigüité ambiguïté.
  const old = word.replace('güe', 'guë').replace('güi', 'guï');
  if (old !== word) yield old;
}

/** What a word in the spelling of 1990 may come from, for words that are nothing as they stand. */
export function* inOldSpelling(word: string): Iterable<Guess> {
  for (const old of oldSpellings(word)) {
    yield { base: old, kinds: [], tags: [] };
    // The past keeps its sign: mimes are no mîmes.
    for (const guess of [...(FRENCH_IRREGULAR.get(old) ?? []), ...guessFrench(old)])
      if (!guess.tags.includes('past')) yield guess;
  }
}
