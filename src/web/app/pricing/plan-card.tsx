import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatPrice, type PlanOffer } from '../../../modules/plans/plans.contract.ts';
import { classNames } from '../../kit/ui/class-names.ts';

type PlanCardProps = {
  offer: PlanOffer;
  /** A note about the price. Reserves its space, so that cards side by side line up. */
  priceNote?: string | undefined;
  children: ReactNode;
};

/** One plan; the highlighted one stands out. */
export function PlanCard({ offer, priceNote, children }: PlanCardProps) {
  const { name, summary, priceCents, regularCents, period, included, mark } = offer;
  return (
    <section
      className={classNames(
        'relative flex flex-col rounded-[20px] border bg-card p-7',
        mark ? 'border-accent border-2 shadow-lift' : 'border-line shadow-card',
      )}
    >
      {mark && (
        <p className="absolute -top-4 inset-e-6 rounded-md bg-accent px-3 py-1.5 font-bold text-on-accent text-xs tracking-wider">
          {mark}
        </p>
      )}
      <h2 className="text-xl">{name}</h2>
      <p className="mt-4 flex flex-wrap items-baseline gap-x-2">
        <span className="font-bold text-5xl tracking-tight">{formatPrice(priceCents)}</span>
        {period && <span className="text-soft">{period === 'month' ? 'a month' : 'a year'}</span>}
        {regularCents !== undefined && (
          <s className="ms-auto text-lg text-soft">
            <span className="sr-only">instead of</span> {formatPrice(regularCents)}
          </s>
        )}
      </p>
      <p className="mt-1 min-h-6 font-semibold text-accent">{priceNote}</p>
      <p className="mt-3 text-soft">{summary}</p>
      <div className="seam mt-5" />
      <ul className="mt-5 mb-8 space-y-2.5">
        {included.map((point) => (
          <li key={point} className="flex gap-2.5">
            <Check className="mt-1 size-4 shrink-0 text-accent" aria-hidden="true" />
            {point}
          </li>
        ))}
      </ul>
      <div className="mt-auto">{children}</div>
    </section>
  );
}
