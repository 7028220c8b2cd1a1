import { type KeyboardEvent, useState } from 'react';
import type { Forms } from '#contract/word-entry.ts';
import { useTranslation } from '#web/platform/i18n/i18n.tsx';
import { useLanguages } from '#web/platform/i18n/languages.ts';
import { formName } from '#web/vocabulary/translation/form-name.ts';
import { FormButton } from './form-button.tsx';
import { nextPlace } from './next-place.ts';

type FormsTableProps = {
  table: Forms['tables'][number];
  headword: string;
  /** Forms of the first sentence above, in small letters. */
  used: readonly string[];
};

/** A table of forms, each of which can be heard. It is one stop of the Tab key; arrows move within it. */
export function FormsTable({ table: { of, columns, rows }, headword, used }: FormsTableProps) {
  const { t } = useTranslation();
  const { learn } = useLanguages();
  const [active, setActive] = useState('');
  const nameOf = (tags: readonly string[]) => formName({ tags: [...tags] }, t);
  const hasHeads = columns.some(tags => tags.length > 0);
  const hasRowNames = rows.some(({ tags }) => tags.length > 0);
  const first = firstPlace(rows);
  const handleKey = (event: KeyboardEvent<HTMLTableElement>) => {
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = nextPlace(
      buttons.map(({ dataset }) => dataset.place ?? ''),
      (event.target as HTMLElement).dataset.place ?? '',
      isMirrored ? mirrored(event.key) : event.key,
    );
    if (next === undefined) return;
    event.preventDefault();
    setActive(next);
    buttons.find(({ dataset }) => dataset.place === next)?.focus();
  };
  return (
    <table className="w-full" onKeyDown={handleKey}>
      {of.length > 0 && (
        <caption className="pb-2 text-start text-[0.9375rem] font-semibold">{nameOf(of)}</caption>
      )}
      {hasHeads && (
        <thead>
          <tr>
            {hasRowNames && <td />}
            {columns.map(tags => (
              <ColumnName key={tags.join()} name={nameOf(tags)} />
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map(({ tags, cells }, row) => (
          <tr key={tags.join()} className="border-b border-line">
            {hasRowNames && <RowName name={nameOf(tags)} />}
            {cells.map((forms, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a table never move
              <td key={column}>
                {forms.map((form, variant) => {
                  const place = `${row} ${column} ${variant}`;
                  return (
                    <FormButton
                      key={form}
                      form={form}
                      headword={headword}
                      language={learn}
                      isUsed={used.includes(form.toLowerCase())}
                      place={place}
                      isStop={place === (active === '' ? first : active)}
                    />
                  );
                })}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A column may need no name: beside forms with an article stand those without. */
function ColumnName({ name }: { name: string }) {
  const look = 'border-b border-line px-2 py-1.5 text-start text-sm font-normal text-quiet';
  if (name === '') return <td className={look} />;
  return (
    <th scope="col" className={look}>
      {name}
    </th>
  );
}

/** A row may need no name: a noun's numbers are named by their columns. */
function RowName({ name }: { name: string }) {
  if (name === '') return <td />;
  return (
    <th
      scope="row"
      className="w-1 pe-2 text-start text-sm font-normal break-keep [overflow-wrap:normal] text-quiet sm:whitespace-nowrap"
    >
      {name}
    </th>
  );
}

/** The first cell that has a form. */
function firstPlace(rows: FormsTableProps['table']['rows']): string {
  for (const [row, { cells }] of rows.entries()) {
    const column = cells.findIndex(forms => forms.length > 0);
    if (column !== -1) return `${row} ${column} 0`;
  }
  return '';
}

const mirrored = (key: string) =>
  key === 'ArrowLeft' ? 'ArrowRight' : key === 'ArrowRight' ? 'ArrowLeft' : key;
