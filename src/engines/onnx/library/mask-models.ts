import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { AppError } from '../../../shared/errors.ts';
import { MINUTE_MS } from '../../../shared/units.ts';
import type { Engine } from '../../engines.ts';
import { type Model, type ModelDependencies, openModel } from '../open-model.ts';
import { planesOf } from '../planes.ts';
import type { KnownModel } from './known-models.ts';

/** A model that finds the subject of a photo. */
export type MaskModel = {
  name: string;
  /** The square it looks at, in pixels. */
  side: number;
  /**
   * From `side` x `side` RGB bytes, how much of each pixel belongs to the subject, 0 to 1. Throws what `RunModel` throws; the
   * caller goes on without.
   */
  findSubject: (pixels: Uint8Array, signal: AbortSignal) => Promise<Float32Array>;
};

export type MaskModels = {
  /** The best one that is present and was not refused. */
  best: () => MaskModel | undefined;
  /** One per present model, for the health page. */
  engines: Engine[];
};

const timeoutMs = 2 * MINUTE_MS;

/**
 * Opens the known models whose files are in the folder, and checks them in the background: an unusable one is logged and not
 * used. Without models, nothing happens.
 * @param dependencies.folder need not exist
 */
export function openMaskModels(
  dependencies: ModelDependencies & { folder: string; models: readonly KnownModel[] },
): MaskModels {
  const { folder, models, log } = dependencies;
  const closing = new AbortController();
  const present = models
    .filter(({ file }) => existsSync(join(folder, file)))
    .map((known) => ({ known, model: openKnown(known, folder, dependencies) }));
  const checked = checkAll(present, closing.signal, log);
  return {
    best: () => {
      const usable = present.find(({ model }) => model.status().state !== 'off');
      return usable && toMaskModel(usable.known, usable.model);
    },
    engines: present.map(({ known, model }) => ({
      name: `model ${known.name}`,
      provides: {},
      status: async () => ({ version: known.file, ...model.status() }),
      close: async () => {
        closing.abort();
        await Promise.all([model.close(), checked]);
      },
    })),
  };
}

type Opened = { known: KnownModel; model: Model };

const openKnown = ({ file, side, memoryMb }: KnownModel, folder: string, dependencies: ModelDependencies): Model =>
  openModel(
    {
      path: realpathSync(join(folder, file)),
      shape: { inputs: [[1, 3, side, side]], outputs: [[1, 1, side, side]] },
      memoryMb,
      timeoutMs,
    },
    dependencies,
  );

/** One after another: loading takes a second and much memory. */
async function checkAll(present: readonly Opened[], signal: AbortSignal, log: ModelDependencies['log']): Promise<void> {
  for (const { known, model } of present) {
    try {
      await model.check(signal);
      log.info({ model: known.name }, 'A model for cut-outs is in use');
    } catch (error) {
      if (signal.aborted) return;
      const reason = error instanceof AppError ? (error.log ?? error.message) : error;
      log.warn({ model: known.name, reason }, 'A model is not used; cut-outs are made without it');
    }
  }
}

function toMaskModel(known: KnownModel, model: Model): MaskModel {
  const { name, side } = known;
  return {
    name,
    side,
    findSubject: async (pixels, signal) => {
      const data = planesOf(pixels, known);
      const [found] = await model.run({ inputs: [{ data, dims: [1, 3, side, side] }], signal });
      const scores = found?.data ?? new Float32Array(side * side);
      return scores.map((score) => Math.min(1, Math.max(0, known.givesLogits ? 1 / (1 + Math.exp(-score)) : score)));
    },
  };
}
