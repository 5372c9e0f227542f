import { content } from 'virtual:content';
import { ArrowLeft } from 'lucide-react';
import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import type { ToolDefinition } from '../../../catalog/define-tool.ts';
import type { SitePage } from '../../../catalog/site-page.ts';
import { withoutPlans } from '../../../catalog/without-plans.ts';
import { describeLimits } from '../../../modules/plans/limits.contract.ts';
import { t } from '../../../shared/language/translate.ts';
import { tools } from '../../../tools/tools.index.ts';
import { hasPlans } from '../../kit/session/plan-mode.ts';
import { ButtonLink } from '../../kit/ui/button.tsx';
import { LimitsLine } from '../../kit/ui/limits-line.tsx';
import { Questions } from '../../kit/ui/questions.tsx';
import { NotFound, notFoundHead } from '../content/not-found.tsx';
import { Prose } from '../content/prose.tsx';
import { Screen } from '../content/screen.tsx';
import { pageHead } from '../head/page-head.ts';
import { takenBy } from '../help/taken-by.ts';

export const handle = { path: '/help/:slug', hasAds: true } satisfies SitePage;

/** Runs when the site is built. Without an article it makes the page for addresses that have none. */
export function loader({ params }: LoaderFunctionArgs) {
  const article = content.help.find(({ slug }) => slug === params.slug);
  if (!article) return null;
  const { slug, title, description, html, screens } = article;
  return { slug, title, description, html, screens, tool: describeTool(article.tool) };
}

function describeTool(slug: string | undefined) {
  const found: ToolDefinition | undefined = tools.find((each) => each.slug === slug);
  if (!found) return undefined;
  const tool = hasPlans() ? found : withoutPlans(found);
  const { name, steps, faq = [], planFaq = [] } = tool;
  return {
    ...{ name, steps, path: `/tools/${tool.slug}`, faq: [...faq, ...planFaq] },
    ...{ takes: takenBy(tool), limits: describeLimits(tool) },
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData: article }) => {
  if (!article) return notFoundHead();
  const { slug, title, description } = article;
  const within = { name: t('Help'), path: '/help' };
  return pageHead({ path: `/help/${slug}`, isEnglish: true, title, description, within });
};

export default function HelpArticlePage() {
  const article = useLoaderData<typeof loader>();
  if (!article) return <NotFound />;
  const { title, description, html, screens, tool } = article;
  return (
    <article className="page-width pt-8 sm:pt-12">
      <Link to="/help" className="inline-flex min-h-8 items-center gap-1.5 text-soft hover:text-accent hover:underline">
        <ArrowLeft className="size-4" aria-hidden="true" />
        Help
      </Link>
      <h1 lang="en" className="mt-4 max-w-[26ch] text-3xl sm:text-5xl">
        {title}
      </h1>
      <p lang="en" className="mt-4 max-w-[62ch] text-lg text-soft">
        {description}
      </p>
      {tool && (
        <ButtonLink to={tool.path} className="mt-6">
          Open {tool.name}
        </ButtonLink>
      )}
      <Screen screens={screens} alt={`The page of ${title}`} className="mt-8" />
      {tool && (
        <section className="mt-8 max-w-[68ch]" aria-labelledby="in-short">
          <h2 id="in-short" className="text-2xl">
            In short
          </h2>
          <ol className="mt-3 list-decimal space-y-1.5 ps-6 text-[1.0625rem] marker:text-thread">
            {tool.steps.map((step) => (
              <li key={step}>{step}.</li>
            ))}
          </ol>
          {tool.takes && <p className="mt-3 text-soft">Takes {tool.takes}.</p>}
        </section>
      )}
      <Prose html={html} className="mt-8" />
      {tool && tool.limits.length > 0 && (
        <section className="mt-10 max-w-[68ch]" aria-labelledby="limits">
          <h2 id="limits" className="mb-2 text-2xl">
            Limits
          </h2>
          <LimitsLine limits={tool.limits} />
        </section>
      )}
      {tool && tool.faq.length > 0 && <Questions faq={tool.faq} className="mt-10" />}
      <p className="mt-10 text-soft">
        Something is missing here?{' '}
        <Link to="/help" className="text-link">
          Search all help
        </Link>
        .
      </p>
    </article>
  );
}
