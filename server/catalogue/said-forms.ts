import { parseTable } from './table.ts';

/** How the stress of Ukrainian words moves, below content/. */
export const STRESS_FILE = 'stress/uk.tsv';
const COLUMNS = ['form', 'pos', 'stress'];

/** Finds how a word is said by its form and its part of speech; undefined where nobody knows it. */
type SaidForms = (form: string, pos: string) => string | undefined;

/** Arabic words of the dictionary with their vowel marks. */
export const VOWELS_FILE = 'vowels/ar.tsv';

/** @throws TableError when the table is broken */
export function vocalisedForms(text: string): SaidForms {
  const rows = parseTable(text, VOWELS_FILE, ['form', 'pos', 'vocalised']);
  const forms = new Map(
    rows.map(({ cells: { form, pos, vocalised } }) => [`${form}|${pos}`, vocalised || undefined]),
  );
  return (form, pos) => forms.get(`${form}|${pos}`);
}

/** The stress-marked dictionary forms. Of two words of one form nobody knows which is meant. */
export function stressedForms(rows: readonly StressRow[]): SaidForms {
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
