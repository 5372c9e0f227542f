/** One plan on offer. Amounts are in US cents. */
export type PlanOffer = {
  name: string;
  priceCents: number;
  /** The regular price; shown struck through. */
  regularCents?: number;
  period: 'month' | 'year' | undefined;
  summary: string;
  /** Its features besides the limits derived from the tools' definitions (limits.contract.ts). */
  included: readonly string[];
  mark?: string;
};

export const proIncludes = [
  'Every tool, including those for Pro only',
  'The Pro limits: larger files, more files at once, longer texts',
  'No daily or monthly allowances',
  'Your work goes first when the server is busy',
  'No ads',
] as const;
const paidProIncludes = [...proIncludes, 'Cancel any time; Pro stays until the period you paid for ends'] as const;

/** The plan catalogue, the only source of prices for pages, buttons and charges. */
export const planCatalogue = {
  starter: {
    name: 'Starter',
    priceCents: 0,
    period: undefined,
    summary: 'Every tool that is not Pro-only, without an account.',
    included: ['Every tool that is not Pro-only', 'No account needed', 'No watermarks'],
  },
  monthly: {
    name: 'Pro Monthly',
    priceCents: 299,
    regularCents: 999,
    period: 'month',
    summary: 'Every tool and higher limits, month by month.',
    included: paidProIncludes,
  },
  annual: {
    name: 'Pro Annual',
    priceCents: 1999,
    // Twelve months of Pro Monthly.
    regularCents: 3588,
    period: 'year',
    summary: 'The same as Pro Monthly, paid once a year.',
    included: paidProIncludes,
    mark: 'BEST VALUE',
  },
} as const satisfies Record<string, PlanOffer>;

/** The paid plans, in the order offered. */
export const paidPlans = ['monthly', 'annual'] as const;
export type PaidPlan = (typeof paidPlans)[number];

/** The free trial before the first charge, once per account. Shown only while it is on. */
export const trialOffer: { on: boolean; days: number } = { on: true, days: 14 };

/** A discount on the first months of Pro Monthly. Shown only while it is on. */
export const introductoryOffer: { on: boolean; percentOff: number; months: number } = {
  on: false,
  percentOff: 50,
  months: 3,
};

/** `299` → `'$2.99'`, `0` → `'$0'` */
export const formatPrice = (cents: number): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', trailingZeroDisplay: 'stripIfInteger' }).format(
    cents / 100,
  );

/** `'monthly'` → `'$2.99 a month'` */
export const formatPlanPrice = (plan: PaidPlan): string =>
  `${formatPrice(planCatalogue[plan].priceCents)} a ${planCatalogue[plan].period}`;

/** The saving of Pro Annual over twelve months of Pro Monthly. */
export const annualSaving = {
  cents: planCatalogue.annual.regularCents - planCatalogue.annual.priceCents,
  percent: Math.round((1 - planCatalogue.annual.priceCents / planCatalogue.annual.regularCents) * 100),
};
