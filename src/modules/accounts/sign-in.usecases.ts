import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { isDuplicate } from '../../platform/database/sql-state.ts';
import { networkOf } from '../../platform/http/network-of.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import type { AccountLimits } from './account-limits.ts';
import type { loginSchema, registrationSchema } from './accounts.contract.ts';
import { accountErrors } from './accounts.errors.ts';
import type { AccountsRepository, UserRow } from './accounts.repository.ts';
import { type Auth, authHeaders, cookiesOf, refusalCode } from './auth.ts';
import { assertGoodPassword } from './common-passwords.ts';
import type { KnownDevices } from './known-devices.ts';
import type { MailedLinks } from './mailed-links.usecases.ts';
import type { Passwords } from './passwords.ts';

type Registration = z.infer<typeof registrationSchema>;
type Login = z.infer<typeof loginSchema>;
type Session = { token: string; user: UserRow };

/** Registration and password sign-in. */
export function createSignIn(dependencies: {
  auth: Auth;
  repository: AccountsRepository;
  limits: AccountLimits;
  devices: KnownDevices;
  passwords: Passwords;
  links: MailedLinks;
  mail: Pick<Mail, 'available'>;
}) {
  const { auth, repository, limits, devices, passwords, links, mail } = dependencies;
  const checkSecondFactor = createSecondFactorCheck(dependencies);

  /**
   * With mail, the account is created when the mailed link is opened. An address that has an account gets the same answer,
   * after as much work, and its owner gets an email. Without mail the answer says so.
   *
   * @throws AppError 409 without mail, when the address has an account; 429
   */
  async function register(registration: Registration, address: string): Promise<void> {
    const { username: name, email, password } = registration;
    await limits.register.take(networkOf(address));
    await limits.registerDay.take(networkOf(address));
    assertGoodPassword(password, registration);
    if (mail.available) {
      return links.confirmRegistration({ email, name, passwordHash: await passwords.hash(password) }, address);
    }
    if (await repository.findUserByEmail(email)) throw accountErrors.emailTaken();
    try {
      await repository.createUser({ name, email }, await passwords.hash(password));
    } catch (error) {
      // A concurrent registration of the same address won.
      throw isDuplicate(error) ? accountErrors.emailTaken(undefined, { cause: error }) : error;
    }
  }

  /** The device, if the account of this address was signed in on it. */
  async function knownDevice(email: string, { headers }: FastifyRequest): Promise<string | undefined> {
    if (!devices.mayName(headers.cookie)) return undefined;
    const user = await repository.findUserByEmail(email);
    return user && devices.idOn(headers.cookie, user.id);
  }

  /**
   * Checks the password, then the second factor.
   * @throws AppError 401 WRONG_CREDENTIALS, TWO_FACTOR_REQUIRED or WRONG_CODE; 429
   */
  async function login({ email, password, code }: Login, request: FastifyRequest): Promise<Session> {
    const device = await knownDevice(email, request);
    const passed = await (device === undefined
      ? countHere(limits, email, request.ip)
      : countOnDevice(limits, email, device));
    const headers = authHeaders({ address: request.ip, userAgent: request.headers['user-agent'] });
    const { response, headers: answered } = await auth.api
      .signInEmail({ body: { email, password }, headers, returnHeaders: true })
      .catch((error: unknown) => {
        throw refusalCode(error) === 'INVALID_EMAIL_OR_PASSWORD' ? wrongCredentials() : error;
      });
    await passed();
    const user = await repository.findUserByEmail(email);
    if (!user) throw wrongCredentials();
    if ('twoFactorRedirect' in response) {
      return {
        token: await checkSecondFactor(user, code, device, new Headers([...headers, ['cookie', cookiesOf(answered)]])),
        user,
      };
    }
    return { token: response.token, user };
  }

  const wrongCredentials = () =>
    mail.available ? accountErrors.wrongOrUnconfirmed() : accountErrors.wrongCredentials();

  return {
    login,
    register,
  };
}

/*
 * Attempts are counted before the work, so that parallel tries cannot slip through. The returned functions undo the count
 * after a right password.
 */

async function countOnDevice(limits: AccountLimits, email: string, device: string): Promise<() => Promise<unknown>> {
  const key = `${device} ${email}`;
  await limits.loginDevice.take(key);
  return () => limits.loginDevice.forget(key);
}

async function countHere(limits: AccountLimits, email: string, ip: string): Promise<() => Promise<unknown>> {
  const address = networkOf(ip);
  const here = `${address} ${email}`;
  // Narrowest first: a refusal there must not use up the shared limits.
  await limits.loginHere.take(here);
  await limits.loginAddress.take(address);
  await limits.loginAccount.take(email);
  await limits.loginAccountDay.take(email);
  return () =>
    Promise.all([
      limits.loginHere.forget(here),
      limits.loginAddress.giveBack(address),
      limits.loginAccount.giveBack(email),
      limits.loginAccountDay.giveBack(email),
    ]);
}

const createSecondFactorCheck =
  ({ auth, limits }: { auth: Auth; limits: AccountLimits }) =>
  async (user: UserRow, code: string | undefined, device: string | undefined, headers: Headers): Promise<string> => {
    if (code === undefined || code === '') throw accountErrors.twoFactorRequired();
    const tries = device === undefined ? user.id : `${user.id} ${device}`;
    await limits.code.take(tries);
    const digits = code.replaceAll(/\s/g, '');
    try {
      if (/^\d{6}$/.test(digits)) {
        if (!(await limits.usedCode.tryTake(`${user.id} ${digits}`))) throw accountErrors.wrongCode();
        const { token } = await auth.api.verifyTOTP({ body: { code: digits }, headers });
        await limits.code.giveBack(tries);
        return token;
      }
      const { token } = await auth.api.verifyBackupCode({ body: { code: digits }, headers });
      await limits.code.giveBack(tries);
      return token ?? '';
    } catch (error) {
      if (refusalCode(error) === undefined) throw error;
      throw accountErrors.wrongCode(undefined, { cause: error });
    }
  };
