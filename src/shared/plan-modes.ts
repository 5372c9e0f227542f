/**
 * What a site says of plans: Pro is sold, or given by the administrators because no payment is set up, or there are none
 * because everybody has everything. The pages are built for each.
 */
export const planModes = ['sold', 'granted', 'none'] as const;
export type PlanMode = (typeof planModes)[number];
