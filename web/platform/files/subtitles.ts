const TIME = String.raw`(?:\d+:)?\d{1,2}:\d{2}[.,]\d{1,3}`;
const TIME_LINE = new RegExp(`^[ \\t]*${TIME}[ \\t]*-->[ \\t]*${TIME}`, 'm');

/** True for the text of an .srt or .vtt file, whatever its name. */
export function looksLikeSubtitles(text: string): boolean {
  return isWebVtt(text) || TIME_LINE.test(text);
}

/** What is said in an .srt or .vtt file: no time codes, cue numbers, headers, notes, styles, markup or speakers' names. */
export function spokenText(subtitles: string): string {
  return spokenCues(subtitles).flat().join('\n');
}

/** The same by cues, each with its lines. */
export function spokenCues(subtitles: string): string[][] {
  const isVtt = isWebVtt(subtitles);
  return subtitles
    .replace(/\r\n?/g, '\n')
    .split(/\n(?:[ \t]*\n)+/)
    .map(block => cueLines(block.split('\n'), isVtt).map(withoutMarkup));
}

function isWebVtt(text: string): boolean {
  return /^\ufeff?WEBVTT(\s|$)/.test(text);
}

function cueLines(block: string[], isVtt: boolean): string[] {
  const firstTime = block.findIndex(isTimeLine);
  const isNoCue = isVtt && /^\ufeff?(WEBVTT|NOTE|STYLE|REGION)(\s|$)/.test(block[0] ?? '');
  // Some files forget the empty line between their header and the first cue.
  const lines = isNoCue ? block.slice(firstTime === -1 ? block.length : firstTime) : block;
  return lines.filter((line, index) => {
    const isAboveTime = isTimeLine(lines[index + 1] ?? '');
    const isNumberOrName = isAboveTime && (index === 0 || /^\s*\d+\s*$/.test(line));
    return !isTimeLine(line) && !isNumberOrName;
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
