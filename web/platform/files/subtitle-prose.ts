import { PARAGRAPH_SEPARATOR } from '#contract/separators.ts';
import type { Cue } from './subtitles.ts';

/** Seconds of silence after which something new begins, between sentences and within one. */
const PAUSE_BETWEEN = 2;
const PAUSE_WITHIN = 8;
/** UTF-16 units. After so many a paragraph ends with its sentence, and a sentence that goes on without end with its cue. */
const LONG_PARAGRAPH = 400;
const LONG_SENTENCE = 400;
/** Where fewer cues end with a sentence, nobody has written its marks: songs, and what machines have heard. */
const LEAST_ENDS = 0.15;

const ENDS = /[.!?…؟।۔。！？]["'”’»)\]」』）]*$/u;
const OTHER_SPEAKER = /^[-–—]\s*\S/u;
const UNSPACED_END = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー、。，！？…」』]$/u;
const UNSPACED_BEGIN = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}「『…]/u;

type Line = { text: string; start: number | undefined; end: number | undefined };

/**
 * What cues say as a text to read: a sentence that goes over several of them is one again, and a paragraph ends with a pause, with another
 * speaker, or when it is long. Where sentences have no marks, each cue is a paragraph.
 */
export function proseOf(cues: readonly Cue[]): string {
  const lines = cues.flatMap(linesOf);
  const isMarked = lines.filter(({ text }) => ENDS.test(text)).length >= lines.length * LEAST_ENDS;
  const paragraphs: string[] = [];
  let before: Line | undefined;
  let sentence = 0;
  for (const line of lines) {
    const paragraph = paragraphs.at(-1);
    const isNew =
      paragraph === undefined ||
      before === undefined ||
      !isMarked ||
      beginsAnew({ line, before, paragraph, sentence });
    if (isNew) paragraphs.push(line.text);
    else paragraphs[paragraphs.length - 1] = joined(paragraph, line.text);
    sentence = ENDS.test(line.text) ? 0 : (isNew ? 0 : sentence) + line.text.length;
    before = line;
  }
  return paragraphs.join(PARAGRAPH_SEPARATOR);
}

/**
 * Cues that roll, as those of machines do, say their last line again below the next one. What is said again is left out, so that each line
 * comes once, when it is heard.
 */
export function withoutRolling(cues: readonly Cue[]): Cue[] {
  let shown: string[] = [];
  let until = Number.NEGATIVE_INFINITY;
  return cues.map(({ lines, time }) => {
    const written = lines.map(line => line.trim()).filter(line => line !== '');
    const isTouching = time !== undefined && time.start <= until + TOUCHING;
    const isRolling = isTouching && shown.length + written.length > 2;
    const again = isRolling ? overlapOf(shown, written) : 0;
    shown = written;
    until = time?.end ?? Number.NEGATIVE_INFINITY;
    return { time, lines: written.slice(again) };
  });
}

/** Seconds. */
const TOUCHING = 0.1;

/** How many lines at the end of one are those at the beginning of the other. */
function overlapOf(one: readonly string[], other: readonly string[]): number {
  for (let many = Math.min(one.length, other.length); many > 0; many -= 1) {
    if (one.slice(-many).every((line, place) => line === other[place])) return many;
  }
  return 0;
}

/** A cue is one line, but for those of several speakers. */
function linesOf({ lines, time }: Cue): Line[] {
  const texts: string[] = [];
  for (const line of lines) {
    const text = line.replace(/\s+/g, ' ').trim();
    const last = texts.at(-1);
    if (text === '') continue;
    if (last === undefined || (ENDS.test(last) && OTHER_SPEAKER.test(text))) texts.push(text);
    else texts[texts.length - 1] = joined(last, text);
  }
  return texts.map(text => ({ text, start: time?.start, end: time?.end }));
}

type Joint = { line: Line; before: Line; paragraph: string; sentence: number };

function beginsAnew({ line, before, paragraph, sentence }: Joint): boolean {
  const pause = (line.start ?? 0) - (before.end ?? line.start ?? 0);
  if (!ENDS.test(before.text)) return pause > PAUSE_WITHIN || sentence > LONG_SENTENCE;
  return pause > PAUSE_BETWEEN || paragraph.length > LONG_PARAGRAPH || OTHER_SPEAKER.test(line.text);
}

function joined(one: string, other: string): string {
  return one + (UNSPACED_END.test(one) && UNSPACED_BEGIN.test(other) ? '' : ' ') + other;
}
