/** Numbers in rows: the last dimension is contiguous. */
export type Tensor = { data: Float32Array; dims: readonly number[] };

/** Sizes of a tensor; `any` where the model decides. */
export type TensorShape = readonly (number | 'any')[];

/** What a model must take and give, in its own order. It may give more, which is not computed. */
export type ModelShape = { inputs: readonly TensorShape[]; outputs: readonly TensorShape[] };

/**
 * Runs a model. Throws MODEL_UNUSABLE for a missing, damaged or differently shaped one, ENGINE_BUSY, ENGINE_TIMED_OUT,
 * ENGINE_CRASHED, ENGINE_OUT_OF_MEMORY, or the signal's reason.
 * @returns the outputs of the model's shape; all numbers are finite
 */
export type RunModel = (request: { inputs: readonly Tensor[]; signal: AbortSignal }) => Promise<Tensor[]>;
