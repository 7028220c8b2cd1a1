import { parseTable } from './table.ts';

/** How the stress of Ukrainian words moves, below content/. */
export const STRESS_FILE = 'stress/uk.tsv';
const COLUMNS = ['form', 'pos', 'stress'];

/** Makes the function that finds the stress-marked dictionary form of a word. Of two words of one form nobody knows which is meant. */
export function stressedForms(rows: readonly StressRow[]): (form: string, pos: string) => string | undefined {
  const forms = new Map(
    rows
      .filter(({ stress }) => stress !== '' && !stress.includes(' / '))
      .map(({ form, pos, stress }) => [`${form}|${pos}`, /^(?:pl:)?([^ |]+)/.exec(stress)?.[1]]),
  );
  return (form, pos) => forms.get(`${form}|${pos}`);
}

export type StressRow = { form: string; pos: string; stress: string };

/** @throws TableError when the table is broken */
export function readStress(text: string): StressRow[] {
  return parseTable(text, STRESS_FILE, COLUMNS).map(({ cells }) => ({
    form: cells.form ?? '',
    pos: cells.pos ?? '',
    stress: cells.stress ?? '',
  }));
}
