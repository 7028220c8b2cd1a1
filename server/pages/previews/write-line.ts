import { Blob, Direction, Font, Buffer as GlyphBuffer, Face as ShapedFace, shape } from 'harfbuzzjs';
import { directionOf, type Language } from '#languages/index.ts';
import type { Face } from './faces.ts';
import type { Line } from './preview.ts';

/** A line as outlines that begin at 0 on their base line, in SVG, and how far it goes. */
export type WrittenLine = { outlines: string; width: number };

export type WriteLine = (line: Line, size: number) => WrittenLine;

type Run = { face: Face | undefined; text: string };
type Shaped = { font: Font; unitsPerEm: number };

/**
 * Writes lines with the shapes of their language: joined letters, conjuncts, marks in their places. The rasteriser's own text
 * puts the vowels of Hindi beside their consonants.
 *
 * @param facesOf the faces of a language, the first that has a letter is taken
 */
export function lineWriter(facesOf: (language: Language) => readonly Face[]): WriteLine {
  // Parts of faces weigh some megabytes all together, and as many as are read are used again.
  const known = new Map<Face, Shaped>();
  const shapedBy = (face: Face) => {
    const shaped = known.get(face) ?? shapedFace(face);
    known.set(face, shaped);
    return shaped;
  };

  return ({ text, language }, size) => {
    const runs = runsOf(text, facesOf(language), directionOf(language) === 'rtl');
    let [outlines, width] = ['', 0];
    for (const { face, text: part } of runs) {
      if (face === undefined) continue;
      const { font, unitsPerEm } = shapedBy(face);
      const scale = size / unitsPerEm;
      for (const { glyph, x, y, advance } of glyphsOf(font, { text: part, language })) {
        const path = font.glyphToPath(glyph);
        if (path !== '')
          outlines += `<path transform="translate(${round(width + x * scale)} ${round(-y * scale)}) scale(${scale} ${-scale})" d="${path}"/>`;
        width += advance * scale;
      }
    }
    return { outlines, width };
  };
}

function shapedFace({ bytes }: Face): Shaped {
  const face = new ShapedFace(new Blob(bytes()));
  return { font: new Font(face), unitsPerEm: face.upem };
}

/** Where the language runs from the right: numbers and Latin names as wholes, words, and what is between them. */
const PARTS_FROM_RIGHT =
  /\p{N}+(?:[.,:]\p{N}+)*|\p{Script=Latin}+(?:[ '’-]\p{Script=Latin}+)*|[\p{L}\p{M}]+|[^\p{L}\p{M}\p{N}]+/gu;

/** Parts that one face can write, in their order from the left. */
function runsOf(text: string, faces: readonly Face[], isRightToLeft: boolean): Run[] {
  if (!isRightToLeft) return runsOfFaces(text, faces);
  const parts = text.match(PARTS_FROM_RIGHT) ?? [];
  return parts.flatMap(part => runsOfFaces(part, faces)).reverse();
}

/** A letter stays in the face before it where that face has it: spaces split nothing. */
function runsOfFaces(text: string, faces: readonly Face[]): Run[] {
  const runs: Run[] = [];
  for (const character of text) {
    const last = runs.at(-1);
    if (last?.face?.characters.has(character)) {
      last.text += character;
      continue;
    }
    const face = faces.find(({ characters }) => characters.has(character));
    if (last !== undefined && last.face === face) last.text += character;
    else runs.push({ face, text: character });
  }
  return runs;
}

function glyphsOf(font: Font, { text, language }: Line) {
  const buffer = new GlyphBuffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  buffer.setLanguage(language);
  // Signs have no direction of their own.
  if (directionOf(language) === 'rtl' && !/[\p{L}\p{N}]/u.test(text)) buffer.setDirection(Direction.RTL);
  shape(font, buffer);
  return buffer.getGlyphInfosAndPositions().map(glyph => ({
    glyph: glyph.codepoint,
    x: glyph.xOffset ?? 0,
    y: glyph.yOffset ?? 0,
    advance: glyph.xAdvance ?? 0,
  }));
}

const round = (value: number) => Math.round(value * 100) / 100;
