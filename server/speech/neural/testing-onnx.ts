import { bytesField, metadataTrailer, writeVarint } from './onnx-metadata.ts';

// As much of ONNX's format as models that are made here need. Field numbers are those of onnx.proto.

export const FLOAT = 1;
export const INT64 = 7;
const INTEGER_ATTRIBUTE = 2;
const INTEGERS_ATTRIBUTE = 7;
const INTERMEDIATE_VERSION = 8;
const OPERATORS_VERSION = 17;

export type OnnxGraph = {
  name: string;
  nodes: readonly Uint8Array[];
  constants: readonly Uint8Array[];
  inputs: readonly Uint8Array[];
  output: Uint8Array;
};

/** A model of a graph, with what it says of itself. */
export function onnxModel(
  { name, nodes, constants, inputs, output }: OnnxGraph,
  metadata: Record<string, string | number>,
): Buffer {
  const graph = Buffer.concat([
    ...nodes,
    text(2, name),
    ...constants.map(constant => bytesField(5, constant)),
    ...inputs.map(input => bytesField(11, input)),
    bytesField(12, output),
  ]);
  return Buffer.concat([
    integer(1, INTERMEDIATE_VERSION),
    bytesField(7, graph),
    bytesField(8, Buffer.concat([text(1, ''), integer(2, OPERATORS_VERSION)])),
    metadataTrailer(metadata),
  ]);
}

/** A step of a graph: what it is given and what it makes, by their names. */
export function node(
  operator: string,
  inputs: readonly string[],
  output: string,
  attributes: Record<string, number | readonly number[]> = {},
): Buffer {
  const written = Object.entries(attributes).map(([name, content]) =>
    bytesField(5, Buffer.concat([text(1, name), ...attribute(content)])),
  );
  return bytesField(
    1,
    Buffer.concat([...inputs.map(input => text(1, input)), text(2, output), text(4, operator), ...written]),
  );
}

function attribute(content: number | readonly number[]): Buffer[] {
  return typeof content === 'number'
    ? [integer(3, content), integer(20, INTEGER_ATTRIBUTE)]
    : [...content.map(number => integer(8, number)), integer(20, INTEGERS_ATTRIBUTE)];
}

/** What goes into a model or comes out: sides of a length that is not known have names. */
export function value(name: string, type: number, shape: readonly (string | number)[]): Buffer {
  const sides = shape.map(side => bytesField(1, typeof side === 'string' ? text(2, side) : integer(1, side)));
  const tensor = Buffer.concat([integer(1, type), bytesField(2, Buffer.concat(sides))]);
  return Buffer.concat([text(1, name), bytesField(2, bytesField(1, tensor))]);
}

export const floats = (name: string, shape: readonly number[], numbers: Float32Array<ArrayBuffer>): Buffer =>
  constant(name, { type: FLOAT, shape, raw: numbers.buffer });

export const integers = (name: string, shape: readonly number[], numbers: readonly number[]): Buffer =>
  constant(name, { type: INT64, shape, raw: BigInt64Array.from(numbers.map(BigInt)).buffer });

type Constant = { type: number; shape: readonly number[]; raw: ArrayBuffer };

function constant(name: string, { type, shape, raw }: Constant): Buffer {
  return Buffer.concat([
    ...shape.map(side => integer(1, side)),
    integer(2, type),
    text(8, name),
    bytesField(9, Buffer.from(raw)),
  ]);
}

const integer = (field: number, number: number) =>
  Buffer.concat([writeVarint(field * 8), writeVarint(number)]);
const text = (field: number, content: string) => bytesField(field, Buffer.from(content));
