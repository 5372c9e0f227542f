import { z } from 'zod';

/** One thing an operator may set, through an environment variable of this name. */
export type Setting<Value> = {
  name: string;
  /** What it does, for `npm run config`. */
  doc: string;
  /** What may be written, as the end of the sentence 'It must be ...'. */
  allowed: string;
  /** Reads the variable's text. */
  schema: z.ZodType<Value, string>;
  /** The text that stands in when the variable is unset or empty; undefined when unset has a meaning of its own. */
  default: string | undefined;
  /** What unset means, for settings without a default text. */
  unset?: string;
  /** Holds a password: never printed, not even in errors. */
  secret?: boolean;
};

/** Reads one setting; throws a ConfigError that names its variable when it cannot be used. */
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
