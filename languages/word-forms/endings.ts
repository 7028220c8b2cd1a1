import { type Bases, hashOf, mayBe } from './bases.ts';
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
export type StemChanges = {
  /** What the changes ask of an ending, which is asked of it once; undefined for one that changes no stem. */
  likeness(ending: Ending): string | undefined;
  /** What a stem stands for before all endings that are alike. */
  of(stem: string, likeness: string): readonly string[];
};

type RewriteRule = readonly [RegExp, string];

/** The letter that a rule asks of the end of a stem: ш of /ш$/. Rules with a choice ask for none. */
const ASKED_LETTER = /^(?!.*\|)(?:.*[^\\])?(\p{Ll})\$$/u;

/** A text may hold any sign there is. */
const MOST_LETTERS = 200;

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

/**
 * Makes the function that guesses base forms: group by group, in each the longest endings first; at last those that need a
 * changed stem. Given the bases that there are, it leaves out nearly all guesses that are none of them.
 */
export function guessByEndings(
  groups: readonly (readonly Ending[])[],
  changes?: StemChanges,
): (word: string, among?: Bases) => Guess[] {
  const tables = groups.map(group => byEnding(group, changes));
  return (word, among) => {
    // A stem before a space is folded without it.
    const bases = word.includes(' ') ? undefined : among;
    const plain: Guess[] = [];
    const changed: Guess[] = [];
    for (const { table, longest } of tables) {
      for (let length = Math.min(longest, word.length); length >= 0; length--) {
        const endings = table.get(word.slice(word.length - length));
        if (endings === undefined) continue;
        const stem = stemOf(word.slice(0, word.length - length));
        let asked: string | undefined;
        let others = NO_STEMS;
        for (const { base, kinds, tags, likeness } of endings) {
          if (mayBe(bases, hashOf(base, stem.hash))) plain.push({ base: stem.letters + base, kinds, tags });
          // Mostly alike endings follow one another.
          if (likeness !== asked) {
            const all = likeness === undefined ? undefined : changes?.of(stem.letters, likeness);
            others = all?.map(stemOf) ?? NO_STEMS;
            asked = likeness;
          }
          for (const { letters, hash } of others)
            if (mayBe(bases, hashOf(base, hash))) changed.push({ base: letters + base, kinds, tags });
        }
      }
    }
    return changed.length === 0 ? plain : plain.concat(changed);
  };
}

/** A stem with its hash, by which that of a whole base is found. */
type Stem = { letters: string; hash: number };
const stemOf = (letters: string): Stem => ({ letters, hash: hashOf(letters) });

const NO_STEMS: readonly Stem[] = [];

function byEnding(endings: readonly Ending[], changes: StemChanges | undefined) {
  const table = new Map<string, (Ending & { likeness: string | undefined })[]>();
  for (const ending of endings) {
    const alike = table.get(ending.ending) ?? [];
    alike.push({ ...ending, likeness: changes?.likeness(ending) });
    table.set(ending.ending, alike);
  }
  return { table, longest: Math.max(...endings.map(({ ending }) => ending.length)) };
}
