/** MS-OFFCRYPTO 2.3.4.5: ECMA-376 standard encryption, with AES of 128 to 256 bits; and 2.3.4.10, agile encryption. */
const standard = { majors: [2, 3, 4], minor: 2, algorithmAt: 20, algorithms: [0x660e, 0x660f, 0x6610] };
const agile = { major: 4, minor: 4, xmlAt: 8 };
/** Of all that agile encryption allows, LibreOffice knows these key lengths and hashes, the same for key and content. */
const agilePairs: readonly string[] = ['128 SHA1', '128 SHA384', '256 SHA512'];

/** Whether LibreOffice knows the lock of a package since 2007, by its stream EncryptionInfo; missing in those with a certificate. */
export function isKnownLock(info: Uint8Array | undefined): boolean {
  if (!info || info.length < standard.algorithmAt + 4) return false;
  const view = new DataView(info.buffer, info.byteOffset, info.byteLength);
  const [major, minor] = [view.getUint16(0, true), view.getUint16(2, true)];
  if (major === agile.major && minor === agile.minor) {
    return isKnownAgileLock(new TextDecoder().decode(info.subarray(agile.xmlAt)));
  }
  const algorithm = view.getUint32(standard.algorithmAt, true);
  return standard.majors.includes(major) && minor === standard.minor && standard.algorithms.includes(algorithm);
}

/** The elements keyData, for the content, and encryptedKey, for its key. */
function isKnownAgileLock(xml: string): boolean {
  const locks = xml.match(/<(?:\w+:)?(?:keyData|encryptedKey)\b[^>]*>/g) ?? [];
  const attribute = (lock: string, name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(lock)?.[1];
  const pairs = new Set(locks.map((lock) => `${attribute(lock, 'keyBits')} ${attribute(lock, 'hashAlgorithm')}`));
  const [pair = '', ...others] = pairs;
  return (
    locks.every(
      (lock) => attribute(lock, 'cipherAlgorithm') === 'AES' && attribute(lock, 'cipherChaining') === 'ChainingModeCBC',
    ) &&
    others.length === 0 &&
    agilePairs.includes(pair)
  );
}
