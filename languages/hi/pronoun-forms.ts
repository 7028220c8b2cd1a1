import type { Paradigm } from '../word-forms/paradigm.ts';
import { linesOf } from '../word-forms/tables.ts';
import { tagsIn } from '../word-forms/tags.ts';

/** Pronouns by their parts of speech: `pos form · tags form form · …`, the usual form first. The past is that before ने: मैंने. */
const TABLE = new Map(
  linesOf(`
    pronoun मैं · oblique मुझ · dative मुझे मुझको · past मैंने · from मुझसे · in मुझमें
    pronoun हम · oblique हम · dative हमें हमको · past हमने · from हमसे · in हममें
    pronoun तुम · oblique तुम · dative तुम्हें तुमको · past तुमने · from तुमसे · in तुममें
    pronoun वह · oblique उस · dative उसे उसको · past उसने · from उससे · in उसमें
    pronoun वे · oblique उन · dative उन्हें उनको · past उन्होंने · from उनसे · in उनमें
    pronoun कौन · oblique किस · dative किसे किसको · past किसने · from किससे
    pronoun कोई · oblique किसी
    determiner वह · oblique उस
    determiner यह · oblique इस · plural ये · plural+oblique इन
  `).map(line => {
    const [word = '', ...cells] = line.split(' · ');
    return [word, cells.map(cell => cell.split(' '))] as const;
  }),
);

/** The paradigm of a pronoun that bends in a way of its own. */
export function pronounParadigm(form: string, pos: string): Paradigm | undefined {
  const rows = TABLE.get(`${pos} ${form}`)?.map(([tags = '', ...forms]) => ({ tags: tagsIn(tags), forms }));
  if (rows === undefined) return undefined;
  return {
    principal: rows.slice(0, 2).map(({ tags, forms: [usual = ''] }) => ({ tags, form: usual })),
    tables: [{ of: [], columns: [[]], rows: rows.map(({ tags, forms }) => ({ tags, cells: [forms] })) }],
  };
}
