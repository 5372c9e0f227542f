import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { createId } from '../../shared/ids.ts';
import type { ToolDefinition } from '../../tools/define-tool.ts';
import type { Identify } from '../accounts/caller.ts';
import { readVisitorCookie, subjectsOf } from './caller-subjects.ts';
import { type Visitors, visitorCookie } from './subjects.ts';
import { usageSchema } from './usage.contract.ts';
import { metersOf, type UsageLedger } from './usage.usecases.ts';

// Browsers keep no cookie longer (RFC 6265bis, 5.5).
const cookieSeconds = 400 * 86_400;

/** `GET /api/usage`: what is left of every allowance. A visitor without a cookie gets one, where there is something to count. */
export function usageRoutes(
  app: FastifyInstance,
  dependencies: {
    usage: UsageLedger;
    visitors: Visitors;
    tools: readonly ToolDefinition[];
    identify: Identify;
    /** Whether visitors come over https. */
    secureCookies: boolean;
  },
): void {
  const { usage, visitors, tools, identify, secureCookies } = dependencies;
  const somethingIsCounted = metersOf(tools).length > 0;

  app.get(
    '/api/usage',
    {
      schema: {
        hide: !somethingIsCounted,
        tags: ['Account'],
        summary: 'What the caller has used of every free allowance, and what is left.',
        response: { 200: z.toJSONSchema(usageSchema) },
      },
    },
    async (request, reply) => {
      const caller = await identify(request);
      reply.header('cache-control', 'no-store');
      const subjects = subjectsOf(request, caller, visitors);
      if (!caller.user && somethingIsCounted && !visitors.isOurs(readVisitorCookie(request))) {
        const cookie = visitors.createCookie(createId());
        const attributes = `Path=/; Max-Age=${cookieSeconds}; HttpOnly; SameSite=Lax${secureCookies ? '; Secure' : ''}`;
        reply.header('set-cookie', `${visitorCookie}=${cookie}; ${attributes}`);
        return usage.list(tools, visitors.subjects(cookie, request.ip), false);
      }
      return usage.list(tools, subjects, caller.plan === 'pro');
    },
  );
}
