import type { FastifyInstance } from 'fastify';
import type { ToolDefinition } from '../../catalog/define-tool.ts';
import type { Identify } from '../accounts/caller.ts';
import { describeRoute } from '../accounts/describe-route.ts';
import { subjectsOf } from '../visitors/caller-subjects.ts';
import type { Makers } from '../visitors/makers.ts';
import type { Visitors } from '../visitors/subjects.ts';
import { usageSchema } from './usage.contract.ts';
import { metersOf, type UsageLedger } from './usage.usecases.ts';

/** `GET /api/usage`: what is left of every allowance. A visitor without a cookie gets one. */
export function usageRoutes(
  app: FastifyInstance,
  dependencies: {
    usage: UsageLedger;
    visitors: Visitors;
    tools: readonly ToolDefinition[];
    identify: Identify;
    makers: Makers;
  },
): void {
  const { usage, visitors, tools, identify, makers } = dependencies;

  const { schema } = describeRoute({
    summary: 'What the caller has used of every free allowance, and what is left.',
    access: 'everyone',
    result: usageSchema,
  });
  app.get('/api/usage', { schema: { ...schema, hide: metersOf(tools).length === 0 } }, async (request, reply) => {
    const caller = await identify(request);
    reply.header('cache-control', 'no-store');
    const subjects = caller.user ? subjectsOf(request, caller, visitors) : makers.welcome(request, reply);
    return usage.list(tools, subjects, caller.plan === 'pro');
  });
}
