import { crc32, deflateSync } from 'node:zlib';

type Point = readonly [x: number, y: number];
/** A closed line through points, with the rule that holes are where lines cross the other way. */
type Shape = { colour: readonly [number, number, number]; lines: Point[][] };

/** The sides of the picture in the mark's own units. */
const SIZE = 1024;
/** Points that stand for one curve; more would not be seen. */
const CURVE_STEPS = 8;
/** Each pixel is looked at in so many rows and columns. */
const LOOKS = 4;
/** Launchers cut a maskable icon to a circle of four fifths. */
const SAFE = 0.72;

/** How an icon is laid out: with the mark's round corners, or filled to its edges for launchers that cut it to a shape of their own. */
export type IconKind = 'any' | 'maskable';

/** Draws the mark of `web/public/icon.svg` as a PNG of so many pixels. */
export function drawIcon(svg: string, pixels: number, kind: IconKind): Buffer {
  const [ground, ...marks] = readMark(svg);
  const round = ground as Shape & { radius: number };
  const shapes = kind === 'any' ? [round, ...marks] : [edgeToEdge(round), ...marks.map(smaller)];
  return png(pixels, paint(shapes, pixels));
}

/** The parts of the mark; of SVG just what it is written in: a rounded square and paths of lines and quadratic curves in one group. */
function readMark(svg: string): [Shape & { radius: number }, ...Shape[]] {
  const rect = /<rect [^>]*rx="(\d+)" fill="#(\w{6})"/.exec(svg);
  const group = /translate\((\S+) (\S+)\) scale\((\S+)\)/.exec(svg);
  if (rect === null || group === null)
    throw new Error('The mark is drawn otherwise than scripts/app-icons.ts reads it');
  const [x = 0, y = 0, scale = 1] = group.slice(1).map(Number);
  const place = ([px, py]: Point): Point => [x + scale * px, y + scale * py];
  const paths = [...svg.matchAll(/<path fill="#(\w{6})" d="([^"]+)"/g)];
  const radius = Number(rect[1]);
  return [
    { colour: colourOf(rect[2] ?? ''), lines: [roundedSquare(radius)], radius },
    ...paths.map(([, colour = '', d = '']) => ({
      colour: colourOf(colour),
      lines: linesOf(d).map(line => line.map(place)),
    })),
  ];
}

function linesOf(d: string): Point[][] {
  const lines: Point[][] = [];
  let here: Point = [0, 0];
  for (const [, command = '', rest = ''] of d.matchAll(/([MLHVQZ])([^MLHVQZ]*)/g)) {
    const numbers = (rest.match(/-?[\d.]+/g) ?? []).map(Number);
    const line = lines.at(-1) ?? [];
    const to = (point: Point) => {
      line.push(point);
      here = point;
    };
    if (command === 'M') lines.push([]);
    if (command === 'M') here = [numbers[0] ?? 0, numbers[1] ?? 0];
    if (command === 'M') lines.at(-1)?.push(here);
    if (command === 'L') for (const [px, py] of inGroups(numbers, 2)) to([px as number, py as number]);
    if (command === 'H') for (const px of numbers) to([px, here[1]]);
    if (command === 'V') for (const py of numbers) to([here[0], py]);
    if (command === 'Q')
      for (const curve of inGroups(numbers, 4)) for (const point of curved(here, curve)) to(point);
  }
  return lines;
}

function curved(from: Point, [cx = 0, cy = 0, x = 0, y = 0]: number[]): Point[] {
  return Array.from({ length: CURVE_STEPS }, (_, step) => {
    const t = (step + 1) / CURVE_STEPS;
    const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
    return [a * from[0] + b * cx + c * x, a * from[1] + b * cy + c * y] as const;
  });
}

function roundedSquare(radius: number): Point[] {
  const corners = [
    [SIZE - radius, radius],
    [SIZE - radius, SIZE - radius],
    [radius, SIZE - radius],
    [radius, radius],
  ] as const;
  return corners.flatMap(([x, y], corner) =>
    Array.from({ length: 33 }, (_, step): Point => {
      const angle = (Math.PI / 2) * (corner - 1 + step / 32);
      return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
    }),
  );
}

function edgeToEdge({ colour }: Shape): Shape {
  return { colour, lines: [roundedSquare(0)] };
}

function smaller({ colour, lines }: Shape): Shape {
  const shrink = (value: number) => SIZE / 2 + SAFE * (value - SIZE / 2);
  return { colour, lines: lines.map(line => line.map(([x, y]): Point => [shrink(x), shrink(y)])) };
}

/** Red, green, blue and opacity of every pixel, row by row. */
function paint(shapes: readonly Shape[], pixels: number): Buffer {
  const image = Buffer.alloc(4 * pixels * pixels);
  for (const { colour, lines } of shapes) {
    const cover = coverOf(lines, pixels);
    for (let pixel = 0; pixel < cover.length; pixel += 1) {
      const share = (cover[pixel] ?? 0) / LOOKS ** 2;
      if (share === 0) continue;
      const place = 4 * pixel;
      const below = (image[place + 3] ?? 0) / 255;
      const above = share + below * (1 - share);
      for (let channel = 0; channel < 3; channel += 1) {
        const former = (image[place + channel] ?? 0) * below * (1 - share);
        image[place + channel] = Math.round(((colour[channel] ?? 0) * share + former) / above);
      }
      image[place + 3] = Math.round(255 * above);
    }
  }
  return image;
}

/** How many of its looks lie inside the lines, for every pixel. */
function coverOf(lines: readonly Point[][], pixels: number): Uint8Array {
  const cover = new Uint8Array(pixels * pixels);
  const looks = pixels * LOOKS;
  const unit = SIZE / looks;
  for (let row = 0; row < looks; row += 1) {
    const crossings = lines
      .flatMap(line => crossingsOf(line, (row + 0.5) * unit))
      .sort((one, other) => one.x - other.x);
    let winding = 0;
    for (const [index, { x, turn }] of crossings.entries()) {
      winding += turn;
      const end = crossings[index + 1]?.x ?? x;
      if (winding === 0) continue;
      const last = Math.min(looks, Math.ceil(end / unit - 0.5));
      for (let look = Math.max(0, Math.ceil(x / unit - 0.5)); look < last; look += 1) {
        const pixel = Math.floor(row / LOOKS) * pixels + Math.floor(look / LOOKS);
        cover[pixel] = (cover[pixel] ?? 0) + 1;
      }
    }
  }
  return cover;
}

function crossingsOf(line: readonly Point[], y: number): { x: number; turn: number }[] {
  return line.flatMap(([x1, y1], index) => {
    const [x2, y2] = line[(index + 1) % line.length] ?? [x1, y1];
    if (y1 <= y === y2 <= y) return [];
    return [{ x: x1 + ((y - y1) / (y2 - y1)) * (x2 - x1), turn: y1 < y2 ? 1 : -1 }];
  });
}

const colourOf = (hex: string) =>
  [0, 2, 4].map(place => Number.parseInt(hex.slice(place, place + 2), 16)) as [number, number, number];

function inGroups(numbers: readonly number[], size: number): number[][] {
  return Array.from({ length: Math.floor(numbers.length / size) }, (_, group) =>
    numbers.slice(group * size, (group + 1) * size),
  );
}

/** A PNG of eight bits a channel: header, one compressed stream of rows without filters, end. */
function png(pixels: number, image: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(pixels, 0);
  header.writeUInt32BE(pixels, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const rows = Array.from({ length: pixels }, (_, row) =>
    Buffer.concat([Buffer.from([0]), image.subarray(4 * pixels * row, 4 * pixels * (row + 1))]),
  );
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const data = deflateSync(Buffer.concat(rows), { level: 9 });
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
