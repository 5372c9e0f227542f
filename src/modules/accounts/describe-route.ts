import { z } from 'zod';
import { describeRefusals } from '../../platform/http/describe-refusals.ts';
import type { AppError } from '../../shared/errors.ts';
import { accountErrors } from './accounts.errors.ts';
import { bodyErrors } from './read-body.ts';

/**
 * OpenAPI description of a route that is no tool's. What a call refuses that is not allowed, or whose fields are wrong, is added
 * to its `refusals`.
 */
export function describeRoute(route: {
  summary: string;
  description?: string;
  body?: z.ZodType;
  query?: z.ZodType;
  /** Path parameters and what they are: `{ id: 'Of the job.' }`. */
  params?: Readonly<Record<string, string>>;
  /** 200 by default. */
  status?: 200 | 201 | 202 | 204;
  result?: z.ZodType;
  /** The type of an answer that is no JSON: 'application/zip'. */
  produces?: string;
  tag?: string;
  /** 'everyone' is told apart by session or API key; 'user', as by default, is signed in on the site. */
  access?: 'anyone' | 'everyone' | 'user';
  refusals?: readonly AppError[];
}): { schema: Record<string, unknown> } {
  const { summary, description, body, query, params, status = 200, result, produces } = route;
  const { tag = 'Account', access = 'user', refusals = [] } = route;
  return {
    schema: {
      tags: [tag],
      summary,
      ...(description && { description }),
      ...securityOf[access],
      ...(body && { body: toJsonSchema(body, 'input') }),
      ...(query && { querystring: toJsonSchema(query, 'input') }),
      ...(params && { params: describeParams(params) }),
      response: {
        [status]: describeAnswer(result, produces),
        ...describeRefusals([...accessRefusals[access], ...(body || query ? fieldRefusals : []), ...refusals]),
      },
    },
  };
}

const session = { session: [] };
const securityOf = { anyone: { security: [] }, everyone: {}, user: { security: [session] } };

const accessRefusals = {
  anyone: [],
  everyone: [accountErrors.badApiKey()],
  user: [accountErrors.signedOut()],
};

const fieldRefusals = [
  accountErrors.missingFields(),
  accountErrors.invalid({ sentence: "There is no field 'colour' here." }),
  bodyErrors.notJson(),
];

function describeAnswer(result: z.ZodType | undefined, produces: string | undefined): Record<string, unknown> {
  if (result) return { description: 'Done.', ...toJsonSchema(result, 'output') };
  if (!produces) return { description: 'Done.' };
  return { description: 'The file.', content: { [produces]: { schema: { type: 'string', format: 'binary' } } } };
}

const describeParams = (params: Readonly<Record<string, string>>) => ({
  type: 'object',
  properties: Object.fromEntries(
    Object.entries(params).map(([name, description]) => [name, { type: 'string', description }]),
  ),
});

function toJsonSchema(schema: z.ZodType, io: 'input' | 'output'): Record<string, unknown> {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}
