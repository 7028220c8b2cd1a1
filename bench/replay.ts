import { createEmptyCard, fsrs } from 'ts-fsrs';
import { DAY_MS } from '#learning/day.ts';
import type { Answer, Grade } from '#learning/log.ts';
import { composePacket } from '#learning/packet.ts';
import { replay, step } from '#learning/replay.ts';
import { countToday, todayPlan } from '#learning/today.ts';
import { DEFAULT_SETTINGS, NEW_WORD, type WordState } from '#learning/word-state.ts';
import { type Aim, cpuOf, inTurns, rounds, sayFigure, sayHead } from './measure.ts';

/**
 * What a step of the log costs: `npx tsx bench/replay.ts`. The floor is the reference library's own step on the same answers,
 * which knows neither marks nor days nor our schedule.
 */
const ROUNDS = rounds(9, 5);
const STEP: Aim = { atMost: 10 };
const PACKET: Aim = { atMost: 500 };
const TIMES = 20;
const WORDS = 5_000;
const ANSWERS_A_WORD = 20;
const GRADES: Grade[] = [3, 3, 2, 3, 1, 3, 3];
const DAY = 20_000;

const words = Array.from({ length: WORDS }, (_, word) => answersOf(`word-${word}`));

function answersOf(wordId: string): Answer[] {
  return Array.from({ length: ANSWERS_A_WORD }, (_, number) => {
    const grade = GRADES[(number + wordId.length) % GRADES.length] ?? 3;
    const day = DAY - 400 + number * 20;
    return {
      id: `${wordId}-${number}`,
      wordId,
      learn: 'es',
      testType: 'word_to_translation',
      correct: grade > 1,
      milliseconds: 2_000,
      options: 4,
      chosenId: wordId,
      answeredAt: day * DAY_MS + DAY_MS / 2,
      day,
      grade,
    };
  });
}

const library = fsrs({ enable_short_term: false });
const states = new Map<string, WordState>();
const source = words.map((_, word) => `word-${word}`);
const plan = {
  states,
  source,
  settings: DEFAULT_SETTINGS,
  day: DAY,
  trainer: 'mixed' as const,
  random: () => 0.5,
};

const microseconds = async (work: () => void, parts: number) => (await cpuOf(work)) / parts;
const steps = WORDS * ANSWERS_A_WORD;
const found = await inTurns(ROUNDS, {
  floor: () =>
    microseconds(() => {
      for (const answers of words) {
        let card = createEmptyCard(new Date(0));
        for (const { answeredAt, grade } of answers)
          card = library.next(card, new Date(answeredAt), grade ?? 3).card;
      }
    }, steps),
  step: () =>
    microseconds(() => {
      for (const answers of words) {
        let state = NEW_WORD;
        for (const answer of answers) state = step(state, answer, DEFAULT_SETTINGS) ?? state;
      }
    }, steps),
  replay: () =>
    microseconds(() => {
      for (const [word, answers] of words.entries())
        states.set(`word-${word}`, replay(`word-${word}`, { answers }, DEFAULT_SETTINGS));
    }, steps),
  packet: () =>
    microseconds(() => {
      for (let time = 0; time < TIMES; time += 1) composePacket(plan);
    }, TIMES),
  day: () =>
    microseconds(() => {
      for (let time = 0; time < TIMES; time += 1)
        todayPlan(countToday(states, DAY), [], DAY, DEFAULT_SETTINGS);
    }, TIMES),
});
sayHead();
sayFigure('floor: the library’s step: µs', found.floor);
sayFigure('a step: µs', found.step, STEP);
sayFigure('a replay, by step: µs', found.replay, STEP);
sayFigure(`a packet from ${WORDS} words: µs`, found.packet, PACKET);
sayFigure(`the plan of a day, ${WORDS} words: µs`, found.day);
