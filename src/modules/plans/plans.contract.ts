import { language, t } from '../../shared/language/translate.ts';

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
  t('Every tool, including those for Pro only'),
  t('The Pro limits: larger files, more files at once, longer texts'),
  t('No daily or monthly allowances'),
  t('Your work goes first when the server is busy'),
  t('No ads'),
] as const;
const paidProIncludes = [...proIncludes, t('Cancel any time; Pro stays until the period you paid for ends')] as const;

/** The plan catalogue, the only source of prices for pages, buttons and charges. */
export const planCatalogue = {
  starter: {
    name: t('Starter'),
    priceCents: 0,
    period: undefined,
    summary: t('Every tool that is not Pro-only, without an account.'),
    included: [t('Every tool that is not Pro-only'), t('No account needed'), t('No watermarks')],
  },
  monthly: {
    name: t('Pro Monthly'),
    priceCents: 299,
    regularCents: 999,
    period: 'month',
    summary: t('Every tool and higher limits, month by month.'),
    included: paidProIncludes,
  },
  annual: {
    name: t('Pro Annual'),
    priceCents: 1999,
    // Twelve months of Pro Monthly.
    regularCents: 3588,
    period: 'year',
    summary: t('The same as Pro Monthly, paid once a year.'),
    included: paidProIncludes,
    mark: t('BEST VALUE'),
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
  new Intl.NumberFormat(language(), {
    style: 'currency',
    currency: 'USD',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(cents / 100);

/** `'monthly'` → `'$2.99 a month'` */
export function formatPlanPrice(plan: PaidPlan): string {
  const { priceCents, period } = planCatalogue[plan];
  const price = formatPrice(priceCents);
  return period === 'month' ? t('{price} a month', { price }) : t('{price} a year', { price });
}

/** The saving of Pro Annual over twelve months of Pro Monthly. */
export const annualSaving = {
  cents: planCatalogue.annual.regularCents - planCatalogue.annual.priceCents,
  percent: Math.round((1 - planCatalogue.annual.priceCents / planCatalogue.annual.regularCents) * 100),
};
