/**
 * How a site handles plans: Pro is sold, or granted by administrators as no payment is set up, or everybody has everything.
 * Pages are built for each mode.
 */
export const planModes = ['sold', 'granted', 'none'] as const;
export type PlanMode = (typeof planModes)[number];
