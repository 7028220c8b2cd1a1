import { type Random, randomFrom } from './random.ts';

/** One simulated person: what they bring, and the days and minutes they will study whatever schedules them. */
export type Learner = {
  name: string;
  /** Memory against the average, in deviations. */
  talent: number;
  /** Factor on every time. */
  pace: number;
  /** The chance of a right choice without any knowledge: one in four options, a little more when one of them is silly. */
  guess: number;
  /** Per word, in deviations; above 0 is harder. */
  difficulty: Float64Array;
  knownBefore: Uint8Array;
  /** Seconds of study per day, 0 on a day off. */
  seconds: Float64Array;
};

export type Circumstances = {
  words: number;
  days: number;
  /** Median over people. */
  minutes: number;
  /** The chance that a day is not a day off. */
  attendance: number;
  /** Days (first, and first one back) that all stay away, with no day off in the fortnight before and the week after. */
  absence?: [from: number, until: number];
};

const KNOWN_BEFORE = 0.15;

/** Assumed spreads: pace e^+-0.2, minutes e^+-0.4 between people and e^+-0.25 between days of one person. */
export function drawLearner(name: string, circumstances: Circumstances): Learner {
  const random = randomFrom('learner', name);
  const { words } = circumstances;
  const talent = random.normal();
  const pace = Math.exp(0.2 * random.normal());
  const guess = 0.25 + 0.05 * random.next();
  return {
    name,
    talent,
    pace,
    guess,
    seconds: drawDays(random, circumstances),
    difficulty: Float64Array.from({ length: words }, () => random.normal()),
    knownBefore: Uint8Array.from({ length: words }, () => (random.next() < KNOWN_BEFORE ? 1 : 0)),
  };
}

function drawDays(random: Random, { days, minutes, attendance, absence }: Circumstances): Float64Array {
  const usual = 60 * minutes * Math.exp(0.4 * random.normal());
  const holiday = drawHoliday(random, days);
  return Float64Array.from({ length: days }, (_, day) => {
    const seconds = usual * Math.exp(0.25 * random.normal());
    const attends = random.next() < attendance;
    if (absence && day >= absence[0] - 14 && day < absence[1] + 7) {
      return day < absence[0] || day >= absence[1] ? seconds : 0;
    }
    return attends && !(day >= holiday[0] && day < holiday[1]) ? seconds : 0;
  });
}

/** Half of all people are away for 5 to 14 days, some time after the first fortnight. */
function drawHoliday(random: Random, days: number): [from: number, until: number] {
  const from = 14 + Math.floor(random.next() * Math.max(1, days - 28));
  const length = 5 + Math.floor(random.next() * 10);
  return random.next() < 0.5 ? [from, from + length] : [0, 0];
}
