import type { Engine } from '../engines.ts';
import { createImageEngine, type ImageEngineDependencies } from './image-engine.ts';

/** Every engine for images, ready to be wired in `compose.ts`. Nothing runs before the first job. */
export function createImageEngines(dependencies: ImageEngineDependencies): Engine[] {
  return [createImageEngine(dependencies)];
}
