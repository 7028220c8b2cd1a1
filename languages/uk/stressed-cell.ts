import type { ParadigmCell } from '../word-forms/paradigm.ts';
import type { FormTag } from '../word-forms/tags.ts';
import { MOVING_NOUNS, MOVING_VERBS } from './moving-stress.ts';
import { STRESS_MARK } from './sounds.ts';
import { stressOfForm } from './stress.ts';
import { marked, type StressPattern, stressPattern, syllables } from './stress-pattern.ts';

/** A word whose forms get their marks. */
export type StressedBase = { form: string; pos: string; pattern: StressPattern };

const MOVING: Readonly<Record<string, ReadonlyMap<string, string>>> = {
  noun: byForm(MOVING_NOUNS),
  verb: byForm(MOVING_VERBS),
};

/** By what each line begins with. */
function byForm(table: string): ReadonlyMap<string, string> {
  const lines = table.trim().split('\n');
  return new Map(lines.map(line => [unmarked((line.split(' ')[0] ?? '').replace(/^pl:/, '')), line]));
}

function unmarked(form: string): string {
  return form.replaceAll(STRESS_MARK, '');
}

/** The principal parts of a word whose stress moves: plain ones in order, and those that have a label; without their marks. */
export function movingParts(form: string, pos: string): { plain: string[]; labelled: Map<string, string> } {
  const plain: string[] = [];
  const labelled = new Map<string, string>();
  for (const part of MOVING[pos]?.get(form)?.split(' ') ?? []) {
    const [, label, forms = ''] = /^(?:([a-z]+\d?):)?(.*)$/.exec(part) ?? [];
    const own = unmarked(forms.split('|')[0] ?? '');
    if (label === undefined || label === 'pl') plain.push(own);
    else labelled.set(label, own);
  }
  return { plain, labelled };
}

/** @param spoken the dictionary form with its mark; of one syllable without */
export function stressedBase(form: string, pos: string, spoken: string | undefined): StressedBase {
  const isOneSyllable = syllables(form) === 1;
  const own = MOVING[pos]?.get(form) ?? (isOneSyllable ? marked(form, 1) : (spoken ?? ''));
  return { form, pos, pattern: stressPattern(own) };
}

/**
 * Forms of a word with their marks, each once; those whose stress nobody knows surely are left out, and those that come with a mark keep it.
 */
export function stressedCell(
  { form: base, pos, pattern }: StressedBase,
  forms: readonly string[],
  tags: readonly FormTag[],
): ParadigmCell {
  const cell = forms.flatMap(form => {
    if (syllables(form) < 2 || form.includes(STRESS_MARK)) return [form];
    const syllable = stressOfForm({ form, base, pos, tags }, pattern);
    return syllable === undefined ? [] : [marked(form, syllable)];
  });
  return [...new Set(cell)];
}
