import type { KnownWords, LanguageForms, Row } from './language-forms.ts';

/** Finds rows by their forms and by the words under which a form is looked for besides. */
export function knownWords({ fold, headwords }: LanguageForms, rows: Iterable<Row>): KnownWords {
  const known = new Map<string, Row[]>();
  const add = (form: string, row: Row) => {
    const others = known.get(form);
    if (others === undefined) known.set(form, [row]);
    else if (!others.some(other => other.key === row.key)) others.push(row);
  };
  const later: [string, Row][] = [];
  for (const row of rows) {
    const folded = fold(row.form);
    // A suffix or a prefix that explains a row (-ecek) is no word.
    if (folded === '' || /^-|-$/.test(folded)) continue;
    // Words that stand together by chance (in summer) are no unit.
    if (row.commonness === 'last' && folded.includes(' ')) continue;
    add(folded, row);
    for (const headword of headwords?.(folded, row.pos) ?? []) later.push([headword, row]);
    if (row.spoken !== undefined && row.spoken.length > 1) later.push([fold(row.spoken), row]);
  }
  // A word of its own comes before a part of another one that is not commoner.
  for (const [headword, row] of later) add(headword, row);
  for (const found of known.values())
    if (found.length > 1) found.sort((one, other) => rankOf(one) - rankOf(other));
  return known;
}

/** A row with all its forms in one language, commonest first. */
type RowForms = Pick<Row, 'key' | 'pos' | 'spoken' | 'commonness'> & { forms: readonly string[] };

/**
 * Rows in the order in which forms are looked up: first the first forms of all rows, then their second ones. Of two rows a form belongs to the
 * one it is the usual word of. Those that come last follow all others.
 */
export function rowsInOrder(rows: readonly RowForms[]): Row[] {
  const groups = [[], [], []] as RowForms[][];
  for (const row of rows) groups[rankOf(row)]?.push(row);
  return groups.flatMap(byPlace);
}

/** The lower the commoner. */
export function rankOf({ commonness }: Pick<Row, 'commonness'>): number {
  if (commonness === 'common') return 0;
  return commonness === 'last' ? 2 : 1;
}

function byPlace(rows: readonly RowForms[]): Row[] {
  const longest = rows.reduce((most, { forms }) => Math.max(most, forms.length), 0);
  const ordered: Row[] = [];
  for (let place = 0; place < longest; place++) {
    for (const { key, pos, forms, spoken, commonness } of rows) {
      const form = forms[place];
      if (form === undefined || form === '') continue;
      ordered.push({ key, form, pos, spoken: place === 0 ? spoken : undefined, commonness });
    }
  }
  return ordered;
}
