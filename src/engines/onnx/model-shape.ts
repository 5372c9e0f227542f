import type { ModelShape, TensorShape } from './onnx-capabilities.ts';

/** A tensor as a model declares it. Unknown sizes are names, or negative. */
export type DeclaredTensor = { name: string; type: string; dims: readonly (number | string)[] };

export type DeclaredModel = { inputs: readonly DeclaredTensor[]; outputs: readonly DeclaredTensor[] };

/** How a model differs from what is expected, for a sentence; undefined if it fits. */
export function shapeFault(declared: DeclaredModel, expected: ModelShape): string | undefined {
  if (declared.inputs.length !== expected.inputs.length)
    return `it takes ${tensors(declared.inputs.length)}, not ${expected.inputs.length}`;
  if (declared.outputs.length < expected.outputs.length)
    return `it gives ${tensors(declared.outputs.length)}, not ${expected.outputs.length}`;
  return (
    expected.inputs.map((shape, index) => tensorFault('takes', declared.inputs[index], shape)).find(Boolean) ??
    expected.outputs.map((shape, index) => tensorFault('gives', declared.outputs[index], shape)).find(Boolean)
  );
}

/** Whether a computed tensor has the expected sizes. */
export const fits = (dims: readonly number[], expected: TensorShape): boolean =>
  dims.length === expected.length && dims.every((size, axis) => expected[axis] === 'any' || expected[axis] === size);

function tensorFault(verb: string, declared: DeclaredTensor | undefined, expected: TensorShape): string | undefined {
  if (declared === undefined) return undefined;
  if (declared.type !== 'float32') return `it ${verb} ${declared.type} numbers, not float32`;
  // A model need not declare sizes; the results are checked.
  if (declared.dims.length === 0) return undefined;
  const same =
    declared.dims.length === expected.length && declared.dims.every((size, axis) => mayBe(size, expected[axis]));
  return same ? undefined : `it ${verb} ${sizes(declared.dims)}, not ${sizes(expected)}`;
}

const mayBe = (declared: number | string, expected: number | 'any' | undefined): boolean =>
  typeof declared === 'string' || declared < 0 || expected === 'any' || declared === expected;

const sizes = (dims: readonly (number | string)[]): string =>
  dims.map((size) => (typeof size === 'string' || size < 0 ? 'any' : size)).join(' x ');

const tensors = (count: number): string => (count === 1 ? '1 tensor' : `${count} tensors`);
