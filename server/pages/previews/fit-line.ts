import type { Line } from './preview.ts';
import type { WriteLine, WrittenLine } from './write-line.ts';

/** Lines as they are written in one size. */
export type FittedLines = { lines: WrittenLine[]; size: number };

/** One line may shrink so far before it is broken. */
const SMALLEST_SHARE = 0.68;
const STEPS = 4;

type Room = { width: number; size: number; mostLines: number };

/** Writes a line as large as there is room for: smaller in one line, then in more lines, and what is left over is cut off. */
export function fitLine(write: WriteLine, line: Line, { width, size, mostLines }: Room): FittedLines {
  for (let step = 0; step <= STEPS; step += 1) {
    const smaller = size * (1 - ((1 - SMALLEST_SHARE) * step) / STEPS);
    const written = write(line, smaller);
    if (written.width <= width) return { lines: [written], size: smaller };
  }
  const small = size * SMALLEST_SHARE;
  return { lines: breakLine(write, line, { width, size: small, mostLines }), size: small };
}

/** Breaks a text where its language may be broken, and ends the last line with dots where more follows. */
export function breakLine(write: WriteLine, line: Line, { width, size, mostLines }: Room): WrittenLine[] {
  const { language } = line;
  const lines: string[] = [''];
  const fits = (text: string) => write({ text: text.trim(), language }, size).width <= width;
  for (const part of unbrokenParts(line)) {
    const last = lines.at(-1) ?? '';
    if (last === '' || fits(last + part)) lines[lines.length - 1] = last + part;
    else if (lines.length < mostLines) lines.push(part.trimStart());
    else {
      lines[lines.length - 1] = withDots(last, text => fits(text));
      break;
    }
  }
  return lines.map(text => write({ text: text.trim(), language }, size));
}

/** Words with the signs and spaces behind them. */
function unbrokenParts({ text, language }: Line): string[] {
  const parts: string[] = [];
  let joins = false;
  for (const { segment, isWordLike } of new Intl.Segmenter(language, { granularity: 'word' }).segment(text)) {
    const opens = /^[\p{Ps}\p{Pi}¿¡]$/u.test(segment);
    if (parts.length > 0 && (joins || !(isWordLike || opens))) parts[parts.length - 1] += segment;
    else parts.push(segment);
    joins = opens || /[-’'‑]$/.test(segment);
  }
  return parts;
}

function withDots(text: string, fits: (text: string) => boolean): string {
  const characters = [...text.trimEnd()];
  while (characters.length > 1 && !fits(`${characters.join('')} …`)) characters.pop();
  return `${characters.join('').trimEnd()} …`;
}
