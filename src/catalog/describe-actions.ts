import { z } from 'zod';
import { type PerPlan, type Plan, planUsers } from '../shared/plans.ts';
import type { ActionDefinition, FileField, Sentence, ToolDefinition } from './define-tool.ts';
import {
  type DescribedAction,
  type DescribedActions,
  type DescribedField,
  fileNameMark,
  type OptionRule,
} from './page-actions.ts';

/** A tool's actions as plain data for its page. Runs when the site is built. */
export const describeActions = ({ actions }: Pick<ToolDefinition, 'actions'>): DescribedActions =>
  Object.fromEntries(Object.entries(actions).map(([name, action]) => [name, describeAction(action)]));

function describeAction({ files = {}, options, example }: ActionDefinition): DescribedAction {
  return {
    files: Object.fromEntries(Object.entries(files).map(([name, field]) => [name, describeField(field)])),
    options: describeOptions(options),
    defaults: options.safeParse({}).data ?? options.safeParse(example).data ?? {},
  };
}

function describeField({ messages, accepts, ...field }: FileField): DescribedField {
  const { missing, wrongType, tooLarge, tooMany } = messages;
  const { many } = field;
  return {
    ...field,
    accepts: [...accepts],
    messages: {
      missing,
      wrongType,
      tooLarge: forPlans((plan, who) => tooLarge({ who, maxBytes: field.maxBytes[plan], fileName: fileNameMark })),
      ...(tooMany && many && { tooMany: forPlans((plan, who) => tooMany({ who, max: many.max[plan] })) }),
    },
  };
}

const forPlans = (say: (plan: Plan, who: string) => Sentence): PerPlan<Sentence> => ({
  free: say('free', planUsers.free),
  pro: say('pro', planUsers.pro),
});

const ruleWords = ['type', 'enum', 'minimum', 'maximum', 'multipleOf', 'minLength', 'maxLength'] as const;

function describeOptions(options: z.ZodObject): Record<string, OptionRule> {
  const { properties = {}, required = [] } = z.toJSONSchema(options, { io: 'output', unrepresentable: 'any' });
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]): [string, OptionRule] => {
      const property: Partial<OptionRule> = typeof schema === 'boolean' ? {} : (schema as Partial<OptionRule>);
      const known = ruleWords.filter((word) => property[word] !== undefined).map((word) => [word, property[word]]);
      return [name, { ...Object.fromEntries(known), required: required.includes(name) }];
    }),
  );
}
