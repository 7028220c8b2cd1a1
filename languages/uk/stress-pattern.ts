import { foldUkrainian } from './fold-ukrainian.ts';
import { STRESS_MARK } from './sounds.ts';

/**
 * How the stress of a word moves: the syllables, from 1 on, of its principal parts (content/README.md). A word whose stress stays has
 * the first alone.
 */
export type StressPattern = {
  parts: readonly number[];
  labels: Readonly<Record<string, number>>;
  /** The principal parts, folded. */
  written: readonly string[];
  /** It has no singular. */
  isPlural: boolean;
};

const VOWEL = /[аеиіоуєюяї]/gi;

export const syllables = (word: string) => word.match(VOWEL)?.length ?? 0;

/** Reads the principal parts of a word: `рука́ руки́ ру́ки рука́м acc:ру́ку`. Of two words of one form the first is read. */
export function stressPattern(stress: string): StressPattern {
  const parts: number[] = [];
  const labels: Record<string, number> = {};
  const written: string[] = [];
  for (const part of (stress.split(' / ')[0] ?? '').split(' ')) {
    const [, label, forms = ''] = /^(?:([a-z]+\d?):)?(.*)$/.exec(part) ?? [];
    const form = forms.split('|')[0] ?? '';
    const syllable = stressedSyllable(form);
    if (syllable === undefined) continue;
    if (label !== undefined && label !== 'pl') {
      labels[label] = syllable;
      continue;
    }
    parts.push(syllable);
    written.push(foldUkrainian(form));
  }
  // The parts of a word that has no singular are the first and the dative of its plural.
  const isPlural = stress.startsWith('pl:');
  const all = isPlural && parts.length === 2 ? [...parts, ...parts] : parts;
  return { parts: all, labels, written, isPlural };
}

/** The syllable that a mark is on; undefined where there is none. */
function stressedSyllable(marked: string): number | undefined {
  const place = marked.indexOf(STRESS_MARK);
  return place === -1 ? undefined : syllables(marked.slice(0, place));
}

/** The form with its mark: `рука́м`. */
export function marked(form: string, syllable: number): string {
  let count = 0;
  return form.replace(VOWEL, vowel => {
    count += 1;
    return count === syllable ? vowel + STRESS_MARK : vowel;
  });
}

/** The word with the marks of the same word as it is listed, which may have one in each part. */
export function markedLike(word: string, listed: string): string {
  const letters = [...word];
  if (letters.length !== [...listed.replaceAll(STRESS_MARK, '')].length) return word;
  return [...listed].map(letter => (letter === STRESS_MARK ? letter : letters.shift())).join('');
}

/** How many letters a folded form begins with like one of the principal parts, at best. */
export function sharedStart(form: string, written: readonly string[]): number {
  return written.reduce((most, part) => {
    let shared = 0;
    while (shared < form.length && form[shared] === part[shared]) shared += 1;
    return Math.max(most, shared);
  }, 0);
}
