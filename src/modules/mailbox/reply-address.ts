import { createHmac, timingSafeEqual } from 'node:crypto';
import { createId } from '../../shared/ids.ts';

export type ReplyAddresses = ReturnType<typeof createReplyAddresses>;

// 60 bits: whoever guesses would have to send as many emails.
const signatureLength = 12;
const signed = new RegExp(`^([a-z0-9]{4,16})\\.([a-z2-7]{${signatureLength}})(?![a-z2-7])`);

/**
 * Addresses and `Message-ID`s that say which conversation an answer belongs to, signed, so that nobody else can name one. They need
 * no table, and an answer finds its way when its mail program drops one of the two.
 * @param address the mailbox's own
 */
export function createReplyAddresses({ address, signingSecret }: { address: string; signingSecret: string }) {
  const [local = '', domain = ''] = [
    address.slice(0, address.lastIndexOf('@')),
    address.slice(address.lastIndexOf('@') + 1),
  ];
  const sign = (name: string) =>
    base32(createHmac('sha256', signingSecret).update(`reply address:${name}`).digest()).slice(0, signatureLength);
  const verify = (name: string, signature: string) => timingSafeEqual(Buffer.from(sign(name)), Buffer.from(signature));

  const read = (text: string): string | undefined => {
    const [, name = '', signature = ''] = signed.exec(text) ?? [];
    return name !== '' && verify(name, signature) ? name : undefined;
  };

  return {
    /** 'support+12345678.abcdefghijkl@example.org'. @param name lower-case letters and digits, such as a conversation's number */
    addressFor: (name: string): string => `${local}+${name}.${sign(name)}@${domain}`,

    /** A new one, with its angle brackets. */
    messageIdFor: (name: string): string => `<${name}.${sign(name)}.${createId()}@${domain}>`,

    /** The name in the first of these addresses that has a right one. */
    nameInAddresses: (addresses: readonly string[]): string | undefined =>
      firstOf(addresses, (one) => {
        const lower = one.toLowerCase();
        return lower.startsWith(`${local.toLowerCase()}+`) ? read(lower.slice(local.length + 1)) : undefined;
      }),

    /** The name in the first of these `Message-ID`s that has a right one. */
    nameInMessageIds: (ids: readonly string[]): string | undefined =>
      firstOf(ids, (id) => (id.endsWith(`@${domain}>`) ? read(id.slice(1)) : undefined)),
  };
}

function firstOf(texts: readonly string[], find: (text: string) => string | undefined): string | undefined {
  for (const text of texts) {
    const found = find(text);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** RFC 4648, in lower case: mail programs and servers may change the case of an address. */
function base32(bytes: Uint8Array): string {
  const alphabet = 'abcdefghijklmnopqrstuvwxyz234567';
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{5}/g) ?? []).map((five) => alphabet[Number.parseInt(five, 2)]).join('');
}
