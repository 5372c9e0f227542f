import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { networkOf } from '../../platform/http/network-of.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import type { AccountLimits } from './account-limits.ts';
import { accountErrors } from './accounts.errors.ts';
import { type AccountsRepository, isTaken, type UserRow } from './accounts.repository.ts';
import type { Callers } from './callers.ts';
import { assertGoodPassword } from './common-passwords.ts';
import { mailTexts } from './mail-texts.ts';
import type { Passwords } from './passwords.ts';

const confirmHours = 24;
export const resetMinutes = 60;

/** What a link for an address confirms: that its reader owns `email`, which becomes the address of the user. */
const confirmationSchema = z.object({ userId: z.string(), email: z.string() });

export type MailedLinks = ReturnType<typeof createMailedLinks>;

/**
 * Links that prove who reads a mailbox. The token is in the link's fragment, which browsers send to no server; of it only
 * the hash is kept. A link works once.
 */
export function createMailedLinks(dependencies: {
  repository: AccountsRepository;
  limits: AccountLimits;
  passwords: Passwords;
  callers: Pick<Callers, 'forget'>;
  mail: Mail;
  publicUrl: string;
}) {
  const { repository, limits, passwords, callers, mail, publicUrl } = dependencies;

  const createConfirmation = (userId: string, email: string) =>
    createLink({
      repository,
      publicUrl,
      kind: 'verify',
      value: JSON.stringify({ userId, email }),
      seconds: confirmHours * 3600,
    });

  const takeLink = async (kind: LinkKind, token: string, address: string): Promise<string> => {
    await limits.link.take(networkOf(address));
    const value = await repository.takeVerification(identifierOf(kind, token));
    if (value === undefined) throw accountErrors.linkEnded();
    return value;
  };

  /** Mails the link that confirms the address an account has; not too often to one mailbox. False when it was too often. */
  async function confirmAddress({ id, email }: Pick<UserRow, 'id' | 'email'>): Promise<boolean> {
    if (!(await limits.mailbox.tryTake(email))) return false;
    const link = await createConfirmation(id, email);
    mail.post(mailTexts.confirmAddress({ to: email, link, hours: confirmHours }));
    return true;
  }

  const assertMail = () => {
    if (!mail.available) throw accountErrors.mailNotSet();
  };

  return {
    /** Whether this site can send mail. */
    available: mail.available,
    confirmAddress,

    /** @throws AppError 503 without mail, 409 when there is nothing to confirm, 429 */
    resendConfirmation: async (user: UserRow): Promise<void> => {
      assertMail();
      if (user.emailVerified) throw accountErrors.alreadyVerified();
      await limits.mailbox.take(user.email);
      const link = await createConfirmation(user.id, user.email);
      mail.post(mailTexts.confirmAddress({ to: user.email, link, hours: confirmHours }));
    },

    /** Mails a link to the new address. Nobody learns here whether it has an account: opening the link would fail. */
    confirmNewAddress: async (user: UserRow, email: string): Promise<void> => {
      await limits.mailbox.take(email);
      if (await repository.findUserByEmail(email)) return;
      const link = await createConfirmation(user.id, email);
      mail.post(mailTexts.confirmNewAddress({ to: email, link, hours: confirmHours }));
    },

    /** Confirms the address that the token was mailed to, and returns it. */
    verifyEmail: async (token: string, address: string): Promise<string> => {
      const { userId, email } = confirmationSchema.parse(JSON.parse(await takeLink('verify', token, address)));
      const before = await repository.findUser(userId);
      if (!before) throw accountErrors.linkEnded();
      try {
        await repository.updateUser(userId, { email, emailVerified: true });
      } catch (error) {
        throw isTaken(error) ? accountErrors.linkEnded(undefined, { cause: error }) : error;
      }
      await callers.forget(userId);
      if (before.email !== email && before.emailVerified) {
        mail.post(mailTexts.addressChanged({ to: before.email, username: before.name, site: publicUrl }));
      }
      return email;
    },

    /** Mails a link for a new password to the owner of the address, if there is one; whoever asks sees no difference. */
    forgottenPassword: async (email: string, address: string): Promise<void> => {
      assertMail();
      await limits.mailAddress.take(networkOf(address));
      const room = await limits.mailbox.tryTake(email);
      const user = await repository.findUserByEmail(email);
      // The same statement for an unknown address, so that both answers take as long.
      const link = await createResetLink({ repository, publicUrl, userId: user?.id ?? '' });
      if (!user || !room) return;
      mail.post(mailTexts.newPassword({ to: email, username: user.name, link, minutes: resetMinutes }));
    },

    /** Sets the password and ends every session. Whoever has the link reads the mailbox, so the address is confirmed, too. */
    resetPassword: async (token: string, password: string, address: string): Promise<void> => {
      const userId = await takeLink('reset', token, address);
      const user = await repository.findUser(userId);
      if (!user) throw accountErrors.linkEnded();
      try {
        assertGoodPassword(password, { username: user.name, email: user.email });
      } catch (error) {
        // The link did nothing yet, so it goes on working.
        await repository.addVerification(identifierOf('reset', token), userId, resetMinutes * 60);
        throw error;
      }
      await repository.replacePassword(userId, await passwords.hash(password));
      await repository.updateUser(userId, { emailVerified: true });
      await callers.forget(userId);
      mail.post(mailTexts.passwordChanged({ to: user.email, username: user.name, site: publicUrl }));
    },
  };
}

type LinkKind = 'verify' | 'reset';
const pages = { verify: '/verify-email', reset: '/reset-password' } as const satisfies Record<LinkKind, string>;

async function createLink(params: {
  repository: Pick<AccountsRepository, 'addVerification'>;
  publicUrl: string;
  kind: LinkKind;
  value: string;
  seconds: number;
}): Promise<string> {
  const { repository, publicUrl, kind, value, seconds } = params;
  const token = randomBytes(32).toString('base64url');
  await repository.addVerification(identifierOf(kind, token), value, seconds);
  return `${publicUrl}${pages[kind]}#token=${token}`;
}

/** A link with which its reader chooses a new password for the user, once, within an hour. */
export const createResetLink = (params: {
  repository: Pick<AccountsRepository, 'addVerification'>;
  publicUrl: string;
  userId: string;
}): Promise<string> => createLink({ ...params, kind: 'reset', value: params.userId, seconds: resetMinutes * 60 });

const identifierOf = (kind: LinkKind, token: string): string =>
  `${kind}:${createHash('sha256').update(token).digest('base64url')}`;
