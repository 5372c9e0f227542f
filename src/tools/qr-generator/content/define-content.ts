import { z } from 'zod';
import { t } from '../../../shared/language/translate.ts';

/** One form field of a content. */
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
  /** The options of a select: value and label. */
  options?: Readonly<Record<string, string>>;
  optional?: boolean;
  placeholder?: string;
  /** One short sentence below the field. */
  hint?: string;
};

/** A problem with one value: the field's name and a sentence. */
export type ContentProblem = { field: string; message: string };

export type EncodedContent = { ok: true; text: string } | { ok: false; problems: ContentProblem[] };

/** Values from a form or CSV row. Missing ones take their defaults. */
export type ContentInput = Readonly<Record<string, unknown>>;

/** Values that `parse` reads back from a code, as shown in a form. */
export type ContentValues = Readonly<Record<string, string | boolean>>;

/** One kind of content, such as a Wi-Fi network: its fields, how it is encoded, and how it is decoded. */
export type QrContent = {
  label: string;
  /** What scanning it does, in a short sentence. */
  effect: string;
  fields: Readonly<Record<string, ContentField>>;
  /** Validates the values and encodes them as text. */
  encode: (input: ContentInput) => EncodedContent;
  /** The values in a scanned text; undefined when it is of another kind. */
  parse: (text: string) => ContentValues | undefined;
  /** What a standard fixes for this kind. */
  symbol?: { errorLevel: 'M'; maximumVersion: number };
};

type ContentDefinition<Schema extends z.ZodObject> = Omit<QrContent, 'encode' | 'fields'> & {
  schema: Schema;
  fields: Readonly<Record<keyof z.output<Schema> & string, ContentField>>;
  write: (values: z.output<Schema>) => string;
};

/** Combines the schema, fields and encoding of one kind of content. */
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

/** Replaces lone surrogates by U+FFFD, because UTF-8 cannot encode them: the text checked is then the text written. */
const wellFormed = (input: ContentInput): ContentInput =>
  Object.fromEntries(
    Object.entries(input).map(([name, value]) => [name, typeof value === 'string' ? value.toWellFormed() : value]),
  );

/** A required text, trimmed. */
export const requiredText = (missing: string, max = 500) =>
  z.string({ error: missing }).trim().min(1, missing).max(max, t('Please use at most {max} characters.', { max }));

/** An optional text. */
export const optionalText = (max = 500) =>
  z
    .string({ error: t('Please enter text.') })
    .trim()
    .max(max, t('Please use at most {max} characters.', { max }))
    .default('');

/** A boolean from a checkbox or a CSV cell. */
export const yesOrNo = () =>
  z
    .preprocess(
      (value) => {
        if (typeof value !== 'string') return value;
        const word = value.trim().toLowerCase();
        if (['yes', t('yes'), 'true', '1', 'x', 'on'].includes(word)) return true;
        return ['no', t('no'), 'false', '0', '', 'off'].includes(word) ? false : value;
      },
      z.boolean({ error: t('Please enter yes or no.') }),
    )
    .default(false);

/** Normalises line ends to `\n`. */
export const unixLines = (text: string): string => text.replace(/\r\n?/g, '\n');
