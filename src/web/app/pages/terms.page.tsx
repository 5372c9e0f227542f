import { Link } from 'react-router';
import type { SitePage } from '../../../catalog/site-page.ts';
import { formatPrice, planCatalogue } from '../../../modules/plans/plans.contract.ts';
import { t } from '../../../shared/language/translate.ts';
import { hasPlans, planMode } from '../../kit/session/plan-mode.ts';
import { pageMeta } from '../head/page-head.ts';
import { fileLifetime, paymentProcessor, siteOrigin } from '../head/site-values.ts';
import { LegalPage, type LegalSection } from '../legal/legal-page.tsx';

export const handle = {
  path: '/terms',
  listed: { in: ['footer'], name: 'Terms', rank: 90 },
} satisfies SitePage;

export const meta = pageMeta({
  path: handle.path,
  title: t('Terms of Service'),
  description: t('The rules for using this site: what you may do, and what we promise and do not.'),
});

export default function TermsPage() {
  return (
    <LegalPage
      title="Terms of Service"
      summary="Use the tools for anything lawful, keep your own copies, and do not break the site for others. That is most of it."
      sections={sections()}
    />
  );
}

const sections = (): readonly LegalSection[] => [
  {
    id: 'agreement',
    title: t('The agreement'),
    content: (
      <p>
        These terms apply between you and whoever runs the site at {siteOrigin()}. By using it you accept them. If you
        do not, please do not use it; Satchel is free software, and you can run a site of your own.
      </p>
    ),
  },
  {
    id: 'use',
    title: t('What you may do'),
    content: (
      <>
        <p>You may use every tool, privately or for your work. You may not:</p>
        <ul>
          <li>work on files, texts or links that you have no right to use, or that are unlawful to have;</li>
          <li>use the site to harm others: malware, deceit, harassment, or links to such things;</li>
          <li>attack the site, go around its limits, or use it so heavily that others cannot;</li>
          <li>sell access to it as if it were yours.</li>
        </ul>
        <p>Whoever does is refused, and their account may be closed.</p>
      </>
    ),
  },
  {
    id: 'content',
    title: t('Your content stays yours'),
    content: (
      <p>
        You keep all rights in your files and in what the tools make of them. We may do with them only what the tool you
        started does. They are deleted after {fileLifetime()}, so keep your own copies: what is deleted cannot be
        brought back. The <PageLink to="/privacy">privacy policy</PageLink> says more.
      </p>
    ),
  },
  {
    id: 'account',
    title: t('Accounts'),
    content: (
      <p>
        Keep your password and API keys to yourself, and give an email address that reaches you. You answer for what is
        done with your account. You can delete it at any time on your <PageLink to="/account">account page</PageLink>.
      </p>
    ),
  },
  ...(hasPlans() ? [planMode() === 'sold' ? soldPlans() : grantedPlans] : []),
  {
    id: 'warranty',
    title: t('What we promise, and what not'),
    content: (
      <p>
        The tools are made with care and tested, and they say when something could not be done. Even so they are
        provided as they are: check results that matter to you before you rely on them. As far as the law allows, we are
        not liable for losses that come from using the site or from not being able to use it.
      </p>
    ),
  },
  {
    id: 'changes',
    title: t('Changes and questions'),
    content: (
      <p>
        When these terms change, the date at the top changes. If you go on using the site after that, the new terms
        apply. The <PageLink to="/help">help page</PageLink> answers most questions.
      </p>
    ),
  },
];

const soldPlans = (): LegalSection => ({
  id: 'plans',
  title: t('Plans and payment'),
  content: (
    <>
      <p>
        Starter is free. Pro costs {formatPrice(planCatalogue.monthly.priceCents)} a month or{' '}
        {formatPrice(planCatalogue.annual.priceCents)} a year, as the <PageLink to="/pricing">pricing page</PageLink>{' '}
        shows, and renews by itself until you cancel.
      </p>
      <ul>
        <li>Payments are handled by {paymentProcessor()}.</li>
        <li>You can cancel at any time on your account page. Pro then stays active to the end of the paid period.</li>
        <li>If a payment fails, we tell you and retry; if it keeps failing, the account returns to Starter.</li>
        <li>Prices may change for periods that have not begun yet, never for one you have paid.</li>
      </ul>
    </>
  ),
});

const grantedPlans: LegalSection = {
  id: 'plans',
  title: t('Plans'),
  content: (
    <p>
      Starter is free, and nothing is sold here. The administrators of this site can give an account Pro for a time, as
      the <PageLink to="/pricing">pricing page</PageLink> says; when it ends, the account returns to Starter.
    </p>
  ),
};

function PageLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className="text-link">
      {children}
    </Link>
  );
}
