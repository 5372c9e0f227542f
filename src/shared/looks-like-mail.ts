const known =
  /^(?:from|to|cc|subject|date|reply-to|sender|received|return-path|message-id|mime-version|delivered-to|content-type)$/;
/** Programs that carry mail write these; people who type a memo do not. */
const ofPrograms = /^(?:received|return-path|message-id|mime-version|delivered-to)$/;
const field = /^([!-9;-~]{1,76}):(?:\s|$)/;

/**
 * Whether a text begins as an email does (RFC 5322): with header fields, of which two are well known. `sure` also wants one
 * that only mail programs write, for texts whose name does not say that they are mail.
 */
export function looksLikeMail(head: string, { sure }: { sure: boolean }): boolean {
  const lines = head.replace(/^\uFEFF?\s*/, '').split(/\r?\n/);
  const found = new Set<string>();
  for (const [index, line] of lines.entries()) {
    if (line === '') break;
    // Mail boxes begin each message with such a line; long fields go on in lines that begin with a space.
    if ((index === 0 && line.startsWith('From ')) || (index > 0 && /^[ \t]/.test(line))) continue;
    const name = field.exec(line)?.[1]?.toLowerCase();
    // What was read may end within a line.
    if (name === undefined && index < lines.length - 1) return false;
    if (name !== undefined && known.test(name)) found.add(name);
  }
  return found.size >= 2 && (!sure || [...found].some((name) => ofPrograms.test(name)));
}
