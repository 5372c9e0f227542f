import { z } from 'zod';

/** How a form asks for one value of a content. */
export type ContentField = {
  label: string;
  input:
    | 'text'
    | 'multiline'
    | 'url'
    | 'email'
    | 'tel'
    | 'number'
    | 'password'
    | 'checkbox'
    | 'date-time'
    | 'time-zone'
    | 'select';
  /** The choices of a select: value and what people read. */
  options?: Readonly<Record<string, string>>;
  optional?: boolean;
  placeholder?: string;
  /** One short sentence below the field. */
  hint?: string;
};

/** What is wrong with one value: the field's name and a sentence. */
export type ContentProblem = { field: string; message: string };

export type EncodedContent = { ok: true; text: string } | { ok: false; problems: ContentProblem[] };

/** Values as a form or a CSV row gives them. Values that are left out take their defaults. */
export type ContentInput = Readonly<Record<string, unknown>>;

/** Values as `parse` reads them back from a code, in the form that a field shows. */
export type ContentValues = Readonly<Record<string, string | boolean>>;

/** One kind of content, such as a Wi-Fi network: what it asks, how it is written into a code, and how it is read back. */
export type QrContent = {
  label: string;
  /** What scanning it does, in a few words. */
  effect: string;
  fields: Readonly<Record<string, ContentField>>;
  /** Checks the values and writes them as text. */
  encode: (input: ContentInput) => EncodedContent;
  /** The values in a scanned text; undefined when it is of another kind. */
  parse: (text: string) => ContentValues | undefined;
  /** What a standard fixes for codes of this kind. */
  symbol?: { errorLevel: 'M'; maximumVersion: number };
};

type ContentDefinition<Schema extends z.ZodObject> = Omit<QrContent, 'encode' | 'fields'> & {
  schema: Schema;
  fields: Readonly<Record<keyof z.output<Schema> & string, ContentField>>;
  write: (values: z.output<Schema>) => string;
};

/** Ties the schema, the fields and the writing of one kind of content together. */
export function defineContent<Schema extends z.ZodObject>(definition: ContentDefinition<Schema>): QrContent {
  const { schema, write, ...content } = definition;
  return {
    ...content,
    encode: (input) => {
      const result = schema.safeParse(wellFormed(input));
      if (result.success) return { ok: true, text: write(result.data) };
      return {
        ok: false,
        problems: result.error.issues.map(({ path, message }) => ({ field: String(path[0] ?? ''), message })),
      };
    },
  };
}

/** Half a surrogate pair cannot be written in UTF-8; it becomes U+FFFD here, so that what is checked is what is written. */
const wellFormed = (input: ContentInput): ContentInput =>
  Object.fromEntries(
    Object.entries(input).map(([name, value]) => [name, typeof value === 'string' ? value.toWellFormed() : value]),
  );

/** A text that must be there, without spaces around it. */
export const requiredText = (missing: string, max = 500) =>
  z.string({ error: missing }).trim().min(1, missing).max(max, `Please use at most ${max} characters.`);

/** A text that may be empty. */
export const optionalText = (max = 500) =>
  z.string({ error: 'Please enter text.' }).trim().max(max, `Please use at most ${max} characters.`).default('');

/** A yes or no from a checkbox (true, false) or from a CSV cell. */
export const yesOrNo = () =>
  z
    .preprocess(
      (value) => {
        if (typeof value !== 'string') return value;
        const word = value.trim().toLowerCase();
        if (['yes', 'true', '1', 'x', 'on'].includes(word)) return true;
        return ['no', 'false', '0', '', 'off'].includes(word) ? false : value;
      },
      z.boolean({ error: 'Please enter yes or no.' }),
    )
    .default(false);

/** The same text with every line end written as `\n`. */
export const unixLines = (text: string): string => text.replace(/\r\n?/g, '\n');
