/**
 * X's length of a post (twitter-text configuration version 3, https://docs.x.com/fundamentals/counting-characters): after
 * NFC, code points in these ranges weigh one, all others and every emoji two, every address 23.
 */
const lightRanges = [
  [0x0000, 0x10ff],
  [0x2000, 0x200d],
  [0x2010, 0x201f],
  [0x2032, 0x2037],
] as const;
const heavyWeight = 2;
const addressWeight = 23;

/** Addresses with a scheme; without one, only top-level domains that are rarely anything else in a post. */
const address =
  /https?:\/\/[^\s<>"'“”，。]+[^\s<>"'“”，。.,;:!?)\]]|(?<![\p{L}\p{N}@._-])(?:[\p{L}\p{N}-]{1,63}\.){1,8}(?:com|org|net|edu|gov|io|dev|app|co|me|info|ai|eu|uk|de|fr|es|it|nl|pl|ru|jp|cn|in|br|ca|au|ch|at|se)(?![\p{L}\p{N}])(?:\/[^\s<>"'“”，。]*[^\s<>"'“”，。.,;:!?)\]])?/giu;

/** The weighted length of a post on X; the limit is 280. Addresses without `https://` are found by common top-level domains. */
export function weighForX(text: string): number {
  const normalized = text.normalize('NFC');
  let weight = 0;
  let end = 0;
  for (const match of normalized.matchAll(address)) {
    weight += weighCharacters(normalized.slice(end, match.index)) + addressWeight;
    end = match.index + match[0].length;
  }
  return weight + weighCharacters(normalized.slice(end));
}

function weighCharacters(text: string): number {
  let weight = 0;
  const withoutEmoji = text.replace(/\p{RGI_Emoji}/gv, () => {
    weight += heavyWeight;
    return '';
  });
  for (const character of withoutEmoji) {
    const point = character.codePointAt(0) ?? 0;
    weight += lightRanges.some(([first, last]) => point >= first && point <= last) ? 1 : heavyWeight;
  }
  return weight;
}
