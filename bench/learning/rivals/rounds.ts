import { EXERCISE_KINDS } from '#contract/exercises.ts';
import { DAY_MS, DAY_STARTS_MS } from '#learning/day.ts';
import { gradeOf } from '#learning/grade.ts';
import { type Answer, isProduced } from '#learning/log.ts';
import { type Paces, timedAs, withAnswer } from '#learning/pace.ts';
import { decoysFor } from '#learning/packet.ts';
import { derived, step as stepOfLog } from '#learning/replay.ts';
import type { Question } from '#learning/round/kinds/kind.ts';
import { KINDS } from '#learning/round/kinds.ts';
import { rowOf } from '#learning/round/log.ts';
import { startRound, step } from '#learning/round/round.ts';
import {
  type Action,
  openStep,
  openWord,
  type Round,
  type World,
  wordOf,
} from '#learning/round/round-state.ts';
import type { RoundWishes } from '#learning/round/round-word.ts';
import { oneForm, plainSentence } from '#learning/round/sentence.ts';
import { chooseRound } from '#learning/round-words.ts';
import { isDue, type LearningSettings, NEW_WORD, type WordState } from '#learning/word-state.ts';
import type { Course, Moment, OpenStep, PolicySetting, Rival, RoundPolicy } from '../policy.ts';
import { roundSession } from '../policy.ts';
import type { Boxes } from './boxes.ts';
import { roundWord } from './round-words.ts';

/** The state of a word after one more row of its log. */
export type Schedule = (before: WordState, row: Answer, settings: LearningSettings) => WordState;

const WISHES: RoundWishes = {
  length: 20,
  kinds: EXERCISE_KINDS.filter(kind => kind !== 'flashcard'),
  canListen: true,
  canType: true,
  learn: 'es',
};

/**
 * The product itself: `chooseRound` takes the words, `learning/round/` makes the course and leads through it, and each of its rows
 * moves its word by the product's own schedule or by another one.
 */
export function rounds(name: string, settings: LearningSettings, schedule: Schedule): Rival<RoundPolicy> {
  return { name, session: roundSession, start: setting => startRounds(setting, settings, schedule) };
}

/** What the product's log makes of a row. */
export const ownSchedule: Schedule = (before, row, settings) => {
  const after = stepOfLog(before, row, settings);
  if (after === undefined) throw new Error(`The answer to ${row.wordId} is not newer than the one before.`);
  return after;
};

/**
 * A right answer moves the word up and a miss one box down or to the first, by the same rows as in the product: the last produced one
 * of its first day, and the first one of others.
 */
export function boxSchedule({ steps, onMiss }: Boxes): Schedule {
  return (state, row) => {
    const day = row.day ?? 0;
    const decidesFirstDay = state.firstDay === day && isProduced(row);
    const isCounted = state.lastDay === null || day > state.lastDay || decidesFirstDay;
    if (gradeOf(row) === null || !isCounted) return state;
    const before = decidesFirstDay ? NEW_WORD : state;
    const from = steps.indexOf(before.spacing);
    const missed = onMiss === 'first' ? 0 : Math.max(0, from - 1);
    const spacing = steps[row.correct ? Math.min(steps.length - 1, from + 1) : missed] ?? 1;
    return {
      ...before,
      ...{ state: 'learning', spacing, stability: spacing, dueDay: day + spacing, lastDay: day },
      firstDay: before.firstDay ?? day,
      lastAt: row.answeredAt,
      reps: before.reps + 1,
    };
  };
}

function startRounds(
  { words, random }: PolicySetting,
  settings: LearningSettings,
  schedule: Schedule,
): RoundPolicy {
  const states = new Map<string, WordState>();
  let paces: Paces = {};
  let nextNew = 0;
  let ids = 0;

  function world({ day, spent }: Moment): World {
    const newId = () => {
      ids += 1;
      return String(ids);
    };
    return { now: day * DAY_MS + DAY_STARTS_MS + Math.round(1000 * spent), random: random.next, newId };
  }

  function* freshWords() {
    while (nextNew < words && states.has(String(nextNew))) nextNew += 1;
    for (let word = nextNew; word < words; word += 1) yield String(word);
  }

  function log(before: Round, after: Round, day: number) {
    for (const tried of after.tries.slice(before.tries.length)) {
      const word = wordOf(after, tried.wordId);
      if (word === undefined) throw new Error(`The round has no word ${tried.wordId}.`);
      const row = rowOf(tried, word, paces[timedAs({ ...tried, testType: KINDS[tried.kind].testType })]);
      const answer: Answer = { ...row, learn: WISHES.learn, day, round: after.id };
      paces = withAnswer(paces, answer);
      states.set(word.id, schedule(states.get(word.id) ?? NEW_WORD, answer, settings));
    }
    for (const { wordId } of after.known.slice(before.known.length)) {
      const state = states.get(wordId) ?? NEW_WORD;
      states.set(wordId, derived(wordId, { ...state, mark: 'known' }, settings));
    }
  }

  return {
    round(at) {
      const { day } = at;
      const chosen = chooseRound({
        ...{ states, settings, day, fresh: freshWords(), length: WISHES.length },
        ...{ takes: () => true, isChosen: false },
      });
      const asked = chosen.map(({ wordId, why }) => roundWord(wordId, why, states.get(wordId)));
      const started = startRound(asked, WISHES, world(at));
      return started.stage === 'finished' ? undefined : courseOf(started, { world, log });
    },
    due(day) {
      let count = 0;
      for (const state of states.values()) if (isDue(state, day)) count += 1;
      return count;
    },
  };
}

type Surroundings = { world(at: Moment): World; log(before: Round, after: Round, day: number): void };

function courseOf(started: Round, { world, log }: Surroundings): Course {
  let round = started;
  function act(action: Action, at: Moment) {
    const after = step(round, action, world(at));
    if (after === round) throw new Error(`"${action.type}" means nothing at ${openStep(round)?.kind}.`);
    log(round, after, at.day);
    round = after;
  }

  return {
    open: () => openOf(round),
    met: at => act({ type: 'met' }, at),
    knownAlready: at => act({ type: 'knownAlready' }, at),
    answer(word, { right, grade }, at) {
      for (const action of actionsFor(round, { word, right, grade })) act(action, at);
      if (round.stage === 'answered') act({ type: 'goOn' }, at);
    },
  };
}

function openOf(round: Round): OpenStep | undefined {
  const open = openStep(round);
  if (open === undefined) return undefined;
  const word = openWord(round);
  return {
    kind: open.kind,
    words: open.wordIds.map(Number),
    isReturn: open.return !== undefined,
    isNear: decoysFor(word?.state ?? NEW_WORD) === 'near',
    hasSentence: word?.sentence !== undefined,
  };
}

type Tried = { word: number; right: boolean; grade?: 1 | 2 | 3 | 4 | undefined };

/** What a person does who is right, or not. */
function actionsFor(round: Round, { word, right, grade }: Tried): Action[] {
  const { question } = round;
  const wordId = String(word);
  switch (question?.shape) {
    case 'choice': {
      const optionId = question.optionIds.find(id => (id === wordId) === right) ?? wordId;
      return [{ type: 'answer', answer: { optionId } }];
    }
    case 'pairs': {
      const isOther = (id: string) => id !== wordId && !question.matchedIds.includes(id);
      const other = right ? wordId : question.wordIds.find(isOther);
      return other === undefined ? [] : [{ type: 'answer', answer: { pair: [wordId, other] } }];
    }
    case 'card':
      return [{ type: 'answer', answer: { grade: grade ?? (right ? 3 : 1) } }];
    case 'text':
    case 'tiles': {
      const written: Action = { type: 'answer', answer: rightAnswer(round, question) };
      return right ? [written] : [{ type: 'showMe' }, written];
    }
    default:
      throw new Error('There is no question to answer.');
  }
}

function rightAnswer(round: Round, question: Extract<Question, { shape: 'text' | 'tiles' }>) {
  const { word = '', sentence = { text: '' } } = openWord(round) ?? {};
  if (question.shape === 'text')
    return { text: question.from === 'gap' ? (oneForm(sentence.text) ?? word) : word };
  const tiles = plainSentence(sentence.text)
    .replace('.', '')
    .split(' ')
    .map(part => question.tiles.indexOf(part));
  return { tiles };
}
