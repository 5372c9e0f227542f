import type { ActionDefinition, Allowance, FileField, TextField, ToolDefinition } from '../../catalog/define-tool.ts';

import type { PerPlan, Plan } from '../../shared/plans.ts';
import { formatBytes } from '../../shared/units.ts';

/** One line of a limits table: the limit and its value per plan. */
export type Limit = { what: string } & PerPlan<string>;

/** The free value where only Pro has it. */
export const notIncluded = 'Not included';
const unlimited = 'Unlimited';

/** The limits of a tool's calls per plan, in words. Empty for tools without limits. */
export function describeLimits({ actions }: Pick<ToolDefinition, 'actions'>): Limit[] {
  const limits = Object.values(actions).flatMap(actionLimits);
  const distinct = new Map(limits.map((limit) => [JSON.stringify(limit), limit]));
  return [...distinct.values()];
}

/** A tool's rows in the plan comparison, and whether free users have it. */
export type ToolLimits = { slug: string; name: string; proOnly: boolean; limits: Limit[] };

/** The plan comparison: every tool with limits, in registry order. */
export const compareTools = (tools: readonly ToolDefinition[]): ToolLimits[] =>
  tools
    .map((tool) => ({ slug: tool.slug, name: tool.name, proOnly: isProOnly(tool), limits: describeLimits(tool) }))
    .filter(({ limits }) => limits.length > 0);

/** Whether the tool is for Pro users only. Tools that work in the page alone are for everyone. */
export function isProOnly({ actions }: Pick<ToolDefinition, 'actions'>): boolean {
  const all = Object.values(actions);
  return all.length > 0 && all.every(({ proOnly }) => proOnly !== undefined);
}

/** `{ max: 5, per: 'month' }` of scans → '5 scans a month' */
export const describeAllowance = ({ free: { max, per }, unit }: Allowance): string =>
  `${whole(max)} ${max === 1 ? unit.one : unit.many} a ${per}`;

/** The Pro limit where the free plan refuses, as a sentence; undefined where Pro allows no more. */
export const offerOfPro = {
  bytes: (plan: Plan, limit: PerPlan<number>) =>
    more(plan, limit, (pro) => `With Pro, a file may have up to ${formatBytes(pro)}.`),
  files: (plan: Plan, limit: PerPlan<number>) => more(plan, limit, (pro) => `Pro allows up to ${pro} files at once.`),
  call: (plan: Plan, limit: PerPlan<number>) =>
    more(plan, limit, (pro) => `With Pro, the files of one call may take up to ${formatBytes(pro)}.`),
  storage: (plan: Plan, limit: PerPlan<number>) =>
    more(plan, limit, (pro) => `With Pro, your files may take up to ${formatBytes(pro)} at once.`),
  characters: (plan: Plan, limit: PerPlan<number>) =>
    more(plan, limit, (pro) => `With Pro, a text may have up to ${pro.toLocaleString('en-US')} characters.`),
};

const more = (plan: Plan, limit: PerPlan<number>, toSentence: (pro: number) => string): string | undefined =>
  plan === 'free' && limit.pro > limit.free ? toSentence(limit.pro) : undefined;

function actionLimits(action: ActionDefinition): Limit[] {
  const fields = Object.values(action.files ?? {});
  const texts = Object.values(action.texts ?? {});
  const limits = [
    ...fields.flatMap((field) => [sizeLimit(field), ...countLimit(field), ...togetherLimit(field)]),
    ...(action.batch ? [batchLimit(action.batch)] : []),
    ...texts.map(textLimit),
    ...(action.allowance ? [allowanceLimit(action.allowance)] : []),
  ];
  if (!action.proOnly) return limits;
  if (limits.length === 0) return [{ what: 'Use', free: notIncluded, pro: unlimited }];
  return limits.map((limit) => ({ ...limit, free: notIncluded }));
}

const sizeLimit = ({ label, many, maxBytes }: FileField): Limit => ({
  what: `Size of one ${many?.one ?? inSentence(label)}`,
  free: formatBytes(maxBytes.free),
  pro: formatBytes(maxBytes.pro),
});

/** `'Image or PDF'` → `'image or PDF'`; acronyms keep their capitals. */
const inSentence = (label: string): string => label.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());

const countLimit = ({ many }: FileField): Limit[] =>
  many && many.max.pro > 1 ? [{ what: many.together, free: whole(many.max.free), pro: whole(many.max.pro) }] : [];

const togetherLimit = ({ many }: FileField): Limit[] =>
  many?.maxTogether
    ? [
        {
          what: 'All files of one call',
          free: formatBytes(many.maxTogether.free),
          pro: formatBytes(many.maxTogether.pro),
        },
      ]
    : [];

const batchLimit = ({ free, pro }: PerPlan<number>): Limit => ({
  what: 'Files on the list at once',
  free: whole(free),
  pro: whole(pro),
});

const textLimit = ({ label, maxCharacters }: TextField): Limit => ({
  what: `${label}: length`,
  free: `${whole(maxCharacters.free)} characters`,
  pro: `${whole(maxCharacters.pro)} characters`,
});

const whole = (value: number): string => value.toLocaleString('en-US');

const allowanceLimit = (allowance: Allowance): Limit => ({
  what: `${allowance.unit.many.charAt(0).toUpperCase()}${allowance.unit.many.slice(1)}`,
  free: describeAllowance(allowance),
  pro: unlimited,
});
