import type { ReactNode } from 'react';
import { useFormats } from '#web/platform/i18n/formats.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';

type KnownLegendProps = {
  /** Absent while they load. `due` ones are among those that are being learned. */
  counts: { known: number; learning: number; new: number; due?: number } | undefined;
  total: number;
};

/** What a `KnownBar` shows, in words. The room of numbers on their way is held. */
export function KnownLegend({ counts, total }: KnownLegendProps) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { known, learning, due = 0, ...rest } = counts ?? { known: total, learning: total, new: total };
  const values = { number: number(learning), due: number(due) };
  return (
    <ul
      aria-hidden={counts === undefined || undefined}
      className={`flex flex-wrap gap-x-4 gap-y-1 text-sm text-quiet tabular-nums ${counts === undefined ? 'invisible' : ''}`}
    >
      <Part ground="bg-correct">{t('category.known', { number: number(known) })}</Part>
      <Part ground="bg-spark">{t(due > 0 ? 'category.learningDue' : 'category.learning', values)}</Part>
      <Part ground="bg-empty">{t('category.new', { number: number(rest.new) })}</Part>
    </ul>
  );
}

function Part({ ground, children }: { ground: string; children: ReactNode }) {
  return (
    <li className="flex items-center gap-1.5">
      <span aria-hidden="true" className={`stress max-h-3.5 rounded-xs ${ground}`} />
      {children}
    </li>
  );
}
