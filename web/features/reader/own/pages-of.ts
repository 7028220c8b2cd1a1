import { PARAGRAPH_SEPARATOR } from '#contract/separators.ts';
import { LARGEST_BOOK_MB, LONGEST_OWN_TEXT, LONGEST_TEXT_TITLE } from '#contract/text-bounds.ts';
import { cutAt } from '../text/sentences.ts';

/** A page is read in some minutes, and its words are laid out at once. In UTF-16 units. */
const PAGE = 5000;
/** So that parts can be filled well; a longer paragraph is cut anyway where it is read. */
const LONGEST_IN_PART = 20_000;
/** A quotation mark, a backslash or a line end takes a second byte in a call. So much of it counts that every part fits into one. */
const MARKED = 0.6;
const SEPARATOR_WEIGHT = 2 * (1 + MARKED);
const QUOTATION_MARK = 0x22;
const BACKSLASH = 0x5c;

/** A long text in pages of whole paragraphs; a paragraph longer than a page is cut at the end of a sentence, else between words. */
export function pagesOf(body: string): string[] {
  const pieces = body.split(PARAGRAPH_SEPARATOR).flatMap(paragraph => inPieces(paragraph, PAGE));
  return joined(
    pieces,
    (page, piece) => page + piece.length > PAGE,
    piece => piece.length,
  );
}

/**
 * A text in parts that can each be kept, of whole paragraphs and about equally long; itself where it can be kept whole. Undefined
 * where it is longer than a book may be.
 */
export function partsOf(body: string): string[] | undefined {
  const pieces = body.split(PARAGRAPH_SEPARATOR).flatMap(paragraph => inPieces(paragraph, LONGEST_IN_PART));
  const whole = pieces.reduce((sum, piece) => sum + weightOf(piece), 0);
  if (whole <= LONGEST_OWN_TEXT) return [body];
  if (whole > LARGEST_BOOK_MB * 1_000_000) return undefined;
  const even = whole / Math.ceil(whole / LONGEST_OWN_TEXT);
  return joined(pieces, (part, piece) => part >= even || part + weightOf(piece) > LONGEST_OWN_TEXT, weightOf);
}

/** What a part is called: "Title (1/3)". */
export function partTitle(title: string, part: number, parts: number): string {
  const place = ` (${part}/${parts})`;
  return cutAt(title, LONGEST_TEXT_TITLE - place.length) + place;
}

/** What the text is called whose part is called so. */
export const wholeTitle = (title: string) => title.replace(/ \(\d+\/\d+\)$/, '');

/** What a piece takes of `LONGEST_OWN_TEXT`, the empty line behind it included. */
function weightOf(piece: string): number {
  let weight = SEPARATOR_WEIGHT;
  for (let at = 0; at < piece.length; at += 1) {
    const code = piece.charCodeAt(at);
    // Half of a surrogate pair is half of four bytes.
    weight += code < 0x80 ? 1 : code < 0x800 || (code >= 0xd800 && code < 0xe000) ? 2 : 3;
    if (code === QUOTATION_MARK || code === BACKSLASH) weight += MARKED;
  }
  return weight;
}

/** Pieces one after the other, begun anew wherever `isFull` says so of what there is and the next one. */
function joined(
  pieces: readonly string[],
  isFull: (weight: number, piece: string) => boolean,
  weigh: (piece: string) => number,
): string[] {
  const groups: string[][] = [];
  let weight = 0;
  for (const piece of pieces) {
    const last = groups.at(-1);
    if (last === undefined || isFull(weight, piece)) {
      groups.push([piece]);
      weight = weigh(piece);
    } else {
      last.push(piece);
      weight += weigh(piece);
    }
  }
  return groups.map(group => group.join(PARAGRAPH_SEPARATOR));
}

function inPieces(paragraph: string, longest: number): string[] {
  const pieces: string[] = [];
  let rest = paragraph;
  while (rest.length > longest) {
    const reach = rest.slice(0, longest);
    const sentence = Math.max(
      ...['. ', '! ', '? ', '。', '！', '？', '। ', '؟ '].map(end => reach.lastIndexOf(end)),
    );
    const cut =
      sentence > longest / 2
        ? sentence + 1
        : reach.lastIndexOf(' ') > 0
          ? reach.lastIndexOf(' ')
          : cutAt(reach, longest).length;
    pieces.push(rest.slice(0, cut).trim());
    rest = rest.slice(cut).trim();
  }
  return [...pieces, rest];
}

/** In UTF-16 units. */
const LONGEST = 60;
const FIRST_SENTENCE = /^.*?(?:[.!?…]+(?=\s|$)|[。！？।؟])/u;

/** What a text without a title is called: its first sentence, or as many words of it as have room. */
export function beginningOf(text: string): string {
  const [line = ''] = text.split('\n', 1);
  if (line.length <= LONGEST) return line;
  const reach = cutAt(line, LONGEST);
  const [sentence] = FIRST_SENTENCE.exec(line.slice(0, LONGEST + 1)) ?? [];
  if (sentence !== undefined && sentence.length <= LONGEST) return sentence;
  const words = /\s/.test(line.charAt(LONGEST)) ? reach : reach.replace(/\s+\S*$/u, '');
  return `${words.trimEnd()}…`;
}
