import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { User } from '../accounts/accounts.contract.ts';
import { userSchema } from '../accounts/accounts.contract.ts';
import type { Accounts } from '../accounts/accounts.usecases.ts';
import { describeRoute } from '../accounts/describe-route.ts';
import { endOfGrant } from '../accounts/plan-rule.ts';
import { readBody, readFields } from '../accounts/read-body.ts';
import {
  accountSchema,
  adminPageSize,
  adminPaths,
  adminUsersQuerySchema,
  adminUsersSchema,
  auditQuerySchema,
  auditSchema,
  proGrantSchema,
} from './admin.contract.ts';
import { adminErrors } from './admin.errors.ts';
import type { AdminGuard } from './admin-guard.ts';
import type { AuditLog } from './audit-log.ts';

/** Users, roles and the audit log. */
export function adminDoorRoutes(
  app: FastifyInstance,
  dependencies: {
    accounts: Accounts;
    audit: AuditLog;
    guard: AdminGuard;
    /** Whether Pro can be granted. */
    hasPlans: boolean;
  },
): void {
  const { accounts, audit, guard, hasPlans } = dependencies;
  const documented = (route: Parameters<typeof describeRoute>[0]) =>
    describeRoute({ ...route, tag: 'Administration', refusals: [adminErrors.notAdmin(), ...(route.refusals ?? [])] });
  const noSuchUser = adminErrors.noSuchUser({ email: 'ada@example.org' });
  const offsetOf = (page: number) => (page - 1) * adminPageSize;

  async function changeRole(request: FastifyRequest, role: User['role']): Promise<User> {
    const actor = await guard.requireAdmin(request);
    const { email } = readBody(request, accountSchema);
    if (role === 'user' && email === actor.email) throw adminErrors.ownRole();
    const user = await accounts.setRole(email, role);
    if (!user) throw adminErrors.noSuchUser({ email });
    await audit.record({ actor, act: role === 'admin' ? 'admin.grant' : 'admin.revoke', target: email });
    if (user.role !== role) throw adminErrors.namedInSettings({ email });
    return user;
  }

  async function grantPro(request: FastifyRequest): Promise<User> {
    const actor = await guard.requireAdmin(request);
    const { email, days } = readBody(request, proGrantSchema);
    const until = endOfGrant(days);
    const user = await accounts.grantPro(email, until);
    if (!user) throw adminErrors.noSuchUser({ email });
    await audit.record({ actor, act: 'pro.grant', target: email, details: { days, until: until.toISOString() } });
    return user;
  }

  async function revokePro(request: FastifyRequest): Promise<User> {
    const actor = await guard.requireAdmin(request);
    const { email } = readBody(request, accountSchema);
    const user = await accounts.grantPro(email, null);
    if (!user) throw adminErrors.noSuchUser({ email });
    await audit.record({ actor, act: 'pro.revoke', target: email });
    return user;
  }

  guard.routes(app, (admin) => {
    admin.get(
      adminPaths.users,
      documented({ summary: 'Users, newest first.', query: adminUsersQuerySchema, result: adminUsersSchema }),
      async (request) => {
        const { search, page } = readFields(request.query, adminUsersQuerySchema);
        const { total, users } = await accounts.searchUsers(search, adminPageSize, offsetOf(page));
        return { users, total, page, pageSize: adminPageSize };
      },
    );

    admin.post(
      adminPaths.grant,
      documented({
        summary: 'Makes a user an administrator.',
        body: accountSchema,
        result: userSchema,
        refusals: [noSuchUser],
      }),
      async (request) => changeRole(request, 'admin'),
    );

    admin.post(
      adminPaths.revoke,
      documented({
        summary: 'Revokes the role.',
        body: accountSchema,
        result: userSchema,
        refusals: [noSuchUser, adminErrors.ownRole(), adminErrors.namedInSettings({ email: 'ada@example.org' })],
      }),
      async (request) => changeRole(request, 'user'),
    );

    if (hasPlans) {
      admin.post(
        adminPaths.grantPro,
        documented({
          summary: 'Grants a user Pro for so many days from now.',
          body: proGrantSchema,
          result: userSchema,
          refusals: [noSuchUser],
        }),
        grantPro,
      );
      admin.post(
        adminPaths.revokePro,
        documented({
          summary: 'Revokes granted Pro; paid Pro stays.',
          body: accountSchema,
          result: userSchema,
          refusals: [noSuchUser],
        }),
        revokePro,
      );
    }

    admin.get(
      adminPaths.audit,
      documented({ summary: 'The audit log.', query: auditQuerySchema, result: auditSchema }),
      async (request) => {
        const { page } = readFields(request.query, auditQuerySchema);
        const { total, entries } = await audit.list(adminPageSize, offsetOf(page));
        return { entries, total, page, pageSize: adminPageSize };
      },
    );
  });
}
