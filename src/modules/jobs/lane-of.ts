import type { ActionDefinition } from '../../catalog/define-tool.ts';
import type { Lane } from '../../platform/queue/queue.ts';
import { MB, SECOND_MS } from '../../shared/units.ts';

const shortMs = SECOND_MS;

/** The lane for this action. A guess: work that takes too long leaves the short lane (tool-run.job.ts). */
export const laneOf = (action: ActionDefinition, inputBytes: number, options: Record<string, unknown>): Lane =>
  (action.expectedMs ?? guessMs)(inputBytes, options) < shortMs ? 'short' : 'long';

// Images are re-encoded at about 2 MB a second, small PDFs and archives faster.
const guessMs = (inputBytes: number): number => 200 + (inputBytes / MB) * 500;
