import type { RoundWord } from '#learning/round/round-word.ts';
import type { WordOfRound } from '#learning/round-words.ts';
import type { WordState } from '#learning/word-state.ts';

/** The path has so many words, and only they have sentences. */
const PATH = 1000;

/**
 * A word for a round. All have sounds and wrong options, and those of the path a sentence; in every other sentence the word stands in
 * another form than in the dictionary, so that it cannot be asked as a gap of four words.
 */
export function roundWord(id: string, why: WordOfRound['why'], state: WordState | undefined): RoundWord {
  const word = nameOf(Number(id));
  const form = Number(id) % 2 === 0 ? word : `${word}s`;
  const sentence = { text: `mañana vemos [${form}] cerca de casa.`, translation: `[${id}]` };
  const otherWords = [1, 2, 3].map(distance => optionOf(String(Number(id) + distance)));
  return {
    ...{ ...optionOf(id), otherWords, why },
    ...(Number(id) < PATH && { sentence }),
    ...(state !== undefined && { state }),
  };
}

const optionOf = (id: string) => ({ id, word: nameOf(Number(id)), translation: `meaning ${id}` });

/** A word of letters for a number, another one for each. */
function nameOf(word: number): string {
  const letters = [...String(word)].map(digit => 'aeioubcdfg'[Number(digit)]);
  return `p${letters.join('')}`;
}
