import { everyUser, type PerPlan, samePerPlan } from '../shared/plans.ts';
import type { ActionDefinition, FileField, TextField, ToolDefinition } from './define-tool.ts';

/**
 * The tool on a site without plans: everyone has Pro limits, no Pro features, no allowances, and no message names a plan.
 * Server, documentation and pages derive from it as from any definition.
 */
export function withoutPlans({ planFaq: _, ...tool }: ToolDefinition): ToolDefinition {
  return { ...tool, badge: 'free', actions: mapValues(tool.actions, actionForEveryone) };
}

function actionForEveryone({ proOnly: _, allowance: __, ...action }: ActionDefinition): ActionDefinition {
  return {
    ...action,
    ...(action.files && { files: mapValues(action.files, fieldForEveryone) }),
    ...(action.texts && { texts: mapValues(action.texts, textForEveryone) }),
    ...(action.batch && { batch: proForAll(action.batch) }),
  };
}

function fieldForEveryone(field: FileField): FileField {
  const { tooLarge, tooMany } = field.messages;
  return {
    ...field,
    maxBytes: proForAll(field.maxBytes),
    ...(field.many && { many: manyForEveryone(field.many) }),
    messages: {
      ...field.messages,
      tooLarge: (limit) => tooLarge({ ...limit, who: everyUser() }),
      ...(tooMany && { tooMany: (limit) => tooMany({ ...limit, who: everyUser() }) }),
    },
  };
}

const manyForEveryone = (many: NonNullable<FileField['many']>): FileField['many'] => ({
  ...many,
  max: proForAll(many.max),
  ...(many.maxTogether && { maxTogether: proForAll(many.maxTogether) }),
});

const textForEveryone = (text: TextField): TextField => ({
  ...text,
  maxCharacters: proForAll(text.maxCharacters),
  messages: { tooLong: (limit) => text.messages.tooLong({ ...limit, who: everyUser() }) },
});

const proForAll = <Value>({ pro }: PerPlan<Value>): PerPlan<Value> => samePerPlan(pro);

const mapValues = <Value>(values: Readonly<Record<string, Value>>, change: (value: Value) => Value) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]));
