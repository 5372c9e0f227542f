import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { packageVersion } from '../../platform/processes/packages.ts';
import type { RunCommand } from '../../platform/processes/run-command.ts';
import type { FileType } from '../../shared/file-types.ts';
import { MINUTE_MS } from '../../shared/units.ts';
import { createConfinedImageProcesses, type ImageProcessesDependencies } from '../confined-image-processes.ts';
import type { Engine } from '../engines.ts';
import { createHeicDecoder } from '../image/heic.ts';
import { scanErrors, scanRefusals } from './scan.errors.ts';
import type { FindPaper, FlattenPage } from './scan-capabilities.ts';
import { flattenedSchema, foundSchema, pageNames, photoName, type ScanTask } from './scan-tasks.ts';

export type ScanEngineDependencies = ImageProcessesDependencies & { runCommand: RunCommand };

/** Maximum for a photo of 100 megapixels that must be decoded whole, measured. */
const largestPhotoMb = 1536;
const timeoutMs = MINUTE_MS;

/** Finds pages in photos and flattens them (docs/decisions/0091). Nothing starts before the first photo. */
export function createScanEngine(dependencies: ScanEngineDependencies): Engine {
  const heic = createHeicDecoder(dependencies.runCommand);
  const processes = createConfinedImageProcesses<ScanTask>(dependencies, {
    name: 'scan',
    worker: new URL('./scan-worker.ts', import.meta.url),
    heapMb: 512,
    fileMb: 1024,
    largestMb: largestPhotoMb,
  });

  /** HEIC is decoded by an installed program, next to `near`. */
  async function withPhoto<Result>(
    { input, type, near, signal }: { input: string; type: FileType; near: string; signal: AbortSignal },
    work: (photo: { path: string; type: FileType; upright: boolean }) => Promise<Result>,
  ): Promise<Result> {
    if (type === 'svg') throw scanErrors.notPhoto();
    if (type !== 'heic') return work({ path: input, type, upright: false });
    const decoded = await heic.decode(input, near, signal);
    try {
      return await work({ ...decoded, upright: true });
    } finally {
      await decoded.remove();
    }
  }

  const findPaper: FindPaper = ({ input, type, signal }) =>
    withPhoto({ input, type, near: input, signal }, ({ path, ...photo }) =>
      processes.run({
        request: { task: 'find', ...photo },
        answer: foundSchema,
        inputs: { [photoName]: path },
        outputs: {},
        timeoutMs,
        signal,
      }),
    );

  const flattenPage: FlattenPage = async ({ input, type, outputs, signal, ...look }) => {
    const paths = pageNames.map((name) => join(outputs, `${name}.${look.format === 'jpeg' ? 'jpg' : 'png'}`));
    const [first = '', second = ''] = paths;
    const flattened = await withPhoto({ input, type, near: first, signal }, ({ path, ...photo }) =>
      processes.run({
        request: { task: 'flatten', ...photo, ...look },
        answer: flattenedSchema,
        inputs: { [photoName]: path },
        outputs: { [pageNames[0]]: first, [pageNames[1]]: second },
        timeoutMs,
        signal,
      }),
    );
    if (flattened.pages.length === 1) await rm(second);
    return { ...flattened, pages: flattened.pages.map((page, index) => ({ ...page, path: paths[index] ?? first })) };
  };

  return {
    name: 'scanner',
    refusals: scanRefusals,
    provides: { findPaper, flattenPage },
    status: async () => ({
      state: processes.state().running > 0 ? 'ready' : 'idle',
      version: `sharp ${packageVersion('sharp')}`,
    }),
    close: processes.close,
  };
}
