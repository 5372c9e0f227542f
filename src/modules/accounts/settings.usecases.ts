import type { FastifyRequest } from 'fastify';
import { isDuplicate } from '../../platform/database/sql-state.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import type { AccountLimits } from './account-limits.ts';
import type { Session } from './accounts.contract.ts';
import { accountErrors } from './accounts.errors.ts';
import type { AccountsRepository, SessionRow, UserRow } from './accounts.repository.ts';
import { type Auth, authHeaders } from './auth.ts';
import type { Callers, SignedIn } from './callers.ts';
import { assertGoodPassword } from './common-passwords.ts';
import { describeDevice } from './describe-device.ts';
import { mailTexts } from './mail-texts.ts';
import type { MailedLinks } from './mailed-links.usecases.ts';
import type { Passwords } from './passwords.ts';

/** Changes owners make to their accounts. */
export function createSettings(dependencies: {
  auth: Auth;
  repository: AccountsRepository;
  limits: AccountLimits;
  passwords: Passwords;
  callers: Pick<Callers, 'forget'>;
  links: MailedLinks;
  mail: Mail;
  publicUrl: string;
}) {
  const { auth, repository, limits, passwords, callers, links, mail, publicUrl } = dependencies;

  /** @throws AppError 403 WRONG_PASSWORD, 429 */
  async function confirmPassword({ user, sessionId }: SignedIn, password: string): Promise<void> {
    await limits.password.take(sessionId);
    const hash = await repository.findPasswordHash(user.id);
    if (hash === undefined || !(await passwords.verify({ hash, password }))) throw accountErrors.wrongPassword();
    await limits.password.forget(sessionId);
  }

  async function changed(user: UserRow | undefined): Promise<UserRow> {
    if (!user) throw accountErrors.signedOut();
    await callers.forget(user.id);
    return user;
  }

  return {
    confirmPassword,

    changeUsername: async ({ user }: SignedIn, username: string): Promise<UserRow> =>
      changed(await repository.updateUser(user.id, { name: username })),

    /** Immediate without mail; otherwise when the link in the new mailbox is opened. True when it changed. */
    changeEmail: async (signedIn: SignedIn, email: string, password: string, address: string): Promise<boolean> => {
      const { user } = signedIn;
      await confirmPassword(signedIn, password);
      if (email === user.email) throw accountErrors.sameEmail();
      if (mail.available) {
        await links.confirmNewAddress(user, email, address);
        return false;
      }
      try {
        await changed(await repository.updateUser(user.id, { email, emailVerified: false }));
      } catch (error) {
        throw isDuplicate(error) ? accountErrors.emailTaken(undefined, { cause: error }) : error;
      }
      return true;
    },

    /** Ends every session and returns the token of a new one. */
    changePassword: async (
      signedIn: SignedIn,
      change: { currentPassword: string; newPassword: string },
      request: FastifyRequest,
    ): Promise<string> => {
      const { user } = signedIn;
      await confirmPassword(signedIn, change.currentPassword);
      if (change.newPassword === change.currentPassword) throw accountErrors.samePassword();
      assertGoodPassword(change.newPassword, { username: user.name, email: user.email });
      await repository.replacePassword(user.id, await passwords.hash(change.newPassword));
      await callers.forget(user.id);
      await mail.post(mailTexts.passwordChanged({ to: user.email, username: user.name, site: publicUrl }));
      return startSession(auth, user.id, request);
    },

    sessions: async ({ sessionId, user }: SignedIn): Promise<Session[]> =>
      (await repository.listSessions(user.id)).map((row) => toSession(row, sessionId)),

    endSession: async ({ user }: SignedIn, id: string): Promise<void> => {
      if (!(await repository.deleteSession(user.id, id))) throw accountErrors.noSuchSession();
      await callers.forget(user.id);
    },

    endOtherSessions: async ({ sessionId, user }: SignedIn): Promise<void> => {
      await repository.deleteOtherSessions(user.id, sessionId);
      await callers.forget(user.id);
    },
  };
}

/** Starts a session for an authenticated user and returns its token. */
export async function startSession(auth: Auth, userId: string, request: FastifyRequest): Promise<string> {
  const { internalAdapter } = await auth.$context;
  const headers = authHeaders({ address: request.ip, userAgent: request.headers['user-agent'] });
  const { token } = await internalAdapter.createSession(userId, false, {
    ipAddress: request.ip,
    userAgent: headers.get('user-agent') ?? '',
  });
  return token;
}

const toSession = (row: SessionRow, currentId: string): Session => ({
  id: row.id,
  current: row.id === currentId,
  device: describeDevice(row.userAgent ?? ''),
  address: row.ipAddress || null,
  createdAt: row.createdAt.toISOString(),
  lastSeenAt: row.updatedAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
});
