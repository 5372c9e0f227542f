/** A file as `data:` URL, in base64. */
export function dataUrl(bytes: Uint8Array, mime: string): string {
  let binary = '';
  // The number of arguments per call is limited.
  for (let at = 0; at < bytes.length; at += 8192) binary += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return `data:${mime};base64,${btoa(binary)}`;
}

/** The bytes of a `data:` URL in base64. */
export const dataUrlBytes = (url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(url.slice(url.indexOf(',') + 1)), (character) => character.charCodeAt(0));
