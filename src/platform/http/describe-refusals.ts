import type { AppError } from '../../shared/errors.ts';

type JsonSchema = Record<string, unknown>;

type RefusalResponse = {
  /** The codes. */
  description: string;
  content: { 'application/json': { schema: JsonSchema; examples: Record<string, { value: object }> } };
};

/** The body of a refusal, as OpenAPI describes it. `more` are fields that only some calls have. */
export const refusalSchema = (more: JsonSchema = {}): JsonSchema => ({
  type: 'object',
  properties: {
    message: { type: 'string', description: 'What failed, why and what to do, in a sentence for people.' },
    code: { type: 'string', description: 'Stable; for programs.' },
    ...more,
  },
  required: ['message', 'code'],
});

/**
 * The refusals of a call as OpenAPI responses: one per status, with an example for each code. An error that is there twice counts
 * once.
 */
export function describeRefusals(
  errors: readonly AppError[],
  schema: JsonSchema = refusalSchema(),
): Record<string, RefusalResponse> {
  const byStatus = Map.groupBy(errors, ({ status }) => status);
  return Object.fromEntries(
    [...byStatus].map(([status, group]) => [
      status,
      {
        description: [...new Set(group.map(({ code }) => code))].join(', '),
        content: { 'application/json': { schema, examples: Object.fromEntries(examplesOf(group)) } },
      },
    ]),
  );
}

/** One code can have several sentences: its examples are called CODE, CODE_2 and so on. */
function* examplesOf(errors: readonly AppError[]): Generator<[string, { value: object }]> {
  const told = new Map<string, Set<string>>();
  for (const { code, message } of errors) {
    const sentences = told.get(code) ?? new Set();
    if (sentences.has(message)) continue;
    told.set(code, sentences.add(message));
    yield [sentences.size === 1 ? code : `${code}_${sentences.size}`, { value: { message, code } }];
  }
}
