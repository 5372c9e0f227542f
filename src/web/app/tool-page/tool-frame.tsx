import { LockKeyhole } from 'lucide-react';
import { Suspense, useEffect } from 'react';
import {
  type LoaderFunctionArgs,
  type MetaFunction,
  Outlet,
  type ShouldRevalidateFunction,
  useLoaderData,
} from 'react-router';
import type { ToolDefinition } from '../../../catalog/define-tool.ts';
import type { SitePage } from '../../../catalog/site-page.ts';
import { describeLimits, isProOnly, type Limit } from '../../../modules/plans/limits.contract.ts';
import { toolCards } from '../../../tools/cards.index.ts';
import { onFirstInteraction } from '../../kit/tool-shell/first-interaction.ts';
import { KeptPages } from '../../kit/tool-shell/kept-pages.tsx';
import { LeftOut } from '../../kit/tool-shell/left-out.tsx';
import { toolOfPage } from '../../kit/tool-shell/tool-of-page.ts';
import { lazyPart } from '../../kit/ui/lazy-part.tsx';
import { LimitsLine } from '../../kit/ui/limits-line.tsx';
import { PlanBadge } from '../../kit/ui/plan-badge.tsx';
import { Questions } from '../../kit/ui/questions.tsx';
import { ToolIcon } from '../../kit/ui/tool-icon.tsx';
import { type Metered, meteredActions, roomFor } from '../account/metered-actions.ts';
import { ProLine } from '../account/pro-line.tsx';
import { AdSlot } from '../ads/ad-slot.tsx';
import { pageHead } from '../head/page-head.ts';
import { fileLifetime } from '../head/site-values.ts';
import { toolData } from '../head/structured-data.ts';

const AllowanceLine = lazyPart(() => import('../account/allowance-line.tsx'));

type ToolWords = Pick<ToolDefinition, 'slug' | 'name' | 'summary' | 'title' | 'description' | 'badge' | 'steps'> & {
  faq: NonNullable<ToolDefinition['faq']>;
  path: string;
  isOneDesk: boolean;
  limits: Limit[];
  /** What its calls take: files, other values, or nothing because there are no calls. */
  privacy: 'files' | 'local' | 'calls';
  /** Said where the whole tool needs Pro. */
  proSentence: string | undefined;
  /** The meters of the tool's calls. */
  metered: Metered[];
};

/** Runs at build time: the browser gets the definition's words without its schemas. */
export function loader(request: LoaderFunctionArgs): ToolWords {
  const tool = toolOfPage(request);
  const { name, summary, title, description, badge, steps } = tool;
  const faq = [...(tool.faq ?? []), ...(tool.planFaq ?? [])];
  const words = { slug: tool.slug, name, summary, title, description, badge, steps, faq };
  return {
    ...words,
    path: `/tools/${tool.slug}`,
    isOneDesk: tool.isOneDesk ?? false,
    limits: describeLimits(tool),
    privacy: privacyOf(tool),
    proSentence: isProOnly(tool) ? Object.values(tool.actions)[0]?.proOnly?.text : undefined,
    metered: meteredActions(tool),
  };
}

/** All tools share this frame, and React Router would keep the data of a route whose parameters do not change. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname;

function privacyOf({ actions }: ToolDefinition): ToolWords['privacy'] {
  const all = Object.values(actions);
  if (all.length === 0) return 'local';
  return all.some(({ files }) => files) ? 'files' : 'calls';
}

export const meta: MetaFunction<typeof loader> = ({ loaderData: tool }) => {
  if (!tool) return [];
  const { path, name, title, description, faq } = tool;
  return pageHead({ path, name, title, description, structuredData: [toolData(tool)], faq });
};

export const handle: Pick<SitePage, 'hasAds'> = { hasAds: true };

/** The frame of every tool's page: heading, steps and questions around the tool's workbench. */
export default function ToolFrame() {
  const tool = useLoaderData<typeof loader>();
  const icon = toolCards.find(({ slug }) => slug === tool.slug)?.icon;
  // Tools that work in the page also work offline; the others can wait for the server.
  const hasTime = tool.privacy === 'files';
  useEffect(() => (hasTime ? onFirstInteraction(loadLaterParts) : loadLaterParts()), [hasTime]);
  return (
    <article className="page-width files-in:max-w-none pt-8 files-in:pt-4 sm:pt-10">
      <header className="mb-7 flex items-center gap-4 files-in:mb-4">
        {icon && (
          <span className="hidden size-14 shrink-0 place-items-center rounded-[14px] bg-accent-soft text-accent files-in:hidden sm:grid">
            <ToolIcon icon={icon} className="size-7" />
          </span>
        )}
        <div>
          <h1 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-3xl files-in:text-xl sm:text-4xl">
            {tool.name}
            <PlanBadge plan={tool.badge} />
          </h1>
          <p className="mt-1.5 max-w-[60ch] text-lg text-soft files-in:sr-only">{tool.summary}</p>
          {tool.proSentence && <ProLine sentence={tool.proSentence} />}
          {tool.metered.length > 0 && (
            // Reserves the line's space until the server has answered.
            <Suspense fallback={<div className={roomFor(tool.metered)} />}>
              <AllowanceLine slug={tool.slug} metered={tool.metered} room={roomFor(tool.metered)} />
            </Suspense>
          )}
        </div>
      </header>

      <KeptPages slug={tool.slug} isOneDesk={tool.isOneDesk}>
        <LeftOut slug={tool.slug} />
        <Outlet />
      </KeptPages>

      <p className="mt-5 flex items-start gap-2 text-[0.9375rem] text-soft">
        <LockKeyhole className="mt-1 size-4 shrink-0" aria-hidden="true" />
        <span>
          {tool.privacy === 'files' && <>Files are deleted after {fileLifetime()}, or at once when you press Delete.</>}
          {tool.privacy === 'local' && 'Everything happens in this browser: nothing you enter or open here is sent.'}{' '}
          <span className="ads-shown:hidden">This page loads nothing from other sites.</span>
        </span>
      </p>

      {tool.limits.length > 0 && <LimitsLine limits={tool.limits} />}

      <AdSlot position="inline" className="ads-shown:mt-10" />

      <Steps steps={tool.steps} />
      {tool.faq.length > 0 && (
        <div className="mt-16 lg:flex lg:items-start lg:gap-10">
          <Questions faq={tool.faq} className="flex-1" />
          <AdSlot position="sidebar" className="w-[18rem] max-lg:hidden!" />
        </div>
      )}
    </article>
  );
}

/** Preloads what controls show later. */
function loadLaterParts(): void {
  const parts = [import('../../kit/ui/toast-viewport.tsx'), import('../../kit/ui/tooltip-bubble.tsx')];
  // Retried when it is needed.
  Promise.all(parts).catch(() => undefined);
}

function Steps({ steps }: { steps: readonly string[] }) {
  return (
    <section aria-labelledby="steps" className="mt-20 files-in:hidden">
      <h2 id="steps" className="mb-5 text-2xl">
        How it works
      </h2>
      <ol className="grid gap-4 lg:grid-cols-3">
        {steps.map((step, index) => (
          <li key={step} className="flex items-center gap-4">
            <span
              className="grid size-9 shrink-0 place-items-center rounded-full border-[1.5px] border-thread border-dashed font-semibold"
              aria-hidden="true"
            >
              {index + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
    </section>
  );
}
