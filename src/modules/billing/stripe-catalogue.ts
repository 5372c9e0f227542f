import type { Stripe } from 'stripe';
import { introductoryOffer, type PaidPlan, planCatalogue } from '../plans/plans.contract.ts';
import type { PaymentSettings } from './payment-settings.ts';

// Missing products, prices and coupons are created from the catalogue.
const productId = 'satchel_pro';
const lookupKey = (plan: PaidPlan) => `satchel_${plan}_${planCatalogue[plan].priceCents}`;
const couponId = `satchel_intro_${introductoryOffer.percentOff}_${introductoryOffer.months}`;

/** What the provider sells: the prices and the offer of our catalogue. */
export function createCatalogue({ stripe, settings }: { stripe: Stripe; settings: PaymentSettings }) {
  const prices = new Map<PaidPlan, string>(
    Object.entries(settings.prices).filter((entry): entry is [PaidPlan, string] => entry[1] !== undefined),
  );

  async function priceOf(plan: PaidPlan): Promise<string> {
    const known = prices.get(plan);
    if (known) return known;
    const found = await stripe.prices.list({ lookup_keys: [lookupKey(plan)], active: true, limit: 1 });
    const id = found.data[0]?.id ?? (await createPrice(plan));
    prices.set(plan, id);
    return id;
  }

  async function createPrice(plan: PaidPlan): Promise<string> {
    const { name, priceCents, period } = planCatalogue[plan];
    await unlessThere(stripe.products.create({ id: productId, name: 'Satchel Pro' }));
    const price = await stripe.prices.create(
      {
        product: productId,
        nickname: name,
        currency: 'usd',
        unit_amount: priceCents,
        recurring: { interval: period },
        lookup_key: lookupKey(plan),
      },
      { idempotencyKey: `price-${lookupKey(plan)}` },
    );
    return price.id;
  }

  /** The discount of the offer, for its plan. */
  async function discounts(plan: PaidPlan): Promise<{ coupon: string }[]> {
    if (!introductoryOffer.on || plan !== 'monthly') return [];
    const { percentOff, months } = introductoryOffer;
    const coupon = {
      id: couponId,
      percent_off: percentOff,
      duration: 'repeating',
      duration_in_months: months,
    } as const;
    await unlessThere(stripe.coupons.create(coupon));
    return [{ coupon: couponId }];
  }

  return { priceOf, discounts };
}

async function unlessThere(creation: Promise<unknown>): Promise<void> {
  await creation.catch((error) => {
    if (codeOf(error) !== 'resource_already_exists') throw error;
  });
}

export const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);
