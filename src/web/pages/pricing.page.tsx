import { type MetaFunction, useLoaderData } from 'react-router';
import { compareTools } from '../../modules/plans/limits.contract.ts';
import {
  annualSaving,
  formatPlanPrice,
  formatPrice,
  introductoryOffer,
  planCatalogue,
  trialOffer,
} from '../../modules/plans/plans.contract.ts';
import { tools } from '../../tools/tools.index.ts';
import { pageHead } from '../head/page-head.ts';
import { siteValue } from '../head/site-values.ts';
import { breadcrumbData, faqData } from '../head/structured-data.ts';
import { ComparisonTable } from '../pricing/comparison-table.tsx';
import { PlanCard } from '../pricing/plan-card.tsx';
import { ButtonAnchor, ButtonLink } from '../ui/button.tsx';
import { Disclosure } from '../ui/disclosure.tsx';

const trial = trialOffer.on ? `${trialOffer.days}-day free trial` : undefined;

const questions = [
  {
    question: 'What can I do without paying?',
    answer:
      'Use every tool that is not marked as Pro only, without an account, up to the free limits in the table above. Results carry no watermark.',
  },
  {
    question: 'What does Pro change?',
    answer: `${planCatalogue.monthly.included.join('. ')}. The quality of the results is the same on both plans.`,
  },
  ...(trialOffer.on
    ? [
        {
          question: 'How does the free trial work?',
          answer: `The first ${trialOffer.days} days of your first subscription cost nothing. You enter a card, nothing is charged, and if you cancel before the trial ends nothing ever will be.`,
        },
      ]
    : []),
  {
    question: 'Can I cancel at any time?',
    answer:
      'Yes, on your account page, without writing to anyone. Pro stays active to the end of the period you paid for, and until then you can change your mind.',
  },
  {
    question: 'Can I change between monthly and annual?',
    answer: 'Yes, on your account page. What is left of the period you paid for is set against the new price.',
  },
  {
    question: 'Who sees my card?',
    answer:
      'Only the payment service. Its form sends your card number from your browser straight there; this site never has it.',
  },
  {
    question: 'What happens when a payment fails?',
    answer:
      'You are told, it is tried again, and you stay Pro for some days of grace in which you can give another card.',
  },
];

/** Runs when the site is built. */
export function loader() {
  return compareTools(tools);
}

export const meta: MetaFunction = () =>
  pageHead({
    path: '/pricing',
    title: 'Pricing',
    description: `Starter is free and needs no account. Pro Monthly ${formatPlanPrice('monthly')}, Pro Annual ${formatPlanPrice('annual')}: larger files, higher limits and every tool.`,
    structuredData: [
      breadcrumbData([
        { name: 'Satchel', path: '/' },
        { name: 'Pricing', path: '/pricing' },
      ]),
      faqData(questions),
    ],
  });

export default function PricingPage() {
  const compared = useLoaderData<typeof loader>();
  const { starter, monthly, annual } = planCatalogue;
  return (
    <div className="page-width pt-12 sm:pt-16">
      <h1 className="text-4xl sm:text-5xl">Pricing</h1>
      <p className="mt-3 max-w-[60ch] text-lg text-soft">
        Most of the bag is free, for as long as you like. Pro is for large files, long texts and daily work
        {trial ? `, and starts with a ${trial}` : ''}.
      </p>

      <div className="mt-12 grid items-stretch gap-x-5 gap-y-8 lg:grid-cols-3">
        <PlanCard offer={starter}>
          <ButtonLink to="/" look="secondary" className="w-full">
            Choose a tool
          </ButtonLink>
        </PlanCard>
        <PlanCard offer={monthly} priceNote={introduction}>
          <SubscribeLink href="/subscribe" look="secondary">
            {trial ? `Start the ${trial}` : `Get ${monthly.name}`}
          </SubscribeLink>
        </PlanCard>
        <PlanCard offer={annual} priceNote={`Save ${formatPrice(annualSaving.cents)} (${annualSaving.percent}%)`}>
          <SubscribeLink href="/subscribe?plan=annual" look="primary">
            {trial ? `Start the ${trial}` : `Get ${annual.name}`}
          </SubscribeLink>
        </PlanCard>
      </div>
      <p className="mt-5 text-soft empty:hidden">{siteValue('paymentNote')}</p>

      <section className="mt-20" aria-labelledby="compare">
        <h2 id="compare" className="text-2xl sm:text-3xl">
          Starter and Pro, tool by tool
        </h2>
        <p className="mt-2 mb-6 text-soft">These are the limits the tools themselves work by.</p>
        <ComparisonTable tools={compared} />
      </section>

      <section className="mt-16 max-w-3xl" aria-labelledby="questions">
        <h2 id="questions" className="mb-2 text-2xl sm:text-3xl">
          Questions
        </h2>
        {questions.map(({ question, answer }) => (
          <Disclosure key={question} title={question}>
            {answer}
          </Disclosure>
        ))}
      </section>

      <section className="weave mt-20 flex flex-wrap items-center justify-between gap-x-10 gap-y-6 rounded-[24px] px-8 py-10 text-on-canvas sm:px-12">
        <div>
          <h2 className="text-2xl sm:text-3xl">Pack the bigger bag</h2>
          <p className="mt-2 max-w-[48ch] text-on-canvas-soft">
            {formatPlanPrice('annual')}
            {trial ? `, after a ${trial}` : ''}. Cancel with one click.
          </p>
        </div>
        <ButtonAnchor href="/subscribe?plan=annual" look="on-canvas">
          Get Pro
        </ButtonAnchor>
      </section>
    </div>
  );
}

const introduction = introductoryOffer.on
  ? `${introductoryOffer.percentOff}% off the first ${introductoryOffer.months} months`
  : undefined;

/** Loads the page anew instead of changing to it: only its own document may load the payment service's form. */
function SubscribeLink(props: { href: string; look: 'primary' | 'secondary'; children: string }) {
  return (
    <ButtonAnchor href={props.href} look={props.look} className="w-full">
      {props.children}
    </ButtonAnchor>
  );
}
