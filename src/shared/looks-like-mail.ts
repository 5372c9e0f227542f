const known =
  /^(?:from|to|cc|subject|date|reply-to|sender|received|return-path|message-id|mime-version|delivered-to|content-type)$/;
/** Written by mail programs, not by people who type a memo. */
const mailerFields = /^(?:received|return-path|message-id|mime-version|delivered-to)$/;
const field = /^([!-9;-~]{1,76}):(?:\s|$)/;

/**
 * Whether a text begins like an email (RFC 5322): with header fields, at least two of them well known. `sure` also requires
 * one that only mail programs write, for texts not named as mail.
 */
export function looksLikeMail(head: string, { sure }: { sure: boolean }): boolean {
  const lines = head.replace(/^\uFEFF?\s*/, '').split(/\r?\n/);
  const found = new Set<string>();
  for (const [index, line] of lines.entries()) {
    if (line === '') break;
    // Mailboxes start each message with a From line; folded fields continue after a space.
    if ((index === 0 && line.startsWith('From ')) || (index > 0 && /^[ \t]/.test(line))) continue;
    const name = field.exec(line)?.[1]?.toLowerCase();
    // The head may be cut within a line.
    if (name === undefined && index < lines.length - 1) return false;
    if (name !== undefined && known.test(name)) found.add(name);
  }
  return found.size >= 2 && (!sure || [...found].some((name) => mailerFields.test(name)));
}
