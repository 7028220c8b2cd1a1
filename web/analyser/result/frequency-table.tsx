import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguages } from '../../i18n/languages.ts';
import { rowWindow } from '../../ui/row-window.ts';
import type { WordCount } from '../counter/count-words.ts';

type FrequencyTableProps = {
  rows: readonly WordCount[];
  /** The count that fills the bar. */
  mostOften: number;
  /** What can be done with a word; without it there is no third column. */
  action: ((word: string) => ReactNode) | undefined;
};

/** `h-13`; measured as soon as a row stands there, since a visitor's letters may be larger. */
const ROW_HEIGHT = 52;

/** A table of any length: only the rows in view are in the document, and the table says how many there are. */
export function FrequencyTable({ rows, mostOften, action }: FrequencyTableProps) {
  const { t } = useTranslation();
  const { format } = new Intl.NumberFormat(useLanguages().lang);
  const box = useRef<HTMLElement>(null);
  const [view, setView] = useState({ scrollTop: 0, height: 800, rowHeight: ROW_HEIGHT });
  const measure = () => {
    if (box.current === null) return;
    const rowHeight = box.current.querySelector('tbody tr[aria-rowindex]')?.clientHeight || ROW_HEIGHT;
    setView({ scrollTop: box.current.scrollTop, height: box.current.clientHeight, rowHeight });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows begin at their top
  useEffect(() => {
    box.current?.scrollTo(0, 0);
    measure();
  }, [rows]);
  const shown = rowWindow({ ...view, rowCount: rows.length });
  const columns = action ? 3 : 2;
  return (
    <section
      ref={box}
      onScroll={measure}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolling with the keyboard needs it
      tabIndex={0}
      aria-label={t('analyser.table')}
      className="max-h-[min(40rem,70dvh)] overflow-y-auto rounded-card border border-line bg-card"
    >
      <table aria-rowcount={rows.length + 1} className="w-full table-fixed border-separate border-spacing-0">
        <thead className="sticky top-0 z-10 bg-card">
          <tr
            aria-rowindex={1}
            className="h-11 text-start *:border-b *:border-line *:px-3 *:text-start *:text-sm *:font-semibold *:text-quiet"
          >
            <th scope="col" className="w-2/5 sm:w-1/2">
              {t('analyser.word')}
            </th>
            <th scope="col">{t('analyser.count')}</th>
            {action && (
              <th scope="col" className="w-28">
                <span className="sr-only">{t('nav.myDictionary')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          <Gap height={shown.above} columns={columns} />
          {rows.slice(shown.start, shown.end).map((row, index) => (
            <tr
              key={row.word}
              aria-rowindex={shown.start + index + 2}
              className="h-13 *:border-b *:border-line"
            >
              <th scope="row" className="px-3 text-start font-normal" title={row.word}>
                {/* Words run from left to right in a mirrored page too, and are cut at their end. */}
                <span
                  lang="en"
                  dir="ltr"
                  className="word word-lg inline-block max-w-full truncate align-bottom"
                >
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
                <td className="px-3">
                  <div className="flex justify-end">{action(row.word)}</div>
                </td>
              )}
            </tr>
          ))}
          <Gap height={shown.below} columns={columns} />
        </tbody>
      </table>
    </section>
  );
}

/** Stands in for the rows above or below. An attribute gives its height, since the site allows no inline styles. */
function Gap({ height, columns }: { height: number; columns: number }) {
  if (height === 0) return null;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a table row takes no focus
    <tr aria-hidden="true">
      <td colSpan={columns} height={height} />
    </tr>
  );
}

/** Leans like a stress stroke. */
function CountBar({ count, mostOften }: { count: number; mostOften: number }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${mostOften} 1`}
      preserveAspectRatio="none"
      className="h-3 min-w-0 flex-1 [transform:skewX(var(--lean))] rtl:[transform:scaleX(-1)_skewX(calc(-1*var(--lean)))]"
    >
      <rect width={count} height="1" className="fill-count" />
    </svg>
  );
}
