/**
 * Decodes percent-encoded UTF-8 and leaves anything else: a scanned code may contain anything, and showing `50%` is better
 * than refusing it.
 */
export const decodePercent = (text: string): string =>
  text.replace(/(?:%[\da-f]{2})+/gi, (run) => {
    const bytes = Uint8Array.from(run.slice(1).split('%'), (digits) => Number.parseInt(digits, 16));
    const decoded = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
    return decoded.includes('\uFFFD') && !/%EF%BF%BD/i.test(run) ? run : decoded;
  });
