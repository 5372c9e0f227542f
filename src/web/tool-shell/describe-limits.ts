import type { PerPlan } from '../../shared/plans.ts';
import { formatBytes } from '../../shared/units.ts';
import type { FileField, ToolDefinition } from '../../tools/define-tool.ts';

/** One line of a limits table: what is limited, and to how much on each plan. */
export type Limit = { what: string } & PerPlan<string>;

/** What a tool's calls take on each plan, in words. Empty for tools that take no files. */
export function describeLimits({ actions }: Pick<ToolDefinition, 'actions'>): Limit[] {
  const fields = Object.values(actions).flatMap(({ files }) => Object.values(files ?? {}));
  const limits = fields.flatMap((field) => [sizeLimit(field), ...countLimit(field)]);
  const distinct = new Map(limits.map((limit) => [JSON.stringify(limit), limit]));
  return [...distinct.values()];
}

const sizeLimit = ({ label, maxBytes }: FileField): Limit => ({
  what: `${label}: size of one file`,
  free: formatBytes(maxBytes.free),
  pro: formatBytes(maxBytes.pro),
});

const countLimit = ({ label, many }: FileField): Limit[] =>
  many ? [{ what: `${label}: files at once`, free: String(many.max.free), pro: String(many.max.pro) }] : [];
