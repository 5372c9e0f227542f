import { z } from 'zod';
import { languages } from '../../shared/translation/languages.ts';

export const historyEntrySchema = z.object({
  /** Milliseconds since 1970; names the entry. */
  at: z.number(),
  from: z.enum(languages),
  to: z.enum(languages),
  text: z.string(),
  translation: z.string(),
});
export const historySchema = z.array(historyEntrySchema);

export type HistoryEntry = z.output<typeof historyEntrySchema>;

const mostEntries = 50;
/** Browsers give a site about five million characters for everything. */
const mostCharacters = 400_000;

/** With a new entry first, as many of the others as there is room for. The same text to the same language replaces itself. */
export function withEntry(history: readonly HistoryEntry[], entry: HistoryEntry): HistoryEntry[] {
  const others = history.filter(({ text, to }) => text !== entry.text || to !== entry.to);
  let room = mostCharacters;
  return [entry, ...others].slice(0, mostEntries).filter(({ text, translation }) => {
    room -= text.length + translation.length;
    return room >= 0;
  });
}
