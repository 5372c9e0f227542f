import { language, t } from '../../../shared/language/translate.ts';
import type { Schema } from './api-document.ts';

/** What a value may be, in words: 'number, 10 to 100 in steps of 5'. */
export function describeSchema(schema: Schema): string {
  const { enum: values, anyOf, items, multipleOf } = schema;
  if (schema.format === 'binary') return t('file');
  if (values) return oneOf(values.map((value) => JSON.stringify(value)));
  if (anyOf) return oneOf([...new Set(anyOf.map(describeSchema))]);
  if (items) {
    const list = t('list of {entries}', { entries: describeSchema(items) });
    return list + rangeOf(schema.minItems, schema.maxItems, entries);
  }
  const types = [schema.type ?? 'any'].flat();
  if (types.includes('string')) return t('text') + rangeOf(schema.minLength, schema.maxLength, characters);
  const names = oneOf(types.map((type) => typeNames[type] ?? type));
  const range = names + rangeOf(safe(schema.minimum), safe(schema.maximum), numbers);
  return multipleOf === undefined ? range : t('{range} in steps of {step}', { range, step: multipleOf });
}

const typeNames: Readonly<Record<string, string>> = {
  integer: t('whole number'),
  number: t('number'),
  boolean: t('true or false'),
  array: t('list'),
  object: t('object'),
  any: t('any value'),
};

const oneOf = ([first = '', ...others]: readonly string[]): string =>
  others.reduce((before, choice) => t('{before} or {choice}', { before, choice }), first);

const safe = (bound: number | undefined) =>
  bound !== undefined && Math.abs(bound) < Number.MAX_SAFE_INTEGER ? bound : undefined;

type RangeWords = {
  between: (min: string, max: number) => string;
  atMost: (max: number) => string;
  atLeast: (min: number) => string;
};
const entries: RangeWords = {
  between: (min, max) => t('{min} to {max, plural, one {# entry} other {# entries}}', { min, max }),
  atMost: (max) => t('up to {max, plural, one {# entry} other {# entries}}', { max }),
  atLeast: (min) => t('{min, plural, one {# entry} other {# entries}} or more', { min }),
};
const characters: RangeWords = {
  between: (min, max) => t('{min} to {max, plural, one {# character} other {# characters}}', { min, max }),
  atMost: (max) => t('up to {max, plural, one {# character} other {# characters}}', { max }),
  atLeast: (min) => t('{min, plural, one {# character} other {# characters}} or more', { min }),
};
const inDigits = (number: number): string => number.toLocaleString(language());
const numbers: RangeWords = {
  between: (min, max) => t('{min} to {max}', { min, max: inDigits(max) }),
  atMost: (max) => t('up to {max}', { max: inDigits(max) }),
  atLeast: (min) => t('{min} or more', { min: inDigits(min) }),
};

function rangeOf(min: number | undefined, max: number | undefined, words: RangeWords): string {
  if (min !== undefined && max !== undefined) return `, ${words.between(inDigits(min), max)}`;
  if (max !== undefined) return `, ${words.atMost(max)}`;
  return min === undefined ? '' : `, ${words.atLeast(min)}`;
}

export type SchemaRow = { name: string; depth: number; type: string; description: string; optional: boolean };

/** The fields of an answer with those inside of them, as rows of a table. */
export function schemaRows(schema: Schema, depth = 0): SchemaRow[] {
  const inner = schema.items ?? schema.anyOf?.find(({ properties }) => properties) ?? schema;
  if (inner !== schema) return schemaRows(inner, depth);
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => [
    {
      ...{ name, depth },
      type: describeSchema(property),
      description: property.description ?? '',
      optional: !schema.required?.includes(name),
    },
    ...(depth < 3 ? schemaRows(property, depth + 1) : []),
  ]);
}
