/**
 * An unguessable id for a file, job or link: 24 random bytes (192 bits) as 32 characters of base64url. Knowing it gives
 * access, so it is never logged in full.
 */
export function createId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}

export const idPattern = /^[A-Za-z0-9_-]{32}$/;
