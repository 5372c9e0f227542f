import { join } from 'node:path';
import pino from 'pino';
import type { Config } from '../../platform/config/config.ts';
import { openDataFolder } from '../../platform/data-folder/data-folder.ts';
import { openDatabase } from '../../platform/database/database.ts';
import { findRunningPostgres, startEmbeddedPostgres } from '../../platform/database/embedded-postgres.ts';
import { StartError } from '../../platform/start-error.ts';
import type { Role } from '../accounts/accounts.contract.ts';
import { type AccountsRepository, createAccountsRepository } from '../accounts/accounts.repository.ts';
import { accountChannel } from '../accounts/callers.ts';
import { type AuditLog, createAuditLog } from './audit-log.ts';

const usage = 'Usage: npm run admin -- grant <e-mail> | revoke <e-mail> | list';

/**
 * `grant <e-mail>`, `revoke <e-mail>` or `list`; returns what to print.
 * @throws StartError with a sentence for the operator
 */
export async function runAdminCommand(args: readonly string[], config: Config): Promise<string> {
  const [command, address, ...more] = args;
  const email = address?.trim().toLowerCase();
  const changesRole = command === 'grant' || command === 'revoke';
  if (more.length > 0 || (changesRole ? email === undefined : command !== 'list' || email !== undefined)) {
    throw new StartError(usage);
  }
  const { url, stop } = await reachDatabase(config);
  try {
    const { database, pool, close } = await openDatabase({
      url,
      maxConnections: 2,
      onConnectionError: () => undefined,
    });
    try {
      const repository = createAccountsRepository(database);
      if (email === undefined) return await listAdmins(repository, config);
      const role = command === 'grant' ? 'admin' : 'user';
      const userId = await changeRole(repository, createAuditLog(database), email, role);
      await pool.query('select pg_notify($1, $2)', [accountChannel, userId]);
      return role === 'admin' ? `${email} is an administrator now.` : describeRevoked(email, config);
    } finally {
      await close();
    }
  } finally {
    await stop();
  }
}

async function changeRole(repository: AccountsRepository, audit: AuditLog, email: string, role: Role): Promise<string> {
  const user = await repository.findUserByEmail(email);
  if (!user) {
    throw new StartError(
      `There is no account with the address ${email}. Register it on the site first, then try again.`,
    );
  }
  await repository.updateUser(user.id, { role });
  const act = role === 'admin' ? 'admin.grant' : 'admin.revoke';
  await audit.record({ actor: 'command line', act, target: email });
  return user.id;
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
