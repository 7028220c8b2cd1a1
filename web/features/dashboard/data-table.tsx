import { useTranslation } from '#web/platform/i18n/i18n.tsx';

export type Table = {
  columns: readonly string[];
  /** The first cell names its row. */
  rows: readonly (readonly [string, ...string[]])[];
};

/** The numbers of a chart; closed at first, and there for every reader. */
export function DataTable({ columns, rows, caption }: Table & { caption: string }) {
  const { t } = useTranslation();
  return (
    <details className="mt-3 text-sm">
      <summary className="flex min-h-11 w-fit items-center text-accent underline underline-offset-4">
        {t('dashboard.table')}
      </summary>
      <table className="w-full tabular-nums">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map(column => (
              <th key={column} scope="col" className="p-2 text-start font-medium">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name} className="border-t border-line">
              <th scope="row" className="p-2 text-start font-normal">
                {name}
              </th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]} className="p-2">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
