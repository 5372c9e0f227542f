import type { FastifyInstance, FastifyRequest } from 'fastify';
import { networkOf } from '../../platform/http/network-of.ts';
import { attemptsUsedUp, type RateLimits } from '../../platform/rate-limit/rate-limits.ts';
import { KB, MINUTE_MS, SECOND_MS } from '../../shared/units.ts';
import type { Caller, Identify } from '../accounts/caller.ts';
import { createRoutes, neverCached } from '../accounts/create-routes.ts';
import { readVisitorCookie } from '../visitors/caller-subjects.ts';
import { ownOf, type Visitors } from '../visitors/subjects.ts';
import { analysisBody, type Suggestion, suggestionSchema } from './proactive.contract.ts';
import type { Situation } from './suggestion-rules.ts';
import { analysisPath, readAction } from './suggestion-words.contract.ts';

const windowSeconds = (10 * MINUTE_MS) / SECOND_MS;
/** Ten pages, ten visits and everything the schema allows take a third of it. */
const maxBodyBytes = 32 * KB;

export function proactiveRoutes(
  app: FastifyInstance,
  dependencies: {
    suggest: (situation: Situation) => Suggestion;
    rateLimits: Pick<RateLimits, 'define'>;
    identify: Identify;
    visitors: Visitors;
    hasPlans: boolean;
  },
): void {
  const { suggest, rateLimits, identify, visitors, hasPlans } = dependencies;
  // A page asks once, and again after something went wrong.
  const ofVisitor = rateLimits.define({ name: 'proactive-visitor', points: 60, seconds: windowSeconds });
  const ofAddress = rateLimits.define({ name: 'proactive-address', points: 600, seconds: windowSeconds });
  const route = createRoutes(app, { tag: 'Help', access: 'everyone' }, neverCached);

  route.post(
    analysisPath,
    {
      summary: 'What would help a visitor in this situation, if anything. Nothing of it is stored.',
      body: analysisBody,
      bodyLimit: maxBodyBytes,
      result: suggestionSchema,
      refusals: [attemptsUsedUp()],
    },
    async ({ request, body: { currentPage, toolsUsed, pageVisits, lastAction } }) => {
      const caller = await identify(request);
      const visitor = visitorOf(request, caller, visitors);
      if (visitor !== undefined) await ofVisitor.take(visitor);
      await ofAddress.take(networkOf(request.ip));
      const plan = hasPlans ? caller.plan : 'pro';
      return suggest({ currentPage, toolsUsed, pageVisits, plan, action: readAction(lastAction) });
    },
  );
}

/** Undefined for clients without a cookie of ours, which are counted at their address alone. */
function visitorOf(request: FastifyRequest, { user }: Caller, visitors: Visitors): string | undefined {
  if (user) return ownOf(visitors.userSubjects(user, request.ip)).name;
  const cookie = readVisitorCookie(request);
  return visitors.isOurs(cookie) ? ownOf(visitors.subjects(cookie, request.ip)).name : undefined;
}
