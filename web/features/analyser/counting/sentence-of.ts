/** The contract's bound for the sentence of a card. */
const LONGEST = 500;

/** Not made with the page: the first takes a slow phone some 50 ms. */
let sentences: Intl.Segmenter | undefined;

/** The first sentence of a text that has a counted word or phrasal verb; empty where it is too long for a card. */
export function sentenceOf(text: string, word: string): string {
  const place = new RegExp(`(?<![\\p{L}\\p{N}])${patternOf(word)}(?![\\p{L}\\p{N}])`, 'iu').exec(text)?.index;
  if (place === undefined) return '';
  const start = text.lastIndexOf('\n', place) + 1;
  const end = text.indexOf('\n', place);
  const line = text.slice(
    Math.max(start, place - LONGEST),
    Math.min(end < 0 ? text.length : end, place + LONGEST),
  );
  const at = place - Math.max(start, place - LONGEST);
  sentences ??= new Intl.Segmenter('en', { granularity: 'sentence' });
  const sentence = sentences.segment(line).containing(at)?.segment.trim() ?? '';
  return sentence.length <= LONGEST && sentence.isWellFormed() ? sentence : '';
}

/** Words are counted in small letters, with plain apostrophes and dashes; the words of a verb may be any space apart. */
function patternOf(word: string): string {
  return word
    .replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
    .replace(/'/g, "['’ʼ]")
    .replace(/-/g, '[-‐‑–]')
    .replace(/ /g, '[^\\p{L}\\p{N}]+');
}
