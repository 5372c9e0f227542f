import type { Allowance, ToolDefinition } from '../../../catalog/define-tool.ts';

/** A metered action, and what its page says about one use of it. */
export type Metered = { action: string } & Pick<Allowance, 'unit' | 'freeIfDeletedSoon'>;

export const meteredActions = ({ actions }: Pick<ToolDefinition, 'actions'>): Metered[] =>
  Object.entries(actions).flatMap(([action, { allowance }]) =>
    allowance && allowance.countedAs === undefined
      ? [{ action, unit: allowance.unit, freeIfDeletedSoon: allowance.freeIfDeletedSoon }]
      : [],
  );

/** The line that says what is left has room from the start; a longer one takes more lines on a phone. */
export const roomFor = (metered: readonly Metered[]): string =>
  metered.some(({ freeIfDeletedSoon }) => freeIfDeletedSoon) ? 'mt-1.5 min-h-12 sm:min-h-6' : 'mt-1.5 min-h-6';
