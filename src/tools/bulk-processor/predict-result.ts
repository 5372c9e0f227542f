import { type Operation, planStep } from '../../catalog/operations.ts';
import { acceptsAnyFile, type FileType, fileTypes } from '../../shared/file-types.ts';
import { t } from '../../shared/language/translate.ts';
import type { Plan } from '../../shared/plans.ts';
import type { BulkStep } from './bulk-steps.ts';

/** The expected result of a file, judged by its name. */
export type Prediction =
  /** The result's extension; undefined where only the run can tell. */
  | { ending: string | undefined }
  /** Why it will probably be refused, in a sentence. */
  | { objection: string };

/**
 * Predicts what these steps will make of a file, before anything is sent.
 * @param type by the file's name
 * @param ending of its name, in lower case
 */
export function predictResult(
  operations: readonly Operation[],
  steps: readonly BulkStep[],
  { type, ending }: { type: FileType | undefined; ending: string },
  plan: Plan,
): Prediction {
  let now: { type: FileType; ending: string } | undefined = { type: type ?? 'any', ending };
  for (const step of steps) {
    if (!now) return { ending: undefined };
    const planned = planStep(operations, step, now.type);
    if ('already' in planned) continue;
    if ('problem' in planned) return type === undefined ? { ending: undefined } : { objection: planned.problem };
    if (planned.operation.proOnly && plan === 'free')
      return { objection: t('{name}: with Pro only.', { name: planned.operation.name }) };
    now = planned.plain ? after(step, planned.operation, now) : undefined;
  }
  return { ending: now?.ending };
}

function after(step: BulkStep, operation: Operation, now: { type: FileType; ending: string }) {
  if (step.operation === 'convert') {
    const to = step.options.outputFormat;
    const made = Object.keys(fileTypes).find((type): type is FileType =>
      fileTypes[type as FileType].extensions.some((extension) => extension === to),
    );
    // Several pages become several images in a ZIP.
    const isImage = made !== undefined && fileTypes[made].mime.startsWith('image/');
    return made && !(now.type === 'pdf' && isImage) ? { type: made, ending: String(to) } : undefined;
  }
  if (acceptsAnyFile(operation.accepts)) return { type: 'zip' as const, ending: 'zip' };
  return now.type === 'heic' ? { type: 'jpeg' as const, ending: 'jpg' } : now;
}
