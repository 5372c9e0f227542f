import { z } from 'zod';

const schemaSchema = z.object({
  type: z.union([z.string(), z.array(z.string())]).optional(),
  format: z.string().optional(),
  description: z.string().optional(),
  enum: z.array(z.unknown()).optional(),
  default: z.unknown().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  multipleOf: z.number().optional(),
  minLength: z.number().optional(),
  maxLength: z.number().optional(),
  minItems: z.number().optional(),
  maxItems: z.number().optional(),
  get items() {
    return schemaSchema.optional();
  },
  get properties() {
    return z.record(z.string(), schemaSchema).optional();
  },
  required: z.array(z.string()).optional(),
  get anyOf() {
    return z.array(schemaSchema).optional();
  },
  examples: z.array(z.unknown()).optional(),
  /** Several fields, called file_0, file_1 and so on. */
  'x-numbered': z.boolean().optional(),
});
/** What the page reads of the site's OpenAPI document. */
export type Schema = z.infer<typeof schemaSchema>;

const refusalValueSchema = z.object({ value: z.object({ code: z.string(), message: z.string() }) });
const contentSchema = z.record(
  z.string(),
  z.object({
    schema: schemaSchema.optional(),
    // Those of refusals; no other examples are read.
    examples: z.record(z.string(), refusalValueSchema).optional().catch(undefined),
  }),
);
const responseSchema = z.object({ description: z.string().optional(), content: contentSchema.optional() });

const operationSchema = z.object({
  tags: z.array(z.string()).default([]),
  summary: z.string().default(''),
  description: z.string().optional(),
  security: z.array(z.record(z.string(), z.unknown())).optional(),
  parameters: z
    .array(
      z.object({
        name: z.string(),
        in: z.string(),
        required: z.boolean().optional(),
        description: z.string().optional(),
        schema: schemaSchema.default({}),
      }),
    )
    .default([]),
  requestBody: z.object({ content: contentSchema }).optional(),
  responses: z.record(z.string(), responseSchema).default({}),
  'x-plan': z.string().optional(),
  'x-tool': z.string().optional(),
});
type Operation = z.infer<typeof operationSchema>;

export const documentSchema = z.object({
  info: z.object({ version: z.string() }),
  paths: z.record(z.string(), z.record(z.string(), operationSchema)),
  components: z.object({ responses: z.record(z.string(), responseSchema).default({}) }),
});
export type ApiDocument = z.infer<typeof documentSchema>;

export type Refusal = { status: string; code: string; message: string };

/** Where a field goes, and what it is. */
export type CallField = {
  name: string;
  place: 'path' | 'query' | 'body';
  required: boolean;
  schema: Schema;
  description: string;
  /** How its value is given. 'json' is text that is read as JSON. */
  kind: 'text' | 'secret' | 'number' | 'yesNo' | 'choice' | 'file' | 'files' | 'numberedFiles' | 'json';
  /** Of a typical call, where there is no default. */
  example?: unknown;
};

export type ApiCall = {
  /** The part of the page's address behind '#': 'post-api-tools-image-compress'. */
  id: string;
  method: string;
  path: string;
  tag: string;
  /** The slug of the tool whose call it is. */
  tool: string | undefined;
  summary: string;
  description: string | undefined;
  /** Who may call: everybody; everybody, with a key as that account; or who is signed in on the site. */
  access: 'anyone' | 'key' | 'session';
  proOnly: boolean;
  fields: readonly CallField[];
  /** How the body is sent, if there is one. */
  body: 'form' | 'json' | undefined;
  answers: readonly { status: string; type: string | undefined; description: string; schema: Schema | undefined }[];
  refusals: readonly Refusal[];
  /** It can be answered with a job to follow. */
  canBeJob: boolean;
};

/** The calls in the order of the document. */
export const readCalls = ({ paths }: ApiDocument): ApiCall[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => readCall(method.toUpperCase(), path, operation)),
  );

/** Refusals that any call may get, besides its own. */
export const refusalsOfEveryCall = ({ components }: ApiDocument): Refusal[] => readRefusals(components.responses);

function readCall(method: string, path: string, operation: Operation): ApiCall {
  const { tags, summary, description, responses, requestBody } = operation;
  const form = requestBody?.content['multipart/form-data'];
  const json = requestBody?.content['application/json'];
  const statuses = Object.entries(responses);
  return {
    id: callId(method, path),
    ...{ method, path, summary, description },
    tag: tags[0] ?? 'Other',
    tool: operation['x-tool'],
    access: readAccess(operation.security),
    proOnly: operation['x-plan'] === 'pro',
    fields: [
      ...operation.parameters
        .filter((parameter) => parameter.in === 'path' || parameter.in === 'query')
        .map((parameter) => readParameter(parameter)),
      ...readBody((form ?? json)?.schema),
    ],
    body: form ? 'form' : json ? 'json' : undefined,
    answers: statuses
      .filter(([status]) => status.startsWith('2'))
      .map(([status, answer]) => {
        const [type, content] = Object.entries(answer.content ?? {})[0] ?? [];
        return { status, type, description: answer.description ?? '', schema: content?.schema };
      }),
    refusals: readRefusals(responses),
    canBeJob: '202' in responses && form !== undefined,
  };
}

/** `callId('POST', '/api/jobs/{id}/events')` → 'post-api-jobs-id-events' */
export const callId = (method: string, path: string): string =>
  `${method}${path}`
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/-$/, '');

function readAccess(security: Operation['security']): ApiCall['access'] {
  if (security === undefined) return 'key';
  return security.length === 0 ? 'anyone' : 'session';
}

function readParameter({
  name,
  required,
  description,
  schema,
  ...parameter
}: Operation['parameters'][number]): CallField {
  return {
    name,
    place: parameter.in === 'path' ? 'path' : 'query',
    required: required ?? false,
    schema,
    description: description ?? schema.description ?? '',
    kind: kindOf(name, schema),
  };
}

function readBody(schema: Schema | undefined): CallField[] {
  const [example] = schema?.examples ?? [];
  return Object.entries(schema?.properties ?? {}).map(([name, property]) => ({
    name,
    place: 'body',
    required: schema?.required?.includes(name) ?? false,
    schema: property,
    description: property.description ?? '',
    kind: kindOf(name, property),
    ...(isRecord(example) && name in example && { example: example[name] }),
  }));
}

function kindOf(name: string, schema: Schema): CallField['kind'] {
  if (schema.format === 'binary') return schema['x-numbered'] ? 'numberedFiles' : 'file';
  if (schema.items?.format === 'binary') return 'files';
  if (schema.enum) return 'choice';
  if (schema.type === 'boolean') return 'yesNo';
  if (schema.type === 'number' || schema.type === 'integer') return 'number';
  if (schema.type !== 'string') return 'json';
  return /password/i.test(name) ? 'secret' : 'text';
}

const readRefusals = (responses: Operation['responses']): Refusal[] =>
  Object.entries(responses).flatMap(([status, { content }]) =>
    Object.values(content?.['application/json']?.examples ?? {}).map(({ value }) => ({ status, ...value })),
  );

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
