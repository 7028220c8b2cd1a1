import { directionOf } from '#languages/index.ts';
import { useLanguages } from '#web/platform/i18n/languages.ts';

/** The heights of a drawing, in pixels: room for a label above the highest mark, the marks, and a line of labels below. */
export const PLOT = { top: 18, bottom: 138, height: 162, labels: 156 } as const;

/**
 * Where things lie across a drawing, in per cent of its width, from the side where reading begins. In per cent a drawing
 * fits every width while its letters keep their size.
 */
export type Across = {
  /** The left edge, as SVG counts, of something `width` wide that begins at `start`. */
  edge: (start: number, width: number) => string;
  point: (start: number) => string;
};

export function acrossOf(isRightToLeft: boolean): Across {
  const edge = (start: number, width: number) => `${isRightToLeft ? 100 - start - width : start}%`;
  return { edge, point: start => edge(start, 0) };
}

export function useAcross(): Across {
  return acrossOf(directionOf(useLanguages().lang) === 'rtl');
}

/** How far down a value lies. */
export function downOf(value: number, most: number): number {
  return PLOT.bottom - ((PLOT.bottom - PLOT.top) * value) / Math.max(most, 1);
}

/** The next round number, for the top of a scale: 1, 2 or 5 and noughts, but never below 4. */
export function roundUp(most: number): number {
  if (most <= 4) return 4;
  const power = 10 ** Math.floor(Math.log10(most));
  return ([1, 2, 5, 10].find(step => step * power >= most) ?? 10) * power;
}

/** How many days can be named below a drawing on the narrowest phone. */
export const MOST_DAYS = 4;

/** Which of so many marks get a label, so that at most `most` do: every n-th, counted from the latest. */
export function labelled(count: number, most: number): (index: number) => boolean {
  const step = Math.ceil(count / most);
  return index => (count - 1 - index) % step === 0;
}
