import { join } from 'node:path';
import pino from 'pino';
import type { Config } from '../../platform/config/config.ts';
import { openDataFolder } from '../../platform/data-folder/data-folder.ts';
import { openDatabase } from '../../platform/database/database.ts';
import { findRunningPostgres, startEmbeddedPostgres } from '../../platform/database/embedded-postgres.ts';
import { StartError } from '../../platform/start-error.ts';
import { type AccountsRepository, createAccountsRepository, type UserRow } from '../accounts/accounts.repository.ts';
import { accountChannel } from '../accounts/callers.ts';
import { createResetLink, resetMinutes } from '../accounts/mailed-links.usecases.ts';
import { type AuditLog, createAuditLog } from './audit-log.ts';

const usage = `Usage: npm run admin -- <command>
  grant <e-mail>          makes the owner of the account an administrator
  revoke <e-mail>         takes the role away
  list                    everyone who has the role, and why
  new-password <e-mail>   prints a link to choose a new password, where no mail is sent
  no-second-factor <e-mail>   turns two-factor sign-in off for somebody who lost their device`;

type Act = (
  user: UserRow,
  parts: { repository: AccountsRepository; audit: AuditLog; config: Config },
) => Promise<string>;

/** What can be done to one account; returns what to print. */
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
  'new-password': async (user, { repository, audit, config }) => {
    const link = await createResetLink({ repository, publicUrl: config.publicUrl, userId: user.id, email: null });
    await audit.record({ actor: 'command line', act: 'account.new-password', target: user.email });
    return `Give this link to ${user.email} and to nobody else. It works once, within ${resetMinutes} minutes:\n${link}`;
  },
  'no-second-factor': async (user, { repository, audit }) => {
    await repository.removeTwoFactor(user.id);
    await audit.record({ actor: 'command line', act: 'account.no-second-factor', target: user.email });
    return `${user.email} signs in by password alone now.`;
  },
};

/**
 * Does what one command line says; returns what to print.
 * @throws StartError with a sentence for the operator
 */
export async function runAdminCommand(args: readonly string[], config: Config): Promise<string> {
  const [command = '', address, ...more] = args;
  const email = address?.trim().toLowerCase();
  const act = Object.hasOwn(acts, command) ? acts[command] : undefined;
  const complete = act ? email !== undefined : command === 'list' && email === undefined;
  if (!complete || more.length > 0) throw new StartError(usage);
  const { url, stop } = await reachDatabase(config);
  try {
    const { database, pool, close } = await openDatabase({
      url,
      maxConnections: 2,
      onConnectionError: () => undefined,
    });
    try {
      const repository = createAccountsRepository(database);
      if (!act || email === undefined) return await listAdmins(repository, config);
      const user = await repository.findUserByEmail(email);
      if (!user) {
        throw new StartError(
          `There is no account with the address ${email}. Register it on the site first, then try again.`,
        );
      }
      const told = await act(user, { repository, audit: createAuditLog(database), config });
      await pool.query('select pg_notify($1, $2)', [accountChannel, user.id]);
      return told;
    } finally {
      await close();
    }
  } finally {
    await stop();
  }
}

const describeRevoked = (email: string, { adminEmails }: Config): string =>
  adminEmails.includes(email)
    ? `${email} lost the granted role, but is still named in ADMIN_EMAILS. Remove it there, too.`
    : `${email} is an ordinary user now.`;

async function listAdmins(repository: AccountsRepository, { adminEmails }: Config): Promise<string> {
  const granted = (await repository.findUsersByRole('admin')).map(({ email }) => `${email}  granted`);
  const named = await Promise.all(
    adminEmails.map(async (email) => {
      const user = await repository.findUserByEmail(email);
      if (!user) return `${email}  in ADMIN_EMAILS, no account yet`;
      return `${email}  in ADMIN_EMAILS${user.emailVerified ? '' : ', address not confirmed'}`;
    }),
  );
  const lines = [...granted, ...named];
  return lines.length > 0 ? lines.join('\n') : 'There are no administrators.';
}

/** The database of the settings: the one a running server uses, or the embedded one, started for the moment. */
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
