import { hkdfSync } from 'node:crypto';
import type pg from 'pg';
import type { Database } from '../../platform/database/database.ts';
import type { Notifications } from '../../platform/database/notifications.ts';
import type { Log } from '../../platform/log/log.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { createRateLimits } from '../../platform/rate-limit/rate-limits.ts';
import { type AccountLimits, defineAccountLimits } from './account-limits.ts';
import type { User } from './accounts.contract.ts';
import { type AccountsRepository, createAccountsRepository, type UserRow } from './accounts.repository.ts';
import { createApiKeysRepository } from './api-keys.repository.ts';
import { type ApiKeys, createApiKeys } from './api-keys.usecases.ts';
import { createAuth } from './auth.ts';
import { type Callers, createCallers, type SignedIn } from './callers.ts';
import { createKnownDevices } from './known-devices.ts';
import { createMailedLinks } from './mailed-links.usecases.ts';
import { createPasskeysRepository } from './passkeys.repository.ts';
import { createPasskeys, type Passkeys } from './passkeys.usecases.ts';
import { createPasswords, type PasswordCost } from './passwords.ts';
import type { PersonalData } from './personal-data.ts';
import { createPlanRule, type PlanRule, proEnd } from './plan-rule.ts';
import { createRoles, type Roles } from './roles.ts';
import { createSessionCookies } from './session-cookies.ts';
import { createSettings } from './settings.usecases.ts';
import { createSignIn } from './sign-in.usecases.ts';
import { createTwoFactor } from './two-factor.usecases.ts';

export type Accounts = ReturnType<typeof createAccounts>;

/** All account use cases. */
export function createAccounts(dependencies: {
  database: Database;
  pool: pg.Pool;
  notifications: Notifications;
  mail: Mail;
  signingSecret: string;
  publicUrl: string;
  adminEmails: readonly string[];
  /** Whether only this machine can reach the site (roles.ts). */
  localOnly: boolean;
  /** Whether everybody has Pro, signed in or not. */
  everyonePro: boolean;
  passwordCost: PasswordCost | undefined;
  log: Log;
}) {
  const { database, pool, notifications, mail, signingSecret, publicUrl, adminEmails, localOnly, log } = dependencies;
  // Derived, so that signatures for one purpose are invalid for another.
  const secret = Buffer.from(hkdfSync('sha256', signingSecret, '', 'accounts', 32)).toString('base64url');
  const rateLimits = createRateLimits(pool);
  const limits = defineAccountLimits(rateLimits);
  const repository = createAccountsRepository(database);
  const passwords = createPasswords(dependencies.passwordCost);
  const auth = createAuth({ database, passwords, secret, publicUrl });
  const cookies = createSessionCookies({ secret, publicUrl });
  const devices = createKnownDevices({ secret, publicUrl });
  const roles = createRoles({ adminEmails, mailAvailable: mail.available, localOnly });
  const apiKeys = createApiKeys({ repository: createApiKeysRepository(database), limits });
  const planOf = createPlanRule(dependencies);
  const callers = createCallers({ repository, notifications, cookies, apiKeys, roles, planOf });
  const links = createMailedLinks({ repository, limits, passwords, callers, mail, publicUrl });
  const passkeys = createPasskeys({
    auth,
    repository: createPasskeysRepository(database),
    accounts: repository,
    limits,
    publicUrl,
  });
  const toUser = createToUser({ planOf, roles, mailAvailable: mail.available });
  if (adminEmails.length > 0 && !mail.available && !localOnly) {
    log.warn(unverifiableAdmins);
  }

  async function change(
    email: string,
    values: Partial<Pick<UserRow, 'role' | 'proGrantedUntil'>>,
  ): Promise<User | undefined> {
    const found = await repository.findUserByEmail(email);
    const user = found && (await repository.updateUser(found.id, values));
    if (user) await callers.forget(user.id);
    return user && toUser(user);
  }

  return {
    /** For routes of this module. */
    parts: {
      callers,
      cookies,
      links,
      limits,
      mail,
      passkeys,
      apiKeys,
      devices,
      signIn: createSignIn({ auth, repository, limits, devices, passwords, links, mail }),
      settings: createSettings({ auth, repository, limits, passwords, callers, links, mail, publicUrl }),
      twoFactor: createTwoFactor({ auth, limits, cookies, callers }),
    },

    toUser,

    identify: callers.identify,

    guardApiKeys: callers.guardApiKeys,

    /** The user with this id, or undefined. */
    findUser: async (id: string): Promise<User | undefined> => {
      const user = await repository.findUser(id);
      return user && toUser(user);
    },

    /** Grants or revokes the administrator role by address. Undefined when no account has it. */
    setRole: (email: string, role: UserRow['role']) => change(email, { role }),

    /** The addresses of all administrators, in order. */
    administrators: async (): Promise<string[]> => {
      const named = await Promise.all(adminEmails.map(repository.findUserByEmail));
      const users = [...(await repository.findUsersByRole('admin')), ...named.flatMap((user) => user ?? [])];
      return [...new Set(users.flatMap((user) => (roles.of(user) === 'admin' ? user.email : [])))].sort();
    },

    /** Grants Pro until then, or revokes the grant (null), by address; paid Pro stays. Undefined when no account has it. */
    grantPro: (email: string, proGrantedUntil: Date | null) => change(email, { proGrantedUntil }),

    countUsers: repository.countUsers,
    countPro: repository.countPro,

    searchUsers: async (text: string, limit: number, offset: number): Promise<{ total: number; users: User[] }> => {
      const { total, rows } = await repository.searchUsers(text, limit, offset);
      return { total, users: rows.map(toUser) };
    },

    ...createUserData({ repository, limits, callers, passkeys, apiKeys, toUser, log }),

    sweep: async (): Promise<void> => {
      await repository.sweep();
      await rateLimits.sweep();
    },
  };
}

const unverifiableAdmins =
  'ADMIN_EMAILS is set, but no mail can be sent, so these addresses cannot be verified and the setting has no ' +
  'effect. Set SMTP_URL, or run: npm run admin -- grant <email>';

const createToUser =
  ({ planOf, roles, mailAvailable }: { planOf: PlanRule; roles: Roles; mailAvailable: boolean }) =>
  (user: UserRow): User => ({
    id: user.id,
    username: user.name,
    email: user.email,
    emailVerified: user.emailVerified,
    subscriptionStatus: planOf(user) === 'pro' ? 'active' : 'inactive',
    isPro: planOf(user) === 'pro',
    plan: planOf(user),
    proUntil: proEnd(user)?.toISOString() ?? null,
    proGrantedUntil: user.proGrantedUntil?.toISOString() ?? null,
    role: roles.of(user),
    twoFactorEnabled: user.twoFactorEnabled,
    createdAt: user.createdAt.toISOString(),
    mailAvailable,
  });

/** What modules keep about users. */
function createUserData(dependencies: {
  repository: AccountsRepository;
  limits: AccountLimits;
  callers: Pick<Callers, 'forget'>;
  passkeys: Pick<Passkeys, 'list'>;
  apiKeys: Pick<ApiKeys, 'list'>;
  toUser: (user: UserRow) => User;
  log: Log;
}) {
  const { repository, limits, callers, passkeys, apiKeys, toUser, log } = dependencies;
  const personalData: PersonalData[] = [];
  return {
    /** Modules that store data about users register here at start. */
    addPersonalData: (part: PersonalData): void => void personalData.push(part),

    /** All data about the user, without passwords, keys and tokens, not even as hashes. */
    collectData: async ({ user, sessionId }: SignedIn): Promise<Record<string, unknown>> => {
      await limits.export.take(user.id);
      const sessions = (await repository.listSessions(user.id)).map((row) => ({
        current: row.id === sessionId,
        address: row.ipAddress,
        userAgent: row.userAgent,
        createdAt: row.createdAt.toISOString(),
        expiresAt: row.expiresAt.toISOString(),
      }));
      const parts: Record<string, unknown> = {};
      for (const { name, collect } of personalData) parts[name] = await collect(user.id);
      return {
        exportedAt: new Date().toISOString(),
        user: toUser(user),
        sessions,
        passkeys: await passkeys.list(user.id),
        apiKeys: await apiKeys.list(user.id),
        ...parts,
      };
    },

    /** Removes the account with everything that belongs to it. */
    deleteUser: async (userId: string): Promise<void> => {
      for (const { erase } of personalData) await erase(userId);
      await repository.deleteUser(userId);
      await callers.forget(userId);
      log.info('Deleted an account');
    },
  };
}
