import { type ActionDefinition, defaultDeadlineMs } from '../../catalog/define-tool.ts';
import { SECOND_MS } from '../../shared/units.ts';
import { jobErrors } from './jobs.errors.ts';

/**
 * Aborts with TOOK_TOO_LONG after the action's time limit for this many bytes.
 *
 * @returns cancels the deadline
 */
export function startDeadline(action: ActionDefinition, bytes: number, control: AbortController): () => void {
  const deadlineMs = action.deadlineMs?.(bytes) ?? defaultDeadlineMs;
  const seconds = Math.round(deadlineMs / SECOND_MS);
  const timer = setTimeout(() => control.abort(jobErrors.tookTooLong({ seconds })), deadlineMs);
  return () => clearTimeout(timer);
}
