import type { ToolCard } from '../../../catalog/tool-card.ts';
import { hasPlans } from '../../kit/session/plan-mode.ts';
import { PlanBadge } from '../../kit/ui/plan-badge.tsx';

/** The plan of a tool, and how much of it is free where that is counted. Nothing on a site without plans. */
export function ToolBadge({ tool: { badge, allowance } }: { tool: Pick<ToolCard, 'badge' | 'allowance'> }) {
  if (!hasPlans()) return null;
  return (
    <span className="flex shrink-0 items-center gap-1.5 text-soft text-xs">
      {allowance}
      <PlanBadge plan={badge} />
    </span>
  );
}
