/**
 * Decodes percent-encoded UTF-8 and leaves what is not: a scanned code may hold anything, and `50%` is more useful to read
 * than a refusal.
 */
export const decodePercent = (text: string): string =>
  text.replace(/(?:%[\da-f]{2})+/gi, (run) => {
    const bytes = Uint8Array.from(run.slice(1).split('%'), (digits) => Number.parseInt(digits, 16));
    const decoded = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
    return decoded.includes('\uFFFD') && !/%EF%BF%BD/i.test(run) ? run : decoded;
  });
