import type { RunCommand } from '../../platform/processes/run-command.ts';
import type { ImageProcessesDependencies } from '../confined-image-processes.ts';
import type { Engine } from '../engines.ts';
import { createHeicDecoder, type HeicDecoder } from './heic.ts';
import { createImageEngine } from './image-engine.ts';
import { createImageProcesses } from './image-processes.ts';
import { createSvgEngine } from './svg-engine.ts';

/** Every engine for images, ready to be wired in `open-services.ts`. Nothing runs before the first job. */
export function createImageEngines(dependencies: ImageProcessesDependencies & { runCommand: RunCommand }): Engine[] {
  const processes = createImageProcesses(dependencies);
  const heic = createHeicDecoder(dependencies.runCommand);
  const svg = createSvgEngine({ processes });
  return [createImageEngine({ processes, heic, cleanSvg: svg.cleanSvg }), svg, describeHeic(heic)];
}

/** HEIC is a part of what `readImage` and `encodeImage` take in; on the health page it stands by itself, as it may be off. */
function describeHeic(heic: HeicDecoder): Engine {
  return {
    name: 'heif-convert',
    provides: {},
    status: async () => {
      if (!(await heic.isInstalled())) return { state: 'off', reason: notInstalled };
      return { state: 'ready', version: await heic.version() };
    },
    close: async () => undefined,
  };
}

const notInstalled = 'HEIC photos cannot be read: the package libheif-examples is not installed';
