import { readFile, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import initOxipng, { optimise } from '@jsquash/oxipng/codec/pkg/squoosh_oxipng.js';
import { serveThread } from '../../platform/processes/serve-thread.ts';

/** Shrinks the PNG at `path` in place, without loss. `alpha` may change the colour of invisible pixels. */
export type OptimizePng = { path: string; level: number; alpha: boolean };

const wasmPath = createRequire(import.meta.url).resolve('@jsquash/oxipng/codec/pkg/squoosh_oxipng_bg.wasm');
const ready = readFile(wasmPath).then((wasm) => initOxipng(wasm));

serveThread<OptimizePng>(async ({ path, level, alpha }) => {
  await ready;
  const source = await readFile(path);
  const optimized = optimise(source, level, false, alpha);
  if (optimized.length < source.length) await writeFile(path, optimized);
  return { bytes: (await stat(path)).size };
});
