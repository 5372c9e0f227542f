import type { Schema } from './api-document.ts';

/** What a value may be, in words: 'number, 10 to 100 in steps of 5'. */
export function describeSchema(schema: Schema): string {
  const { enum: values, anyOf, items } = schema;
  if (schema.format === 'binary') return 'file';
  if (values) return values.map((value) => JSON.stringify(value)).join(' or ');
  if (anyOf) return [...new Set(anyOf.map(describeSchema))].join(' or ');
  if (items) return `list of ${describeSchema(items)}${rangeOf(schema.minItems, schema.maxItems, ' entries')}`;
  const type = [schema.type ?? 'any'].flat().map((each) => typeNames[each] ?? each);
  if (type.includes('text')) return `text${rangeOf(schema.minLength, schema.maxLength, ' characters')}`;
  const step = schema.multipleOf === undefined ? '' : ` in steps of ${schema.multipleOf}`;
  return `${type.join(' or ')}${rangeOf(safe(schema.minimum), safe(schema.maximum), '')}${step}`;
}

const typeNames: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'whole number',
  boolean: 'true or false',
  array: 'list',
  any: 'any value',
};

const safe = (bound: number | undefined) =>
  bound !== undefined && Math.abs(bound) < Number.MAX_SAFE_INTEGER ? bound : undefined;

function rangeOf(min: number | undefined, max: number | undefined, unit: string): string {
  const [least, most] = [min, max].map((bound) => bound?.toLocaleString('en-US'));
  if (least !== undefined && most !== undefined) return `, ${least} to ${most}${unit}`;
  if (most !== undefined) return `, up to ${most}${unit}`;
  return least === undefined ? '' : `, ${least}${unit} or more`;
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
