import type { Correction } from '#contract/teacher.ts';
import { CORRECTION_MARK } from './prompts.ts';

const MOST_REASONS = 3;
const MOST_KEPT = 2;
/** In characters: what is longer is none of what was asked for. */
const LONGEST_CORRECTED = 800;
const LONGEST_REASON = 300;
const LONGEST_KEPT = 60;

/**
 * Tells the answer from the correction behind it while both come: `push` returns what of the answer can be shown by now, and
 * `end` the rest with all that stood behind the mark.
 */
export function answerSplitter() {
  let rest = '';
  let isBehind = false;
  let hasShown = false;
  return {
    push(piece: string): string {
      rest += piece;
      if (isBehind) return '';
      const mark = markIn(rest, !hasShown);
      if (mark !== undefined) {
        const answer = rest.slice(0, mark.at);
        rest = rest.slice(mark.end);
        isBehind = true;
        return answer.trimEnd();
      }
      // Spaces, new lines and the beginning of a mark wait until it is known what follows them.
      const shown = withoutWaiting(rest);
      rest = rest.slice(shown.length);
      hasShown ||= shown !== '';
      return shown;
    },
    end: (): { answer: string; behind: string } =>
      isBehind ? { answer: '', behind: rest } : { answer: withoutMark(rest.trimEnd()), behind: '' },
  };
}

// Not by one expression: it would try all ways to part a long run of spaces, and everybody would wait for that.

function withoutWaiting(text: string): string {
  return text
    .trimEnd()
    .replace(/={1,3}$/, '')
    .trimEnd();
}

/** Without a last line that is the mark alone, behind which nothing came. */
function withoutMark(text: string): string {
  if (!text.endsWith(CORRECTION_MARK)) return text;
  const before = text.slice(0, -CORRECTION_MARK.length);
  return before.slice(before.lastIndexOf('\n') + 1).trim() === '' ? before.trimEnd() : text;
}

/** A line of its own with the mark alone, which may be the first one of all. */
function markIn(text: string, isStart: boolean): { at: number; end: number } | undefined {
  const found = new RegExp(`(?:${isStart ? '^|' : ''}\\n)[ ]*${CORRECTION_MARK}[ ]*(?:\\n|(?=\\w))`).exec(
    text,
  );
  return found === null ? undefined : { at: found.index, end: found.index + found[0].length };
}

/** Reads what stood behind the mark; undefined where it is not exactly as it was asked for, or changes nothing. */
export function readCorrection(behind: string, said: string): Correction | undefined {
  const found: Correction = { corrected: '', reasons: [], keep: [] };
  for (const line of behind.split('\n').map(line => line.trim())) {
    if (line === '') continue;
    const [, name, text = ''] = /^(CORRECTED|WHY|KEEP):\s*(\S.*)$/.exec(line) ?? [];
    if (name === 'CORRECTED' && found.corrected === '' && text.length <= LONGEST_CORRECTED)
      found.corrected = withoutQuotes(text);
    else if (name === 'WHY' && text.length <= LONGEST_REASON) found.reasons.push(text);
    else if (name === 'KEEP') {
      const [word = '', translation = '', ...more] = text.split('|').map(part => part.trim());
      if (word === '' || translation === '' || more.length > 0) return undefined;
      if (word.length <= LONGEST_KEPT && translation.length <= LONGEST_KEPT)
        found.keep.push({ word, translation });
    } else return undefined;
  }
  if (found.corrected === '' || found.corrected === said) return undefined;
  return { ...found, reasons: found.reasons.slice(0, MOST_REASONS), keep: found.keep.slice(0, MOST_KEPT) };
}

/** What was quoted is quoted back by some. */
function withoutQuotes(text: string): string {
  return /^"[^"]*"$/.test(text) ? text.slice(1, -1) : text;
}
