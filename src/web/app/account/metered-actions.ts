import type { Allowance, ToolDefinition } from '../../../catalog/define-tool.ts';

/** A metered action, and what one use of it is called. */
export type Metered = { action: string; unit: Allowance['unit'] };

export const meteredActions = ({ actions }: Pick<ToolDefinition, 'actions'>): Metered[] =>
  Object.entries(actions).flatMap(([action, { allowance }]) =>
    allowance && allowance.countedAs === undefined ? [{ action, unit: allowance.unit }] : [],
  );
