import type { TrainerAnswer } from '#contract/trainers.ts';
import { gradeAnswer } from '../grade.ts';
import type { Grade } from '../log.ts';
import type { Pace } from '../pace.ts';
import type { KindPaces } from './estimate.ts';
import { KINDS } from './kinds.ts';
import { type Round, type Try, wordOf } from './round-state.ts';
import { isFresh, isReading, type RoundWord } from './round-word.ts';

/** A row of the log without what only its device knows: the language and the day. */
export type RoundRow = Omit<TrainerAnswer, 'learn' | 'grade' | 'day' | 'practice' | 'round'> & {
  grade: Grade | null;
  practice: boolean;
};

/**
 * The row of a try. All tries of a word that was met in the round say something of its memory, and the log decides by the last
 * produced one; of another word only the first does, and none of one that was asked before it was due. `pace` is that of the
 * learner's right answers of this kind.
 */
export function rowOf(tried: Try, word: RoundWord, pace: Pace = []): RoundRow {
  const { kind, correct, milliseconds } = tried;
  const testType = KINDS[kind].testType;
  const practice = !isFresh(word) && (word.why === 'practice' || tried.return !== undefined);
  const pressed = tried.grade ?? (correct ? 3 : 1);
  const given = { testType, correct, milliseconds, practice, grade: pressed };
  return {
    id: tried.id,
    wordId: tried.wordId,
    testType,
    correct,
    milliseconds,
    answeredAt: tried.answeredAt,
    options: tried.options,
    chosenId: tried.chosenId,
    grade: gradeAnswer(given, { [testType]: pace }),
    practice,
    kind,
    step: tried.step,
  };
}

/** The rows of all tries so far, of one round; what was read for its letters has none. */
export function rowsOf(round: Round, paces: KindPaces = {}) {
  return round.tries.flatMap(tried => {
    const word = wordOf(round, tried.wordId);
    return word === undefined || isReading(word)
      ? []
      : [{ ...rowOf(tried, word, paces[tried.kind]), round: round.id }];
  });
}
