import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  PIPER_INPUTS,
  PIPER_METADATA,
  PIPER_OUTPUT,
  PIPER_SIGNS,
  writeSigns,
} from '#server/speech/neural/testing-model.ts';
import { floats, integers, node, onnxModel } from '#server/speech/neural/testing-onnx.ts';
import { randomFrom } from '#server/testing/random.ts';

// The arithmetic of a trained voice without its training: the layers of Piper's "medium" models with weights by chance, so that it
// takes what such a voice takes and says noise. What is left out (attention, the lengths of signs) is a twentieth of it.

/** Of Piper's "medium" (src/python/piper_train/vits/config.py): channels of signs, of their filters and of the sound. */
const CHANNELS = 192;
const FILTERS = 768;
const TEXT_LAYERS = 6;
const FLOWS = 4;
const FLOW_LAYERS = 4;
const FLOW_WIDTH = 5;
const SOUND_CHANNELS = 256;
/** Each step makes so many samples of one; together 256, the samples of a frame. */
const RISES = [
  { times: 8, width: 16 },
  { times: 8, width: 16 },
  { times: 4, width: 8 },
];
const RESIDUAL_BLOCKS = [
  { width: 3, dilations: [1, 2] },
  { width: 5, dilations: [2, 6] },
  { width: 7, dilations: [3, 12] },
];
/** A sign and the blank after it take some 90 ms. */
const FRAMES_OF_SIGN = 4;

/** Writes a model of the size of a real voice and its signs into a folder. */
export async function writeSizedVoice(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'sized.onnx'), sizedModel());
  await writeSigns(folder);
}

function sizedModel(): Buffer {
  const graph = new Layers();
  const signs = textEncoder(graph);
  const frames = stretch(graph, signs);
  const sound = decoder(graph, flow(graph, frames));
  graph.add('Identity', [sound], {}, 'output');
  const { nodes, constants } = graph;
  return onnxModel(
    { name: 'sized', nodes, constants, inputs: PIPER_INPUTS, output: PIPER_OUTPUT },
    PIPER_METADATA,
  );
}

function textEncoder(graph: Layers): string {
  const table = graph.weights([PIPER_SIGNS.length, CHANNELS], CHANNELS);
  let signs = graph.add('Transpose', [graph.add('Gather', [table, 'input'])], { perm: [0, 2, 1] });
  for (let layer = 0; layer < TEXT_LAYERS; layer += 1) {
    const wide = graph.add('Relu', [graph.convolve(signs, { from: CHANNELS, to: FILTERS, width: 3 })]);
    signs = graph.add('Add', [signs, graph.convolve(wide, { from: FILTERS, to: CHANNELS, width: 3 })]);
  }
  return signs;
}

/** Each sign becomes its frames. */
function stretch(graph: Layers, signs: string): string {
  const column = graph.add('Unsqueeze', [signs, graph.numbers([3])]);
  const repeated = graph.add('Tile', [column, graph.numbers([1, 1, 1, FRAMES_OF_SIGN])]);
  return graph.add('Reshape', [repeated, graph.numbers([1, CHANNELS, -1])]);
}

function flow(graph: Layers, frames: string): string {
  let current = frames;
  for (let step = 0; step < FLOWS; step += 1) {
    for (let layer = 0; layer < FLOW_LAYERS; layer += 1) {
      const wide = graph.convolve(current, { from: CHANNELS, to: 2 * CHANNELS, width: FLOW_WIDTH });
      const gated = graph.add('Mul', [
        graph.add('Tanh', [graph.half(wide, 0)]),
        graph.add('Sigmoid', [graph.half(wide, 1)]),
      ]);
      const both = graph.convolve(gated, { from: CHANNELS, to: 2 * CHANNELS, width: 1 });
      current = graph.add('Add', [current, graph.half(both, 0)]);
    }
  }
  return current;
}

function decoder(graph: Layers, frames: string): string {
  let sound = graph.convolve(frames, { from: CHANNELS, to: SOUND_CHANNELS, width: 7 });
  let channels = SOUND_CHANNELS;
  for (const { times, width } of RISES) {
    sound = graph.rise(graph.add('LeakyRelu', [sound]), { channels, times, width });
    channels /= 2;
    sound = graph.add('Sum', residualBlocks(graph, sound, channels));
  }
  return graph.add('Tanh', [graph.convolve(sound, { from: channels, to: 1, width: 7 })]);
}

function residualBlocks(graph: Layers, sound: string, channels: number): string[] {
  return RESIDUAL_BLOCKS.map(({ width, dilations }) => {
    let current = sound;
    for (const dilation of dilations) {
      const bent = graph.add('LeakyRelu', [current]);
      const convolved = graph.convolve(bent, { from: channels, to: channels, width, dilation });
      current = graph.add('Add', [current, convolved]);
    }
    return current;
  });
}

type Convolution = { from: number; to: number; width: number; dilation?: number };

/** The layers of a graph as they are added, each under a name of its own. */
class Layers {
  readonly nodes: Buffer[] = [];
  readonly constants: Buffer[] = [];
  readonly #chance = randomFrom(1);
  #names = 0;

  add(
    operator: string,
    inputs: readonly string[],
    attributes: Record<string, number | readonly number[]> = {},
    output = this.#name(),
  ): string {
    this.nodes.push(node(operator, inputs, output, attributes));
    return output;
  }

  convolve(input: string, { from, to, width, dilation = 1 }: Convolution): string {
    const side = ((width - 1) * dilation) / 2;
    const weights = this.weights([to, from, width], from * width);
    return this.add('Conv', [input, weights], {
      kernel_shape: [width],
      dilations: [dilation],
      pads: [side, side],
    });
  }

  rise(
    input: string,
    { channels, times, width }: { channels: number; times: number; width: number },
  ): string {
    const side = (width - times) / 2;
    const weights = this.weights([channels, channels / 2, width], channels * 2);
    return this.add('ConvTranspose', [input, weights], {
      kernel_shape: [width],
      strides: [times],
      pads: [side, side],
    });
  }

  /** The first or the second half of the channels. */
  half(input: string, which: 0 | 1): string {
    const [start, end] = [which * CHANNELS, (which + 1) * CHANNELS];
    return this.add('Slice', [input, this.numbers([start]), this.numbers([end]), this.numbers([1])]);
  }

  numbers(numbers: readonly number[]): string {
    const name = this.#name();
    this.constants.push(integers(name, [numbers.length], numbers));
    return name;
  }

  /** Weights that keep what goes through them about as loud as it was. */
  weights(shape: readonly number[], inputs: number): string {
    const name = this.#name();
    const count = shape.reduce((product, side) => product * side, 1);
    const loudest = 1 / Math.sqrt(inputs);
    const drawn = Float32Array.from({ length: count }, () => (2 * this.#chance() - 1) * loudest);
    this.constants.push(floats(name, shape, drawn));
    return name;
  }

  #name(): string {
    this.#names += 1;
    return `x${this.#names}`;
  }
}
