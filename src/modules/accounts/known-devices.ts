import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { createId } from '../../shared/ids.ts';
import { DAY_SECONDS } from './account-limits.ts';
import { cookieValue } from './session-cookies.ts';

// Browsers keep no cookie longer (RFC 6265bis, 5.5).
const cookieSeconds = 400 * DAY_SECONDS;

export type KnownDevices = ReturnType<typeof createKnownDevices>;

/**
 * Devices on which an account was signed in to before, told by a signed cookie for each account. It gives no access: wrong
 * passwords from elsewhere are counted apart from those on such a device, so that they do not lock its owner out.
 */
export function createKnownDevices({ secret, publicUrl }: { secret: string; publicUrl: string }) {
  const attributes = `Path=/api/login; SameSite=Lax${publicUrl.startsWith('https:') ? '; Secure' : ''}; HttpOnly`;
  const sign = (text: string): string => createHmac('sha256', secret).update(`device:${text}`).digest('base64url');
  /** One cookie for each account: several people may share a browser. */
  const nameFor = (userId: string): string =>
    `${devicePrefix}${createHmac('sha256', secret).update(`device-name:${userId}`).digest('hex').slice(0, 8)}`;

  function idOn(header: string | undefined, userId: string): string | undefined {
    const [, id, signature] = /^([\w-]{32})\.([\w-]{43})$/.exec(cookieValue(header, nameFor(userId)) ?? '') ?? [];
    if (id === undefined || signature === undefined) return undefined;
    return timingSafeEqual(Buffer.from(signature), Buffer.from(sign(`${userId}:${id}`))) ? id : undefined;
  }

  return {
    /** Whether a `Cookie` header may name a known device, for some account. */
    mayName: (header: string | undefined): boolean => header?.includes(devicePrefix) ?? false,

    /** The device's id, when the account was signed in to on it. */
    idOn,

    /** Makes the device that is answered known for the account. */
    remember: (reply: FastifyReply, header: string | undefined, userId: string): void => {
      const id = idOn(header, userId) ?? createId();
      const cookie = `${nameFor(userId)}=${id}.${sign(`${userId}:${id}`)}`;
      reply.header('set-cookie', `${cookie}; Max-Age=${cookieSeconds}; ${attributes}`);
    },
  };
}

const devicePrefix = 'satchel_device_';
