import { createEmptyCard, fsrs } from 'ts-fsrs';
import { DAY_MS } from '#learning/day.ts';
import type { Answer, Grade } from '#learning/log.ts';
import { composePacket } from '#learning/packet.ts';
import { replay, step } from '#learning/replay.ts';
import { countToday, todayPlan } from '#learning/today.ts';
import { DEFAULT_SETTINGS, NEW_WORD, type WordState } from '#learning/word-state.ts';

/**
 * What a step of the log costs: `npx tsx bench/replay.ts`. The floor is the reference library's own step on the same answers,
 * which knows neither marks nor days nor our schedule. The aim is at most 10 microseconds a step.
 */
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

function measure(name: string, steps: number, work: () => void) {
  work();
  // The processor's time, so that a busy machine does not count.
  const began = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(began);
  const microseconds = user + system;
  console.log(
    `${name.padEnd(38)} ${(microseconds / steps).toFixed(2).padStart(8)} µs each, ${(microseconds / 1_000).toFixed(0)} ms in all`,
  );
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

measure('floor: the library’s step', WORDS * ANSWERS_A_WORD, () => {
  for (const answers of words) {
    let card = createEmptyCard(new Date(0));
    for (const { answeredAt, grade } of answers)
      card = library.next(card, new Date(answeredAt), grade ?? 3).card;
  }
});
measure('a step', WORDS * ANSWERS_A_WORD, () => {
  for (const answers of words) {
    let state = NEW_WORD;
    for (const answer of answers) state = step(state, answer, DEFAULT_SETTINGS) ?? state;
  }
});
measure('a replay, by step', WORDS * ANSWERS_A_WORD, () => {
  for (const [word, answers] of words.entries()) {
    states.set(`word-${word}`, replay(`word-${word}`, { answers }, DEFAULT_SETTINGS));
  }
});
measure(`a packet from ${WORDS} words`, 20, () => {
  for (let time = 0; time < 20; time += 1) composePacket(plan);
});
measure(`the plan of a day, ${WORDS} words`, 20, () => {
  for (let time = 0; time < 20; time += 1) todayPlan(countToday(states, DAY), [], DAY, DEFAULT_SETTINGS);
});
