import { shuffled } from '#contract/shuffled.ts';
import type { Language } from '#languages/index.ts';
import { exactKey, lettersOf } from '../mercy/letters.ts';
import type { RoundWord } from '../round-word.ts';
import { plainSentence } from '../sentence.ts';
import { withoutCapital } from './capitals.ts';
import { japanesePhrases } from './japanese-tiles.ts';

const FEWEST_WORDS = 3;
const MOST_WORDS = 9;
/** Vietnamese is written in syllables, of which a word has one or two. */
const MOST_SYLLABLES = 12;
const MOST_TILES = 8;
const MOST_FALSE = 2;
const ENDS_SENTENCE = /[.!?…。！？؟।][^\p{L}]*$/u;

/**
 * The sentence of a word as tiles in their order, at most eight: words as the language writes them, without punctuation and the
 * capital of a beginning. Undefined where it has none, is too short or too long, or cannot be parted. `words` of the round tell
 * which capitals belong to a word.
 */
export function rightTiles(
  { word, sentence }: RoundWord,
  learn: Language,
  words: readonly RoundWord[] = [],
): string[] | undefined {
  if (sentence === undefined) return undefined;
  const parts = partsOf(plainSentence(sentence.text), sentence.reading, learn);
  const most = learn === 'vi' ? MOST_SYLLABLES : MOST_WORDS;
  if (parts === undefined || parts.length < FEWEST_WORDS || parts.length > most) return undefined;
  const isKnown = (text: string) =>
    text === word || words.some(other => other.word === text || hasInside(other, text));
  const tiles = parts.map(({ text, isFirst }) => (isFirst ? withoutCapital(text, learn, isKnown) : text));
  return merged(tiles, isSpaced(learn) ? ' ' : '');
}

/** Tiles that belong to no place: at most two, from other sentences of the round, or else from the word's wrong options. */
export function falseTiles(
  tiles: readonly string[],
  { word, words, learn }: { word: RoundWord; words: readonly RoundWord[]; learn: Language },
  random: () => number,
): string[] {
  const count = Math.min(MOST_FALSE, MOST_TILES - tiles.length);
  const taken = new Set(tiles.map(tile => tileKey(tile, learn)));
  const others = words.flatMap(other =>
    other.id === word.id ? [] : (rightTiles(other, learn, words) ?? []),
  );
  const options = word.otherWords.map(option => option.word);
  const chosen: string[] = [];
  for (const tile of [...shuffled(others, random), ...shuffled(options, random)]) {
    if (chosen.length >= count) break;
    const key = tileKey(tile, learn);
    if (key === '' || taken.has(key)) continue;
    taken.add(key);
    chosen.push(tile);
  }
  return chosen;
}

/** A tile as it is compared, whatever its case. */
export function tileKey(tile: string, learn: Language): string {
  return exactKey(lettersOf(tile, learn)).replaceAll(' ', '');
}

type Part = { text: string; isFirst: boolean };

const isSpaced = (learn: Language) => learn !== 'ja' && learn !== 'zh';

function partsOf(sentence: string, reading: string | undefined, learn: Language): Part[] | undefined {
  if (learn === 'ja') return bare(japanesePhrases(sentence, plainSentence(reading ?? '')));
  if (learn === 'zh') return bare(chineseWords(sentence));
  return bare(sentence.split(/\s+/));
}

/** Words without the punctuation around them; what is nothing else falls away. */
function bare(words: readonly string[] | undefined): Part[] | undefined {
  let isFirst = true;
  return words?.flatMap(word => {
    const text = word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{M}\p{N}’']+$/gu, '');
    const part = { text, isFirst };
    if (text !== '') isFirst = ENDS_SENTENCE.test(word);
    return text === '' ? [] : [part];
  });
}

let segmenter: Intl.Segmenter | undefined;

/** Chinese has no spaces; where the device cannot part it, its sentences are not asked. */
function chineseWords(sentence: string): string[] | undefined {
  if (!('Segmenter' in Intl)) return undefined;
  segmenter ??= new Intl.Segmenter('zh', { granularity: 'word' });
  return [...segmenter.segment(sentence)].map(({ segment }) => segment);
}

/** True where a word stands inside a sentence, so that a capital is no beginning's. */
function hasInside({ sentence }: RoundWord, word: string): boolean {
  if (sentence?.text.includes(word) !== true) return false;
  const parts = bare(plainSentence(sentence.text).split(/\s+/)) ?? [];
  return parts.some(({ text, isFirst }) => text === word && !isFirst);
}

/** The shortest neighbours become one tile until there are few enough. */
function merged(tiles: readonly string[], joint: string): string[] {
  const result = [...tiles];
  while (result.length > MOST_TILES) {
    const lengths = result.slice(1).map((tile, place) => tile.length + (result[place]?.length ?? 0));
    const shortest = lengths.indexOf(Math.min(...lengths));
    result.splice(shortest, 2, result.slice(shortest, shortest + 2).join(joint));
  }
  return result;
}
