import { classNames } from '../../kit/ui/class-names.ts';
import { PlanBadge } from '../../kit/ui/plan-badge.tsx';
import { ToolIcon } from '../../kit/ui/tool-icon.tsx';
import type { ToolSearch } from './use-tool-search.ts';

/** The list below a tool search. The input keeps the focus; the options are chosen through it. */
export function ToolOptions({ search, className }: { search: ToolSearch; className?: string }) {
  const { query, results, active } = search;
  return (
    <div className={className}>
      <div id={search.listId} role="listbox" aria-label="Tools" className="empty:hidden">
        {results.map((tool) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the input that owns this list handles the keys.
          <div
            key={tool.slug}
            id={search.optionId(tool)}
            role="option"
            tabIndex={-1}
            aria-selected={tool === active}
            onPointerMove={() => tool !== active && search.setActive(tool)}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => search.open(tool)}
            className={classNames(
              'flex cursor-pointer items-center gap-3 rounded-[10px] px-3 py-2.5',
              tool === active && 'bg-accent-soft',
            )}
          >
            <ToolIcon icon={tool.icon} className="size-5 shrink-0 text-accent" />
            <span className="min-w-0 flex-1">
              <span className="block font-semibold">{tool.name}</span>
              <span className="block truncate text-sm text-soft">{tool.summary}</span>
            </span>
            <PlanBadge plan={tool.badge} />
          </div>
        ))}
      </div>
      <p role="status" className={results.length === 0 && query !== '' ? 'px-3 py-3 text-soft' : 'sr-only'}>
        {describeCount(query, results.length)}
      </p>
    </div>
  );
}

function describeCount(query: string, count: number): string {
  if (query.trim() === '') return '';
  if (count === 0) return `No tool here fits “${query}”.`;
  return count === 1 ? '1 tool' : `${count} tools`;
}
