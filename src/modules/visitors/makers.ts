import type { FastifyReply, FastifyRequest } from 'fastify';
import { createId } from '../../shared/ids.ts';
import type { Plan } from '../../shared/plans.ts';
import type { Caller } from '../accounts/caller.ts';
import { readVisitorCookie, subjectsOf } from './caller-subjects.ts';
import { ownOf, type Subject, userSubject, type Visitors, visitorCookie } from './subjects.ts';

// Browsers keep cookies no longer (RFC 6265bis, 5.5).
const cookieSeconds = 400 * 86_400;

/** Whose storage files take up. Names are keyed hashes, as for allowances. */
export type Holder = {
  /** The user or visitor who may delete them. */
  owner: string;
  /** The network address, whose files count together; null for users. */
  address: string | null;
  plan: Plan;
};

export type Makers = ReturnType<typeof createMakers>;

/** Identifies who makes files and jobs: the user, or the visitor of our cookie. */
export function createMakers(dependencies: {
  visitors: Visitors;
  /** Whether visitors use https. */
  secureCookies: boolean;
}) {
  const { visitors, secureCookies } = dependencies;

  /** A signed-out visitor's subjects. The answer sets a cookie unless the request has one. */
  function welcome(request: FastifyRequest, reply: FastifyReply): Subject[] {
    const sent = readVisitorCookie(request);
    if (visitors.isOurs(sent)) return visitors.subjects(sent, request.ip);
    const cookie = visitors.createCookie(createId());
    const attributes = `Path=/; Max-Age=${cookieSeconds}; HttpOnly; SameSite=Lax${secureCookies ? '; Secure' : ''}`;
    reply.header('set-cookie', `${visitorCookie}=${cookie}; ${attributes}`);
    return visitors.subjects(cookie, request.ip);
  }

  return {
    welcome,

    /** Who owns the files this call brings and makes. */
    holderOf: (request: FastifyRequest, reply: FastifyReply, caller: Caller): Holder => {
      const subjects = caller.user ? subjectsOf(request, caller, visitors) : welcome(request, reply);
      const address = subjects.find(({ factor }) => factor > 1)?.name ?? null;
      return { owner: ownOf(subjects).name, address, plan: caller.plan };
    },

    /** All names under which the caller may have made something, including before they signed in. */
    namesOf: (request: FastifyRequest, { user }: Caller): string[] => {
      const cookie = readVisitorCookie(request);
      return [
        ...(user ? [userSubject(user.id)] : []),
        ...(visitors.isOurs(cookie) ? [ownOf(visitors.subjects(cookie, request.ip)).name] : []),
      ];
    },
  };
}
