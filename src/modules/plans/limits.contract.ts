import type { ActionDefinition, Allowance, FileField, TextField, ToolDefinition } from '../../catalog/define-tool.ts';
import { formatNumber } from '../../shared/language/format-number.ts';
import { language, t } from '../../shared/language/translate.ts';
import type { PerPlan, Plan } from '../../shared/plans.ts';
import { formatBytes } from '../../shared/units.ts';

/** One line of a limits table: the limit and its value per plan. */
export type Limit = { what: string } & PerPlan<string>;

/** The free value where only Pro has it. */
export const notIncluded = t('Not included');
const unlimited = t('Unlimited');

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
export function describeAllowance({ free: { max, per }, unit }: Allowance): string {
  const amount = `${whole(max)} ${max === 1 ? unit.one : unit.many}`;
  return per === 'day' ? t('{amount} a day', { amount }) : t('{amount} a month', { amount });
}

/** The Pro limit where the free plan refuses, as a sentence; undefined where Pro allows no more. */
export const offerOfPro = {
  bytes: (plan: Plan, limit: PerPlan<number>) =>
    more(plan, limit, (pro) => t('With Pro, a file may have up to {bytes}.', { bytes: formatBytes(pro) })),
  files: (plan: Plan, limit: PerPlan<number>) =>
    more(plan, limit, (pro) =>
      t('Pro allows up to {count, plural, one {# file} other {# files}} at once.', { count: pro }),
    ),
  call: (plan: Plan, limit: PerPlan<number>) =>
    more(plan, limit, (pro) =>
      t('With Pro, the files of one call may take up to {bytes}.', { bytes: formatBytes(pro) }),
    ),
  storage: (plan: Plan, limit: PerPlan<number>) =>
    more(plan, limit, (pro) => t('With Pro, your files may take up to {bytes} at once.', { bytes: formatBytes(pro) })),
  characters: (plan: Plan, limit: PerPlan<number>) =>
    more(plan, limit, (pro) =>
      t('With Pro, a text may have up to {count, plural, one {# character} other {# characters}}.', { count: pro }),
    ),
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
  if (limits.length === 0) return [{ what: t('Use'), free: notIncluded, pro: unlimited }];
  return limits.map((limit) => ({ ...limit, free: notIncluded }));
}

const sizeLimit = ({ label, many, maxBytes }: FileField): Limit => ({
  what: t('Size of one {file}', { file: many?.one ?? inSentence(label) }),
  free: formatBytes(maxBytes.free),
  pro: formatBytes(maxBytes.pro),
});

/** `'Image or PDF'` → `'image or PDF'`; acronyms keep their capitals, and German nouns theirs. */
const inSentence = (label: string): string =>
  new Intl.Locale(language()).language === 'de'
    ? label
    : label.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());

const countLimit = ({ many }: FileField): Limit[] =>
  many && many.max.pro > 1 ? [{ what: many.together, free: whole(many.max.free), pro: whole(many.max.pro) }] : [];

const togetherLimit = ({ many }: FileField): Limit[] =>
  many?.maxTogether
    ? [
        {
          what: t('All files of one call'),
          free: formatBytes(many.maxTogether.free),
          pro: formatBytes(many.maxTogether.pro),
        },
      ]
    : [];

const batchLimit = ({ free, pro }: PerPlan<number>): Limit => ({
  what: t('Files on the list at once'),
  free: whole(free),
  pro: whole(pro),
});

const textLimit = ({ label, maxCharacters }: TextField): Limit => ({
  what: t('{label}: length', { label }),
  free: inCharacters(maxCharacters.free),
  pro: inCharacters(maxCharacters.pro),
});

const inCharacters = (count: number): string => t('{count, plural, one {# character} other {# characters}}', { count });

const whole = (value: number): string => formatNumber(value, language());

const allowanceLimit = (allowance: Allowance): Limit => ({
  what: `${allowance.unit.many.charAt(0).toUpperCase()}${allowance.unit.many.slice(1)}`,
  free: describeAllowance(allowance),
  pro: unlimited,
});
