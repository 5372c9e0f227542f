import { t } from '../../../shared/language/translate.ts';
import { classNames } from '../../kit/ui/class-names.ts';
import { ToolIcon } from '../../kit/ui/tool-icon.tsx';
import { familyColors } from '../tool-card/family-colors.ts';
import { ToolBadge } from '../tool-card/tool-badge.tsx';
import type { ToolSearch } from './use-tool-search.ts';

/** The list below a tool search. The input keeps the focus; the options are chosen through it. */
export function ToolOptions({ search, className }: { search: ToolSearch; className?: string }) {
  const { query, results, fits, active } = search;
  return (
    <div className={className}>
      <p role="status" className={fits ? 'sr-only' : 'px-3 pt-2 pb-1.5 text-soft'}>
        {describeCount(query, results.length, fits)}
      </p>
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
            <ToolIcon icon={tool.icon} className={classNames('size-5 shrink-0', familyColors[tool.category])} />
            <span className="min-w-0 flex-1">
              <span className="block font-semibold">{tool.name}</span>
              <span className="block truncate text-sm text-soft">{tool.summary}</span>
            </span>
            <ToolBadge tool={tool} />
          </div>
        ))}
      </div>
    </div>
  );
}

function describeCount(query: string, count: number, fits: boolean): string {
  if (query.trim() === '') return '';
  if (!fits) return t('No tool here fits “{query}”. Perhaps one of these does:', { query });
  return t('{count, plural, one {# tool} other {# tools}}', { count });
}
