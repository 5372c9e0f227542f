import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aesHeadLength, beginDecryption, beginEncryption } from './aes-encryption.ts';

test('what was encrypted in some chunks is decrypted in any others', async () => {
  const chunks = fc.array(fc.uint8Array({ maxLength: 70_000 }), { maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(
      fc.string({ minLength: 1 }),
      chunks,
      fc.integer({ min: 1, max: 9999 }),
      async (password, parts, cut) => {
        const plain = Buffer.concat(parts);
        const encryption = await beginEncryption(password);
        const encrypted = Buffer.concat(parts.map((part) => encryption.encrypt(Buffer.from(part))));
        const decryption = await beginDecryption(password, 3, encryption.head);
        const decrypted: Buffer[] = [];
        for (let at = 0; at < encrypted.length; at += cut) {
          decrypted.push(Buffer.from(decryption.decrypt(Buffer.from(encrypted.subarray(at, at + cut)))));
        }
        expect(Buffer.concat(decrypted).equals(plain)).toBe(true);
        expect(decryption.authentication()).toEqual(encryption.authentication());
        if (plain.length >= 16) expect(encrypted.equals(plain)).toBe(false);
      },
    ),
    { numRuns: 40 },
  );
});

test('the same content under the same password never looks the same', async () => {
  const [one, other] = await Promise.all([beginEncryption('secret'), beginEncryption('secret')]);
  expect(one.head).not.toEqual(other.head);
  expect(one.encrypt(Buffer.alloc(64))).not.toEqual(other.encrypt(Buffer.alloc(64)));
});

test('a wrong password is noticed before anything is decrypted', async () => {
  const { head } = await beginEncryption('secret');
  expect(head).toHaveLength(aesHeadLength(3));
  await expect(beginDecryption('Secret', 3, head)).rejects.toMatchObject({ code: 'WRONG_PASSWORD', status: 422 });
});

test('a changed byte changes the authentication code', async () => {
  const encryption = await beginEncryption('secret');
  const encrypted = Buffer.from(encryption.encrypt(Buffer.from('pay 10')));
  const decryption = await beginDecryption('secret', 3, encryption.head);
  encrypted.writeUInt8(encrypted.readUInt8(4) ^ 1, 4);
  decryption.decrypt(encrypted);
  expect(decryption.authentication()).not.toEqual(encryption.authentication());
});
