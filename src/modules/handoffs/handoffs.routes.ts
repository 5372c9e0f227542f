import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { networkOf } from '../../platform/http/network-of.ts';
import { attemptsUsedUp, type RateLimits } from '../../platform/rate-limit/rate-limits.ts';
import { idPattern } from '../../shared/ids.ts';
import { t } from '../../shared/language/translate.ts';
import { KB } from '../../shared/units.ts';
import type { Identify } from '../accounts/caller.ts';
import { createRoutes, neverCached } from '../accounts/create-routes.ts';
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

const itemsQuery = z.object({
  after: z.coerce
    .number()
    .int()
    .min(0)
    .max(1_000_000)
    .default(0)
    .catch(0)
    .describe('The position of the last item that you have.'),
});
const fullRefusals = [
  handoffErrors.ended(),
  handoffErrors.full(),
  handoffErrors.addressFull(),
  handoffErrors.allFull(),
];

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
  const route = createRoutes(app, { tag: 'Handoffs', access: 'anyone' }, neverCached);

  route.post(
    '/api/handoffs',
    {
      summary: 'Opens a handoff from a phone to this page.',
      body: openHandoffBody,
      result: openedHandoffSchema,
      refusals: [attemptsUsedUp()],
    },
    async ({ request, reply, body: { path } }) => {
      await limits.open.take(networkOf(request.ip));
      const site = siteFor(request, publicUrl);
      const reachable = isReachable(site);
      const { owner } = makers.holderOf(request, reply, await identify(request));
      return {
        ...(await handoffs.open(site, path, networkOf(request.ip), owner)),
        reachable,
        hint: reachable ? null : localHint(site),
      };
    },
  );

  const existing = { params: { id: 'Of the handoff.' }, refusals: [handoffErrors.unknown()] };
  route.post(
    '/api/handoffs/:id/phone',
    {
      ...existing,
      summary: 'The phone joins with the key of the link; only one can.',
      body: joinHandoffBody,
      result: joinedHandoffSchema,
      refusals: [...existing.refusals, handoffErrors.taken(), handoffErrors.ended(), attemptsUsedUp()],
    },
    async ({ request, body }) => {
      await limits.join.take(networkOf(request.ip));
      return handoffs.join(idOf(request), body.key);
    },
  );

  route.post(
    '/api/handoffs/:id/items',
    {
      ...existing,
      summary: 'The phone sends an item.',
      body: handOverBody,
      bodyLimit: maxHandOverBytes,
      result: handedOverSchema,
      refusals: [...existing.refusals, ...fullRefusals, attemptsUsedUp()],
    },
    async ({ request, body }) => {
      await limits.items.take(networkOf(request.ip));
      return handoffs.handOver(idOf(request), body, makers.namesOf(request, await identify(request)));
    },
  );

  route.get(
    '/api/handoffs/:id/items',
    {
      ...existing,
      summary: `The items after the position \`after\`; the key is in the header ${keyHeader}.`,
      query: itemsQuery,
      result: handoffItemsSchema,
    },
    ({ request, query }) => handoffs.items(idOf(request), keyOf(request), query.after),
  );

  route.delete(
    '/api/handoffs/:id',
    {
      ...existing,
      summary: `Ends a handoff and deletes its items; ${keyHeader} holds the key or the phone's token.`,
      status: 204,
    },
    ({ request }) => handoffs.end(idOf(request), keyOf(request)),
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
  t(
    'This site runs at {site}, which only this computer can open. Your phone needs an address it can reach: please ask the operator of this site.',
    { site },
  );
