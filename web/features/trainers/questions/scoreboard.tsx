import type { ReactNode } from 'react';
import { useFormats } from '#web/platform/i18n/formats.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { PendingCount } from '#web/platform/offline/pending-count.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { Playing } from '../sitting/sitting-state.ts';

const COUNTERS = {
  correct: { icon: 'check', colour: 'text-correct' },
  wrong: { icon: 'cross', colour: 'text-wrong' },
} as const;

/** How far the test is, and at the end side how it goes. */
export function Scoreboard({ sitting, children }: { sitting: Playing; children?: ReactNode }) {
  const { t } = useTranslation();
  const { index, words, testType } = sitting;
  return (
    // Letters twice as large leave room for one counter a line.
    <div className="@container">
      <div className="flex min-h-6 flex-wrap items-center justify-between gap-x-4 text-sm tabular-nums text-quiet max-[22.5rem]:gap-x-2">
        <span className="relative">
          <span>{t('trainers.position', { position: index + 1, total: words.length })}</span>
          {/* Out of the line: it moves nothing when it comes. */}
          <span className="absolute start-full top-0 ms-3">
            <PendingCount />
          </span>
        </span>
        {children}
        {testType !== 'flashcards' && (
          <span className="flex min-w-min flex-1 justify-end gap-x-4 @max-[14rem]:flex-wrap max-[22.5rem]:gap-x-2.5">
            <Counter name="correct" count={sitting.correct} />
            <Counter name="wrong" count={sitting.wrong} />
          </span>
        )}
      </div>
    </div>
  );
}

/** Where a row is too narrow for both, the word stays and the icon goes: it wraps to a second line, which is cut off. */
export function Counter({ name, count }: { name: keyof typeof COUNTERS; count: number }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { icon, colour } = COUNTERS[name];
  return (
    <span
      className={`inline-flex h-[1lh] flex-wrap-reverse content-end items-center justify-end gap-x-1.5 overflow-clip ${colour}`}
    >
      <Icon name={icon} className="size-4.5" />
      <span className="whitespace-nowrap">
        {t(`trainers.${name}`)} <b>{number(count)}</b>
      </span>
    </span>
  );
}
