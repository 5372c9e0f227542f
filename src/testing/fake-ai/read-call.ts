import { z } from 'zod';

/** What a call asks, in either protocol. */
export type FakeCall = {
  protocol: 'openai' | 'anthropic';
  model: string;
  instructions: string;
  prompt: string;
  stream: boolean;
  maxTokens: number;
  /** The JSON Schema of the answer, if the call demands one. */
  schema: JsonSchema | undefined;
  /** The tool that has to be called; Anthropic's way to demand a shape of some models. */
  tool: { name: string; schema: JsonSchema } | undefined;
};

export type JsonSchema = {
  type?: string | undefined;
  enum?: unknown[] | undefined;
  const?: unknown;
  properties?: Record<string, JsonSchema> | undefined;
  items?: JsonSchema | undefined;
  minItems?: number | undefined;
  anyOf?: JsonSchema[] | undefined;
};

const jsonSchema: z.ZodType<JsonSchema> = z.lazy(() =>
  z.looseObject({
    type: z.string().optional(),
    enum: z.array(z.unknown()).optional(),
    const: z.unknown().optional(),
    properties: z.record(z.string(), jsonSchema).optional(),
    items: jsonSchema.optional(),
    minItems: z.number().optional(),
    anyOf: z.array(jsonSchema).optional(),
  }),
);

const content = z.union([
  z.string(),
  z
    .array(z.looseObject({ text: z.string().optional() }))
    .transform((parts) => parts.map((part) => part.text ?? '').join('')),
]);

const messages = z.array(z.looseObject({ role: z.string(), content }));

const openAiBody = z.looseObject({
  model: z.string(),
  messages,
  stream: z.boolean().optional(),
  max_tokens: z.number().optional(),
  max_completion_tokens: z.number().optional(),
  response_format: z.looseObject({ json_schema: z.looseObject({ schema: jsonSchema }).optional() }).optional(),
  tools: z.array(z.looseObject({ function: z.looseObject({ name: z.string(), parameters: jsonSchema }) })).optional(),
});

const anthropicBody = z.looseObject({
  model: z.string(),
  system: content.optional(),
  messages,
  stream: z.boolean().optional(),
  max_tokens: z.number(),
  output_config: z.looseObject({ format: z.looseObject({ schema: jsonSchema }).optional() }).optional(),
  tools: z.array(z.looseObject({ name: z.string(), input_schema: jsonSchema })).optional(),
});

const textOf = (all: z.output<typeof messages>, isSystem: boolean): string =>
  all
    .filter(({ role }) => (role === 'system') === isSystem)
    .map((message) => message.content)
    .join('\n\n');

/** The shape that the instructions ask for in words. */
export function readShape(instructions: string): JsonSchema | undefined {
  const [, shape] = /JSON of this schema:\n(\{.*\})$/m.exec(instructions) ?? [];
  return shape === undefined ? undefined : jsonSchema.parse(JSON.parse(shape));
}

/** @throws ZodError for a body that the protocol does not have */
export function readCall(protocol: FakeCall['protocol'], body: unknown): FakeCall {
  if (protocol === 'openai') {
    const call = openAiBody.parse(body);
    const [tool] = call.tools ?? [];
    return {
      protocol,
      model: call.model,
      instructions: textOf(call.messages, true),
      prompt: textOf(call.messages, false),
      stream: call.stream ?? false,
      maxTokens: call.max_completion_tokens ?? call.max_tokens ?? Number.POSITIVE_INFINITY,
      schema: call.response_format?.json_schema?.schema,
      tool: tool && { name: tool.function.name, schema: tool.function.parameters },
    };
  }
  const call = anthropicBody.parse(body);
  const [tool] = call.tools ?? [];
  return {
    protocol,
    model: call.model,
    instructions: call.system ?? '',
    prompt: textOf(call.messages, false),
    stream: call.stream ?? false,
    maxTokens: call.max_tokens,
    schema: call.output_config?.format?.schema,
    tool: tool && { name: tool.name, schema: tool.input_schema },
  };
}
