import { type CaseFormatId, type CaseOptions, caseFormats } from './case-formats.ts';

/** The beginning of a converted text, and how long all of it is, in UTF-16 units. */
export type Preview = { text: string; length: number };

/**
 * Past this many UTF-16 units the conversions belong in a worker. Measured on two server cores: all twelve take 1.5 ms for
 * each thousand units, so up to here they fit into a frame beside everything else; a million units take 1.3 s.
 */
export const workerThreshold = 5_000;

/** What a card has room for. */
const previewLength = 500;

/** @throws Error when there is no such format */
export function convertText(text: string, format: CaseFormatId, options: CaseOptions): string {
  const found = caseFormats.find(({ id }) => id === format);
  if (!found) throw new Error(`There is no case format '${format}'.`);
  return found.convert(text, options);
}

/** Cuts no character in two that takes two units. */
export function previewOf(converted: string): Preview {
  const cut = converted.slice(0, previewLength);
  return { text: cut.isWellFormed() ? cut : cut.slice(0, -1), length: converted.length };
}

/** What the page asks its worker when the text is long. The text is sent once and converted into all formats. */
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
