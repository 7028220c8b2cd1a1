import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FLOAT, floats, INT64, integers, node, onnxModel, value } from './testing-onnx.ts';

// A model of Piper's form and of 700 bytes, of weights that we chose: each sign is a tone of 1024 samples.

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

/** What models of Piper's kind are given and give, and what they say of themselves. */
export const PIPER_INPUTS = [
  value('input', INT64, ['b', 'n']),
  value('input_lengths', INT64, ['b']),
  value('scales', FLOAT, [3]),
];
export const PIPER_OUTPUT = value('output', FLOAT, [1, 1, 't']);
export const PIPER_METADATA = {
  model_type: 'vits',
  comment: 'piper',
  language: 'English',
  voice: 'en-us',
  has_espeak: 1,
  n_speakers: 1,
  sample_rate: TINY_SAMPLE_RATE,
};

export type TinyVoice = { signs?: readonly string[]; metadata?: Record<string, string | number> };

/** Writes the tiny model and its signs into a folder, as its publisher would have packed them. */
export async function writeTinyVoice(folder: string, { signs = PIPER_SIGNS, metadata = {} }: TinyVoice = {}) {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'tiny.onnx'), tinyModel(metadata));
  await writeSigns(folder, signs);
}

/** The list of signs beside a model. */
export const writeSigns = (folder: string, signs: readonly string[] = PIPER_SIGNS): Promise<void> =>
  writeFile(join(folder, 'tokens.txt'), signs.map((sign, number) => `${sign} ${number}\n`).join(''));

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
    scalar('between', HERTZ_BETWEEN),
    scalar('first', HERTZ_OF_FIRST),
    scalar('samples', SAMPLES_OF_SIGN),
    scalar('zero', 0),
    scalar('one', 1),
    scalar('turn', (2 * Math.PI) / TINY_SAMPLE_RATE),
    scalar('loudness', 0.3),
    integers('one64', [], [1]),
    integers('axis', [1], [2]),
    integers('shape', [3], [1, 1, -1]),
  ];
  return onnxModel(
    { name: 'tones', nodes, constants, inputs: PIPER_INPUTS, output: PIPER_OUTPUT },
    {
      ...PIPER_METADATA,
      ...metadata,
    },
  );
}

const scalar = (name: string, number: number) => floats(name, [], Float32Array.of(number));
