import type { RunCommand } from '../../platform/processes/run-command.ts';
import type { ImageProcessesDependencies } from '../confined-image-processes.ts';
import type { Engine } from '../engines.ts';
import { createHeicDecoder, type HeicDecoder } from './heic.ts';
import { createImageEngine } from './image-engine.ts';
import { createImageProcesses } from './image-processes.ts';
import { createSvgEngine } from './svg-engine.ts';

/** All image engines, for `open-services.ts`. Nothing starts before the first job. */
export function createImageEngines(dependencies: ImageProcessesDependencies & { runCommand: RunCommand }): Engine[] {
  const processes = createImageProcesses(dependencies);
  const heic = createHeicDecoder(dependencies.runCommand);
  const svg = createSvgEngine({ processes });
  return [createImageEngine({ processes, heic, cleanSvg: svg.cleanSvg }), svg, describeHeic(heic)];
}

/** HEIC is part of `readImage` and `encodeImage`; listed separately on the health page, as it may be missing. */
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
