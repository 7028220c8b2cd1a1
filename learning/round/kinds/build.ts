import { shuffled } from '#contract/shuffled.ts';
import { plainSentence } from '../sentence.ts';
import { isRightOrder } from '../tiles/tile-order.ts';
import { falseTiles, rightTiles, tileKey } from '../tiles/tiles.ts';
import type { Asked, Kind } from './kind.ts';

/** The sentence of the word is put together from tiles, of which some belong to no place. */
export const build: Kind = {
  shape: 'tiles',
  isProduced: true,
  seconds: 9,
  testType: 'word_to_translation',
  canAsk: (word, { learn }) => rightTiles(word, learn) !== undefined,
  wanted: word => (word.sentence === undefined ? word.word : plainSentence(word.sentence.text)),
  question: ({ word, wishes, words }, random) => {
    const tiles = rightTiles(word, wishes.learn, words) ?? [];
    const wrong = falseTiles(tiles, { word, words, learn: wishes.learn }, random);
    return { shape: 'tiles', tiles: shuffled([...tiles, ...wrong], random) };
  },
  check: (question, answer, asked) => {
    if (question.shape !== 'tiles' || !('tiles' in answer)) return undefined;
    const laid = answer.tiles.flatMap(place => question.tiles[place] ?? []);
    const isRepeated = new Set(answer.tiles).size < answer.tiles.length;
    if (laid.length === 0 || laid.length < answer.tiles.length || isRepeated) return undefined;
    return verdictOf(laid, asked);
  },
};

function verdictOf(laid: readonly string[], { word, wishes, words }: Asked): ReturnType<Kind['check']> {
  const { learn } = wishes;
  const right = rightTiles(word, learn, words) ?? [];
  const wanted = build.wanted(word, { shape: 'tiles', tiles: [] });
  const sentence = right.map(tile => tileKey(tile, learn));
  const keys = laid.map(tile => tileKey(tile, learn));
  if (keys.join('') === sentence.join('')) return { outcome: 'right', wanted };
  const wrongTiles = tilesOutOfPlace(keys, sentence);
  const outcome = isRightOrder(keys, sentence, learn) ? 'almost' : 'missed';
  return { outcome, wanted, wrongTiles };
}

/** The places of tiles that have to move or to go: those outside the longest row that stands in its order. */
function tilesOutOfPlace(laid: readonly string[], right: readonly string[]): number[] {
  const longest = longestInOrder(laid, right);
  return laid.map((_, place) => place).filter(place => !longest.includes(place));
}

/** The places in `laid` of the longest common subsequence; both have at most eight tiles. */
function longestInOrder(laid: readonly string[], right: readonly string[]): number[] {
  let best: number[][] = right.map(() => []);
  let before: number[][] = [];
  for (const [place, tile] of laid.entries()) {
    before = best;
    best = [];
    for (const [at, wanted] of right.entries()) {
      const joined = tile === wanted ? [...(before[at - 1] ?? []), place] : [];
      const others = [before[at] ?? [], best[at - 1] ?? [], joined];
      best.push(others.reduce((one, other) => (other.length > one.length ? other : one)));
    }
  }
  return best.at(-1) ?? [];
}
