/** One question of a placement check: does the person know a word? `rank` is null for a word that does not exist. */
export type PlacementAnswer = { rank: number | null; isClaimed: boolean };

export type PlacementQuestion = { rank: number } | 'pseudo-word';

/** What the check believes: how likely each learner it can imagine is. */
type Learner = { half: number; slope: number; guess: number; likelihood: number };

/** About two minutes at three seconds a question. */
export const MOST_QUESTIONS = 40;
const FEWEST_QUESTIONS = 20;
/** One in five does not exist, which shows who claims to know everything. */
const PSEUDO_EVERY = 5;
/** The check ends early when the interval is narrower than this share of the words. */
const NARROW = 0.12;
/** Of the words marked as known so many are, and each of them is likelier known than that. */
const SURE_TOGETHER = 0.97;
const SURE_ALONE = 0.85;

const SAMPLED_RANKS = 150;
const NEGLIGIBLE = 1e-7;

const HALVES = Array.from({ length: 60 }, (_, step) => 20 * 2 ** (step / 5.1));
const SLOPES = [1, 1.7, 3, 6];
const GUESSES = [0.02, 0.08, 0.18, 0.32, 0.5, 0.75, 0.9, 0.98];

/**
 * The next question: the rank whose answer says most about the person, or a pseudo-word; undefined when the check is over.
 * `ranks` are frequency ranks (1 is the commonest) of the words that can be asked, ascending; no rank is asked twice.
 */
export function nextQuestion(
  answers: readonly PlacementAnswer[],
  ranks: readonly number[],
  random: () => number,
): PlacementQuestion | undefined {
  if (isOver(answers, ranks)) return undefined;
  const pseudo = answers.filter(({ rank }) => rank === null).length;
  const place = answers.length % PSEUDO_EVERY;
  const isOwed = pseudo <= Math.floor(answers.length / PSEUDO_EVERY);
  if (isOwed && random() < 1 / (PSEUDO_EVERY - place)) return 'pseudo-word';
  const asked = new Set(answers.map(({ rank }) => rank));
  const left = ranks.filter(rank => !asked.has(rank));
  if (left.length === 0) return undefined;
  const learners = believed(answers);
  const candidates = spreadOver(left, random);
  const told = candidates.map(rank => ({ rank, bits: informationOf(rank, learners) }));
  return { rank: told.reduce((best, other) => (other.bits > best.bits ? other : best)).rank };
}

export type VocabularyEstimate = {
  /** How many words of the given ranks the person knows, with a 90 % interval. */
  size: number;
  low: number;
  high: number;
  /** The share of pseudo-words claimed; null when none was asked. */
  falseClaims: number | null;
};

/** How many of these words a person knows, guessing taken off. */
export function estimateVocabulary(
  answers: readonly PlacementAnswer[],
  ranks: readonly number[],
): VocabularyEstimate {
  const sizes = believed(answers)
    .filter(({ likelihood }) => likelihood > NEGLIGIBLE)
    .map(learner => ({ likelihood: learner.likelihood, size: sizeOf(learner, ranks) }))
    .sort((one, other) => one.size - other.size);
  const size = sizes.reduce((sum, learner) => sum + learner.size * learner.likelihood, 0);
  const pseudo = answers.filter(({ rank }) => rank === null);
  const claimed = pseudo.filter(({ isClaimed }) => isClaimed).length;
  return {
    size: Math.round(size),
    low: Math.floor(quantile(sizes, 0.05)),
    high: Math.ceil(quantile(sizes, 0.95)),
    falseClaims: pseudo.length === 0 ? null : claimed / pseudo.length,
  };
}

/** The ranks that the person surely knows; never one that they said they do not know. */
export function surelyKnown(answers: readonly PlacementAnswer[], ranks: readonly number[]): number[] {
  const learners = believed(answers).filter(({ likelihood }) => likelihood > NEGLIGIBLE);
  const denied = new Set(answers.filter(({ isClaimed }) => !isClaimed).map(({ rank }) => rank));
  let [sure, sum] = [0, 0];
  for (const rank of ranks) {
    const chance = chanceOf(rank, learners);
    sum += chance;
    // Rarer words are never likelier, so the sure ones end at one place.
    if (chance < SURE_ALONE || sum < SURE_TOGETHER * (sure + 1)) break;
    sure += 1;
  }
  return ranks.slice(0, sure).filter(rank => !denied.has(rank));
}

function chanceOf(rank: number, learners: readonly Learner[]): number {
  return learners.reduce((sum, learner) => sum + learner.likelihood * knows(learner, rank), 0);
}

function isOver(answers: readonly PlacementAnswer[], ranks: readonly number[]): boolean {
  if (answers.length >= MOST_QUESTIONS) return true;
  if (answers.length < FEWEST_QUESTIONS) return false;
  const { low, high } = estimateVocabulary(answers, ranks);
  return high - low <= NARROW * ranks.length;
}

/** The commoner a word the likelier it is known: half of the words at rank `half`, falling with `slope`. */
function knows({ half, slope }: Learner, rank: number): number {
  return 1 / (1 + (rank / half) ** slope);
}

function claims(learner: Learner, rank: number | null): number {
  const known = rank === null ? 0 : knows(learner, rank);
  return known + (1 - known) * learner.guess;
}

/** Every imaginable learner with its likelihood after these answers; the likelihoods sum to one. */
function believed(answers: readonly PlacementAnswer[]): Learner[] {
  const learners = HALVES.flatMap(half =>
    SLOPES.flatMap(slope => GUESSES.map(guess => ({ half, slope, guess, likelihood: 1 }))),
  );
  for (const learner of learners) {
    for (const { rank, isClaimed } of answers) {
      const chance = claims(learner, rank);
      learner.likelihood *= isClaimed ? chance : 1 - chance;
    }
  }
  const sum = learners.reduce((total, { likelihood }) => total + likelihood, 0);
  for (const learner of learners) learner.likelihood /= sum;
  return learners;
}

/** Mutual information of the answer about a rank and the learner, in bits. */
function informationOf(rank: number, learners: readonly Learner[]): number {
  let [mean, within] = [0, 0];
  for (const learner of learners) {
    const chance = claims(learner, rank);
    mean += learner.likelihood * chance;
    within += learner.likelihood * entropy(chance);
  }
  return entropy(mean) - within;
}

function entropy(chance: number): number {
  if (chance <= 0 || chance >= 1) return 0;
  return -chance * Math.log2(chance) - (1 - chance) * Math.log2(1 - chance);
}

/** Some thirty ranks from all over, other ones each time: two checks do not ask the same words. */
function spreadOver(ranks: readonly number[], random: () => number): number[] {
  const parts = Math.min(30, ranks.length);
  return Array.from({ length: parts }, (_, part) => {
    const place = Math.floor(((part + random()) * ranks.length) / parts);
    return ranks[Math.min(place, ranks.length - 1)] as number;
  });
}

/** Counted from ranks at even distances, since the chance hardly changes between neighbours. */
function sizeOf(learner: Learner, ranks: readonly number[]): number {
  const sampled = Math.min(SAMPLED_RANKS, ranks.length);
  let sum = 0;
  for (let part = 0; part < sampled; part += 1) {
    const rank = ranks[Math.floor(((part + 0.5) * ranks.length) / sampled)] ?? 0;
    sum += knows(learner, rank);
  }
  return sampled === 0 ? 0 : (sum * ranks.length) / sampled;
}

function quantile(sizes: readonly { size: number; likelihood: number }[], share: number): number {
  let sum = 0;
  for (const { size, likelihood } of sizes) {
    sum += likelihood;
    if (sum >= share) return size;
  }
  return sizes.at(-1)?.size ?? 0;
}
