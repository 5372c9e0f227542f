import { content } from 'virtual:content';
import { ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLoaderData } from 'react-router';
import type { ToolDefinition } from '../../../catalog/define-tool.ts';
import type { SitePage } from '../../../catalog/site-page.ts';
import { toolCategories } from '../../../catalog/tool-card.ts';
import { annualSaving, formatPlanPrice } from '../../../modules/plans/plans.contract.ts';
import { t } from '../../../shared/language/translate.ts';
import { toolCards } from '../../../tools/cards.index.ts';
import { tools } from '../../../tools/tools.index.ts';
import { hasPlans, planMode } from '../../kit/session/plan-mode.ts';
import { Button } from '../../kit/ui/button.tsx';
import { Disclosure } from '../../kit/ui/disclosure.tsx';
import { openChat } from '../assistant/chat-host.tsx';
import { pageMeta } from '../head/page-head.ts';
import { fileLifetime } from '../head/site-values.ts';
import { HelpSearch } from '../help/help-search.tsx';
import { takenBy } from '../help/taken-by.ts';
import { whoGivesPro } from '../pricing/who-gives-pro.ts';

export const handle = {
  path: '/help',
  hasAds: true,
  listed: { in: ['header', 'phone', 'footer'], name: 'Help', rank: 20 },
} satisfies SitePage;

/** Runs when the site is built. */
export function loader() {
  const groups = Object.entries(toolCategories)
    .map(([category, { menu }]) => ({
      menu,
      tools: tools.filter((tool) => tool.category === category).map(describeTool),
    }))
    .filter((group) => group.tools.length > 0);
  const articles = content.help.filter(({ tool }) => tool === undefined);
  const formats = new Set(toolCards.flatMap(({ accepts }) => accepts).filter((type) => type !== 'any')).size;
  const answers = tools.reduce((sum, { faq = [] }: ToolDefinition) => sum + faq.length, 0);
  return {
    groups,
    articles: articles.map(({ slug, title, description }) => ({ path: `/help/${slug}`, title, description })),
    figures: [
      { label: t('tools'), value: tools.length },
      { label: t('file formats they read'), value: formats },
      { label: t('help articles'), value: content.help.length },
      { label: t('questions answered'), value: answers },
    ],
  };
}

function describeTool(tool: ToolDefinition) {
  const { slug, name, summary, steps } = tool;
  const article = content.help.find((each) => each.tool === slug)?.slug;
  return { path: `/tools/${slug}`, name, summary, steps, takes: takenBy(tool), article };
}

export const meta = pageMeta({
  path: handle.path,
  title: t('Help'),
  description: t(
    'How to use the tools, which files they take, what to do when something fails, and what happens to your files.',
  ),
});

export default function HelpPage() {
  const { groups, articles, figures } = useLoaderData<typeof loader>();
  return (
    <div className="page-width pt-12 sm:pt-16">
      <h1 className="text-4xl sm:text-5xl">Help</h1>
      <p className="mt-3 max-w-[60ch] text-lg text-soft">How things work here, and what to do when they do not.</p>
      <dl className="mt-8 grid max-w-3xl grid-cols-2 gap-3 sm:grid-cols-4">
        {figures.map(({ label, value }) => (
          <div key={label} className="flex flex-col-reverse justify-end rounded-[14px] border border-line bg-card p-4">
            <dt className="text-[0.9375rem] text-soft leading-snug">{label}</dt>
            <dd className="font-bold text-3xl tracking-tight">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-8">
        <HelpSearch />
      </div>
      <p className="mt-4 max-w-[60ch] text-soft">
        Or ask in your own words: the round button in the corner opens a{' '}
        <button type="button" onClick={openChat} className="text-link">
          chat with the assistant
        </button>
        .
      </p>
      <div className="mt-8 max-w-3xl">
        <Disclosure title="Getting Started" open>
          <GettingStarted />
          <ul className="mt-4 space-y-2">
            {articles.map(({ path, title, description }) => (
              <li key={path}>
                <PageLink to={path}>{title}</PageLink>
                <span className="block">{description}</span>
              </li>
            ))}
          </ul>
        </Disclosure>
        <Disclosure title="Tool Categories">
          {groups.map(({ menu, tools: listed }) => (
            <section key={menu} className="mb-6 last:mb-0">
              <h2 className="mb-2 font-semibold text-ink text-lg">{menu}</h2>
              <ul className="space-y-4">
                {listed.map(({ path, name, summary, steps, takes, article }) => (
                  <li key={path}>
                    <Link to={path} className="text-link font-semibold">
                      {name}
                    </Link>
                    <p>{summary}</p>
                    <p>{steps.join('. ')}.</p>
                    {takes && <p>Takes {takes}.</p>}
                    {article && (
                      <PageLink to={`/help/${article}`}>
                        How to use it<span className="sr-only">: {name}</span>
                      </PageLink>
                    )}
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </Disclosure>
        <Disclosure title="Troubleshooting">
          <Troubleshooting />
        </Disclosure>
        <Disclosure title={hasPlans() ? 'Account & Billing' : 'Account'}>
          <AccountAndBilling />
        </Disclosure>
      </div>
      <Button look="secondary" size="small" className="mt-10" onClick={() => window.scrollTo({ top: 0 })}>
        <ArrowUp className="size-4" aria-hidden="true" />
        Back to Top
      </Button>
    </div>
  );
}

function GettingStarted() {
  return (
    <ol className="list-decimal space-y-2 ps-5 marker:text-accent">
      <li>
        Choose a tool from the menu, or press <Key>/</Key> or <Key>Ctrl</Key> <Key>K</Key> anywhere and type what you
        want to do.
      </li>
      <li>Drop files anywhere on its page, paste them, or press the button in the bag. You need no account.</li>
      <li>Choose the settings and start. You can cancel at any time.</li>
      <li>
        Download the result. Uploads and results are deleted after {fileLifetime()}; Delete removes a file from the
        server at once.
      </li>
    </ol>
  );
}

function Troubleshooting() {
  return (
    <dl className="space-y-4">
      <Problem title="A file is refused as the wrong kind">
        Files are recognised by their content, not their name. Open the file in the program that made it and save it as
        one of the kinds the tool lists.
      </Problem>
      <Problem title="A file is too large">
        {hasPlans() ? (
          <>
            Every tool's page and the <PageLink to="/pricing">pricing page</PageLink> say how large a file may be.
            Nothing of a refused file is kept.
          </>
        ) : (
          "Every tool's page says how large a file may be. Nothing of a refused file is kept."
        )}
      </Problem>
      <Problem title="There is no preview">
        Browsers cannot show TIFF and most cannot show HEIC. The tool still works, and you can download the result.
      </Problem>
      <Problem title="The connection was lost during an upload or while waiting">
        Press Retry. Files that were fully uploaded are not sent again.
      </Problem>
      <Problem title="A download link no longer works">
        The file was deleted, by you or after {fileLifetime()}. Run the tool again.
      </Problem>
    </dl>
  );
}

function AccountAndBilling() {
  return (
    <div className="space-y-3">
      {{ sold: <BuyingPro />, granted: <BeingGivenPro />, none: <WithoutPlans /> }[planMode()]}
      <p>
        Forgot your password? <PageLink to="/forgot-password">Get a link by email</PageLink>. Two-factor sign-in,
        passkeys, your sessions, your data and account deletion are on the account page.
      </p>
    </div>
  );
}

function BuyingPro() {
  const [monthly, annual] = [formatPlanPrice('monthly'), formatPlanPrice('annual')];
  return (
    <>
      <p>
        You need no account for the free tools. With one you can subscribe to Pro, use API keys and see what is left of
        your allowances, all on your <PageLink to="/account">account page</PageLink>.
      </p>
      <p>
        Starter is free, Pro Monthly is {monthly} and Pro Annual {annual}, which saves {annualSaving.percent}%. The{' '}
        <PageLink to="/pricing">pricing page</PageLink> compares them tool by tool.
      </p>
      <p>
        You can cancel at any time on your account page; Pro stays active to the end of the billing period, and until
        then you can resume it. Invoices are there, too.
      </p>
    </>
  );
}

function BeingGivenPro() {
  return (
    <>
      <p>
        You need no account for the free tools. With one you can use API keys and see what is left of your allowances on
        your <PageLink to="/account">account page</PageLink>.
      </p>
      <p>
        {whoGivesPro} Give them the email address of your account. The <PageLink to="/pricing">pricing page</PageLink>{' '}
        says what Pro changes, tool by tool.
      </p>
      <p>Administrators grant and revoke Pro on the admin page, under Users.</p>
    </>
  );
}

function WithoutPlans() {
  return (
    <p>
      You need no account for the tools. With one you can use API keys, on your{' '}
      <PageLink to="/account">account page</PageLink>.
    </p>
  );
}

function Problem({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <dt className="font-semibold text-ink">{title}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function PageLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="text-link">
      {children}
    </Link>
  );
}

function Key({ children }: { children: ReactNode }) {
  return <kbd className="rounded-md border border-edge px-1.5 py-px font-sans text-ink text-sm">{children}</kbd>;
}
