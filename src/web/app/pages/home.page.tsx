import { content } from 'virtual:content';
import { type MetaFunction, useLoaderData } from 'react-router';
import type { SitePage } from '../../../catalog/site-page.ts';
import { t } from '../../../shared/language/translate.ts';
import { toolCards } from '../../../tools/cards.index.ts';
import { hasPlans } from '../../kit/session/plan-mode.ts';
import { ButtonLink } from '../../kit/ui/button.tsx';
import { pageHead } from '../head/page-head.ts';
import { websiteData } from '../head/structured-data.ts';
import { AiTools } from '../home/ai-tools.tsx';
import { Hero } from '../home/hero.tsx';
import { StatsBand } from '../home/stats-band.tsx';
import { ToolGrid } from '../home/tool-grid.tsx';
import { WhyChooseUs } from '../home/why-choose-us.tsx';

const description = t(
  'Everyday file tools in one place: drop a file, get the result, see what changed. No sign-up, no trackers, files deleted automatically.',
);

export const handle = { path: '/', hasAds: true } satisfies SitePage;

/** Runs when the site is built. A sample is no voice of anybody. */
export const loader = () =>
  content.testimonials
    .filter(({ sample }) => !sample)
    .map(({ slug, name, role, html }) => ({ slug, name, role, html }))
    .slice(0, 3);

export const meta: MetaFunction = () =>
  pageHead({
    path: handle.path,
    title: t('Satchel: every everyday file tool, in one good bag'),
    description,
    structuredData: [websiteData(description)],
  });

export default function HomePage() {
  const testimonials = useLoaderData<typeof loader>();
  const [first] = toolCards;
  return (
    <>
      <Hero />
      <ToolGrid />
      <AiTools />
      <WhyChooseUs testimonials={testimonials} />
      <StatsBand />
      <section className="page-width mt-20 flex flex-wrap items-center justify-between gap-6">
        <h2 className="text-2xl sm:text-3xl">Ready when you are. No account needed.</h2>
        <div className="flex flex-wrap gap-3">
          {first && <ButtonLink to={first.path}>Open {first.name}</ButtonLink>}
          {hasPlans() && (
            <ButtonLink to="/pricing" look="secondary">
              See the plans
            </ButtonLink>
          )}
        </div>
      </section>
    </>
  );
}
