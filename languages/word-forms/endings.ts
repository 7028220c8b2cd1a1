import type { Guess } from './language-forms.ts';
import { formsIn, linesOf } from './tables.ts';
import type { FormTag } from './tags.ts';

/** A way in which forms end, and what the base form ends in instead. */
export type Ending = { ending: string; base: string; kinds: readonly string[]; tags: readonly FormTag[] };

/**
 * Endings by what the base form ends in: `ar present* o as a amos áis an`. Names, stars, dashes and slashes are those of
 * `irregularForms`; 0 stands for no ending.
 */
export function endings(kinds: readonly string[], table: string): Ending[] {
  return linesOf(table).flatMap(line => {
    const [bases = '', name = '', ...cells] = line.split(' ');
    return formsIn(name === '0' ? '' : name, cells).flatMap(({ form, tags }) =>
      bases.split('/').map(base => ({ ending: orNone(form), base: orNone(base), kinds, tags })),
    );
  });
}

const orNone = (cell: string) => (cell === '0' ? '' : cell);

/** Other stems that a stem may stand for: *piens* for *pens*. */
export type StemChanges = (stem: string, ending: Ending) => readonly string[];

/** What a stem becomes by each of the rules that fit it. */
export function rewritten(stem: string, rules: readonly (readonly [RegExp, string])[]): string[] {
  return rules.flatMap(([pattern, replacement]) =>
    pattern.test(stem) ? [stem.replace(pattern, replacement)] : [],
  );
}

/**
 * Makes the function that guesses base forms: group by group, in each the longest endings first; at last those that need a
 * changed stem.
 */
export function guessByEndings(
  groups: readonly (readonly Ending[])[],
  changes?: StemChanges,
): (word: string) => Guess[] {
  const tables = groups.map(byEnding);
  return word => {
    const plain: Guess[] = [];
    const changed: Guess[] = [];
    for (const { table, longest } of tables) {
      for (let length = Math.min(longest, word.length); length >= 0; length--) {
        const stem = word.slice(0, word.length - length);
        for (const ending of table.get(word.slice(word.length - length)) ?? []) {
          const { base, kinds, tags } = ending;
          plain.push({ base: stem + base, kinds, tags });
          for (const other of changes?.(stem, ending) ?? [])
            changed.push({ base: other + base, kinds, tags });
        }
      }
    }
    return [...plain, ...changed];
  };
}

function byEnding(endings: readonly Ending[]) {
  const table = new Map<string, Ending[]>();
  for (const ending of endings) table.set(ending.ending, [...(table.get(ending.ending) ?? []), ending]);
  return { table, longest: Math.max(...endings.map(({ ending }) => ending.length)) };
}
