import { z } from 'zod';
import type { ActionDefinition, FileField, ToolDefinition } from '../../catalog/define-tool.ts';
import { describeRefusals, refusalSchema } from '../../platform/http/describe-refusals.ts';
import type { AppError } from '../../shared/errors.ts';
import { listTypes } from '../../shared/file-types.ts';
import { formatBytes } from '../../shared/units.ts';
import { jobSchema } from '../jobs/jobs.contract.ts';
import { describeAllowance } from '../plans/limits.contract.ts';
import { refusalsOfCall } from './call-refusals.ts';

type JsonSchema = Record<string, unknown>;

const toJsonSchema = (schema: z.ZodType, io: 'input' | 'output'): JsonSchema => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
};

/** Whether the call's answers have a `success` field. */
export const hasSuccessField = ({ result }: ActionDefinition): boolean => 'success' in result.shape;

/**
 * The OpenAPI description of a call, from the action's definition.
 *
 * @param refusals what its run may refuse, beside what follows from the definition
 * @param hasPlans whether refusals may mention what another plan allows
 */
export function describeCall(
  tool: ToolDefinition,
  action: ActionDefinition,
  { refusals, hasPlans }: { refusals: readonly AppError[]; hasPlans: boolean },
): JsonSchema {
  const options = describeOptions(action);
  return {
    tags: [tool.name],
    summary: action.summary,
    ...describeAccess(action),
    ...(action.proOnly && { 'x-plan': 'pro' }),
    'x-tool': tool.slug,
    ...(action.files
      ? { body: describeBodies(options, action.files) }
      : { consumes: ['application/json'], body: options }),
    response: {
      200: action.answersWith
        ? {
            description: 'The file. With `Prefer: respond-async`, a job with a result.',
            content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
          }
        : { description: 'The result.', ...toJsonSchema(action.result, 'output') },
      ...(action.files || action.asJob
        ? { 202: { ...toJsonSchema(jobSchema, 'output'), description: 'With `Prefer: respond-async`.' } }
        : {}),
      ...describeRefusals([...refusalsOfCall(action), ...refusals], describeRefusal(action, hasPlans)),
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
  return refusalSchema({
    file: { type: 'integer', description: 'Index of the file it is about among those sent, from 0.' },
    ...(hasPlans && { pro }),
    ...(hasSuccessField(action) && { success, error }),
  });
}

/** Limits and defaults of options that arrive as text are known only of what they become. */
function describeOptions({ options, example }: ActionDefinition): JsonSchema {
  const input = toJsonSchema(options, 'input');
  const { properties: parsed = {} } = toJsonSchema(options, 'output') as { properties?: Record<string, JsonSchema> };
  const defaults = options.safeParse({}).data ?? options.safeParse(example).data ?? {};
  const properties = Object.entries((input.properties ?? {}) as Record<string, JsonSchema>).map(([name, schema]) => {
    const limits = Object.entries(parsed[name] ?? {}).filter(
      ([word, value]) => limitWords.includes(word) && Math.abs(Number(value)) !== Number.MAX_SAFE_INTEGER,
    );
    const initial = defaults[name];
    const isDefault = initial !== undefined && !(example && name in example) && typeof initial !== 'object';
    return [name, { ...schema, ...Object.fromEntries(limits), ...(isDefault && { default: initial }) }];
  });
  return { ...input, properties: Object.fromEntries(properties), ...(example && { examples: [example] }) };
}

const limitWords = ['minimum', 'maximum', 'multipleOf'];

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

/** As form data with files, or as JSON with the ids of stored ones. */
function describeBodies(options: JsonSchema, fields: Readonly<Record<string, FileField>>): JsonSchema {
  const named = Object.entries(fields);
  const isRequired = ([, field]: (typeof named)[number]) => (field.many?.min ?? 1) > 0;
  const inForm = Object.fromEntries(named.map(([name, field]) => [partName(name, field), describeField(field)]));
  const inJson = Object.fromEntries(named.map(([name, field]) => [name, describeIds(field)]));
  const requiredInForm = named.filter(isRequired).map(([name, field]) => partName(name, field));
  const requiredInJson = named.filter(isRequired).map(([name]) => name);
  return {
    content: {
      'multipart/form-data': { schema: withFields(options, inForm, requiredInForm) },
      'application/json': { schema: withFields(options, inJson, requiredInJson) },
    },
  };
}

function withFields(options: JsonSchema, fields: JsonSchema, required: readonly string[]): JsonSchema {
  return {
    ...options,
    properties: { ...fields, ...(options.properties as JsonSchema | undefined) },
    required: [...required, ...((options.required as string[] | undefined) ?? [])],
  };
}

function describeIds({ label, many }: FileField): JsonSchema {
  const id = { type: 'string' };
  return many
    ? { type: 'array', items: id, description: `${label}: ids of stored files.` }
    : { ...id, description: `${label}: the id of a stored file.` };
}

/** The name of a field's first part. */
export const partName = (name: string, field: FileField) => (field.many?.naming === 'numbered' ? `${name}_0` : name);

function describeField({ label, accepts, maxBytes, many }: FileField): JsonSchema {
  const file = { type: 'string', format: 'binary' };
  const numbered = many?.naming === 'numbered' ? ', in fields that end in _0, _1 and so on' : '';
  const count = many
    ? ` ${many.min} to ${many.max.free} files${forPro(many.max.free, many.max.pro, String)}${numbered}.`
    : '';
  const types = listTypes(accepts);
  const described = types === label ? label : `${label}: ${types}`;
  return {
    ...(many?.naming === 'repeated' ? { type: 'array', items: file } : file),
    ...(many?.naming === 'numbered' && { 'x-numbered': true }),
    description: `${described}, up to ${formatBytes(maxBytes.free)}${forPro(maxBytes.free, maxBytes.pro, formatBytes)}.${count} The id of a stored file is accepted, too.`,
  };
}

const forPro = (free: number, pro: number, write: (value: number) => string): string =>
  pro === free ? '' : ` (Pro: ${write(pro)})`;
