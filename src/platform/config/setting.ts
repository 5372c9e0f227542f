import { z } from 'zod';

/** A setting that operators make through an environment variable. */
export type Setting<Value> = {
  name: string;
  /** What it does, for `npm run config`. */
  doc: string;
  /** Valid values, completing the sentence 'It must be ...'. */
  allowed: string;
  /** Parses the variable's text. */
  schema: z.ZodType<Value, string>;
  /** The text used when the variable is unset or empty; undefined if unset has its own meaning. */
  default: string | undefined;
  /** What unset means, for settings without a default. */
  unset?: string;
  /** Holds a password: never printed, not even in errors. */
  secret?: boolean;
};

/** Reads one setting; throws a ConfigError that names the variable if it is invalid. */
export type ReadSetting = <Value>(setting: Setting<Value>) => Value;

export const defineSetting = <Value>(setting: Setting<Value>): Setting<Value> => setting;

export const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.number().min(min).max(max));

export const optionalUrl = (protocol: RegExp) =>
  z.union([z.literal(''), z.url({ protocol })]).transform((text) => text || undefined);

export const optionalKey = (pattern: RegExp) =>
  z.union([z.literal(''), z.string().regex(pattern)]).transform((text) => text || undefined);

export function hasNoPath(address: string): boolean {
  const { pathname, search, hash } = new URL(address);
  return pathname === '/' && search === '' && hash === '';
}
