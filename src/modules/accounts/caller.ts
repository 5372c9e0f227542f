import type { FastifyRequest } from 'fastify';
import type { Plan } from '../../shared/plans.ts';
import type { Role } from './accounts.contract.ts';

/** Whom a request is served for. Without `user` it is a signed-out visitor. */
export type Caller = {
  plan: Plan;
  user?: CallerUser;
  /** Set when the request came with an API key instead of a session. */
  apiKeyId?: string;
};

export type CallerUser = {
  id: string;
  username: string;
  /** In lower case. */
  email: string;
  emailVerified: boolean;
  role: Role;
  /** When Pro ends, paid for or granted. Null for whoever never had it; may lie in the past. */
  proUntil: Date | null;
  createdAt: Date;
};

/**
 * Says whom a request is served for; asking again for the same request costs nothing.
 * @throws AppError 401 when the request names an API key that does not work
 */
export type Identify = (request: FastifyRequest) => Promise<Caller>;
