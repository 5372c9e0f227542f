import { z } from 'zod';
import { fileTypes } from '../shared/file-types.ts';
import type { ActionDefinition, ToolDefinition } from './define-tool.ts';
import { listOperations, type Operation } from './operations.ts';

/** An operation with its option fields, for the bulk processor's page. */
export type OfferedOperation = Operation & { fields: readonly OptionField[] };

/** An action's option as a form field. Omitted values use the action's default. */
export type OptionField = {
  name: string;
  /** 'Longest side'. */
  label: string;
  hint?: string;
  /** Whether a value is required. */
  required: boolean;
} & (
  | { kind: 'choice'; choices: readonly { value: string; label: string }[]; initial?: string }
  | { kind: 'number'; min?: number; max?: number; step: number | 'any'; initial?: number }
  | { kind: 'yesNo'; initial: boolean }
  | { kind: 'text' | 'password'; initial?: string; maxLength?: number }
);

/** The operations of these tools with their option fields. Options that are lists or objects get none. */
export const offerOperations = (tools: readonly ToolDefinition[]): OfferedOperation[] =>
  listOperations(tools).map((operation) => {
    const tool = tools.find(({ slug }) => operation.id.startsWith(`${slug}/`));
    const action = tool?.actions[operation.id.slice(tool.slug.length + 1)];
    return { ...operation, fields: action ? fieldsOf(action) : [] };
  });

/** The parts of a JSON schema that are used here. */
type Property = {
  type?: string;
  enum?: readonly unknown[];
  default?: unknown;
  description?: string;
  minimum?: number;
  maximum?: number;
  multipleOf?: number;
  maxLength?: number;
};

function fieldsOf({ options, inBulk }: ActionDefinition): OptionField[] {
  const { properties = {}, required = [] } = z.toJSONSchema(options, { io: 'output', unrepresentable: 'any' });
  return Object.entries(properties).flatMap(([name, schema]) => {
    if (typeof schema === 'boolean' || inBulk?.without?.includes(name)) return [];
    const property = schema as Property;
    const words = {
      name,
      label: asWords(name),
      ...(property.description === undefined ? {} : { hint: explain(property.description) }),
      required: required.includes(name) && property.default === undefined,
    };
    return fieldOf(words, property);
  });
}

function fieldOf(words: Pick<OptionField, 'name' | 'label' | 'hint' | 'required'>, property: Property): OptionField[] {
  const { default: initial } = property;
  if (property.enum) {
    const choices = property.enum.map((value) => ({ value: String(value), label: labelOf(String(value)) }));
    return [{ ...words, kind: 'choice', choices, ...(typeof initial === 'string' ? { initial } : {}) }];
  }
  if (property.type === 'boolean') return [{ ...words, kind: 'yesNo', initial: initial === true }];
  if (property.type === 'number' || property.type === 'integer') {
    const { minimum: min, maximum } = property;
    const max = maximum === Number.MAX_SAFE_INTEGER ? undefined : maximum;
    const step = property.multipleOf ?? (property.type === 'integer' ? 1 : ('any' as const));
    const bounds = { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }), step };
    return [{ ...words, kind: 'number', ...bounds, ...(typeof initial === 'number' ? { initial } : {}) }];
  }
  if (property.type !== 'string') return [];
  const kind = /password/i.test(words.name) ? 'password' : 'text';
  const { maxLength } = property;
  return [
    {
      ...words,
      kind,
      ...(maxLength === undefined ? {} : { maxLength }),
      ...(typeof initial === 'string' ? { initial } : {}),
    },
  ];
}

/** Replaces option names by labels: '`maxBytes`' → 'Max bytes'. */
const explain = (description: string): string =>
  description.replaceAll(/`(\w+)`/g, (_, name: string) => `“${asWords(name)}”`);

/** 'longestSide' → 'Longest side'. */
function asWords(name: string): string {
  const words = name.replaceAll(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function labelOf(value: string): string {
  const type = Object.values(fileTypes).find(({ extensions }) => extensions.some((ending) => ending === value));
  return type?.name ?? asWords(value);
}
