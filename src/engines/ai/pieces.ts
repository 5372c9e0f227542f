/**
 * About how many tokens a text is, rather too many: 3 characters each for ASCII (English has 4), and one for each other character.
 */
export function estimateTokens(text: string): number {
  let others = 0;
  for (let index = 0; index < text.length; index++) if (text.charCodeAt(index) > 127) others++;
  return Math.ceil((text.length - others) / 3 + others);
}

/**
 * Cuts a text into pieces of at most `maxTokens` between paragraphs, or else lines, sentences, words. Joined, they are the text.
 */
export function cutIntoPieces(text: string, maxTokens: number): string[] {
  return joinSmall(cutBy(text, maxTokens, 0), maxTokens);
}

const cuts: readonly ((text: string) => string[])[] = [
  (text) => text.split(/(?<=\n[ \t]*\n)(?=\S)/),
  (text) => text.split(/(?<=\n)/),
  (text) => Array.from(new Intl.Segmenter(undefined, { granularity: 'sentence' }).segment(text), (it) => it.segment),
  (text) => text.split(/(?<=\s)(?=\S)/),
];

function cutBy(text: string, maxTokens: number, level: number): string[] {
  if (estimateTokens(text) <= maxTokens) return [text];
  const cut = cuts[level];
  if (!cut) return cutAnywhere(text, maxTokens);
  return joinSmall(cut(text), maxTokens).flatMap((part) => cutBy(part, maxTokens, level + 1));
}

/** Never inside a surrogate pair. */
function cutAnywhere(text: string, maxTokens: number): string[] {
  const pieces: string[] = [];
  for (let start = 0; start < text.length; ) {
    let end = Math.min(start + maxTokens, text.length);
    if (end < text.length && /[\udc00-\udfff]/.test(text.charAt(end))) end++;
    pieces.push(text.slice(start, end));
    start = end;
  }
  return pieces;
}

function joinSmall(parts: readonly string[], maxTokens: number): string[] {
  const joined: string[] = [];
  let tokens = 0;
  for (const part of parts) {
    const own = estimateTokens(part);
    const last = joined.at(-1);
    if (last !== undefined && tokens + own <= maxTokens) {
      joined[joined.length - 1] = last + part;
      tokens += own;
    } else {
      joined.push(part);
      tokens = own;
    }
  }
  return joined;
}
