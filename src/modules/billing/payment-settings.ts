import type { PaidPlan } from '../plans/plans.contract.ts';

/** What an operator set to take payments. */
export type PaymentSettings = {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /** Where the provider's API is. */
  apiUrl: string;
  /** The script that draws the card form. */
  jsUrl: string;
  /** Prices of the operator's own making; left out, they are made from the catalogue. */
  prices: Partial<Record<PaidPlan, string>>;
  /** How many days Pro goes on while a renewal's charge fails. */
  graceDays: number;
};
