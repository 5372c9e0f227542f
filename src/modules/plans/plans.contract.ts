/** One way to use the site, as it is offered. Amounts are in US cents. */
export type PlanOffer = {
  name: string;
  priceCents: number;
  /** What the price would be otherwise; shown struck through. */
  regularCents?: number;
  period: 'month' | 'year' | undefined;
  summary: string;
  mark?: string;
};

/** The plan catalogue: every page and button that names a price reads it here. */
export const planCatalogue = {
  starter: {
    name: 'Starter',
    priceCents: 0,
    period: undefined,
    summary: 'Every tool that carries the Free badge, without an account.',
  },
  monthly: {
    name: 'Pro Monthly',
    priceCents: 299,
    regularCents: 999,
    period: 'month',
    summary: 'Larger files and higher limits, month by month.',
  },
  annual: {
    name: 'Pro Annual',
    priceCents: 1999,
    // Twelve months of Pro Monthly.
    regularCents: 3588,
    period: 'year',
    summary: 'The same as Pro Monthly, paid once a year.',
    mark: 'BEST VALUE',
  },
} as const satisfies Record<string, PlanOffer>;

/** `299` → `'$2.99'`, `0` → `'$0'` */
export const formatPrice = (cents: number): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', trailingZeroDisplay: 'stripIfInteger' }).format(
    cents / 100,
  );
