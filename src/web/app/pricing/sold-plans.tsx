import type { ToolLimits } from '../../../modules/plans/limits.contract.ts';
import {
  annualSaving,
  formatPlanPrice,
  formatPrice,
  introductoryOffer,
  planCatalogue,
  trialOffer,
} from '../../../modules/plans/plans.contract.ts';
import { t } from '../../../shared/language/translate.ts';
import { localPath } from '../../kit/local-path.ts';
import { ButtonAnchor, ButtonLink } from '../../kit/ui/button.tsx';
import { PlanCard } from './plan-card.tsx';
import { PlanDetails } from './plan-details.tsx';
import { soldQuestions } from './questions.ts';

const { days } = trialOffer;

/** The plans with their prices, and what they add. */
export function SoldPlans({ compared }: { compared: readonly ToolLimits[] }) {
  const { starter, monthly, annual } = planCatalogue;
  return (
    <div className="page-width pt-12 sm:pt-16">
      <h1 className="text-4xl sm:text-5xl">Pricing</h1>
      <p className="mt-3 max-w-[60ch] text-lg text-soft">
        {trialOffer.on
          ? t(
              'Most of the bag is free, for as long as you like. Pro is for large files, long texts and daily work, and starts with a {days}-day free trial.',
              { days },
            )
          : 'Most of the bag is free, for as long as you like. Pro is for large files, long texts and daily work.'}
      </p>

      <div className="mt-12 grid items-stretch gap-x-5 gap-y-8 lg:grid-cols-3">
        <PlanCard offer={starter}>
          <ButtonLink to="/" look="secondary" className="w-full">
            Choose a tool
          </ButtonLink>
        </PlanCard>
        <PlanCard offer={monthly} priceNote={introduction}>
          <SubscribeLink href={localPath('/subscribe')} look="secondary">
            {subscribeWords(monthly.name)}
          </SubscribeLink>
        </PlanCard>
        <PlanCard offer={annual} priceNote={saving}>
          <SubscribeLink href={localPath('/subscribe?plan=annual')} look="primary">
            {subscribeWords(annual.name)}
          </SubscribeLink>
        </PlanCard>
      </div>

      <PlanDetails compared={compared} questions={soldQuestions} />

      <section className="weave mt-20 flex flex-wrap items-center justify-between gap-x-10 gap-y-6 rounded-[24px] px-8 py-10 text-on-canvas sm:px-12">
        <div>
          <h2 className="text-2xl sm:text-3xl">Pack the bigger bag</h2>
          <p className="mt-2 max-w-[48ch] text-on-canvas-soft">
            {trialOffer.on
              ? t('{price}, after a {days}-day free trial. Cancel with one click.', {
                  price: formatPlanPrice('annual'),
                  days,
                })
              : t('{price}. Cancel with one click.', { price: formatPlanPrice('annual') })}
          </p>
        </div>
        <ButtonAnchor href={localPath('/subscribe?plan=annual')} look="on-canvas">
          Get Pro
        </ButtonAnchor>
      </section>
    </div>
  );
}

const introduction = introductoryOffer.on
  ? t('{months, plural, one {{percent}% off the first month} other {{percent}% off the first # months}}', {
      percent: introductoryOffer.percentOff,
      months: introductoryOffer.months,
    })
  : undefined;
const saving = t('Save {price} ({percent}%)', {
  price: formatPrice(annualSaving.cents),
  percent: annualSaving.percent,
});

const subscribeWords = (plan: string): string =>
  trialOffer.on ? t('Start the {days}-day free trial', { days }) : t('Get {plan}', { plan });

/** A full page load, because only the page's own document may load the payment form. */
function SubscribeLink(props: { href: string; look: 'primary' | 'secondary'; children: string }) {
  return (
    <ButtonAnchor href={props.href} look={props.look} className="w-full">
      {props.children}
    </ButtonAnchor>
  );
}
