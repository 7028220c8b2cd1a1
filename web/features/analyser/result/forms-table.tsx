import type { ReactNode } from 'react';
import { directionOf, type Language } from '#languages/index.ts';
import { useFormats } from '#web/platform/i18n/formats.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { Tag } from '#web/ui/tag.tsx';
import type { ComparedRow } from './chosen-rows.ts';
import { CountBar } from './figures.tsx';
import type { RowState } from './running-words.ts';
import { WindowedTable } from './windowed-table.tsx';

type FormsTableProps = {
  rows: readonly ComparedRow[];
  language: Language;
  mostOften: number;
  hasOther: boolean;
  stateOf: ((row: ComparedRow) => RowState) | undefined;
  translationOf: (row: ComparedRow) => string;
  /** What can be done with a word; nothing for guests. */
  action: ((row: ComparedRow) => ReactNode) | undefined;
  opened: string | undefined;
  onOpen: (row: ComparedRow) => void;
};

/** The meaning has a line of its own, so rows are higher than those of plain counts. */
const HEIGHT = { look: 'h-16', pixels: 64 } as const;

/** The words of a text with what they mean and their states. */
export function FormsTable(props: FormsTableProps) {
  const { rows, language, mostOften, hasOther, stateOf, translationOf, action, opened, onOpen } = props;
  const { t } = useTranslation();
  const { lang } = useLanguages();
  const { number } = useFormats();
  return (
    <WindowedTable
      rows={rows}
      height={HEIGHT}
      columns={2 + Number(hasOther) + Number(action !== undefined)}
      head={
        <>
          <th scope="col">{t('analyser.word')}</th>
          <th scope="col" className={`sm:w-40 ${hasOther ? 'w-18' : 'w-24 max-[22.5rem]:w-18'}`}>
            {t('analyser.count')}
          </th>
          {hasOther && (
            <th scope="col" className="w-18 leading-tight sm:w-24">
              {t('analyser.otherText')}
            </th>
          )}
          {action && (
            <th scope="col" className="w-24 sm:w-26">
              <span className="sr-only">{t('nav.myDictionary')}</span>
            </th>
          )}
        </>
      }
      keyOf={row => row.id}
      cells={row => (
        <>
          <th scope="row" className="px-3 text-start font-normal">
            <button
              type="button"
              aria-expanded={row.id === opened}
              onClick={() => onOpen(row)}
              className="grid min-h-11 w-full content-center text-start hover:text-accent"
            >
              <bdi
                lang={language}
                dir={directionOf(language)}
                className="word word-lg block max-w-full justify-self-start truncate"
              >
                {row.word}
              </bdi>
              <span className="flex min-w-0 items-center gap-2">
                <bdi lang={lang} className="truncate text-sm text-quiet">
                  {translationOf(row)}
                </bdi>
                {stateOf && row.kind === 'word' && (
                  // On a phone the strokes at the end of the row say it alone.
                  <span className="max-sm:hidden">
                    <StateTag state={stateOf(row)} />
                  </span>
                )}
              </span>
            </button>
          </th>
          <td className="px-3">
            <span className="flex items-center gap-2.5">
              <span className="min-w-10 font-semibold tabular-nums">{number(row.count)}</span>
              <span className={hasOther ? 'contents max-sm:hidden' : 'contents max-[22.5rem]:hidden'}>
                <CountBar count={row.count} mostOften={mostOften} />
              </span>
            </span>
          </td>
          {hasOther && <td className="px-3 font-semibold tabular-nums">{number(row.other ?? 0)}</td>}
          {action && (
            <td className="px-1">
              <div className="flex items-center justify-end [&_button]:mt-0">{action(row)}</div>
            </td>
          )}
        </>
      )}
    />
  );
}

/** The state of a word: new, learning, known. Small words, and those of no row, have no sign. */
function StateTag({ state }: { state: RowState }) {
  const { t } = useTranslation();
  if (state === 'new' || state === 'learning' || state === 'known')
    return <Tag look={state}>{t(`marks.short.${state}`)}</Tag>;
  return state === 'ignored' ? <Tag>{t('marks.ignored')}</Tag> : null;
}
