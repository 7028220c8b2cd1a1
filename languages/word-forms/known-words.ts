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
    add(folded, row);
    for (const headword of headwords?.(folded) ?? []) later.push([headword, row]);
    if (row.spoken !== undefined && row.spoken.length > 1) later.push([fold(row.spoken), row]);
  }
  // A word of its own comes before a part of another one.
  for (const [headword, row] of later) add(headword, row);
  return known;
}
