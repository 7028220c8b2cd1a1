const LOWEST_HERTZ = 60;
const HIGHEST_HERTZ = 350;
const WINDOW_SECONDS = 0.04;
const STEP_SECONDS = 0.01;
/** Frames that repeat themselves less than this are no voice. */
const LEAST_LIKENESS = 0.75;
/** A multiple of the period repeats as well as the period, so the shortest that is nearly as good is taken. */
const NEARLY = 0.92;
/** In semitones from the middle: further off a multiple was taken for the period. */
const FURTHEST = 9;

/** The pitch of the voiced frames of 16-bit samples in Hz, in order, by autocorrelation: for tests and benches. */
export function pitchCurve(samples: Int16Array, sampleRate: number): number[] {
  const window = Math.round(WINDOW_SECONDS * sampleRate);
  const longest = Math.ceil(sampleRate / LOWEST_HERTZ);
  const found: number[] = [];
  for (let at = 0; at + window + longest < samples.length; at += Math.round(STEP_SECONDS * sampleRate)) {
    const period = periodOf(samples.subarray(at, at + window + longest), window, sampleRate);
    if (period !== undefined) found.push(sampleRate / period);
  }
  const middle = medianOf(found);
  return found.filter(hertz => Math.abs(semitones(middle, hertz)) < FURTHEST);
}

export const semitones = (from: number, to: number) => 12 * Math.log2(to / from);

export const medianOf = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? Number.NaN;

function periodOf(samples: Int16Array, window: number, sampleRate: number): number | undefined {
  const shortest = Math.floor(sampleRate / HIGHEST_HERTZ);
  const likeness: number[] = [];
  for (let lag = shortest; lag < samples.length - window; lag += 1)
    likeness.push(likenessAt(samples, lag, window));
  const best = Math.max(...likeness);
  if (best < LEAST_LIKENESS) return undefined;
  const peak = likeness.findIndex(
    (value, at) =>
      value >= NEARLY * best && value >= (likeness[at - 1] ?? 0) && value >= (likeness[at + 1] ?? 0),
  );
  return peak === -1 ? undefined : shortest + peak;
}

/** The correlation of a window with what comes so many samples later; 0 where there is silence. */
function likenessAt(samples: Int16Array, lag: number, window: number): number {
  let [product, one, other] = [0, 0, 0];
  for (let at = 0; at < window; at += 1) {
    const [sample = 0, later = 0] = [samples[at], samples[at + lag]];
    product += sample * later;
    one += sample * sample;
    other += later * later;
  }
  return one === 0 || other === 0 ? 0 : product / Math.sqrt(one * other);
}
