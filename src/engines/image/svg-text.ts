import { imageErrors } from './image.errors.ts';

/**
 * An SVG's text in its declared encoding, UTF-8 by default (XML 1.0, 4.3.3 and appendix F). Throws IMAGE_DAMAGED for bytes
 * invalid in that encoding.
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
