/** The longest alias. */
export const maxAlias = 20;

/** Letters and digits that nobody takes for one another: no 0, O, o, 1, I, l. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz';
export const randomLength = 6;

/** What a short link's code looks like, random or chosen. */
export const codePattern = /^[A-Za-z0-9-]{1,20}$/;

/** An alias as it is kept: ASCII letters, digits and hyphens, 20 at most. */
export const cleanAlias = (text: string): string => text.replace(/[^A-Za-z0-9-]/g, '').slice(0, maxAlias);

/** Six random characters: one of 31 thousand million codes (56 ** 6). */
export function randomCode(length = randomLength): string {
  let code = '';
  while (code.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length * 2))) {
      // 224 is 4 x 56: bytes from there on would favour the first characters.
      if (byte < 224 && code.length < length) code += alphabet[byte % alphabet.length];
    }
  }
  return code;
}

export const codesPossible = alphabet.length ** randomLength;

/** Names near a taken one, best first: 'sale-2', 'sale-2026', 'sale-k7p'. */
export function aliasesNear(alias: string, year: number): string[] {
  const withEnd = (end: string) => `${alias.slice(0, maxAlias - end.length - 1).replace(/-+$/, '')}-${end}`;
  return [...['2', '3', 'new', String(year)].map(withEnd), withEnd(randomCode(3))];
}

/** Codes that would look like a part of the site, on the operator's own short domains too. */
const reserved = new Set(
  'about account admin api app assets blog cart checkout contact dashboard docs download favicon help home index legal link links login logout new pay payment pricing privacy register report robots s satchel search security settings shop signin signup sitemap static status subscribe support terms tools user users wallet well-known www'.split(
    ' ',
  ),
);
export const isReservedAlias = (alias: string): boolean => reserved.has(alias.toLowerCase()) || /^-|-$/.test(alias);
