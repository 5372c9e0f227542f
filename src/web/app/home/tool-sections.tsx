import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import type { ToolCard } from '../../../catalog/tool-card.ts';
import { PlanBadge } from '../../kit/ui/plan-badge.tsx';
import { ToolIcon } from '../../kit/ui/tool-icon.tsx';
import { toolGroups } from '../shell/tools-by-category.ts';

export function ToolSections() {
  return toolGroups.map(({ category, section, tools }) => (
    <section key={category} className="page-width mt-20" aria-labelledby={`section-${category}`}>
      <div className="mb-6 flex items-center gap-4">
        <h2 id={`section-${category}`} className="text-2xl sm:text-3xl">
          {section}
        </h2>
        <div className="seam flex-1" />
      </div>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {tools.map((tool) => (
          <li key={tool.slug}>
            <Card tool={tool} />
          </li>
        ))}
      </ul>
    </section>
  ));
}

function Card({ tool: { path, name, summary, badge, icon } }: { tool: ToolCard }) {
  return (
    <Link
      to={path}
      prefetch="intent"
      className="group flex h-full flex-col rounded-[18px] border border-line bg-card p-6 shadow-card transition-[box-shadow,border-color,translate] duration-200 ease-out-soft hover:-translate-y-0.5 hover:border-edge hover:shadow-lift"
    >
      <span className="mb-5 flex items-start justify-between">
        <span className="grid size-12 place-items-center rounded-[12px] bg-accent-soft text-accent">
          <ToolIcon icon={icon} className="size-6" />
        </span>
        <PlanBadge plan={badge} />
      </span>
      <h3 className="flex items-center gap-2 text-xl">
        {name}
        <ArrowRight
          className="size-5 -translate-x-1 text-accent opacity-0 transition-[opacity,translate] group-hover:translate-x-0 group-hover:opacity-100 group-focus-visible:translate-x-0 group-focus-visible:opacity-100"
          aria-hidden="true"
        />
      </h3>
      <p className="mt-1.5 text-soft">{summary}</p>
    </Link>
  );
}
