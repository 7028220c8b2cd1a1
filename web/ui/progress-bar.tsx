const LOOKS = {
  accent: 'fill-accent',
  known: 'fill-correct',
  learning: 'fill-spark',
  /** In the hue of the shelf around it. */
  shelf: 'fill-shelf',
} as const;

type ProgressBarProps = {
  /** What fills it, from the start side, in parts of `total`. */
  parts: readonly { count: number; look: keyof typeof LOOKS }[];
  total: number;
  /** What it says; without it a text beside it says it. */
  label?: string;
  className?: string;
};

/** A flat bar of one or several parts. An attribute gives their widths, since the site allows no inline styles. */
export function ProgressBar({ parts, total, label, className = '' }: ProgressBarProps) {
  let from = 0;
  const drawn = parts.map(({ count, look }) => {
    const start = from;
    from += count;
    return { look, x: share(start, total), width: share(count, total) };
  });
  const name = label === undefined ? { 'aria-hidden': true as const } : { role: 'img', 'aria-label': label };
  return (
    <span
      {...name}
      className={`block h-2 overflow-hidden rounded-chip border border-transparent bg-empty/60 forced-colors:border-[CanvasText] ${className}`}
    >
      <svg aria-hidden="true" className="block h-full w-full forced-color-adjust-none rtl:-scale-x-100">
        {drawn.map(({ look, x, width }) => (
          <rect key={look} x={x} width={width} height="100%" className={LOOKS[look]} />
        ))}
      </svg>
    </span>
  );
}

const share = (count: number, total: number) => (total === 0 ? '0%' : `${(100 * count) / total}%`);
