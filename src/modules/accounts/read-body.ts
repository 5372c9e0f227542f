import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { defineError } from '../../shared/errors.ts';
import { fieldErrors } from '../../shared/field-errors.ts';
import { t } from '../../shared/language/translate.ts';
import { accountErrors, codedSentences } from './accounts.errors.ts';

export const bodyErrors = {
  notJson: defineError('NOT_JSON', 415, () => t('This call takes a JSON object (content-type: application/json).')),
};

/**
 * Validates the JSON body. The error's sentence is about an unknown field, a missing one or the first wrong one, and its
 * `fields` about all of them.
 * @throws AppError 400
 */
export function readBody<Body>(request: FastifyRequest, schema: z.ZodType<Body>): Body {
  // A call without fields may have no body.
  const body = request.body ?? {};
  if (typeof body !== 'object' || Array.isArray(body)) throw bodyErrors.notJson();
  return readFields(body, schema);
}

/**
 * The same for a query string.
 * @throws AppError 400
 */
export function readFields<Fields>(fields: unknown, schema: z.ZodType<Fields>): Fields {
  const parsed = schema.safeParse(fields);
  if (parsed.success) return parsed.data;
  const { issues } = parsed.error;
  const unknown = issues.find(({ code }) => code === 'unrecognized_keys');
  if (unknown?.code === 'unrecognized_keys') {
    throw accountErrors.invalid({
      sentence: t("There is no field '{field}' here.", { field: unknown.keys[0]?.slice(0, 50) ?? '' }),
    });
  }
  const missing = (path: readonly PropertyKey[]) => isMissing(valueAt(fields, path));
  const details = {
    fields: fieldErrors(
      issues.map((issue) => ({
        path: issue.path,
        message: missing(issue.path) ? t('Please fill in this field.') : describeIssue(issue),
      })),
    ),
  };
  if (issues.some(({ path }) => missing(path))) throw accountErrors.missingFields(undefined, details);
  const [issue] = issues;
  const coded = codedSentences.get(issue?.message ?? '');
  if (coded) throw coded(undefined, details);
  throw accountErrors.invalid({ sentence: describeIssue(issue) }, details);
}

const isMissing = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

const valueAt = (fields: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    fields,
  );

/** Our sentences end with a full stop; zod's get the field's name in front. */
function describeIssue(issue: z.core.$ZodIssue | undefined): string {
  if (!issue) return t('The request could not be understood.');
  if (issue.message.endsWith('.') || codedSentences.has(issue.message)) return issue.message;
  if (issue.code === 'invalid_type' && issue.expected === 'string')
    return t('The field {field} must be text.', { field: issue.path.join('.') });
  return `${issue.path.join('.')}: ${issue.message}.`;
}
