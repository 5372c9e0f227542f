import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pino from 'pino';
import type { DataFolderConfig } from '../../platform/data-folder/data-folder.config.ts';
import { openDataFolder } from '../../platform/data-folder/data-folder.ts';
import type { DatabaseConfig } from '../../platform/database/database.config.ts';
import { openDatabase } from '../../platform/database/database.ts';
import { findRunningPostgres, startEmbeddedPostgres } from '../../platform/database/embedded-postgres.ts';
import type { HttpConfig } from '../../platform/http/http.config.ts';
import { StartError } from '../../platform/start-error.ts';
import type { AccountsConfig } from '../accounts/accounts.config.ts';
import { type AccountsRepository, createAccountsRepository, type UserRow } from '../accounts/accounts.repository.ts';
import { accountChannel } from '../accounts/callers.ts';
import { createResetLink, resetMinutes } from '../accounts/mailed-links.usecases.ts';
import { endOfGrant } from '../accounts/plan-rule.ts';
import { proDaysSchema } from './admin.contract.ts';
import { type AuditLog, createAuditLog } from './audit-log.ts';

const usage = `Usage: npm run admin -- <command>
  grant <email>          makes the owner of the account an administrator
  revoke <email>         takes the role away
  pro <email> --days 30  gives the account Pro from now on for so many days
  no-pro <email>         takes that away again; what was paid for stays
  list                    everyone who has the role, and why, and whom Pro was given
  new-password <email>   prints a link to choose a new password, where no mail is sent
  no-second-factor <email>   turns two-factor sign-in off for somebody who lost their device`;

type Config = AccountsConfig & DataFolderConfig & DatabaseConfig & Pick<HttpConfig, 'publicUrl'>;

type Act = (
  user: UserRow,
  parts: { repository: AccountsRepository; audit: AuditLog; config: Config; days: number },
) => Promise<string>;

/** An action on one account; returns what to print. */
const acts: Readonly<Record<string, Act>> = {
  grant: async (user, { repository, audit }) => {
    await repository.updateUser(user.id, { role: 'admin' });
    await audit.record({ actor: 'command line', act: 'admin.grant', target: user.email });
    return `${user.email} is an administrator now.`;
  },
  revoke: async (user, { repository, audit, config }) => {
    await repository.updateUser(user.id, { role: 'user' });
    await audit.record({ actor: 'command line', act: 'admin.revoke', target: user.email });
    return describeRevoked(user.email, config);
  },
  pro: async (user, { repository, audit, days }) => {
    const until = endOfGrant(days);
    await repository.updateUser(user.id, { proGrantedUntil: until });
    const details = { days, until: until.toISOString() };
    await audit.record({ actor: 'command line', act: 'pro.grant', target: user.email, details });
    return `${user.email} has Pro until ${showDay(until)}.`;
  },
  'no-pro': async (user, { repository, audit }) => {
    await repository.updateUser(user.id, { proGrantedUntil: null });
    await audit.record({ actor: 'command line', act: 'pro.revoke', target: user.email });
    const { proUntil } = user;
    return proUntil && proUntil > new Date()
      ? `${user.email} no longer has granted Pro, but paid for Pro until ${showDay(proUntil)}.`
      : `${user.email} no longer has Pro.`;
  },
  'new-password': async (user, { repository, audit, config }) => {
    const link = await createResetLink({ repository, publicUrl: config.publicUrl, userId: user.id, email: null });
    await audit.record({ actor: 'command line', act: 'account.new-password', target: user.email });
    return `Give this link to ${user.email} only. It works once, within ${resetMinutes} minutes:\n${link}`;
  },
  'no-second-factor': async (user, { repository, audit }) => {
    await repository.removeTwoFactor(user.id);
    await audit.record({ actor: 'command line', act: 'account.no-second-factor', target: user.email });
    return `${user.email} now signs in with the password alone.`;
  },
};

/**
 * Runs one command line; returns what to print.
 * @throws StartError with a sentence for the operator
 */
export async function runAdminCommand(args: readonly string[], config: Config): Promise<string> {
  const { command = '', address, more, days } = readArguments(args);
  const email = address?.trim().toLowerCase();
  const act = Object.hasOwn(acts, command) ? acts[command] : undefined;
  const complete = act ? email !== undefined : command === 'list' && email === undefined;
  if (!complete || more.length > 0 || (days !== undefined) !== (command === 'pro')) throw new StartError(usage);
  const { url, stop } = await reachDatabase(config);
  try {
    const { database, pool, close } = await openDatabase({
      url,
      maxConnections: 2,
      onConnectionError: () => undefined,
    });
    try {
      const repository = createAccountsRepository(database);
      if (!act || email === undefined) return await listPrivileged(repository, config);
      const user = await repository.findUserByEmail(email);
      if (!user) {
        throw new StartError(
          `There is no account with the address ${email}. Register it on the site first, then try again.`,
        );
      }
      const told = await act(user, { repository, audit: createAuditLog(database), config, days: days ?? 0 });
      await pool.query('select pg_notify($1, $2)', [accountChannel, user.id]);
      return told;
    } finally {
      await close();
    }
  } finally {
    await stop();
  }
}

function readArguments(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { days: { type: 'string' } },
      allowPositionals: true,
    });
    const [command, address, ...more] = positionals;
    return { command, address, more, days: values.days === undefined ? undefined : readDays(values.days) };
  } catch (error) {
    throw error instanceof TypeError ? new StartError(usage) : error;
  }
}

function readDays(text: string): number {
  const days = proDaysSchema.safeParse(/^\d+$/.test(text) ? Number(text) : undefined);
  if (!days.success) throw new StartError(days.error.issues[0]?.message ?? usage);
  return days.data;
}

/** '23 December 2026' */
const showDay = (time: Date): string =>
  time.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

const describeRevoked = (email: string, { adminEmails }: Config): string =>
  adminEmails.includes(email)
    ? `${email} lost the granted role, but is still named in ADMIN_EMAILS. Remove it there, too.`
    : `${email} is no longer an administrator.`;

async function listPrivileged(repository: AccountsRepository, { adminEmails }: Config): Promise<string> {
  const granted = (await repository.findUsersByRole('admin')).map(({ email }) => `${email}  granted`);
  const named = await Promise.all(
    adminEmails.map(async (email) => {
      const user = await repository.findUserByEmail(email);
      if (!user) return `${email}  in ADMIN_EMAILS, no account yet`;
      return `${email}  in ADMIN_EMAILS${user.emailVerified ? '' : ', address not confirmed'}`;
    }),
  );
  const admins = [...granted, ...named];
  const pro = (await repository.findGrantedPro()).map(
    ({ email, proGrantedUntil }) => `${email}  Pro until ${proGrantedUntil && showDay(proGrantedUntil)}`,
  );
  return [...(admins.length > 0 ? admins : ['There are no administrators.']), ...pro].join('\n');
}

/** The configured database: the running server's, or the embedded one, started temporarily. */
async function reachDatabase({ databaseUrl, dataDir }: Config): Promise<{ url: string; stop: () => Promise<void> }> {
  const nothing = async () => undefined;
  if (databaseUrl !== undefined) return { url: databaseUrl, stop: nothing };
  const directory = join(dataDir, 'postgres');
  const shared = await openDataFolder(dataDir, { exclusive: false });
  const password = shared.secrets.databasePassword;
  const running = await findRunningPostgres({ directory, password });
  if (running !== undefined) return { url: running, stop: nothing };
  const own = await openDataFolder(dataDir, { exclusive: true });
  try {
    const server = await startEmbeddedPostgres({ directory, password, log: pino({ level: 'warn' }) });
    return {
      url: server.url,
      stop: async () => {
        await server.stop();
        await own.release();
      },
    };
  } catch (error) {
    await own.release();
    throw error;
  }
}
