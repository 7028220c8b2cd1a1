import { shuffled } from '#contract/shuffled.ts';
import type { RoundWord } from '../round-word.ts';
import type { Kind, Question } from './kind.ts';

const PAIRS = 5;

/** Five words beside their five meanings. It takes words of its own (`matchWords`), so it never asks a single one. */
export const match: Kind = {
  shape: 'pairs',
  isProduced: false,
  seconds: 12,
  testType: 'translation_to_word',
  canAsk: () => false,
  wanted: ({ translation }) => translation,
  question: ({ words }, random) => pairsQuestion(words, random),
  check: (question, answer, { words }) => {
    if (question.shape !== 'pairs' || !('pair' in answer)) return undefined;
    const [word, chosen] = answer.pair.map(id => (isOpen(question, id) ? wordOf(words, id) : undefined));
    if (word === undefined || chosen === undefined) return undefined;
    const wanted = word.translation;
    if (word.id === chosen.id) return { outcome: 'right', wanted };
    const { id, translation } = chosen;
    return { outcome: 'missed', wanted, chosen: { id, word: chosen.word, translation } };
  },
};

/** The first five words of which no two look or mean alike; undefined where there are fewer. */
export function matchWords(words: readonly RoundWord[]): RoundWord[] | undefined {
  const taken: RoundWord[] = [];
  for (const word of words) {
    const isAlike = taken.some(
      other => isSame(other.word, word.word) || isSame(other.translation, word.translation),
    );
    if (!isAlike) taken.push(word);
    if (taken.length === PAIRS) return taken;
  }
  return undefined;
}

function pairsQuestion(words: readonly RoundWord[], random: () => number): Question {
  const ids = words.map(({ id }) => id);
  return {
    shape: 'pairs',
    wordIds: shuffled(ids, random),
    translationIds: shuffled(ids, random),
    matchedIds: [],
  };
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

const isOpen = ({ wordIds, matchedIds }: Extract<Question, { shape: 'pairs' }>, id: string) =>
  wordIds.includes(id) && !matchedIds.includes(id);

const wordOf = (words: readonly RoundWord[], id: string) => words.find(word => word.id === id);
