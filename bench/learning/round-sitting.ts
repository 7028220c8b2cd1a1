import type { ExerciseKind } from '#contract/exercises.ts';
import { SENTENCE_SECONDS } from './answering.ts';
import type { Purpose } from './outcome.ts';
import type { Course, Exercise, Moment, OpenStep, RoundPolicy } from './policy.ts';
import { answer, claimsToKnow, meet, type Student } from './student.ts';

type Sitting = { student: Student; policy: RoundPolicy; moment: Moment };

const EXERCISE_OF: Record<ExerciseKind, Exercise> = {
  meaning: 'choice',
  word: 'choice',
  gap: 'gap',
  listen: 'listen',
  build: 'build',
  type: 'type',
  match: 'pair',
  flashcard: 'flashcard',
};

/** One round after another until the seconds of the day are over; what is begun is finished. */
export function studyRounds({ student, policy, moment }: Sitting, limit: number): void {
  while (moment.spent < limit) {
    const course = policy.round(moment);
    if (course === undefined) break;
    for (let step = course.open(); step !== undefined; step = course.open()) {
      if (step.kind === 'meet') getToKnow(student, course, step, moment);
      else ask(student, course, { ...step, kind: step.kind }, moment);
    }
  }
}

function getToKnow(student: Student, course: Course, { words, hasSentence }: OpenStep, moment: Moment) {
  const [word] = words;
  if (word === undefined) throw new Error('Nobody can meet no word.');
  if (claimsToKnow(student, word, moment)) return course.knownAlready(moment);
  meet(student, word, moment, hasSentence ? SENTENCE_SECONDS : 0);
  course.met(moment);
}

/** A wrong pair of match is tried until it is right. */
function ask(student: Student, course: Course, step: OpenStep & { kind: ExerciseKind }, moment: Moment) {
  const { kind, isNear, words } = step;
  for (const word of words) {
    const asked = { word, exercise: EXERCISE_OF[kind], isNear, purpose: purposeOf(student, word, step) };
    const tried = answer(student, asked, moment);
    course.answer(word, tried, moment);
    if (kind === 'match' && !tried.right) course.answer(word, { right: true }, moment);
  }
}

function purposeOf(
  { metToday, lastDay }: Student,
  word: number,
  step: OpenStep & { kind: ExerciseKind },
): Purpose {
  if (step.isReturn || step.kind === 'match') return 'repeated';
  return metToday.includes(word) || (lastDay[word] ?? -1) < 0 ? 'fresh' : 'due';
}
