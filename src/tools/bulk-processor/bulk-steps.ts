import { z } from 'zod';
import { plainOperations, type Step } from '../../catalog/define-tool.ts';
import { t } from '../../shared/language/translate.ts';

/** More than anybody chains, and few enough that one file cannot block a worker for hours. */
export const maxSteps = 5;
/** Room for every option of every tool; options never hold content. */
export const maxStepOptions = 4_000;

const stepMessage = t('A step is an operation with its options, such as {"operation":"compress","options":{}}.');
const countMessage = t('Between 1 and {maxSteps} steps can follow each other.', { maxSteps });

export const stepSchema = z.object(
  {
    operation: z
      .string({ error: stepMessage })
      .max(100, stepMessage)
      .regex(/^[a-z]+$|^[a-z0-9-]+\/[A-Za-z]+$/, stepMessage),
    options: z
      .record(z.string().max(60), z.union([z.string(), z.number(), z.boolean()]), { error: stepMessage })
      .default({})
      .refine((options) => JSON.stringify(options).length <= maxStepOptions, t('The options of a step are too long.'))
      .meta({ maxLength: maxStepOptions }),
  },
  { error: stepMessage },
);

export const stepsSchema = z
  .array(stepSchema, { error: t('Steps must be a JSON list.') })
  .min(1, countMessage)
  .max(maxSteps, countMessage);

export type BulkStep = z.infer<typeof stepSchema>;
export type StepOptions = BulkStep['options'];

export const bulkStepOptions = {
  operation: z.enum(plainOperations, { error: t('Operation must be compress, convert or resize.') }).optional(),
  outputFormat: z
    .string({ error: t('Output format must be a text such as jpg.') })
    .max(20, t('Output format must be a text such as jpg.'))
    .optional(),
};

/** The steps of a call: its list, or its one operation. */
export function stepsOf(options: Record<string, unknown>): readonly Step[] {
  const { steps, operation, outputFormat } = options;
  if (steps !== undefined) return stepsSchema.parse(steps);
  if (typeof operation !== 'string') return [];
  return [{ operation, options: typeof outputFormat === 'string' && outputFormat !== '' ? { outputFormat } : {} }];
}
