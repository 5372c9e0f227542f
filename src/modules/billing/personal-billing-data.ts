import type { PersonalData } from '../accounts/personal-data.ts';
import type { BillingRepository } from './billing.repository.ts';

/** A user's billing data; cards and invoices are only with the provider. */
export const personalBillingData = (dependencies: {
  repository: BillingRepository;
  closeLater: (userId: string) => Promise<void>;
}): PersonalData => ({
  name: 'billing',
  collect: async (userId) => {
    const customer = await dependencies.repository.find(userId);
    if (!customer) return null;
    const { customerId, subscription, proUntil, trialUsed } = customer;
    return { customerId, subscription, proUntil: proUntil?.toISOString() ?? null, trialUsed };
  },
  // In a job, so that the subscription also ends when the provider is down.
  erase: async (userId) => {
    const customer = await dependencies.repository.find(userId);
    if (!customer) return;
    if (customer.customerId === null) await dependencies.repository.remove(userId);
    else await dependencies.closeLater(userId);
  },
});
