import type { Language } from '#languages/index.ts';

export type DiffPart = { kind: 'same' | 'removed' | 'added'; text: string };

/** More than two sentences of this are not compared word by word. */
const MOST_WORDS = 300;

/** What has to be taken out of a sentence and put into it, word by word, to make another of it. */
export function sentenceDiff(before: string, after: string, language: Language): DiffPart[] {
  const [old, fresh] = [wordsOf(before, language), wordsOf(after, language)];
  if (old.length > MOST_WORDS || fresh.length > MOST_WORDS)
    return [
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ];
  const common = commonLengths(old, fresh);
  const parts: DiffPart[] = [];
  const push = (kind: DiffPart['kind'], text: string) => {
    const last = parts.at(-1);
    if (last?.kind === kind) last.text += text;
    else parts.push({ kind, text });
  };
  let [one, other] = [0, 0];
  while (one < old.length || other < fresh.length) {
    const [word, next] = [old[one], fresh[other]];
    if (word !== undefined && word === next) {
      push('same', word);
      one += 1;
      other += 1;
    } else if (
      next === undefined ||
      (word !== undefined && lengthAt(one + 1, other) >= lengthAt(one, other + 1))
    ) {
      push('removed', word ?? '');
      one += 1;
    } else {
      push('added', next);
      other += 1;
    }
  }
  return parts;

  function lengthAt(row: number, column: number): number {
    return common[row]?.[column] ?? 0;
  }
}

/** How many words the rests of both have in common, in order, from each pair of places on. */
function commonLengths(old: readonly string[], fresh: readonly string[]): number[][] {
  const lengths = Array.from({ length: old.length + 1 }, () => new Array<number>(fresh.length + 1).fill(0));
  for (let row = old.length - 1; row >= 0; row -= 1) {
    for (let column = fresh.length - 1; column >= 0; column -= 1) {
      const [here, below] = [lengths[row] as number[], lengths[row + 1] as number[]];
      here[column] =
        old[row] === fresh[column]
          ? (below[column + 1] ?? 0) + 1
          : Math.max(below[column] ?? 0, here[column + 1] ?? 0);
    }
  }
  return lengths;
}

/** Words with the space behind them; of languages without spaces as the browser divides them. */
function wordsOf(text: string, language: Language): string[] {
  if (/\s/.test(text) || !('Segmenter' in Intl)) return text.match(/\S+\s*/g) ?? [];
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}
