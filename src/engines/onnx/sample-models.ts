/*
 * For tests: tiny ONNX models, written as the protocol buffers of the format (onnx.proto, opset 14): a graph of operators with
 * one input and one output of float32.
 */

type Dims = readonly (number | string)[];
type Operator = { type: string; inputs: readonly string[]; output: string };

/** Copies its input. */
export const identityModel = (input: Dims, output = input): Uint8Array<ArrayBuffer> =>
  model({ input, output, operators: [{ type: 'Identity', inputs: ['x'], output: 'y' }] });

/** The brightness of a photo, as the mean of its three channels. */
export const brightnessModel = (size: number): Uint8Array<ArrayBuffer> =>
  model({
    input: [1, 3, size, size],
    output: [1, 1, size, size],
    operators: [{ type: 'Conv', inputs: ['x', 'weights'], output: 'y' }],
    weights: { dims: [1, 3, 1, 1], values: [1 / 3, 1 / 3, 1 / 3] },
  });

/** One divided by its input. */
export const reciprocalModel = (dims: Dims): Uint8Array<ArrayBuffer> =>
  model({ input: dims, output: dims, operators: [{ type: 'Reciprocal', inputs: ['x'], output: 'y' }] });

/** A few hundred bytes that ask for 16 GB. */
export const greedyModel = (dims: Dims): Uint8Array<ArrayBuffer> =>
  model({
    input: dims,
    output: dims,
    operators: [
      { type: 'ConstantOfShape', inputs: ['weights'], output: 'zeros' },
      { type: 'ReduceMax', inputs: ['zeros'], output: 'zero' },
      { type: 'Add', inputs: ['x', 'zero'], output: 'y' },
    ],
    weights: { dims: [2], values: [65_536n, 65_536n] },
  });

type Weights = { dims: readonly number[]; values: readonly number[] | readonly bigint[] };

function model(graph: {
  input: Dims;
  output: Dims;
  operators: readonly Operator[];
  weights?: Weights;
}): Uint8Array<ArrayBuffer> {
  const { input, output, operators, weights } = graph;
  const nodes = operators.map(({ type, inputs, output }) =>
    bytes(1, concat(...inputs.map((name) => text(1, name)), text(2, output), text(4, type))),
  );
  const constants = weights ? [bytes(5, tensor('weights', weights))] : [];
  const body = concat(
    ...nodes,
    text(2, 'graph'),
    ...constants,
    bytes(11, value('x', input)),
    bytes(12, value('y', output)),
  );
  return concat(integer(1, 8), bytes(7, body), bytes(8, concat(text(1, ''), integer(2, 14))));
}

const [float32, int64] = [1, 7];

function tensor(name: string, { dims, values }: Weights): Uint8Array {
  const isWhole = values.some((value) => typeof value === 'bigint');
  const raw = isWhole ? BigInt64Array.from(values.map(BigInt)) : Float32Array.from(values.map(Number));
  return concat(
    ...dims.map((size) => integer(1, size)),
    integer(2, isWhole ? int64 : float32),
    text(8, name),
    bytes(9, new Uint8Array(raw.buffer)),
  );
}

const value = (name: string, dims: Dims) => {
  const shape = dims.map((size) => bytes(1, typeof size === 'string' ? text(2, size) : integer(1, size)));
  return concat(text(1, name), bytes(2, bytes(1, concat(integer(1, float32), bytes(2, concat(...shape))))));
};

const integer = (field: number, number: number) => concat(varint(field << 3), varint(number));
const text = (field: number, string: string) => bytes(field, new TextEncoder().encode(string));
const bytes = (field: number, content: Uint8Array) => concat(varint((field << 3) | 2), varint(content.length), content);

function varint(number: number): Uint8Array {
  const groups: number[] = [];
  for (let rest = number; groups.length === 0 || rest > 0; rest >>>= 7)
    groups.push((rest & 127) | (rest > 127 ? 128 : 0));
  return Uint8Array.from(groups);
}

const concat = (...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.concat(parts));
