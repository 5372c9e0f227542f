import { z } from 'zod';

/** OpenAPI description of an account or admin route. */
export function describeRoute(route: {
  summary: string;
  body?: z.ZodType;
  query?: z.ZodType;
  /** 200 by default. */
  status?: 200 | 201 | 202 | 204;
  result?: z.ZodType;
  tag?: string;
}): { schema: Record<string, unknown> } {
  const { summary, body, query, status = 200, result, tag = 'Account' } = route;
  return {
    schema: {
      tags: [tag],
      summary,
      ...(body && { body: toJsonSchema(body, 'input') }),
      ...(query && { querystring: toJsonSchema(query, 'input') }),
      response: {
        [status]: result ? toJsonSchema(result, 'output') : { description: 'Done.' },
        '4XX': {
          type: 'object',
          properties: { message: { type: 'string' }, code: { type: 'string' } },
          required: ['message', 'code'],
        },
      },
    },
  };
}

function toJsonSchema(schema: z.ZodType, io: 'input' | 'output'): Record<string, unknown> {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}
