import { acceptsAnyFile, type FileType, fileTypes } from '../../shared/file-types.ts';
import { type Operation, planStep } from '../operations.ts';
import type { BulkStep } from './bulk-steps.ts';

/**
 * The ending that the result of these steps will probably have; undefined where only the work itself can tell.
 *
 * @param type what the file is, as far as its name tells
 * @param ending of its name, in small letters
 */
export function predictEnding(
  operations: readonly Operation[],
  steps: readonly BulkStep[],
  type: FileType | undefined,
  ending: string,
): string | undefined {
  let now: { type: FileType; ending: string } | undefined = { type: type ?? 'any', ending };
  for (const step of steps) {
    if (!now) return undefined;
    const planned = planStep(operations, step, now.type);
    if ('already' in planned) continue;
    now = 'operation' in planned && planned.plain ? after(step, planned.operation, now) : undefined;
  }
  return now?.ending;
}

function after(step: BulkStep, operation: Operation, now: { type: FileType; ending: string }) {
  if (step.operation === 'convert') {
    const to = step.options.outputFormat;
    const made = Object.keys(fileTypes).find((type): type is FileType =>
      fileTypes[type as FileType].extensions.some((extension) => extension === to),
    );
    // Several pages become several pictures, which come as a ZIP.
    return made && !(now.type === 'pdf' && made !== 'text') ? { type: made, ending: String(to) } : undefined;
  }
  if (acceptsAnyFile(operation.accepts)) return { type: 'zip' as const, ending: 'zip' };
  return now.type === 'heic' ? { type: 'jpeg' as const, ending: 'jpg' } : now;
}
