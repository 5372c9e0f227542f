import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { createId } from '../../shared/ids.ts';
import { DAY_SECONDS } from './account-limits.ts';
import { cookieValue } from './session-cookies.ts';

// Browsers cap cookie lifetimes at this (RFC 6265bis, 5.5).
const cookieSeconds = 400 * DAY_SECONDS;

export type KnownDevices = ReturnType<typeof createKnownDevices>;

/**
 * Devices where an account was signed in before, identified by a signed cookie per account. It gives no access: wrong
 * passwords from elsewhere are counted separately, so that they do not lock the owner out.
 */
export function createKnownDevices({ secret, publicUrl }: { secret: string; publicUrl: string }) {
  const attributes = `Path=/api/login; SameSite=Lax${publicUrl.startsWith('https:') ? '; Secure' : ''}; HttpOnly`;
  const sign = (text: string): string => createHmac('sha256', secret).update(`device:${text}`).digest('base64url');
  /** One cookie per account: several people may share a browser. */
  const nameFor = (userId: string): string =>
    `${devicePrefix}${createHmac('sha256', secret).update(`device-name:${userId}`).digest('hex').slice(0, 8)}`;

  function idOn(header: string | undefined, userId: string): string | undefined {
    const [, id, signature] = /^([\w-]{32})\.([\w-]{43})$/.exec(cookieValue(header, nameFor(userId)) ?? '') ?? [];
    if (id === undefined || signature === undefined) return undefined;
    return timingSafeEqual(Buffer.from(signature), Buffer.from(sign(`${userId}:${id}`))) ? id : undefined;
  }

  return {
    /** Whether a `Cookie` header may contain a known device, for any account. */
    mayName: (header: string | undefined): boolean => header?.includes(devicePrefix) ?? false,

    /** The device's id, when the account was signed in on it. */
    idOn,

    /** Marks the device as known for the account. */
    remember: (reply: FastifyReply, header: string | undefined, userId: string): void => {
      const id = idOn(header, userId) ?? createId();
      const cookie = `${nameFor(userId)}=${id}.${sign(`${userId}:${id}`)}`;
      reply.header('set-cookie', `${cookie}; Max-Age=${cookieSeconds}; ${attributes}`);
    },
  };
}

const devicePrefix = 'satchel_device_';
