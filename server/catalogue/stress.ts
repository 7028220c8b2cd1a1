import { parseTable } from './table.ts';

/** How the stress of Ukrainian words moves, below content/. */
export const STRESS_FILE = 'stress/uk.tsv';
const COLUMNS = ['form', 'pos', 'stress'];

export type StressRow = { form: string; pos: string; stress: string };

/** @throws TableError when the table is broken */
export function readStress(text: string): StressRow[] {
  return parseTable(text, STRESS_FILE, COLUMNS).map(({ cells }) => ({
    form: cells.form ?? '',
    pos: cells.pos ?? '',
    stress: cells.stress ?? '',
  }));
}
