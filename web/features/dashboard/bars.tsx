import { downOf, MOST_DAYS, PLOT, useAcross } from './plot.ts';

export type Bar = {
  key: number;
  /** Below the bar; none where labels would crowd. */
  label?: string | undefined;
  /** Above it. */
  value?: string | undefined;
  /** From the bottom up. */
  parts: readonly { count: number; look: string }[];
};

/** The share of its place that a bar takes. */
const FILLED = 0.72;

/** Bars side by side, the first where reading begins. Places of those still to come stay empty: a bar alone would be a wall. */
export function Bars({ bars, most }: { bars: readonly Bar[]; most: number }) {
  const { edge, point } = useAcross();
  const place = 100 / Math.max(bars.length, MOST_DAYS);
  return bars.map((bar, index) => {
    const middle = point((index + 0.5) * place);
    const whole = bar.parts.reduce((sum, { count }) => sum + count, 0);
    return (
      <g key={bar.key}>
        {stacked(bar.parts).map(({ from, to, look }) => (
          <rect
            key={look}
            x={edge((index + (1 - FILLED) / 2) * place, FILLED * place)}
            width={`${FILLED * place}%`}
            rx="4"
            y={downOf(to, most)}
            height={downOf(from, most) - downOf(to, most)}
            className={look}
          />
        ))}
        {bar.value && (
          <text x={middle} y={downOf(whole, most) - 4} textAnchor="middle" className="fill-ink text-xs">
            {bar.value}
          </text>
        )}
        {bar.label && (
          <text x={middle} y={PLOT.labels} textAnchor="middle" className="fill-quiet text-xs">
            {bar.label}
          </text>
        )}
      </g>
    );
  });
}

function stacked(parts: Bar['parts']): { from: number; to: number; look: string }[] {
  let from = 0;
  return parts.map(({ count, look }) => {
    const part = { from, to: from + count, look };
    from += count;
    return part;
  });
}
