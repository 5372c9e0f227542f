import type { FastifyInstance } from 'fastify';
import type { SettingInUse } from '../../platform/config/settings-in-use.ts';
import { type User, userSchema } from '../accounts/accounts.contract.ts';
import type { Accounts } from '../accounts/accounts.usecases.ts';
import type { CallerUser } from '../accounts/caller.ts';
import { endOfGrant } from '../accounts/plan-rule.ts';
import {
  accountSchema,
  adminPageSize,
  adminPaths,
  adminUsersQuerySchema,
  adminUsersSchema,
  auditQuerySchema,
  auditSchema,
  figureDays,
  proGrantSchema,
  settingsSchema,
  siteFiguresSchema,
} from './admin.contract.ts';
import { adminErrors } from './admin.errors.ts';
import type { AdminGuard, AdminRoutes } from './admin-guard.ts';
import type { AuditLog } from './audit-log.ts';
import type { createSiteFigures } from './site-figures.ts';

type Dependencies = {
  accounts: Accounts;
  audit: AuditLog;
  guard: AdminGuard;
  siteFigures: Pick<ReturnType<typeof createSiteFigures>, 'list'>;
  settings: readonly SettingInUse[];
  /** Whether Pro can be granted. */
  hasPlans: boolean;
};

const noSuchUser = adminErrors.noSuchUser({ email: 'ada@example.org' });

/** Users, roles and the audit log. */
export function adminDoorRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { guard, hasPlans } = dependencies;
  guard.routes(app, (admin) => {
    listRoutes(admin, dependencies);
    roleRoutes(admin, dependencies);
    if (hasPlans) planRoutes(admin, dependencies);
  });
}

function listRoutes(admin: AdminRoutes, { accounts, audit, siteFigures, settings }: Dependencies): void {
  const pageOf = (page: number) => [adminPageSize, (page - 1) * adminPageSize] as const;

  admin.get(
    adminPaths.users,
    { summary: 'Users, newest first.', query: adminUsersQuerySchema, result: adminUsersSchema },
    async ({ query: { search, page } }) => ({
      ...(await accounts.searchUsers(search, ...pageOf(page))),
      page,
      pageSize: adminPageSize,
    }),
  );

  admin.get(
    adminPaths.audit,
    { summary: 'The audit log.', query: auditQuerySchema, result: auditSchema },
    async ({ query: { page } }) => ({ ...(await audit.list(...pageOf(page))), page, pageSize: adminPageSize }),
  );

  admin.get(
    adminPaths.figures,
    { summary: `Totals of the site, now and on the last ${figureDays} days.`, result: siteFiguresSchema },
    () => siteFigures.list(figureDays),
  );

  admin.get(adminPaths.settings, { summary: 'The settings in use, without secrets.', result: settingsSchema }, () => ({
    settings,
  }));
}

function roleRoutes(admin: AdminRoutes, { accounts, audit }: Dependencies): void {
  async function changeRole(actor: CallerUser, email: string, role: User['role']): Promise<User> {
    if (role === 'user' && email === actor.email) throw adminErrors.ownRole();
    const user = await accounts.setRole(email, role);
    if (!user) throw adminErrors.noSuchUser({ email });
    await audit.record({ actor, act: role === 'admin' ? 'admin.grant' : 'admin.revoke', target: email });
    if (user.role !== role) throw adminErrors.namedInSettings({ email });
    return user;
  }

  admin.post(
    adminPaths.grant,
    { summary: 'Makes a user an administrator.', body: accountSchema, result: userSchema, refusals: [noSuchUser] },
    ({ actor, body }) => changeRole(actor, body.email, 'admin'),
  );

  admin.post(
    adminPaths.revoke,
    {
      summary: 'Revokes the role.',
      body: accountSchema,
      result: userSchema,
      refusals: [noSuchUser, adminErrors.ownRole(), adminErrors.namedInSettings({ email: 'ada@example.org' })],
    },
    ({ actor, body }) => changeRole(actor, body.email, 'user'),
  );
}

function planRoutes(admin: AdminRoutes, { accounts, audit }: Dependencies): void {
  async function setPro(email: string, until: Date | null): Promise<User> {
    const user = await accounts.grantPro(email, until);
    if (!user) throw adminErrors.noSuchUser({ email });
    return user;
  }

  admin.post(
    adminPaths.grantPro,
    {
      summary: 'Grants a user Pro for so many days from now.',
      body: proGrantSchema,
      result: userSchema,
      refusals: [noSuchUser],
    },
    async ({ actor, body: { email, days } }) => {
      const until = endOfGrant(days);
      const user = await setPro(email, until);
      await audit.record({ actor, act: 'pro.grant', target: email, details: { days, until: until.toISOString() } });
      return user;
    },
  );

  admin.post(
    adminPaths.revokePro,
    {
      summary: 'Revokes granted Pro; paid Pro stays.',
      body: accountSchema,
      result: userSchema,
      refusals: [noSuchUser],
    },
    async ({ actor, body: { email } }) => {
      const user = await setPro(email, null);
      await audit.record({ actor, act: 'pro.revoke', target: email });
      return user;
    },
  );
}
