import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { networkOf } from '../../platform/http/network-of.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { type AccountLimits, DAY_SECONDS } from './account-limits.ts';
import { registrationDays } from './account-paths.contract.ts';
import { accountErrors } from './accounts.errors.ts';
import { type AccountsRepository, isTaken, type RegistrationRow, type UserRow } from './accounts.repository.ts';
import type { Callers } from './callers.ts';
import { assertGoodPassword } from './common-passwords.ts';
import { mailTexts } from './mail-texts.ts';
import type { Passwords } from './passwords.ts';

const confirmHours = 24;
export const resetMinutes = 60;

/** What a link for an address confirms: that its reader owns `email`, which becomes the address of the user. */
const confirmationSchema = z.object({ userId: z.string(), email: z.string() });

/** Whose password a link replaces. `email` is where it was mailed; null for one that an operator hands over. */
const resetSchema = z.object({ userId: z.string(), email: z.string().nullable() });

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

  async function createConfirmation(userId: string, email: string): Promise<string> {
    const { token, id } = createToken('verify');
    await repository.addVerification(id, JSON.stringify({ userId, email }), confirmHours * 3600);
    return linkTo(publicUrl, 'verify', token);
  }

  /** Whether one more message may go to the mailbox: counts those of its kind, and those asked for from this address. */
  async function hasRoom(kind: MessageKind, email: string, address: string): Promise<boolean> {
    return (
      (await limits.mailboxHere.tryTake(`${networkOf(address)} ${email}`)) &&
      (await limits.mailbox.tryTake(`${kind} ${email}`))
    );
  }

  /** @throws AppError 429 */
  async function requireRoom(kind: MessageKind, email: string, address: string): Promise<void> {
    await limits.mailboxHere.take(`${networkOf(address)} ${email}`);
    await limits.mailbox.take(`${kind} ${email}`);
  }

  /** Confirms the address of an account that exists, and returns it; undefined when no such link was mailed. */
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

  const assertMail = () => {
    if (!mail.available) throw accountErrors.mailNotSet();
  };

  return {
    /** Whether this site can send mail. */
    available: mail.available,

    /** Keeps a registration until its own link is opened; the owner of an address that has an account is written to instead. */
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
      assertMail();
      if (user.emailVerified) throw accountErrors.alreadyVerified();
      await requireRoom('confirmation', user.email, address);
      const link = await createConfirmation(user.id, user.email);
      await mail.post(mailTexts.confirmAddress({ to: user.email, link, hours: confirmHours }));
    },

    /** Mails a link to the new address. Nobody learns here whether it has an account: opening the link would fail. */
    confirmNewAddress: async (user: UserRow, email: string, address: string): Promise<void> => {
      await requireRoom('confirmation', email, address);
      // Only the last address that was asked for can become the account's.
      await repository.forgetConfirmations(user.id);
      const link = await createConfirmation(user.id, email);
      if (await repository.findUserByEmail(email)) return;
      await mail.post(mailTexts.confirmNewAddress({ to: email, link, site: publicUrl, hours: confirmHours }));
    },

    /** Confirms the address that the token was mailed to, and returns it. With a registration's own token, its account begins. */
    verifyEmail: async (token: string, address: string): Promise<string> => {
      await limits.link.take(networkOf(address));
      const id = hashToken('verify', token);
      try {
        const email = (await repository.confirmRegistration(id)) ?? (await confirmAddress(id));
        if (email === undefined) throw accountErrors.linkEnded();
        return email;
      } catch (error) {
        throw isTaken(error) ? accountErrors.linkEnded(undefined, { cause: error }) : error;
      }
    },

    /** Mails a link for a new password to the owner of the address, if there is one; whoever asks sees no difference. */
    forgottenPassword: async (email: string, address: string): Promise<void> => {
      assertMail();
      await limits.mailAddress.take(networkOf(address));
      const room = await hasRoom('reset', email, address);
      const user = await repository.findUserByEmail(email);
      // The same statements for an unknown address, so that both answers take as long. A message that has expired is not sent.
      const link = await createResetLink({ repository, publicUrl, userId: user?.id ?? '', email });
      const message = mailTexts.newPassword({ to: email, username: user?.name ?? '', link, minutes: resetMinutes });
      await mail.post(user && room ? message : { ...message, notAfter: new Date(0) });
    },

    /**
     * Sets the password and ends every session. Whoever has a mailed link reads the mailbox, so the address is confirmed, too;
     * when nobody had proven it before, what the former holder of the account could come in by goes. Returns the user's id.
     */
    resetPassword: async (token: string, password: string, address: string): Promise<string> => {
      await limits.link.take(networkOf(address));
      const id = hashToken('reset', token);
      const value = await repository.findVerification(id);
      if (value === undefined) throw accountErrors.linkEnded();
      const { userId, email } = resetSchema.parse(JSON.parse(value));
      const user = await repository.findUser(userId);
      // The link in a mailbox that the account has left is void.
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

type MessageKind = 'registration' | 'confirmation' | 'reset';
type LinkKind = 'verify' | 'reset';
const pages = { verify: '/verify-email', reset: '/reset-password' } as const satisfies Record<LinkKind, string>;

/** A link with which its reader chooses a new password for the user, once, within an hour. */
export async function createResetLink(params: {
  repository: Pick<AccountsRepository, 'addVerification'>;
  publicUrl: string;
  userId: string;
  /** Where it is mailed to; null when it is handed over, which proves no address. */
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

/** Under what a link is kept. */
const hashToken = (kind: LinkKind, token: string): string =>
  `${kind}:${createHash('sha256').update(token).digest('base64url')}`;

const linkTo = (publicUrl: string, kind: LinkKind, token: string): string =>
  `${publicUrl}${pages[kind]}#token=${token}`;
