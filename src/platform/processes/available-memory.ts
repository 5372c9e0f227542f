import { totalmem } from 'node:os';
import { MB } from '../../shared/units.ts';

/** Memory available to this process and its children: the machine's, or the container's limit. */
export function availableMb(): number {
  const constrained = process.constrainedMemory();
  return Math.min(totalmem(), constrained > 0 ? constrained : Number.POSITIVE_INFINITY) / MB;
}
