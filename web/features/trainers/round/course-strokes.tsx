import { Fragment } from 'react';
import type { Round } from '#learning/round/round-state.ts';
import { type Stroke, strokesOf } from '#learning/round/strokes.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';

/** The course of a round: one stroke for each step, which says how it went. */
export function CourseStrokes({ round, className = '' }: { round: Round; className?: string }) {
  const { t } = useTranslation();
  const strokes = strokesOf(round);
  const count = (...wanted: Stroke[]) => strokes.filter(stroke => wanted.includes(stroke)).length;
  const label = t('round.progress', {
    done: strokes.length - count('now', 'toCome'),
    total: strokes.length,
    missed: count('missed', 'caughtUp'),
  });
  const parting = partingOf(round);
  return (
    <span role="img" aria-label={label} className={`course ${className}`}>
      {strokes.map((stroke, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: strokes never move
        <Fragment key={index}>
          {index > 0 && index === parting && <b />}
          <i data-stroke={stroke === 'toCome' ? undefined : stroke} />
        </Fragment>
      ))}
    </span>
  );
}

/** Where the questions begin behind the words that are met first; nowhere in a round without new words. */
function partingOf({ steps }: Round): number {
  const first = steps.find(({ kind }) => kind !== 'meet');
  return first?.stroke ?? 0;
}
