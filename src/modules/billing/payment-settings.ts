import type { PaidPlan } from '../plans/plans.contract.ts';

/** The operator's payment settings. */
export type PaymentSettings = {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /** URL of the provider's API. */
  apiUrl: string;
  /** The script of the card form. */
  jsUrl: string;
  /** The operator's own prices; by default created from the catalogue. */
  prices: Partial<Record<PaidPlan, string>>;
  /** How many days Pro lasts while a renewal's charge fails. */
  graceDays: number;
};
