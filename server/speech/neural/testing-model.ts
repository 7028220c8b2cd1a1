import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bytesField, metadataTrailer, writeVarint } from './onnx-metadata.ts';

// A model of Piper's form and of 700 bytes, of weights that we chose: each sign is a tone of 1024 samples. Field numbers are those of
// onnx.proto.

const FLOAT = 1;
const INT64 = 7;
export const TINY_SAMPLE_RATE = 22_050;
/** Samples of a sign at the usual length. */
export const SAMPLES_OF_SIGN = 1024;
const HERTZ_OF_FIRST = 120;
const HERTZ_BETWEEN = 12;

/** Signs of Piper's models in their order, as far as tests need them. */
export const PIPER_SIGNS = [
  ..."_^$ !'(),-.:;?abcdefhijklmnopqrstuvwxyzæçðøħŋœǀǁǂǃɐɑɒɓɔɕɖɗɘəɚɛɜɞɟɠɡɢɣɤɥɦɧɨɪɫɬɭɮɯɰɱɲɳɴɵɶɸɹɺɻɽɾʀʁʂʃʄʈʉʊʋʌʍʎʏʐʑʒʔʕʘʙʛʜʝʟʡʢʲˈˌːˑ˞βθχᵻⱱ0123456789",
  '\u0327',
  '\u0303',
  '\u032a',
  '\u032f',
  '\u0329',
  'ʰ',
  'ˤ',
];

export type TinyVoice = { signs?: readonly string[]; metadata?: Record<string, string | number> };

/** Writes the tiny model and its signs into a folder, as its publisher would have packed them. */
export async function writeTinyVoice(folder: string, { signs = PIPER_SIGNS, metadata = {} }: TinyVoice = {}) {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'tiny.onnx'), tinyModel(metadata));
  await writeFile(join(folder, 'tokens.txt'), signs.map((sign, number) => `${sign} ${number}\n`).join(''));
}

/** Which signs the tiny model was given, by the tones of what it said. */
export function signsHeard(samples: Int16Array, signs: readonly string[] = PIPER_SIGNS): string[] {
  const heard: string[] = [];
  for (let at = 0; at + SAMPLES_OF_SIGN <= samples.length; at += SAMPLES_OF_SIGN) {
    const tone = samples.subarray(at, at + SAMPLES_OF_SIGN);
    heard.push(signs[Math.round((hertzOf(tone) - HERTZ_OF_FIRST) / HERTZ_BETWEEN)] ?? '');
  }
  return heard;
}

/** By the time between its first and its last rise through zero. */
function hertzOf(tone: Int16Array): number {
  const rises: number[] = [];
  for (let at = 1; at < tone.length; at += 1) {
    const [before = 0, here = 0] = [tone[at - 1], tone[at]];
    if (before < 0 && here >= 0) rises.push(at - 1 + before / (before - here));
  }
  const [first = 0] = rises;
  return ((rises.length - 1) * TINY_SAMPLE_RATE) / ((rises.at(-1) ?? 0) - first);
}

function tinyModel(metadata: Record<string, string | number>): Buffer {
  const told = {
    model_type: 'vits',
    comment: 'piper',
    language: 'English',
    voice: 'en-us',
    has_espeak: 1,
    n_speakers: 1,
    sample_rate: TINY_SAMPLE_RATE,
    ...metadata,
  };
  const nodes = [
    node('Cast', ['input'], 'signs', { to: FLOAT }),
    node('Mul', ['signs', 'between'], 'above'),
    node('Add', ['above', 'first'], 'hertz'),
    node('Unsqueeze', ['hertz', 'axis'], 'column'),
    node('Gather', ['scales', 'one64'], 'length'),
    node('Mul', ['length', 'samples'], 'count'),
    node('Range', ['zero', 'count', 'one'], 'time'),
    node('Mul', ['time', 'turn'], 'angle'),
    node('Mul', ['column', 'angle'], 'phase'),
    node('Sin', ['phase'], 'wave'),
    node('Mul', ['wave', 'loudness'], 'tones'),
    node('Reshape', ['tones', 'shape'], 'output'),
  ];
  const constants = [
    floats('between', HERTZ_BETWEEN),
    floats('first', HERTZ_OF_FIRST),
    floats('samples', SAMPLES_OF_SIGN),
    floats('zero', 0),
    floats('one', 1),
    floats('turn', (2 * Math.PI) / TINY_SAMPLE_RATE),
    floats('loudness', 0.3),
    integers('one64', [], [1]),
    integers('axis', [1], [2]),
    integers('shape', [3], [1, 1, -1]),
  ];
  const graph = Buffer.concat([
    ...nodes,
    text(2, 'tones'),
    ...constants.map(constant => bytesField(5, constant)),
    ...[
      value('input', INT64, ['b', 'n']),
      value('input_lengths', INT64, ['b']),
      value('scales', FLOAT, [3]),
    ].map(input => bytesField(11, input)),
    bytesField(12, value('output', FLOAT, [1, 1, 't'])),
  ]);
  const operators = Buffer.concat([text(1, ''), integer(2, 17)]);
  return Buffer.concat([
    integer(1, 8),
    bytesField(7, graph),
    bytesField(8, operators),
    metadataTrailer(told),
  ]);
}

const integer = (field: number, number: number) =>
  Buffer.concat([writeVarint(field * 8), writeVarint(number)]);
const text = (field: number, content: string) => bytesField(field, Buffer.from(content));

function node(
  operator: string,
  inputs: string[],
  output: string,
  attributes: Record<string, number> = {},
): Buffer {
  const INTEGER = 2;
  const written = Object.entries(attributes).map(([name, number]) =>
    bytesField(5, Buffer.concat([text(1, name), integer(3, number), integer(20, INTEGER)])),
  );
  return bytesField(
    1,
    Buffer.concat([...inputs.map(input => text(1, input)), text(2, output), text(4, operator), ...written]),
  );
}

function value(name: string, type: number, shape: (string | number)[]): Buffer {
  const sides = shape.map(side => bytesField(1, typeof side === 'string' ? text(2, side) : integer(1, side)));
  const tensor = Buffer.concat([integer(1, type), bytesField(2, Buffer.concat(sides))]);
  return Buffer.concat([text(1, name), bytesField(2, bytesField(1, tensor))]);
}

function constant(name: string, type: number, shape: number[], raw: ArrayBufferLike): Buffer {
  return Buffer.concat([
    ...shape.map(side => integer(1, side)),
    integer(2, type),
    text(8, name),
    bytesField(9, Buffer.from(raw)),
  ]);
}

const floats = (name: string, number: number) => constant(name, FLOAT, [], Float32Array.of(number).buffer);
const integers = (name: string, shape: number[], numbers: number[]) =>
  constant(name, INT64, shape, BigInt64Array.from(numbers.map(BigInt)).buffer);
