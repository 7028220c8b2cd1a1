import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

const LOOKS = {
  new: 'bg-accent-soft font-semibold text-accent',
  learning: 'bg-spark-soft font-semibold text-spark-ink',
  known: 'bg-correct-soft font-semibold text-correct',
  plain: 'bg-well text-quiet',
} as const;

type TagProps = { look?: keyof typeof LOOKS; children: ReactNode };

/** A small sign beside a name: new, learning or due, known, or just a note. It takes no press. */
export function Tag({ look = 'plain', children }: TagProps) {
  return (
    <span className={`inline-flex items-center gap-1 rounded-chip px-2.5 py-0.5 text-sm ${LOOKS[look]}`}>
      {look === 'known' && <Icon name="check" className="size-4" />}
      {children}
    </span>
  );
}
