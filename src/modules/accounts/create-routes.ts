import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { describeRoute } from './describe-route.ts';
import { readBody, readFields } from './read-body.ts';

type Description = Parameters<typeof describeRoute>[0];

type Route<Body, Query> = Omit<Description, 'body' | 'query'> & {
  body?: z.ZodType<Body>;
  query?: z.ZodType<Query>;
  /** In bytes; the server's own by default. */
  bodyLimit?: number;
};

type Call<Body, Query> = {
  request: FastifyRequest;
  reply: FastifyReply;
  body: Body;
  query: Query;
  params: Record<string, string>;
};

/** For `createRoutes`: answers that are somebody's own, or change. */
export function neverCached(_request: FastifyRequest, reply: FastifyReply): object {
  reply.header('cache-control', 'no-store');
  return {};
}

/**
 * Adds routes whose description is also what is checked and answered: the body and the query are those of their schemas, and
 * the status is the one described.
 * @param common what all of them share; `refusals` are added to each route's own
 * @param contextOf runs before the body is read, such as a check of the caller; handlers get what it returns
 */
export function createRoutes<Context extends object>(
  app: FastifyInstance,
  common: Partial<Description>,
  contextOf: (request: FastifyRequest, reply: FastifyReply) => Promise<Context> | Context,
) {
  const add =
    (method: 'GET' | 'POST' | 'DELETE') =>
    <Body = undefined, Query = undefined>(
      url: string,
      { bodyLimit, ...route }: Route<Body, Query>,
      handle: (call: Call<Body, Query> & Context) => unknown,
    ): void => {
      const { body, query, status = 200 } = route;
      const refusals = [...(common.refusals ?? []), ...(route.refusals ?? [])];
      app.route({
        ...{ method, url, ...describeRoute({ ...common, ...route, refusals }) },
        ...(bodyLimit !== undefined && { bodyLimit }),
        handler: async (request, reply) => {
          const context = await contextOf(request, reply);
          const result = await handle({
            ...{ request, reply, ...context },
            params: request.params as Record<string, string>,
            body: (body && readBody(request, body)) as Body,
            query: (query && readFields(request.query, query)) as Query,
          });
          if (reply.sent || result === reply) return reply;
          return reply.status(status).send(result);
        },
      });
    };
  return { get: add('GET'), post: add('POST'), delete: add('DELETE') };
}
