import type { FieldErrors } from './errors.ts';

type Issue = { path: readonly PropertyKey[]; message: string };

/** The first complaint about each field, by name. */
export function fieldErrors(issues: readonly Issue[]): FieldErrors {
  const errors: Record<string, string> = {};
  for (const { path, message } of issues) if (path[0] !== undefined) errors[String(path[0])] ??= message;
  return errors;
}
