const TIME = String.raw`(?:\d+:)?\d{1,2}:\d{2}[.,]\d{1,3}`;
const TIMES = new RegExp(TIME, 'g');
const TIME_LINE = new RegExp(`^[ \\t]*${TIME}[ \\t]*-->[ \\t]*${TIME}`, 'm');

/** True for the text of an .srt or .vtt file, whatever its name. */
export function looksLikeSubtitles(text: string): boolean {
  return isWebVtt(text) || TIME_LINE.test(text);
}

/** What is said at once, in lines. Without a time where none can be made out. */
export type Cue = { lines: string[]; time?: CueTime | undefined };
/** In seconds. */
export type CueTime = { start: number; end: number };

/** What is said in an .srt or .vtt file: no time codes, cue numbers, headers, notes, styles, markup or speakers' names. */
export function spokenText(subtitles: string): string {
  return spokenCues(subtitles)
    .flatMap(({ lines }) => lines)
    .join('\n');
}

/** The same by cues, as they stand in the file. */
export function spokenCues(subtitles: string): Cue[] {
  const isVtt = isWebVtt(subtitles);
  const cues: Cue[] = [];
  for (const block of subtitles.replace(/\r\n?/g, '\n').split(/\n(?:[ \t]*\n)+/))
    addCues(cues, cueLines(block.split('\n'), isVtt));
  return cues;
}

function isWebVtt(text: string): boolean {
  return /^\ufeff?WEBVTT(\s|$)/.test(text);
}

/** Lines without a time above them belong to the cue before: some have an empty line in their middle. */
function addCues(cues: Cue[], lines: readonly string[]): void {
  for (const line of lines) {
    const last = cues.at(-1);
    if (isTimeLine(line)) cues.push({ lines: [], time: timeOf(line) });
    else if (last === undefined) cues.push({ lines: [withoutMarkup(line)] });
    else last.lines.push(withoutMarkup(line));
  }
}

function timeOf(line: string): CueTime | undefined {
  const [start = 0, end = 0] = [...line.matchAll(TIMES)].slice(0, 2).map(([time]) => secondsOf(time));
  return end > start ? { start, end } : undefined;
}

const secondsOf = (time: string) =>
  time
    .replace(',', '.')
    .split(':')
    .reduce((sum, part) => sum * 60 + Number(part), 0);

/** Lines of cues and of times. */
function cueLines(block: string[], isVtt: boolean): string[] {
  const firstTime = block.findIndex(isTimeLine);
  const isNoCue = isVtt && /^\ufeff?(WEBVTT|NOTE|STYLE|REGION)(\s|$)/.test(block[0] ?? '');
  // Some files forget the empty line between their header and the first cue.
  const lines = isNoCue ? block.slice(firstTime === -1 ? block.length : firstTime) : block;
  return lines.filter((line, index) => {
    const isAboveTime = isTimeLine(lines[index + 1] ?? '') && !isTimeLine(line);
    const isNumberOrName = isAboveTime && (index === 0 || /^\s*\d+\s*$/.test(line));
    return !isNumberOrName;
  });
}

const isTimeLine = (line: string) => TIME_LINE.test(line);

/** `{\an8}` places a line; `<i>`, `<v Ann>` and `<00:01.000>` dress it; `ANN:` in capitals says who speaks. */
function withoutMarkup(line: string): string {
  return line
    .replace(/\{\\[^}]*\}/g, '')
    .replace(/<br[^<>]*>/gi, ' ')
    .replace(/<\/?[a-z\d][^<>]*>/gi, '')
    .replace(/&(amp|lt|gt|nbsp|lrm|rlm);/g, ' ')
    .replace(/^[\s>–—-]*\p{Lu}[\p{Lu}\d .'’#-]*:(?=\s|$)/u, '');
}
