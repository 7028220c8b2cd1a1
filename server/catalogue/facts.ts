import { groupBy } from '../process/group-by.ts';
import type { CatalogueWord, WordFacts } from './catalogue.ts';
import { COUNTER_COLUMNS, PAIR_COLUMNS, PAIR_LANGUAGES, ROOT_COLUMNS } from './columns.ts';
import type { ByKey } from './content.ts';
import type { TableRow } from './table.ts';

type ReadTable = (file: string, columns: readonly string[]) => TableRow[];

/** More would be a list and no family. */
const MOST_OF_ROOT = 8;

/** What the tables of single languages say of taught words. */
export function readFacts(words: readonly CatalogueWord[], read: ReadTable): ByKey<WordFacts> {
  const facts = new Map<string, WordFacts>();
  const add = (key: string, said: WordFacts) => facts.set(key, { ...facts.get(key), ...said });
  for (const language of PAIR_LANGUAGES)
    for (const { cells } of read(`aspect-pairs/${language}.tsv`, PAIR_COLUMNS)) {
      const { key = '', imperfective = '', perfective = '' } = cells;
      add(key, { pairs: { ...facts.get(key)?.pairs, [language]: { imperfective, perfective } } });
    }
  const byId = new Map(words.map(word => [word.id, word]));
  for (const [letters, rows] of groupBy(read('roots/ar.tsv', ROOT_COLUMNS), ({ cells }) => cells.root ?? ''))
    for (const { cells } of rows) {
      const { key = '' } = cells;
      // Two meanings of one form are no two words of the family.
      const forms = new Set([byId.get(key)?.forms.ar]);
      const family = rows.flatMap(row => {
        const other = row.cells.key ?? '';
        const form = byId.get(other)?.forms.ar;
        if (forms.has(form)) return [];
        forms.add(form);
        return [other];
      });
      add(key, { root: { letters, family: family.slice(0, MOST_OF_ROOT) } });
    }
  for (const [language, columns] of Object.entries(COUNTER_COLUMNS))
    for (const { cells } of read(`counters/${language}.tsv`, columns)) {
      const word = byId.get(cells.key ?? '');
      if (word === undefined) throw new Error(`counters/${language}.tsv: no taught word ${cells.key}`);
      const counted = COUNTED[language as keyof typeof COUNTED](word, cells);
      add(word.id, { counting: { ...facts.get(word.id)?.counting, [language]: counted } });
    }
  return { keys: [...facts.keys()], of: key => facts.get(key) };
}

/** One of it, as each language says it. */
const COUNTED = {
  zh: ({ forms }: CatalogueWord, { counter }: TableRow['cells']) => ({ text: `一${counter}[${forms.zh}]` }),
  ja: ({ forms, spoken }: CatalogueWord, { counter, one }: TableRow['cells']) => ({
    text: `一${counter}の[${forms.ja}]`,
    reading: `${one}の [${spoken.ja ?? forms.ja}]`,
  }),
  ko: ({ forms }: CatalogueWord, { counter }: TableRow['cells']) => ({ text: `[${forms.ko}] 한 ${counter}` }),
};
