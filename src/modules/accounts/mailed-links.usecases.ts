import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { isDuplicate } from '../../platform/database/sql-state.ts';
import { networkOf } from '../../platform/http/network-of.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { type AccountLimits, DAY_SECONDS } from './account-limits.ts';
import { registrationDays } from './account-paths.contract.ts';
import { accountErrors } from './accounts.errors.ts';
import type { AccountsRepository, RegistrationRow, UserRow } from './accounts.repository.ts';
import type { Callers } from './callers.ts';
import { assertGoodPassword } from './common-passwords.ts';
import { mailTexts } from './mail-texts.ts';
import type { Passwords } from './passwords.ts';

const confirmHours = 24;
export const resetMinutes = 60;

/** A confirmation link: its reader owns `email`, which becomes the user's address. */
const confirmationSchema = z.object({ userId: z.string(), email: z.string() });

/** A password link. `email` is where it was mailed; null for one passed on by an operator. */
const resetSchema = z.object({ userId: z.string(), email: z.string().nullable() });

export type MailedLinks = ReturnType<typeof createMailedLinks>;

type Dependencies = {
  repository: AccountsRepository;
  limits: AccountLimits;
  passwords: Passwords;
  callers: Pick<Callers, 'forget'>;
  mail: Mail;
  publicUrl: string;
};

/**
 * Links that prove access to a mailbox. The token is in the link's fragment, which browsers never send; only its hash is
 * stored. A link works once.
 */
export const createMailedLinks = (dependencies: Dependencies) => ({
  /** Whether this site can send mail. */
  available: dependencies.mail.available,
  ...confirmationLinks(dependencies),
  ...passwordLinks(dependencies),
});

function confirmationLinks({ repository, limits, callers, mail, publicUrl }: Dependencies) {
  const { hasRoom, requireRoom } = roomInMailboxes(limits);

  async function createConfirmation(userId: string, email: string): Promise<string> {
    const { token, id } = createToken('verify');
    await repository.addVerification(id, JSON.stringify({ userId, email }), confirmHours * 3600);
    return linkTo(publicUrl, 'verify', token);
  }

  /** Confirms the address of an existing account and returns it; undefined for an unknown link. */
  async function confirmAddress(id: string): Promise<string | undefined> {
    const value = await repository.takeVerification(id);
    if (value === undefined) return undefined;
    const { userId, email } = confirmationSchema.parse(JSON.parse(value));
    const before = await repository.findUser(userId);
    if (!before) return undefined;
    await repository.confirmAddress(userId, email);
    await callers.forget(userId);
    if (before.email !== email && before.emailVerified) {
      await mail.post(mailTexts.addressChanged({ to: before.email, username: before.name, site: publicUrl }));
    }
    return email;
  }

  return {
    /** Stores a registration until its link is opened; if the address has an account, its owner gets an email instead. */
    confirmRegistration: async (
      registration: Pick<RegistrationRow, 'email' | 'name' | 'passwordHash'>,
      address: string,
    ): Promise<void> => {
      const { email } = registration;
      const user = await repository.findUserByEmail(email);
      if (!(await hasRoom('registration', email, address))) return;
      if (user) {
        await mail.post(mailTexts.alreadyRegistered({ to: email, username: user.name, site: publicUrl }));
        return;
      }
      const { token, id } = createToken('verify');
      await repository.addRegistration({ ...registration, id }, registrationDays * DAY_SECONDS);
      const link = linkTo(publicUrl, 'verify', token);
      await mail.post(mailTexts.confirmRegistration({ to: email, link, site: publicUrl, days: registrationDays }));
    },

    /** @throws AppError 503 without mail, 409 when there is nothing to confirm, 429 */
    resendConfirmation: async (user: UserRow, address: string): Promise<void> => {
      assertAvailable(mail);
      if (user.emailVerified) throw accountErrors.alreadyVerified();
      await requireRoom('confirmation', user.email, address);
      const link = await createConfirmation(user.id, user.email);
      await mail.post(mailTexts.confirmAddress({ to: user.email, link, hours: confirmHours }));
    },

    /** Mails a link to the new address. Does not reveal whether it has an account: opening the link would fail. */
    confirmNewAddress: async (user: UserRow, email: string, address: string): Promise<void> => {
      await requireRoom('confirmation', email, address);
      // Only the last requested address can become the account's.
      await repository.forgetConfirmations(user.id);
      const link = await createConfirmation(user.id, email);
      if (await repository.findUserByEmail(email)) return;
      await mail.post(mailTexts.confirmNewAddress({ to: email, link, site: publicUrl, hours: confirmHours }));
    },

    /** Confirms the token's address and returns it. A registration's token creates its account. */
    verifyEmail: async (token: string, address: string): Promise<string> => {
      await limits.link.take(networkOf(address));
      const id = hashToken('verify', token);
      try {
        const email = (await repository.confirmRegistration(id)) ?? (await confirmAddress(id));
        if (email === undefined) throw accountErrors.linkEnded();
        return email;
      } catch (error) {
        throw isDuplicate(error) ? accountErrors.linkEnded(undefined, { cause: error }) : error;
      }
    },
  };
}

function passwordLinks({ repository, limits, passwords, callers, mail, publicUrl }: Dependencies) {
  const { hasRoom } = roomInMailboxes(limits);
  return {
    /** Mails a password link to the address's account, if any; the answer is the same. */
    forgottenPassword: async (email: string, address: string): Promise<void> => {
      assertAvailable(mail);
      await limits.mailAddress.take(networkOf(address));
      const room = await hasRoom('reset', email, address);
      const user = await repository.findUserByEmail(email);
      // The same statements for an unknown address, so that both take as long. Expired messages are not sent.
      const link = await createResetLink({ repository, publicUrl, userId: user?.id ?? '', email });
      const message = mailTexts.newPassword({ to: email, username: user?.name ?? '', link, minutes: resetMinutes });
      await mail.post(user && room ? message : { ...message, notAfter: new Date(0) });
    },

    /**
     * Sets the password and ends every session. Opening the link also confirms the address; if it was not confirmed before,
     * passkeys and API keys of a former holder are removed. Returns the user's id.
     */
    resetPassword: async (token: string, password: string, address: string): Promise<string> => {
      await limits.link.take(networkOf(address));
      const id = hashToken('reset', token);
      const value = await repository.findVerification(id);
      if (value === undefined) throw accountErrors.linkEnded();
      const { userId, email } = resetSchema.parse(JSON.parse(value));
      const user = await repository.findUser(userId);
      // A link in a mailbox the account has left is invalid.
      if (!user || (email !== null && email !== user.email)) throw accountErrors.linkEnded();
      assertGoodPassword(password, { username: user.name, email: user.email });
      const hash = await passwords.hash(password);
      if ((await repository.takeVerification(id)) === undefined) throw accountErrors.linkEnded();
      const provesAddress = email !== null && !user.emailVerified;
      await repository.replacePassword(userId, hash, { ownerIsNew: provesAddress });
      if (provesAddress) await repository.updateUser(userId, { emailVerified: true });
      await callers.forget(userId);
      await mail.post(mailTexts.passwordChanged({ to: user.email, username: user.name, site: publicUrl }));
      return userId;
    },
  };
}

/** Counts by kind, and by requesting address. */
function roomInMailboxes(limits: AccountLimits) {
  return {
    /** Whether the mailbox may get another message. */
    hasRoom: async (kind: MessageKind, email: string, address: string): Promise<boolean> =>
      (await limits.mailboxHere.tryTake(`${networkOf(address)} ${email}`)) &&
      (await limits.mailbox.tryTake(`${kind} ${email}`)),

    /** @throws AppError 429 */
    requireRoom: async (kind: MessageKind, email: string, address: string): Promise<void> => {
      await limits.mailboxHere.take(`${networkOf(address)} ${email}`);
      await limits.mailbox.take(`${kind} ${email}`);
    },
  };
}

function assertAvailable(mail: Mail): void {
  if (!mail.available) throw accountErrors.mailNotSet();
}

type MessageKind = 'registration' | 'confirmation' | 'reset';
type LinkKind = 'verify' | 'reset';
const pages = { verify: '/verify-email', reset: '/reset-password' } as const satisfies Record<LinkKind, string>;

/** A link to choose a new password for the user, once, within an hour. */
export async function createResetLink(params: {
  repository: Pick<AccountsRepository, 'addVerification'>;
  publicUrl: string;
  userId: string;
  /** Where it is mailed; null when it is passed on directly, which proves no address. */
  email: string | null;
}): Promise<string> {
  const { repository, publicUrl, userId, email } = params;
  const { token, id } = createToken('reset');
  await repository.addVerification(id, JSON.stringify({ userId, email }), resetMinutes * 60);
  return linkTo(publicUrl, 'reset', token);
}

function createToken(kind: LinkKind): { token: string; id: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, id: hashToken(kind, token) };
}

/** The key a link is stored under. */
const hashToken = (kind: LinkKind, token: string): string =>
  `${kind}:${createHash('sha256').update(token).digest('base64url')}`;

const linkTo = (publicUrl: string, kind: LinkKind, token: string): string =>
  `${publicUrl}${pages[kind]}#token=${token}`;
