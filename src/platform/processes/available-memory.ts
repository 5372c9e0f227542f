import { totalmem } from 'node:os';
import { MB } from '../../shared/units.ts';

/** The memory this process and its children may use together: the machine's, or what its container is allowed of it. */
export function availableMb(): number {
  const constrained = process.constrainedMemory();
  return Math.min(totalmem(), constrained > 0 ? constrained : Number.POSITIVE_INFINITY) / MB;
}
