import type { FileType } from '../shared/file-types.ts';
import { type PerPlan, planUsers } from '../shared/plans.ts';
import type { FileField, Sentence } from './define-tool.ts';

/**
 * Plain data about an action, written into the page by the build (`describe-actions.ts`), so that a drop zone does not need
 * the definition and its schemas.
 */
export type DescribedAction = {
  files: Readonly<Record<string, DescribedField>>;
  options: Readonly<Record<string, OptionRule>>;
  /** The options when a call sets none, from `example` where some are required. */
  defaults: Readonly<Record<string, unknown>>;
};

export type DescribedActions = Readonly<Record<string, DescribedAction>>;

/** A file field with its messages rendered; `fileNameMark` stands for the file name. */
export type DescribedField = Omit<FileField, 'accepts' | 'messages'> & {
  accepts: FileType[];
  messages: {
    missing: Sentence;
    wrongType: Sentence;
    tooLarge: PerPlan<Sentence>;
    tooMany?: PerPlan<Sentence>;
  };
};

/** Constraints of an option's value, in JSON Schema terms. */
export type OptionRule = {
  required: boolean;
  type?: string;
  enum?: unknown[];
  minimum?: number;
  maximum?: number;
  multipleOf?: number;
  minLength?: number;
  maxLength?: number;
};

export const fileNameMark = '{file name}';

/** The field with message functions, as in its definition. The messages are those of the plan that `who` names. */
export function fieldOf({ messages, ...field }: DescribedField): FileField {
  const { tooLarge, tooMany } = messages;
  return {
    ...field,
    messages: {
      ...messages,
      tooLarge: ({ who, fileName }) => {
        const { title, text } = ofPlan(tooLarge, who);
        const named = (words: string) => words.replaceAll(fileNameMark, () => fileName);
        return { title: named(title), text: named(text) };
      },
      tooMany: tooMany && (({ who }) => ofPlan(tooMany, who)),
    },
  };
}

const ofPlan = <Value>(values: PerPlan<Value>, who: string): Value =>
  who === planUsers.free ? values.free : values.pro;

/**
 * The options in `value` if all satisfy the rules, else undefined. For values remembered or being typed; the server validates
 * with the schema. Options that are lists or objects have no rule and never pass.
 */
export function readOptions(
  rules: Readonly<Record<string, OptionRule>>,
  value: unknown,
): Record<string, unknown> | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const given = new Map<string, unknown>(Object.entries(value));
  const options: Record<string, unknown> = {};
  for (const [name, rule] of Object.entries(rules)) {
    const option = given.get(name);
    if (option === undefined ? rule.required : !isAllowed(rule, option)) return undefined;
    if (option !== undefined) options[name] = option;
  }
  return options;
}

function isAllowed(rule: OptionRule, value: unknown): boolean {
  if (rule.enum) return rule.enum.includes(value);
  if (rule.type === 'boolean') return typeof value === 'boolean';
  if (rule.type === 'string')
    return typeof value === 'string' && isWithin(value.length, rule.minLength, rule.maxLength);
  if (rule.type !== 'number' && rule.type !== 'integer') return false;
  const { multipleOf = rule.type === 'integer' ? 1 : undefined } = rule;
  return (
    typeof value === 'number' &&
    Number.isFinite(value) &&
    isWithin(value, rule.minimum, rule.maximum) &&
    (multipleOf === undefined || Number.isInteger(value / multipleOf))
  );
}

const isWithin = (value: number, min = -Infinity, max = Infinity): boolean => value >= min && value <= max;
