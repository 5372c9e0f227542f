import { type MetaFunction, useLoaderData } from 'react-router';
import type { SitePage } from '../../../catalog/site-page.ts';
import { compareTools } from '../../../modules/plans/limits.contract.ts';
import { formatPlanPrice } from '../../../modules/plans/plans.contract.ts';
import { t } from '../../../shared/language/translate.ts';
import { tools } from '../../../tools/tools.index.ts';
import { hasPlans, planMode } from '../../kit/session/plan-mode.ts';
import { pageHead } from '../head/page-head.ts';
import { EverythingIncluded, everythingIncluded } from '../pricing/everything-included.tsx';
import { GrantedPlans } from '../pricing/granted-plans.tsx';
import { grantedQuestions, soldQuestions } from '../pricing/questions.ts';
import { SoldPlans } from '../pricing/sold-plans.tsx';

export const handle = {
  path: '/pricing',
  listed: { in: ['header', 'phone', 'footer'], name: 'Pricing', rank: 10, onlyWithPlans: true },
} satisfies SitePage;

/** Runs when the site is built. */
export function loader() {
  return hasPlans() ? compareTools(tools) : [];
}

export const meta: MetaFunction = () =>
  planMode() === 'none'
    ? pageHead({ path: handle.path, hidden: true, ...everythingIncluded })
    : pageHead({
        path: handle.path,
        title: t('Pricing'),
        description:
          planMode() === 'sold'
            ? t(
                'Starter is free and needs no account. Pro Monthly {monthly}, Pro Annual {annual}: larger files, higher limits and every tool.',
                { monthly: formatPlanPrice('monthly'), annual: formatPlanPrice('annual') },
              )
            : t(
                'Starter is free and needs no account. Pro has larger files, higher limits and every tool; the administrators of this site give it.',
              ),
        faq: planMode() === 'sold' ? soldQuestions : grantedQuestions,
      });

export default function PricingPage() {
  const compared = useLoaderData<typeof loader>();
  const mode = planMode();
  if (mode === 'none') return <EverythingIncluded />;
  return mode === 'sold' ? <SoldPlans compared={compared} /> : <GrantedPlans compared={compared} />;
}
