import { ProgressBar } from '#web/ui/progress-bar.tsx';

type KnownBarProps = { known: number; learning: number; total: number; className?: string };

/** How much of something is known, in green, and being learned. A text beside it says it. */
export function KnownBar({ known, learning, total, className = '' }: KnownBarProps) {
  return (
    <ProgressBar
      total={total}
      parts={[
        { count: known, look: 'known' },
        { count: learning, look: 'learning' },
      ]}
      className={className}
    />
  );
}
