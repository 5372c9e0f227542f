import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { basename } from 'node:path';
import type { InferenceSession, Tensor } from 'onnxruntime-node';
import { serveJobs } from '../../platform/processes/serve-jobs.ts';
import { describeError } from '../../shared/errors.ts';
import { type DeclaredTensor, fits, shapeFault } from './model-shape.ts';
import { inputName, type ModelTask, outputName } from './model-tasks.ts';
import { modelErrors } from './onnx.errors.ts';
import type { ModelShape } from './onnx-capabilities.ts';
import { bytesOf, floatsOf } from './tensor-files.ts';

/*
 * The process of one model. A model file is a program of strangers, read and run by native code: it sees only its own file
 * and the tensors, and has no network.
 */

type Runtime = typeof import('onnxruntime-node');
type Opened = { runtime: Runtime; session: InferenceSession };

let opened: Promise<Opened> | undefined;

serveJobs<ModelTask>(async ({ request, inputs, outputs }) => {
  opened ??= open(request.model, request.shape);
  const { runtime, session } = await opened;
  if (request.task === 'open') return { opened: true };
  const feeds: Record<string, Tensor> = {};
  for (const [index, dims] of request.inputs.entries()) {
    const data = floatsOf(await readFile(inputs[inputName(index)] ?? ''));
    feeds[session.inputNames[index] ?? ''] = new runtime.Tensor('float32', data, dims);
  }
  const results = await compute(session, feeds, request);
  for (const [index, { data }] of results.entries()) await writeFile(outputs[outputName(index)] ?? '', bytesOf(data));
  return { outputs: results.map(({ dims }) => dims) };
});

async function open(model: string, shape: ModelShape): Promise<Opened> {
  const runtime = await import('onnxruntime-node').catch((error: unknown) => {
    throw unusable(model, 'this machine cannot load the program that runs models', error);
  });
  const session = await runtime.InferenceSession.create(model, sessionOptions).catch((error: unknown) => {
    throw unusable(model, 'the file is damaged or not an ONNX model', error);
  });
  const fault = shapeFault(
    { inputs: session.inputMetadata.map(declared), outputs: session.outputMetadata.map(declared) },
    shape,
  );
  if (fault !== undefined) throw unusable(model, fault);
  return { runtime, session };
}

const sessionOptions: InferenceSession.SessionOptions = {
  executionProviders: ['cpu'],
  intraOpNumThreads: availableParallelism(),
  // The arena never gives memory back.
  enableCpuMemArena: false,
  enableMemPattern: false,
  // Threads otherwise burn a core while they wait for the next layer.
  extra: { session: { intra_op: { allow_spinning: '0' } } },
  logSeverityLevel: 3,
};

const declared = (tensor: InferenceSession.ValueMetadata): DeclaredTensor =>
  tensor.isTensor
    ? { name: tensor.name, type: tensor.type, dims: tensor.shape }
    : { name: tensor.name, type: 'other', dims: [] };

async function compute(
  session: InferenceSession,
  feeds: Record<string, Tensor>,
  { model, shape }: ModelTask,
): Promise<{ data: Float32Array; dims: readonly number[] }[]> {
  const wanted = session.outputNames.slice(0, shape.outputs.length);
  const results = await session.run(feeds, wanted).catch((error: unknown) => {
    throw unusable(model, 'it fails on inputs of the expected size', error);
  });
  return wanted.map((name, index) => {
    const { data, dims } = results[name] ?? {};
    if (!(data instanceof Float32Array) || dims === undefined) throw unusable(model, 'it gives no float32 numbers');
    if (!fits(dims, shape.outputs[index] ?? [])) throw unusable(model, `it gives ${dims.join(' x ')}`);
    if (!data.every(Number.isFinite)) throw unusable(model, 'it gives numbers that are not finite');
    return { data, dims };
  });
}

const unusable = (model: string, fault: string, error?: unknown) =>
  modelErrors.unusable(
    { model: basename(model), fault },
    error === undefined ? {} : { log: `${basename(model)}: ${fault}: ${describeError(error)}` },
  );
