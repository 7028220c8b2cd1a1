import type { ReactNode } from 'react';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import type { WordCount } from '../counting/ranking.ts';
import { CountBar } from './figures.tsx';
import { WindowedTable } from './windowed-table.tsx';

type FrequencyTableProps = {
  rows: readonly WordCount[];
  /** The count that fills the bar. */
  mostOften: number;
  /** What can be done with a word; without it there is no third column. */
  action: ((word: string) => ReactNode) | undefined;
};

const HEIGHT = { look: 'h-13', pixels: 52 } as const;

/** The words of a text as they are written, and how often each comes. */
export function FrequencyTable({ rows, mostOften, action }: FrequencyTableProps) {
  const { t } = useTranslation();
  const { format } = new Intl.NumberFormat(useLanguages().lang);
  return (
    <WindowedTable
      rows={rows}
      height={HEIGHT}
      columns={action ? 3 : 2}
      head={
        <>
          <th scope="col" className="w-2/5 sm:w-1/2">
            {t('analyser.word')}
          </th>
          {/* The head of the next column is not to be seen and leaves it room. */}
          <th scope="col" className="whitespace-nowrap">
            {t('analyser.count')}
          </th>
          {action && (
            <th scope="col" className="w-28 max-[22.5rem]:w-24">
              <span className="sr-only">{t('nav.myDictionary')}</span>
            </th>
          )}
        </>
      }
      keyOf={row => row.word}
      cells={row => (
        <>
          <th scope="row" className="px-3 text-start font-normal" title={row.word}>
            {/* Words run from left to right in a mirrored page too, and are cut at their end. */}
            <span lang="en" dir="ltr" className="word word-lg inline-block max-w-full truncate align-bottom">
              {row.word}
            </span>
          </th>
          <td className="px-3">
            <span className="flex items-center gap-2.5">
              <span className="min-w-12 font-semibold tabular-nums">{format(row.count)}</span>
              <CountBar count={row.count} mostOften={mostOften} />
            </span>
          </td>
          {action && (
            <td className="px-3 max-[22.5rem]:px-1">
              <div className="flex items-center justify-end [&_button]:mt-0">{action(row.word)}</div>
            </td>
          )}
        </>
      )}
    />
  );
}
