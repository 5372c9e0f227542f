import { z } from 'zod';
import type { ActionDefinition, FileField, ToolDefinition } from '../../catalog/define-tool.ts';
import { listTypes } from '../../shared/file-types.ts';
import { formatBytes } from '../../shared/units.ts';
import { jobSchema } from '../jobs/jobs.contract.ts';
import { describeAllowance } from '../plans/limits.contract.ts';

type JsonSchema = Record<string, unknown>;

const toJsonSchema = (schema: z.ZodType, io: 'input' | 'output'): JsonSchema => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
};

const errorSchema: JsonSchema = {
  type: 'object',
  properties: {
    message: { type: 'string' },
    code: { type: 'string' },
    file: { type: 'integer', description: 'Index of the file it is about among those sent, from 0.' },
  },
  required: ['message', 'code'],
  description: 'message is a sentence for people, code is stable.',
};

/** Whether the call's answers have a `success` field. */
export const hasSuccessField = ({ result }: ActionDefinition): boolean => 'success' in result.shape;

/**
 * The OpenAPI description of a call, from the action's definition.
 *
 * @param hasPlans whether refusals may mention what another plan allows
 */
export function describeCall(tool: ToolDefinition, action: ActionDefinition, hasPlans: boolean): JsonSchema {
  const refusal = describeRefusal(action, hasPlans);
  const options = { ...toJsonSchema(action.options, 'input'), ...(action.example && { examples: [action.example] }) };
  return {
    tags: [tool.name],
    summary: action.summary,
    ...describeAccess(action),
    consumes: [action.files ? 'multipart/form-data' : 'application/json'],
    body: action.files ? withFiles(options, action.files) : options,
    response: {
      200: action.answersWith
        ? {
            description: 'The file. With `Prefer: respond-async`, a job with a result.',
            content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
          }
        : toJsonSchema(action.result, 'output'),
      ...(action.files || action.asJob
        ? { 202: { ...toJsonSchema(jobSchema, 'output'), description: 'With `Prefer: respond-async`.' } }
        : {}),
      '4XX': refusal,
      '5XX': refusal,
    },
  };
}

function describeRefusal(action: ActionDefinition, hasPlans: boolean): JsonSchema {
  const pro = {
    type: 'string',
    description: 'What Pro allows, when a limit of the free plan refused the call.',
  };
  const success = { const: false };
  const error = { type: 'string', description: 'The same sentence.' };
  return {
    ...errorSchema,
    properties: {
      ...(errorSchema.properties as JsonSchema),
      ...(hasPlans && { pro }),
      ...(hasSuccessField(action) && { success, error }),
    },
  };
}

/** Who may make the call, how often, and with how long a text. */
function describeAccess({ proOnly, allowance, texts }: ActionDefinition): { description?: string } {
  const sentences = [
    ...(proOnly ? ['For Pro users only; others get 403, code PRO_FEATURE.'] : []),
    ...(allowance
      ? [
          `Free: ${describeAllowance(allowance)}, counted per finished call; Pro: unlimited. The headers RateLimit and RateLimit-Policy give what is left; when nothing is, 429 with code ALLOWANCE_USED_UP.`,
        ]
      : []),
    ...(allowance?.sameFile
      ? [
          `Sending the same file as ${allowance.sameFile.field} again counts as the same use, up to ${allowance.sameFile.calls} times.`,
        ]
      : []),
    ...(allowance?.freeIfDeletedSoon
      ? [
          'With Prefer: respond-async, a use whose results are all deleted within a minute, before they were downloaded or used, is not counted.',
        ]
      : []),
    ...Object.entries(texts ?? {}).map(
      ([
        name,
        {
          maxCharacters: { free, pro },
        },
      ]) => `${name}: up to ${free} characters${forPro(free, pro, String)}.`,
    ),
  ];
  return sentences.length > 0 ? { description: sentences.join(' ') } : {};
}

function withFiles(options: JsonSchema, fields: Readonly<Record<string, FileField>>): JsonSchema {
  const described = Object.entries(fields).map(([name, field]) => [partName(name, field), describeField(field)]);
  const required = Object.entries(fields).filter(([, field]) => (field.many?.min ?? 1) > 0);
  return {
    ...options,
    properties: { ...Object.fromEntries(described), ...(options.properties as JsonSchema | undefined) },
    required: [
      ...required.map(([name, field]) => partName(name, field)),
      ...((options.required as string[] | undefined) ?? []),
    ],
  };
}

/** The name of a field's first part. */
export const partName = (name: string, field: FileField) => (field.many?.naming === 'numbered' ? `${name}_0` : name);

function describeField({ label, accepts, maxBytes, many }: FileField): JsonSchema {
  const file = { type: 'string', format: 'binary' };
  const count = many ? ` ${many.min} to ${many.max.free} files${forPro(many.max.free, many.max.pro, String)}.` : '';
  return {
    ...(many?.naming === 'repeated' ? { type: 'array', items: file } : file),
    description: `${label}: ${listTypes(accepts)}, up to ${formatBytes(maxBytes.free)}${forPro(maxBytes.free, maxBytes.pro, formatBytes)}.${count} The id of a stored file is accepted, too.`,
  };
}

const forPro = (free: number, pro: number, write: (value: number) => string): string =>
  pro === free ? '' : ` (Pro: ${write(pro)})`;
