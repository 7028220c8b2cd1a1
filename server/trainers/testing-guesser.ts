/** One option as somebody sees it who knows nothing of the language. */
export type Shown = { id: string; form: string };

/** A question as shown: its options, and the place of the right one among them. */
type ShownQuestion = { options: readonly Shown[]; right: number };

export type Guesser = ReturnType<typeof createGuesser>;

const LEARNING_RATE = 0.03;

/**
 * A guesser that sees only the surface of the options: length, signs, capitals, script, number of words, and how often it has seen
 * each before. It learns after every question, until it is told to stop, which of these tell the right one (a logistic regression on each option against the
 * others, by stochastic gradient descent).
 */
export function createGuesser() {
  let seen = new Map<string, number>();
  let weights: number[] = [];
  let isLearning = true;

  return {
    /** Goes on with the log of somebody else: what was seen so far was not seen there. */
    openLog() {
      seen = new Map();
    },
    /** Goes by what it has learned: somebody who learns on takes what was right just now for what is right never again. */
    stopLearning() {
      isLearning = false;
    },
    /** Guesses, is told, and remembers. Returns whether the guess was right; of several equally likely ones the share. */
    ask({ options, right }: ShownQuestion): number {
      const features = featuresOf(options, option => seen.get(option.id) ?? 0);
      weights = features[0]?.map((_, index) => weights[index] ?? 0) ?? weights;
      const scores = features.map(values =>
        values.reduce((sum, value, index) => sum + value * (weights[index] ?? 0), 0),
      );
      const best = Math.max(...scores);
      const likeliest = scores.filter(score => score > best - 1e-9).length;
      const isRight = (scores[right] ?? 0) > best - 1e-9;
      if (isLearning) learn(features, softmax(scores), right);
      for (const { id } of options) seen.set(id, (seen.get(id) ?? 0) + 1);
      return isRight ? 1 / likeliest : 0;
    },
  };

  function learn(features: readonly number[][], chances: readonly number[], right: number): void {
    for (const [place, values] of features.entries()) {
      const error = Number(place === right) - (chances[place] ?? 0);
      for (const [index, value] of values.entries())
        weights[index] = (weights[index] ?? 0) + LEARNING_RATE * error * value;
    }
  }
}

function softmax(scores: readonly number[]): number[] {
  const most = Math.max(...scores);
  const powers = scores.map(score => Math.exp(score - most));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map(power => power / sum);
}

/** What each option looks like beside the others. */
function featuresOf(options: readonly Shown[], seenOf: (option: Shown) => number): number[][] {
  const counts = options.map(option => Math.log(1 + seenOf(option)));
  const looks = options.map(({ form }) => lookOf(form));
  return options.map((_, place) => {
    const look = looks[place] as Look;
    const others = looks.filter((_other, at) => at !== place);
    const length = Math.log(look.length / mean(others.map(other => other.length)));
    const words = look.words - mean(others.map(other => other.words));
    const known = (counts[place] ?? 0) - mean(counts.filter((_count, at) => at !== place));
    const odd = (key: 'signs' | 'capital' | 'script') =>
      mean(others.map(other => Number(other[key] !== look[key])));
    return [
      ...[length, Math.abs(length), Number(others.every(other => other.length < look.length))],
      ...[Number(others.every(other => other.length > look.length)), words, Math.abs(words)],
      ...[
        odd('signs'),
        odd('capital'),
        odd('script'),
        Number(look.signs !== ''),
        Number(look.capital === 'Aa'),
      ],
      ...[
        known,
        Math.abs(known),
        Number(counts.every((count, at) => at === place || count < (counts[place] ?? 0))),
      ],
      Number(counts.every((count, at) => at === place || count > (counts[place] ?? 0))),
      // Among new words this says more than among others.
      Number((counts[place] ?? 0) > 0 && counts.includes(0)),
    ];
  });
}

type Look = { length: number; words: number; signs: string; capital: string; script: string };

const SCRIPTS = [/\p{Script=Han}/u, /\p{Script=Hiragana}/u, /\p{Script=Katakana}/u, /\p{Script=Latin}/u];

function lookOf(form: string): Look {
  const [first = ''] = form;
  return {
    length: [...form].length,
    words: form.split(' ').length,
    signs: [...new Set(form.replace(/[\p{L}\p{M}\p{N} ]/gu, ''))].toSorted().join(''),
    capital:
      form === form.toUpperCase() && form !== form.toLowerCase() ? 'AA' : /\p{Lu}/u.test(first) ? 'Aa' : 'aa',
    script: SCRIPTS.map(script => Number(script.test(form))).join(''),
  };
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
