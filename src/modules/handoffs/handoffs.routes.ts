import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { networkOf } from '../../platform/http/network-of.ts';
import { attemptsUsedUp, type RateLimits } from '../../platform/rate-limit/rate-limits.ts';
import { idPattern } from '../../shared/ids.ts';
import { KB } from '../../shared/units.ts';
import type { Identify } from '../accounts/caller.ts';
import { describeRoute } from '../accounts/describe-route.ts';
import { readBody } from '../accounts/read-body.ts';
import { isLoopback } from '../accounts/roles.ts';
import type { Makers } from '../visitors/makers.ts';
import {
  handedOverSchema,
  handOverBody,
  handoffItemsSchema,
  joinedHandoffSchema,
  joinHandoffBody,
  keyHeader,
  maxItemLength,
  openedHandoffSchema,
  openHandoffBody,
} from './handoffs.contract.ts';
import { handoffErrors } from './handoffs.errors.ts';
import type { Handoffs } from './handoffs.usecases.ts';

const MINUTE_SECONDS = 60;
// A character takes up to three bytes, plus the token.
const maxHandOverBytes = 3 * maxItemLength + KB;

export function handoffRoutes(
  app: FastifyInstance,
  dependencies: {
    handoffs: Handoffs;
    rateLimits: Pick<RateLimits, 'define'>;
    publicUrl: string;
    identify: Identify;
    makers: Makers;
  },
): void {
  const { handoffs, rateLimits, publicUrl, identify, makers } = dependencies;
  const limits = {
    open: rateLimits.define({ name: 'handoff-open', points: 30, seconds: 10 * MINUTE_SECONDS }),
    join: rateLimits.define({ name: 'handoff-join', points: 60, seconds: 10 * MINUTE_SECONDS }),
    items: rateLimits.define({ name: 'handoff-items', points: 300, seconds: 10 * MINUTE_SECONDS }),
  };
  const documented = (route: Parameters<typeof describeRoute>[0], hasId = true) =>
    describeRoute({
      ...{ ...route, tag: 'Handoffs', access: 'anyone' },
      ...(hasId && { params: { id: 'Of the handoff.' } }),
      refusals: [...(hasId ? [handoffErrors.unknown()] : []), ...(route.refusals ?? [])],
    });

  app.post(
    '/api/handoffs',
    documented(
      {
        summary: 'Opens a handoff from a phone to this page.',
        body: openHandoffBody,
        result: openedHandoffSchema,
        refusals: [attemptsUsedUp()],
      },
      false,
    ),
    async (request, reply) => {
      await limits.open.take(networkOf(request.ip));
      const { path } = readBody(request, openHandoffBody);
      const site = siteFor(request, publicUrl);
      const reachable = isReachable(site);
      const { owner } = makers.holderOf(request, reply, await identify(request));
      reply.header('cache-control', 'no-store');
      return {
        ...(await handoffs.open(site, path, networkOf(request.ip), owner)),
        reachable,
        hint: reachable ? null : localHint(site),
      };
    },
  );

  app.post(
    '/api/handoffs/:id/phone',
    documented({
      summary: 'The phone joins with the key of the link; only one can.',
      body: joinHandoffBody,
      result: joinedHandoffSchema,
      refusals: [handoffErrors.taken(), handoffErrors.ended(), attemptsUsedUp()],
    }),
    async (request, reply) => {
      await limits.join.take(networkOf(request.ip));
      const { key } = readBody(request, joinHandoffBody);
      reply.header('cache-control', 'no-store');
      return handoffs.join(idOf(request), key);
    },
  );

  app.post(
    '/api/handoffs/:id/items',
    {
      ...documented({
        summary: 'The phone sends an item.',
        body: handOverBody,
        result: handedOverSchema,
        refusals: [
          handoffErrors.ended(),
          handoffErrors.full(),
          handoffErrors.addressFull(),
          attemptsUsedUp(),
          handoffErrors.allFull(),
        ],
      }),
      bodyLimit: maxHandOverBytes,
    },
    async (request) => {
      await limits.items.take(networkOf(request.ip));
      const names = makers.namesOf(request, await identify(request));
      return handoffs.handOver(idOf(request), readBody(request, handOverBody), names);
    },
  );

  app.get(
    '/api/handoffs/:id/items',
    documented({
      summary: `The items after the position \`after\`; the key is in the header ${keyHeader}.`,
      query: z.object({ after: z.number().default(0).describe('The position of the last item that you have.') }),
      result: handoffItemsSchema,
    }),
    async (request, reply) => {
      const { after } = request.query as { after?: unknown };
      const position = z.coerce.number().int().min(0).max(1_000_000).catch(0).parse(after);
      reply.header('cache-control', 'no-store');
      return handoffs.items(idOf(request), keyOf(request), position);
    },
  );

  app.delete(
    '/api/handoffs/:id',
    documented({
      summary: `Ends a handoff and deletes its items; ${keyHeader} holds the key or the phone's token.`,
      status: 204,
    }),
    async (request, reply) => {
      await handoffs.end(idOf(request), keyOf(request));
      return reply.status(204).send();
    },
  );
}

function idOf(request: FastifyRequest): string {
  const { id } = request.params as { id: string };
  if (!idPattern.test(id)) throw handoffErrors.unknown();
  return id;
}

function keyOf({ headers }: FastifyRequest): string {
  const key = headers[keyHeader];
  if (typeof key !== 'string' || !idPattern.test(key)) throw handoffErrors.unknown();
  return key;
}

/**
 * The public address; if that is loopback but the page was opened under another one, such as the machine's name in the local
 * network, that one.
 */
function siteFor(request: FastifyRequest, publicUrl: string): string {
  const asked = `${request.protocol}://${request.host}`;
  if (isReachable(publicUrl) || !URL.canParse(asked)) return publicUrl;
  const { origin } = new URL(asked);
  return isReachable(origin) ? origin : publicUrl;
}

function isReachable(site: string): boolean {
  const hostname = new URL(site).hostname.replace(/^\[|\]$/g, '');
  return !isLoopback(hostname) && hostname !== '0.0.0.0' && hostname !== '::';
}

const localHint = (site: string): string =>
  `This site runs at ${site}, which only this computer can open. Your phone needs an address it can reach: please ask the operator of this site.`;
