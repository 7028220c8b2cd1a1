import type { ReactNode } from 'react';
import { downOf, useAcross } from './plot.ts';

type Looks = { line: string; dashes?: string; mark: (x: string, y: number) => ReactNode };

/** Told apart by colour, by mark and by line. */
export const RECALLED: Looks = {
  line: 'stroke-accent',
  mark: (x, y) => <circle cx={x} cy={y} r="4" className="fill-accent" />,
};
export const PRESSED: Looks = {
  line: 'stroke-spark-mark',
  dashes: '6 4',
  mark: (x, y) => <circle cx={x} cy={y} r="3.5" strokeWidth="2" className="fill-card stroke-spark-mark" />,
};

/** The share of right answers, 0 to 1; null where there were none. */
export function shareOf({ right, answers }: { right: number; answers: number }): number | null {
  return answers === 0 ? null : right / answers;
}

/** A line through shares; one that is missing is passed over. */
export function Shares({ points, looks }: { points: readonly (number | null)[]; looks: Looks }) {
  const { point } = useAcross();
  const marks = points.flatMap((share, index) =>
    share === null ? [] : [{ index, x: point(((index + 0.5) * 100) / points.length), y: downOf(share, 1) }],
  );
  return (
    <>
      {marks.slice(1).map(({ index, x, y }, before) => (
        <line
          key={index}
          x1={marks[before]?.x}
          y1={marks[before]?.y}
          x2={x}
          y2={y}
          strokeWidth="2"
          strokeDasharray={looks.dashes}
          className={looks.line}
        />
      ))}
      {marks.map(({ index, x, y }) => (
        <g key={index}>{looks.mark(x, y)}</g>
      ))}
    </>
  );
}
