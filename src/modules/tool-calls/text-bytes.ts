import { z } from 'zod';
import type { ActionDefinition } from '../../catalog/define-tool.ts';
import { KB, MB } from '../../shared/units.ts';

// JSON may escape any UTF-16 unit as \uXXXX.
const bytesPerCharacter = 6;
const numberBytes = 25;
/** Room for a text bounded by its pattern, such as a date. */
const patternLength = 1_000;
/** Room for unknown options, white space between JSON values, and so on. */
const allowance = 16 * KB;
/** The overall maximum: the text of 200 pages, or 100,000 numbers. */
const maxOptionBytes = 4 * MB;

/** The maximum size of a call's options in bytes, as JSON or form fields, from the action's schema. */
export function textBytesOf(action: Pick<ActionDefinition, 'options'>): number {
  const bytes = known.get(action.options) ?? Math.min(allowance + optionBytesOf(action), maxOptionBytes);
  known.set(action.options, bytes);
  return bytes;
}

/** Every call asks. */
const known = new WeakMap<z.ZodObject, number>();

/** The same from the schema alone; Infinity when unbounded. */
export const optionBytesOf = ({ options }: Pick<ActionDefinition, 'options'>): number =>
  bytesOf(z.toJSONSchema(options, { io: 'input', unrepresentable: 'any' }));

type JsonSchema = z.core.JSONSchema._JSONSchema;

function bytesOf(schema: JsonSchema): number {
  if (typeof schema === 'boolean') return Number.POSITIVE_INFINITY;
  const { anyOf, enum: values, const: value, type, maxLength } = schema;
  if (values) return largest(values.map(literalBytes));
  if (value !== undefined) return literalBytes(value);
  if (anyOf) return largest(anyOf.map(bytesOf));
  // For a text, its characters; where a definition sets it on an object, the length of its JSON.
  if (maxLength !== undefined) return maxLength * bytesPerCharacter + 2;
  // Several types at once, as zod writes unions of primitives.
  if (Array.isArray(type)) return largest(type.map((each) => bytesOf({ ...schema, type: each })));
  switch (type) {
    case 'null':
    case 'boolean':
    case 'number':
    case 'integer':
      return numberBytes;
    case 'string':
      return schema.pattern === undefined ? Number.POSITIVE_INFINITY : patternLength * bytesPerCharacter;
    case 'array':
      return typeof schema.items === 'object' && !Array.isArray(schema.items)
        ? (schema.maxItems ?? Number.POSITIVE_INFINITY) * (bytesOf(schema.items) + 1)
        : Number.POSITIVE_INFINITY;
    case 'object':
      return objectBytes(schema);
    default:
      return Number.POSITIVE_INFINITY;
  }
}

function objectBytes({ properties = {}, propertyNames }: z.core.JSONSchema.JSONSchema): number {
  // A record is unbounded.
  if (propertyNames) return Number.POSITIVE_INFINITY;
  const named = Object.entries(properties).map(([name, property]) => literalBytes(name) + 2 + bytesOf(property));
  return named.reduce((sum, bytes) => sum + bytes, 2);
}

const literalBytes = (value: unknown): number => JSON.stringify(value).length * bytesPerCharacter;

const largest = (sizes: readonly number[]): number => Math.max(0, ...sizes);
