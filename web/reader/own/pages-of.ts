import { PARAGRAPH_SEPARATOR } from '#contract/separators.ts';

/** A page is read in some minutes, and its words are laid out at once. In UTF-16 units. */
const PAGE = 5000;

/** A long text in pages of whole paragraphs; a paragraph longer than a page is cut at the end of a sentence, else between words. */
export function pagesOf(body: string): string[] {
  const pages: string[] = [];
  let page = '';
  for (const paragraph of body.split(PARAGRAPH_SEPARATOR).flatMap(inPieces)) {
    if (page !== '' && page.length + paragraph.length > PAGE) {
      pages.push(page);
      page = '';
    }
    page = page === '' ? paragraph : page + PARAGRAPH_SEPARATOR + paragraph;
  }
  return [...pages, page];
}

function inPieces(paragraph: string): string[] {
  const pieces: string[] = [];
  let rest = paragraph;
  while (rest.length > PAGE) {
    const reach = rest.slice(0, PAGE);
    const sentence = Math.max(
      ...['. ', '! ', '? ', '。', '！', '？', '। ', '؟ '].map(end => reach.lastIndexOf(end)),
    );
    const cut =
      sentence > PAGE / 2 ? sentence + 1 : reach.lastIndexOf(' ') > 0 ? reach.lastIndexOf(' ') : whole(reach);
    pieces.push(rest.slice(0, cut).trim());
    rest = rest.slice(cut).trim();
  }
  return [...pieces, rest];
}

/** No half of a surrogate pair. */
const whole = (reach: string) => (/[\ud800-\udbff]$/.test(reach) ? reach.length - 1 : reach.length);
