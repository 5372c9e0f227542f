import { Check } from 'lucide-react';
import { Link, type MetaFunction, useLoaderData } from 'react-router';
import { describeLimits } from '../../modules/plans/limits.contract.ts';
import { formatPrice, type PlanOffer, planCatalogue } from '../../modules/plans/plans.contract.ts';
import { tools } from '../../tools/tools.index.ts';
import { pageHead } from '../head/page-head.ts';
import { breadcrumbData, faqData } from '../head/structured-data.ts';
import { ButtonLink } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Disclosure } from '../ui/disclosure.tsx';
import { LimitsTable } from '../ui/limits-table.tsx';

const questions = [
  {
    question: 'Can I buy Pro now?',
    answer:
      'Not in this version: it has no accounts and no checkout yet. The prices here are the ones that will apply.',
  },
  {
    question: 'What can I do without paying?',
    answer: 'Use every tool on this site, without an account, up to the free limits in the table above.',
  },
  {
    question: 'What does Pro change?',
    answer: 'The limits in the table above, and nothing else: the tools and the quality of their results are the same.',
  },
];

/** Runs when the site is built. */
export function loader() {
  return tools
    .map((tool) => ({ name: tool.name, path: `/tools/${tool.slug}`, limits: describeLimits(tool) }))
    .filter(({ limits }) => limits.length > 0);
}

export const meta: MetaFunction = () =>
  pageHead({
    path: '/pricing',
    title: 'Pricing',
    description: `Starter is free and needs no account. Pro Monthly ${formatPrice(planCatalogue.monthly.priceCents)}, Pro Annual ${formatPrice(planCatalogue.annual.priceCents)}: larger files and higher limits.`,
    structuredData: [
      breadcrumbData([
        { name: 'Satchel', path: '/' },
        { name: 'Pricing', path: '/pricing' },
      ]),
      faqData(questions),
    ],
  });

export default function PricingPage() {
  const limited = useLoaderData<typeof loader>();
  return (
    <div className="page-width pt-12 sm:pt-16">
      <h1 className="text-4xl sm:text-5xl">Pricing</h1>
      <p className="mt-3 max-w-[60ch] text-lg text-soft">
        Everything listed on this site works for free. Pro raises the limits.
      </p>

      <div className="mt-10 grid items-stretch gap-5 lg:grid-cols-3">
        <Offer offer={planCatalogue.starter} points={['Every tool on this site', 'No account needed', 'No watermarks']}>
          <ButtonLink to="/" look="secondary" className="w-full">
            Choose a tool
          </ButtonLink>
        </Offer>
        <Offer offer={planCatalogue.monthly} points={['Everything in Starter', 'The Pro limits below']}>
          <NotYet />
        </Offer>
        <Offer
          offer={planCatalogue.annual}
          points={['Everything in Pro Monthly', describeSaving(planCatalogue.annual)]}
        >
          <NotYet />
        </Offer>
      </div>

      <section className="mt-20" aria-labelledby="compare">
        <h2 id="compare" className="mb-4 text-2xl sm:text-3xl">
          Limits, tool by tool
        </h2>
        <div className="max-w-4xl rounded-[18px] border border-line bg-card px-5 py-3 sm:px-7">
          <LimitsTable
            caption="Limits of every tool per plan"
            groups={limited.map(({ name, path, limits }) => ({
              title: (
                <Link to={path} className="text-link">
                  {name}
                </Link>
              ),
              limits,
            }))}
          />
        </div>
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
    </div>
  );
}

function Offer(props: { offer: PlanOffer; points: readonly string[]; children: React.ReactNode }) {
  const { name, summary, priceCents, regularCents, period, mark } = props.offer;
  return (
    <section
      className={classNames(
        'relative flex flex-col rounded-[20px] border bg-card p-7 shadow-card',
        mark ? 'border-accent' : 'border-line',
      )}
    >
      {mark && (
        <p className="absolute -top-3.5 right-6 rounded-md bg-accent px-2.5 py-1 font-bold text-on-accent text-xs tracking-wider">
          {mark}
        </p>
      )}
      <h2 className="text-xl">{name}</h2>
      <p className="mt-4 flex items-baseline gap-2">
        <span className="font-bold text-5xl tracking-tight">{formatPrice(priceCents)}</span>
        {period && <span className="text-soft">a {period}</span>}
        {regularCents !== undefined && (
          <s className="ml-auto text-lg text-soft">
            <span className="sr-only">instead of </span>
            {formatPrice(regularCents)}
          </s>
        )}
      </p>
      <p className="mt-3 text-soft">{summary}</p>
      <ul className="mt-5 mb-8 space-y-2.5">
        {props.points.map((point) => (
          <li key={point} className="flex gap-2.5">
            <Check className="mt-1 size-4 shrink-0 text-accent" aria-hidden="true" />
            {point}
          </li>
        ))}
      </ul>
      <div className="mt-auto">{props.children}</div>
    </section>
  );
}

/** Stands where the button to the checkout would be. */
function NotYet() {
  return (
    <p className="flex min-h-11 items-center justify-center rounded-[10px] border border-edge border-dashed px-4 py-2 text-center text-soft">
      Cannot be bought in this version yet
    </p>
  );
}

function describeSaving({ priceCents, regularCents }: { priceCents: number; regularCents: number }): string {
  const saved = regularCents - priceCents;
  return `Saves ${formatPrice(saved)} a year (${Math.round((saved / regularCents) * 100)}%)`;
}
