import { directionOf } from '#languages/index.ts';
import { breakLine, fitLine } from './fit-line.ts';
import { type Line, PREVIEW_SIZE, type Preview, type PreviewCard } from './preview.ts';
import type { WriteLine, WrittenLine } from './write-line.ts';

const { width: WIDTH, height: HEIGHT } = PREVIEW_SIZE;

/** The light page's colours of `web/ui/tokens.css`, as the rasteriser reads them. */
const COLOURS = { paper: '#fbf8f2', card: '#fffefd', line: '#e4ded4', ink: '#1b2935', quiet: '#56626d' };
const PAD = 64;
const GAP = 24;
const MARK = 60;
/** Cards begin here, and end at the edge of the picture but for the pad. */
const TOP = 286;
const IN_A_ROW = 4;
const RADIUS = 28;

type Box = { x: number; y: number; width: number; height: number };

/** What a preview is drawn with: its pictures, the mark, and the writer of lines. */
export type Tools = {
  write: WriteLine;
  /** The SVG of an emoji; undefined where there is none. */
  pictureOf: (emoji: string) => string | undefined;
  mark: string;
};

/** The picture of a page as SVG without texts: letters are outlines. Where the language runs from the right, all of it is mirrored. */
export function layOut(preview: Preview, tools: Tools): string {
  const { cards, heading, opening } = preview;
  const isMirrored = directionOf(preview.lang) === 'rtl';
  const place = (box: Box): Box => (isMirrored ? { ...box, x: WIDTH - box.x - box.width } : box);
  const header = headerOf(preview, tools, place);
  const top = heading === undefined ? TOP - 120 : TOP;
  const parts =
    opening === undefined
      ? cards.map((card, index) => cardAt(card, place(cardBox(index, cards.length, top)), tools))
      : [openingAt(opening, place({ x: PAD, y: TOP, width: WIDTH - 2 * PAD, height: HEIGHT }), tools)];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" fill="${COLOURS.paper}"/>${header}${parts.join('')}</svg>`;
}

/** The mark and the name, the languages on the other side, and the title below them. */
function headerOf({ note, emoji, heading }: Preview, tools: Tools, place: (box: Box) => Box): string {
  const { write } = tools;
  const name = write({ text: 'Slova', language: 'en' }, 44);
  const side = write(note, 32);
  const parts = [
    pictureIn(tools.mark, place({ x: PAD, y: 48, width: MARK, height: MARK }), 'mark'),
    written(name, place({ x: PAD + MARK + 18, y: 94, width: name.width, height: 0 }), COLOURS.ink),
    written(side, place({ x: WIDTH - PAD - side.width, y: 92, width: side.width, height: 0 }), COLOURS.quiet),
  ];
  if (heading === undefined) return parts.join('');
  const picture = tools.pictureOf(emoji);
  const size = picture === undefined ? 0 : 112;
  const indent = picture === undefined ? 0 : size + 28;
  const room = WIDTH - 2 * PAD - indent;
  const fitted = fitLine(write, heading, { width: room, size: 76, mostLines: 2 });
  const lineHeight = fitted.size * 1.2;
  const first = 206 + fitted.size * 0.34 - ((fitted.lines.length - 1) * lineHeight) / 2;
  if (picture !== undefined)
    parts.push(pictureIn(picture, place({ x: PAD, y: 150, width: size, height: size }), 'heading'));
  for (const [index, line] of fitted.lines.entries()) {
    const box = { x: PAD + indent, y: first + index * lineHeight, width: line.width, height: 0 };
    parts.push(written(line, place(box), COLOURS.ink));
  }
  return parts.join('');
}

function cardBox(index: number, count: number, top: number): Box {
  const rows = Math.ceil(count / IN_A_ROW);
  const height = (HEIGHT - PAD - top - (rows - 1) * GAP) / rows;
  const width = (WIDTH - 2 * PAD - (IN_A_ROW - 1) * GAP) / IN_A_ROW;
  const [row, column] = [Math.floor(index / IN_A_ROW), index % IN_A_ROW];
  return { x: PAD + column * (width + GAP), y: top + row * (height + GAP), width, height };
}

/** From above: the picture, the word, what it means; in the middle of the card. */
function cardAt({ emoji, word, meaning }: PreviewCard, box: Box, { write, pictureOf }: Tools): string {
  const width = box.width - 40;
  const fitted = fitLine(write, word, { width, size: 40, mostLines: 2 });
  const below = meaning && fitLine(write, meaning, { width, size: 28, mostLines: 1 });
  const picture = pictureOf(emoji);
  const side = picture === undefined ? 0 : box.height * 0.36;
  const lineHeight = fitted.size * 1.25;
  const height =
    side + (side > 0 ? 22 : 0) + fitted.lines.length * lineHeight + (below === undefined ? 0 : 44);
  let y = box.y + (box.height - height) / 2;
  const centred = (line: WrittenLine, base: number, colour: string) =>
    written(line, { x: box.x + (box.width - line.width) / 2, y: base, width: 0, height: 0 }, colour);
  const parts = [ground(box)];
  if (picture !== undefined) {
    const middle = { x: box.x + (box.width - side) / 2, y, width: side, height: side };
    parts.push(pictureIn(picture, middle, `card${Math.round(box.x)}`));
    y += side + 22;
  }
  for (const line of fitted.lines) {
    parts.push(centred(line, y + lineHeight * 0.78, COLOURS.ink));
    y += lineHeight;
  }
  for (const line of below?.lines ?? []) parts.push(centred(line, y + 32, COLOURS.quiet));
  return parts.join('');
}

/** As many lines as there are whole ones above the edge. */
function openingAt(line: Line, box: Box, { write }: Tools): string {
  const [size, lineHeight] = [38, 62];
  const mostLines = Math.floor((HEIGHT - box.y - 36) / lineHeight);
  const lines = breakLine(write, line, { width: box.width, size, mostLines });
  const isFromRight = directionOf(line.language) === 'rtl';
  return lines
    .map((text, index) => {
      const x = isFromRight ? box.x + box.width - text.width : box.x;
      const y = box.y + 40 + index * lineHeight;
      return written(text, { x, y, width: 0, height: 0 }, COLOURS.ink);
    })
    .join('');
}

function ground({ x, y, width, height }: Box): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${RADIUS}" fill="${COLOURS.card}" stroke="${COLOURS.line}" stroke-width="2"/>`;
}

const written = ({ outlines }: WrittenLine, { x, y }: Box, colour: string) =>
  `<g fill="${colour}" transform="translate(${x} ${y})">${outlines}</g>`;

/** Each with names of its own for its masks, which would be taken for those of another picture. */
function pictureIn(svg: string, { x, y, width, height }: Box, name: string): string {
  const [, viewBox = ''] = /viewBox="([^"]+)"/.exec(svg) ?? [];
  const body = svg.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '').replace(/(\bid="|url\(#|href="#)/g, `$1${name}-`);
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${viewBox}">${body}</svg>`;
}
