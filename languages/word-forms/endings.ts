import type { Guess } from './language-forms.ts';
import { formsIn, linesOf } from './tables.ts';
import type { FormTag } from './tags.ts';

/** A way in which forms end, and what the base form ends in instead. */
export type Ending = { ending: string; base: string; kinds: readonly string[]; tags: readonly FormTag[] };

/**
 * Endings by what the base form ends in: `ar present* o as a amos áis an`. Names, stars, dashes and slashes are those of
 * `irregularForms`; 0 is no ending.
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

type RewriteRule = readonly [RegExp, string];

/** The letter that a rule asks of the end of a stem: ш of /ш$/. Rules with a choice ask for none. */
const ASKED_LETTER = /^(?!.*\|)(?:.*[^\\])?(\p{Ll})\$$/u;

/** A text may hold any sign there is. */
const MOST_LETTERS = 200;
const MOST_STEMS = 100;

/** Makes the function that tells what a stem becomes by each of the rules that fit it. */
export function rewriter(rules: readonly RewriteRule[]): (stem: string) => string[] {
  const lastLetters = rules.map(([{ source }]) => ASKED_LETTER.exec(source)?.[1]);
  // Most rules are about one last letter, and most stems end in another.
  const byLetter = new Map<string, readonly RewriteRule[]>();
  const rulesFor = (last: string) => {
    const kept =
      byLetter.get(last) ?? rules.filter((_, place) => [undefined, last].includes(lastLetters[place]));
    if (byLetter.size < MOST_LETTERS) byLetter.set(last, kept);
    return kept;
  };
  return stem => {
    const found: string[] = [];
    for (const [pattern, replacement] of rulesFor(stem.slice(-1)))
      if (pattern.test(stem)) found.push(stem.replace(pattern, replacement));
    return found;
  };
}

/** The same changes, found once for endings that are alike to them: `likeness` is what they ask of an ending. */
export function remembering(changes: StemChanges, likeness: (ending: Ending) => string): StemChanges {
  const found = new Map<string, readonly string[]>();
  return (stem, ending) => {
    const name = `${likeness(ending)} ${stem}`;
    const kept = found.get(name);
    if (kept !== undefined) return kept;
    if (found.size > MOST_STEMS) found.clear();
    const changed = changes(stem, ending);
    found.set(name, changed);
    return changed;
  };
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
    return changed.length === 0 ? plain : plain.concat(changed);
  };
}

function byEnding(endings: readonly Ending[]) {
  const table = new Map<string, Ending[]>();
  for (const ending of endings) table.set(ending.ending, [...(table.get(ending.ending) ?? []), ending]);
  return { table, longest: Math.max(...endings.map(({ ending }) => ending.length)) };
}
