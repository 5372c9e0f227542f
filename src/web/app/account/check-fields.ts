import type { z } from 'zod';
import { fieldErrors } from '../../../shared/field-errors.ts';
import type { FieldErrors } from '../../kit/ui/form.tsx';

/** Checks a form's values with the call's schema: one sentence per wrong field, undefined when all are valid. */
export function checkFields<Values extends Record<string, string>>(
  schema: z.ZodType,
  values: Values,
): FieldErrors<keyof Values & string> | undefined {
  const checked = schema.safeParse(values);
  if (checked.success) return undefined;
  const errors: FieldErrors<string> = fieldErrors(checked.error.issues);
  return errors;
}

/** One sentence for every empty field; undefined when all are filled in. */
export function findEmpty<Name extends string>(
  values: Record<Name, string>,
  sentences: Record<Name, string>,
): FieldErrors<Name> | undefined {
  const errors: FieldErrors<Name> = {};
  for (const name in sentences) if (values[name].trim() === '') errors[name] = sentences[name];
  return Object.keys(errors).length > 0 ? errors : undefined;
}
