import { stat } from 'node:fs/promises';
import type { RunCommand } from '../../platform/processes/run-command.ts';
import { MINUTE_MS, SECOND_MS } from '../../shared/units.ts';
import { createConfinedImageProcesses, type ImageProcessesDependencies } from '../confined-image-processes.ts';
import type { Engine } from '../engines.ts';
import { createHeicDecoder } from '../image/heic.ts';
import { createMakeSearchable } from './make-searchable.ts';
import { ocrRefusals } from './ocr.errors.ts';
import type { RecogniseImage, WriteSearchablePdf } from './ocr-capabilities.ts';
import { type OcrTask, outputName, pageName, writtenSchema } from './ocr-tasks.ts';
import { openable } from './openable-image.ts';
import { createReader } from './recognise-image.ts';
import { createTesseract } from './tesseract.ts';

export type OcrEngineDependencies = ImageProcessesDependencies & { runCommand: RunCommand };

/** Measured maximum: 100 megapixels in colour, rotated. */
const largestImageMb = 2048;

/** Pages take milliseconds to write; PNG with transparency takes a few seconds. */
const writeTimeoutMs = (pages: number): number => MINUTE_MS + pages * 5 * SECOND_MS;

/** Text recognition with tesseract (docs/decisions/0090). Nothing starts before the first image. */
export function createOcrEngine(dependencies: OcrEngineDependencies): Engine {
  const { runCommand } = dependencies;
  const processes = createConfinedImageProcesses<OcrTask>(dependencies, {
    name: 'ocr',
    worker: new URL('./ocr-worker.ts', import.meta.url),
    heapMb: 1024,
    fileMb: 2048,
    largestMb: largestImageMb,
  });
  const { size } = processes;
  const tesseract = createTesseract(runCommand);
  const heic = createHeicDecoder(runCommand);
  const reader = createReader({ processes, tesseract, size });

  const recogniseImage: RecogniseImage = async ({ type, ...request }) => {
    await reader.checkLanguages(request.languages);
    await using opened = await openable(heic, { ...request, type });
    const from = { kind: 'image', type: opened.type, frame: 0 } as const;
    const { source: _, sheet: __, ...page } = await reader.read({ ...request, input: opened.path, from });
    return page;
  };

  const writeSearchablePdf: WriteSearchablePdf = async ({ pages, title, output, signal }) => {
    const named = pages.map((page) => ({
      ...page,
      images: page.images.map(({ image: _, ...placed }) => placed),
    }));
    const images = pages.flatMap((page) => page.images.map(({ image }) => image));
    const written = await processes.run({
      request: { task: 'write', pages: named, title },
      answer: writtenSchema,
      inputs: Object.fromEntries(images.map((image, index) => [pageName(index), image])),
      outputs: { [outputName]: output },
      timeoutMs: writeTimeoutMs(pages.length),
      signal,
    });
    return { ...written, bytes: (await stat(output)).size };
  };

  return {
    name: 'tesseract',
    refusals: ocrRefusals,
    provides: {
      recogniseImage,
      ocrLanguages: tesseract.languages,
      makeSearchable: createMakeSearchable({ processes, reader, heic, pagesAtOnce: size }),
      writeSearchablePdf,
    },
    status: async () => {
      if (!(await tesseract.isInstalled())) return { state: 'off', reason: notInstalled };
      const languages = await tesseract.languages();
      const names = languages.map(({ name }) => name).join(', ');
      if (languages.length === 0)
        return { state: 'off', reason: 'Text cannot be recognised: no tesseract language is installed' };
      return {
        state: processes.state().running > 0 ? 'ready' : 'idle',
        version: `${await tesseract.version()} (${names})`,
      };
    },
    close: async () => {
      await Promise.all([reader.close(), processes.close()]);
    },
  };
}

const notInstalled = 'Text in images cannot be recognised: the package tesseract-ocr is not installed';
