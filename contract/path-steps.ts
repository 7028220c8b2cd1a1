/** How many words a step of the path "First 1,000 words" has, and how many steps there are. */
export const STEP_WORDS = 20;
export const PATH_STEPS = 50;

const PREFIX = 'path-';

/** Names a step, counted from 1, as the source of a round: `path-7`. */
export const stepSource = (step: number) => `${PREFIX}${step}`;

/** The step that a source names; undefined where it names something else. */
export function stepOfSource(source: string): number | undefined {
  return source.startsWith(PREFIX) ? stepIn(source.slice(PREFIX.length)) : undefined;
}

/** The step that somebody wrote into an address; undefined where it is none. */
export function stepIn(text: string | null): number | undefined {
  const step = /^[1-9]\d?$/.test(text ?? '') ? Number(text) : Number.NaN;
  return step <= PATH_STEPS ? step : undefined;
}
