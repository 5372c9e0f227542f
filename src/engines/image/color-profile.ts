/** How to treat an embedded ICC profile. */
export type ColorProfileKind =
  /** Pixels without a profile are sRGB anyway: drop it, no conversion needed. */
  | 'srgb'
  /** Another RGB space, such as Display P3 or Adobe RGB: keep the profile with the pixels. */
  | 'other-rgb'
  /** Gray, CMYK, Lab or unreadable: convert to sRGB. */
  | 'convert';

const headerBytes = 128;
/** Names of profiles with the primaries and curve of IEC 61966-2-1. */
const srgbNames = /\bsRGB\b|IEC\s?61966-2[.-]1|^c2$/i;

/**
 * Classifies a profile by header and description.
 * Layout: ICC.1:2022, 7.2 (header) and 7.3 (tag table); descriptions are 'desc' (version 2) or 'mluc' (version 4).
 */
export function colorProfileKind(icc: Uint8Array): ColorProfileKind {
  if (icc.length < headerBytes + 4) return 'convert';
  const view = new DataView(icc.buffer, icc.byteOffset, icc.byteLength);
  if (ascii(icc, 16, 4) !== 'RGB ') return 'convert';
  const description = readDescription(icc, view);
  return srgbNames.test(description) ? 'srgb' : 'other-rgb';
}

function readDescription(icc: Uint8Array, view: DataView): string {
  const tags = Math.min(view.getUint32(headerBytes), 100);
  for (let index = 0; index < tags; index += 1) {
    const entry = headerBytes + 4 + index * 12;
    if (entry + 12 > icc.length) return '';
    if (ascii(icc, entry, 4) !== 'desc') continue;
    const offset = view.getUint32(entry + 4);
    const length = view.getUint32(entry + 8);
    if (offset + length > icc.length || length < 12) return '';
    return decodeDescription(icc.subarray(offset, offset + length));
  }
  return '';
}

function decodeDescription(tag: Uint8Array): string {
  const type = ascii(tag, 0, 4);
  if (type === 'desc') return ascii(tag, 12, tag.length - 12).replace(/\0.*$/s, '');
  // 'mluc': UTF-16BE texts; all languages name the same space, so they can be read as one.
  if (type === 'mluc') return new TextDecoder('utf-16be').decode(tag.subarray(28));
  return '';
}

function ascii(bytes: Uint8Array, offset: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(offset, offset + Math.min(length, 200)));
}
