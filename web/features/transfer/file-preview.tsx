import { useState } from 'react';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { guessMapping, type Pair, remapped } from './deck/columns.ts';
import { COLUMNS, type Column, type DeckTable, type Mapping } from './deck/deck.ts';

/** Enough to see what each column holds. */
const SHOWN_ROWS = 5;

type FilePreviewProps = {
  tables: readonly DeckTable[];
  pair: Pair;
  onStart: (table: DeckTable, mapping: Mapping) => void;
  onCancel: () => void;
};

/** The first rows of a file, with a choice above each column of what it is. */
export function FilePreview({ tables, pair, onStart, onCancel }: FilePreviewProps) {
  const { t } = useTranslation();
  const [place, setPlace] = useState(0);
  const [chosen, setChosen] = useState<Mapping | null>(null);
  const table = tables[place];
  if (table === undefined) return null;
  const mapping = chosen ?? guessMapping(table, pair);
  const choose = (index: number, column: Column | null) => setChosen(remapped(mapping, index, column));
  return (
    <section aria-label={t('transfer.columns')} className="flex flex-col gap-4">
      {tables.length > 1 && (
        <SelectField
          label={t('transfer.table')}
          value={place}
          onChange={event => {
            setPlace(Number(event.target.value));
            setChosen(null);
          }}
        >
          {tables.map(({ name, rows }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two tables may have one name, and none moves
            <option key={index} value={index}>
              {`${name} (${rows.length})`}
            </option>
          ))}
        </SelectField>
      )}
      <p>{t('transfer.columns')}</p>
      <MappedRows table={table} mapping={mapping} onChoose={choose} />
      <p className="text-quiet">{t('categories.words', { count: table.rows.length })}</p>
      <div className="flex flex-wrap gap-3">
        <Button look="main" disabled={!mapping.includes('word')} onClick={() => onStart(table, mapping)}>
          {t('transfer.start')}
        </Button>
        <Button onClick={onCancel}>{t('common.cancel')}</Button>
      </div>
    </section>
  );
}

type MappedRowsProps = {
  table: DeckTable;
  mapping: Mapping;
  onChoose: (index: number, column: Column | null) => void;
};

function MappedRows({ table: { header, rows }, mapping, onChoose }: MappedRowsProps) {
  const { t } = useTranslation();
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolling with the keyboard needs it
      tabIndex={0}
      aria-label={t('transfer.table')}
      className="overflow-x-auto rounded-card border border-line"
    >
      <table className="min-w-full text-start">
        <thead>
          <tr className="*:min-w-44 *:p-2 *:text-start">
            {mapping.map((column, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns never move
              <th key={index} scope="col">
                <Select
                  aria-label={header?.[index] || `${index + 1}`}
                  value={column ?? ''}
                  onChange={event => onChoose(index, (event.target.value || null) as Column | null)}
                  className="min-h-11 w-full rounded-control border border-edge bg-card ps-3 font-medium"
                >
                  <option value="">{t('transfer.leaveOut')}</option>
                  {COLUMNS.map(name => (
                    <option key={name} value={name}>
                      {name === 'key' ? t('transfer.key') : t(`cards.${name}`)}
                    </option>
                  ))}
                </Select>
                {header !== null && (
                  <span className="block text-sm font-normal text-quiet">{header[index]}</span>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, SHOWN_ROWS).map(({ cells }, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows may be alike, and none moves
            <tr key={row} className="border-t border-line">
              {mapping.map((_, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns never move
                <td key={index} className="max-w-64 truncate p-2">
                  <bdi>{cells[index]}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
