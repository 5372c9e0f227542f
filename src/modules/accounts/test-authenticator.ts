import { createHash, createHmac, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const stepMs = 30_000;

/** What an authenticator app shows for a secret in base32: RFC 6238, six digits, 30 seconds. */
export function totp(secret: string, milliseconds = Date.now()): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = [...secret.replace(/=+$/, '')].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'));
  const bytes = (bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(milliseconds / stepMs)));
  const digest = createHmac('sha1', Buffer.from(bytes)).update(counter).digest();
  const offset = digest.readUInt8(digest.length - 1) & 0xf;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/** More than a server may accept around its own time, and than a test may take. */
const stepsAround = 4;

/** So many different codes that the app shows for this secret neither now nor within two minutes, before or after. */
export function wrongCodes(secret: string, count: number): string[] {
  const shown = new Set<string>();
  for (let step = -stepsAround; step <= stepsAround; step++) shown.add(totp(secret, Date.now() + step * stepMs));
  const codes = Array.from({ length: count + shown.size }, (_, number) => String(number).padStart(6, '0'));
  return codes.filter((code) => !shown.has(code)).slice(0, count);
}

/** A device with one passkey, as the browser's `credential.toJSON()` shows it (WebAuthn level 3, ES256, no attestation). */
export function createAuthenticator(params: { origin: string; relyingParty: string }) {
  const { origin, relyingParty } = params;
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let counter = 0;

  const clientData = (type: string, challenge: string) => Buffer.from(JSON.stringify({ type, challenge, origin }));

  /** Flags: 0x01 somebody was there, 0x04 it was the owner, 0x40 a key follows. */
  function authenticatorData(flags: number, attested: Buffer): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(++counter);
    return Buffer.concat([createHash('sha256').update(relyingParty).digest(), Buffer.from([flags]), count, attested]);
  }

  const credential = (response: Record<string, unknown>) => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  });

  return {
    register: (challenge: string) => {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const cose = cborMap([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]);
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const attested = Buffer.concat([Buffer.alloc(16), length, id, cose]);
      const attestationObject = cborMap([
        ['fmt', 'none'],
        ['attStmt', []],
        ['authData', authenticatorData(0x45, attested)],
      ]);
      return credential({
        clientDataJSON: clientData('webauthn.create', challenge).toString('base64url'),
        attestationObject: attestationObject.toString('base64url'),
        transports: ['internal'],
      });
    },

    signIn: (challenge: string, flags = 0x05) => {
      const data = authenticatorData(flags, Buffer.alloc(0));
      const client = clientData('webauthn.get', challenge);
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()]);
      return credential({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', signed, privateKey).toString('base64url'),
      });
    },
  };
}

type CborValue = number | string | Buffer | [];

/** As much of CBOR (RFC 8949) as a key and an attestation need; `[]` stands for an empty map. */
function cborMap(entries: [number | string, CborValue][]): Buffer {
  return Buffer.concat([cborHead(5, entries.length), ...entries.flat().map((item) => cborItem(item))]);
}

function cborItem(value: CborValue): Buffer {
  if (typeof value === 'number') return value < 0 ? cborHead(1, -1 - value) : cborHead(0, value);
  if (typeof value === 'string') return Buffer.concat([cborHead(3, value.length), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([cborHead(2, value.length), value]);
  return cborHead(5, 0);
}

function cborHead(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value]);
  return value < 256
    ? Buffer.from([(major << 5) | 24, value])
    : Buffer.from([(major << 5) | 25, value >> 8, value & 0xff]);
}
