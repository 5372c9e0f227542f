import { type CaseFormatId, type CaseOptions, caseFormats } from './case-formats.ts';

/** The beginning of a converted text, and its full length in UTF-16 units. */
export type Preview = { text: string; length: number };

/**
 * From this many UTF-16 units on, a worker converts. Measured on two server cores: all twelve formats take 1.5 ms per
 * thousand units, so up to here they fit into a frame; a million units take 1.3 s.
 */
export const workerThreshold = 5_000;

/** How much a card shows. */
const previewLength = 500;

/** @throws Error for an unknown format */
export function convertText(text: string, format: CaseFormatId, options: CaseOptions): string {
  const found = caseFormats.find(({ id }) => id === format);
  if (!found) throw new Error(`There is no case format '${format}'.`);
  return found.convert(text, options);
}

/** Never splits a surrogate pair. */
export function previewOf(converted: string): Preview {
  const cut = converted.slice(0, previewLength);
  return { text: cut.isWellFormed() ? cut : cut.slice(0, -1), length: converted.length };
}

/** The worker's functions for long texts. The text is sent once and converted into all formats. */
export function createCaseWork() {
  let held = '';
  return {
    hold: (text: string) => {
      held = text;
    },
    preview: ({ format, options }: CaseQuestion): Preview => previewOf(convertText(held, format, options)),
    convert: ({ format, options }: CaseQuestion): string => convertText(held, format, options),
  };
}

export type CaseWork = ReturnType<typeof createCaseWork>;
export type CaseQuestion = { format: CaseFormatId; options: CaseOptions };
