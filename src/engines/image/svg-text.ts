import { imageErrors } from './image.errors.ts';

/**
 * The text of an SVG file in the encoding it declares; UTF-8 when it declares none (XML 1.0, 4.3.3 and appendix F).
 * Throws IMAGE_DAMAGED when the bytes are not valid in that encoding.
 */
export function decodeSvg(bytes: Uint8Array): string {
  const encoding = encodingOf(bytes);
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch (error) {
    throw imageErrors.damaged({ type: 'svg' }, { log: `not ${encoding}`, cause: error });
  }
}

function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  return /^(?:\xEF\xBB\xBF)?<\?xml[^>]*?encoding\s*=\s*["']([\w.-]+)["']/.exec(start)?.[1] ?? 'utf-8';
}
