import { linesOf } from './tables.ts';

/** By a verb that completes: those it completes. */
export type VerbPairs = ReadonlyMap<string, readonly string[]>;

/** A verb and its partners a line: `читати прочитати почитати`. */
export function verbPairs(table: string): VerbPairs {
  const pairs = new Map<string, string[]>();
  for (const line of linesOf(table)) {
    const [base = '', ...completed] = line.replaceAll('’', "'").split(' ');
    for (const verb of completed) pairs.set(verb, [...(pairs.get(verb) ?? []), base]);
  }
  return pairs;
}
