import type { Language } from '#languages/index.ts';
import type { TableRow } from './table.ts';

/** Two forms that are read alike are one to whoever sees them, whatever their case. */
export function readAs(form: string, language: Language): string {
  return form.toLocaleLowerCase(language === 'tr' ? 'tr' : 'en').normalize('NFC');
}

/** The rows of which a form in a language is that of several, those of one form together. */
export function rowsByShared(rows: readonly TableRow[], language: Language): TableRow[][] {
  const byForm = new Map<string, TableRow[]>();
  for (const row of rows) {
    const form = readAs(row.cells[language] ?? '', language);
    if (form !== '') byForm.set(form, [...(byForm.get(form) ?? []), row]);
  }
  return [...byForm.values()].filter(({ length }) => length > 1);
}
