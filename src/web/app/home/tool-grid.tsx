import { Search } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { ToolCard } from '../../../catalog/tool-card.ts';
import { t } from '../../../shared/language/translate.ts';
import { toolCards } from '../../../tools/cards.index.ts';
import { classNames } from '../../kit/ui/class-names.ts';
import { openCommandPalette } from '../shell/command-palette-host.tsx';
import { toolGroups } from '../shell/tools-by-category.ts';
import { familyColors } from '../tool-card/family-colors.ts';
import { ToolBadge } from '../tool-card/tool-badge.tsx';
import { ToolPicture } from '../tool-card/tool-picture.tsx';
import { useStats } from './use-stats.ts';

/** Fewer uses of a tool than this say nothing. */
const enoughUses = 10;

/** All tools in one grid, the most used first; one family of them when it is chosen. */
export function ToolGrid() {
  const [chosen, setChosen] = useState<string>();
  const uses = useStats()?.usesByTool ?? {};
  const group = toolGroups.find(({ category }) => category === chosen);
  const tools = group?.tools ?? toolCards;
  return (
    <section className="page-width mt-16 sm:mt-20" aria-labelledby="tools">
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <h2 id="tools" className="text-2xl sm:text-3xl">
          {group?.section ?? 'All tools'}
        </h2>
        <fieldset className="flex flex-wrap gap-1.5" aria-label="Which tools">
          <Family name="All" isChosen={!group} onChoose={() => setChosen(undefined)} />
          {toolGroups.map(({ category, menu }) => (
            <Family
              key={category}
              name={menu}
              color={familyColors[category]}
              isChosen={category === chosen}
              onChoose={() => setChosen(category)}
            />
          ))}
        </fieldset>
      </div>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 lg:grid-cols-4 xl:grid-cols-5">
        {tools.map((tool) => (
          <li key={tool.slug}>
            <Card tool={tool} uses={uses[tool.slug] ?? 0} />
          </li>
        ))}
        <LastTile tools={tools.length} />
      </ul>
    </section>
  );
}

function Family(props: { name: string; color?: string; isChosen: boolean; onChoose: () => void }) {
  const { name, color, isChosen, onChoose } = props;
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className="inline-flex min-h-9 items-center gap-1.5 rounded-full border border-line px-3 font-medium text-[0.9375rem] text-soft hover:border-edge hover:text-ink aria-pressed:border-edge aria-pressed:bg-card aria-pressed:text-ink"
    >
      {color && <span className={classNames('size-2.5 rounded-full bg-current', color)} aria-hidden="true" />}
      {name}
    </button>
  );
}

function Card({ tool, uses }: { tool: ToolCard; uses: number }) {
  const { slug, path, name, tagline, category } = tool;
  return (
    <Link
      to={path}
      prefetch="intent"
      className="group flex h-full flex-col overflow-hidden rounded-[16px] border border-line bg-card shadow-card transition-[box-shadow,border-color,translate] duration-200 ease-out-soft hover:-translate-y-0.5 hover:border-edge hover:shadow-lift"
    >
      <span className={classNames('relative grid place-items-center py-4', familyColors[category])}>
        <span className="absolute inset-0 bg-current opacity-8" />
        <ToolPicture
          slug={slug}
          className="relative h-16 w-24 transition-transform duration-200 ease-out-soft group-hover:scale-106 sm:h-20 sm:w-30"
        />
      </span>
      <div className="flex flex-1 flex-col px-3.5 pt-3 pb-2.5 sm:px-4">
        <h3 className="text-base leading-snug tracking-tight">{name}</h3>
        <p className="mt-0.5 text-soft text-sm leading-snug">{tagline}</p>
        {/* Has the height of a line before the numbers arrive, so that nothing moves. */}
        <div className="-me-1 mt-auto flex min-h-6.5 items-center justify-end gap-2 pt-1.5">
          {uses >= enoughUses && (
            <span className="me-auto min-w-0 truncate text-soft text-xs">
              {t('{uses, plural, one {# use} other {# uses}}', { uses })}
            </span>
          )}
          <ToolBadge tool={tool} />
        </div>
      </div>
    </Link>
  );
}

/** What the last tile spans, for each number of places that a row of 2, 3, 4 or 5 leaves empty. */
const spans = {
  2: ['max-sm:hidden', 'max-sm:col-span-1'],
  3: ['sm:max-lg:hidden', 'sm:max-lg:col-span-1', 'sm:max-lg:col-span-2'],
  4: ['lg:max-xl:hidden', 'lg:max-xl:col-span-1', 'lg:max-xl:col-span-2', 'lg:max-xl:col-span-3'],
  5: ['xl:hidden', 'xl:col-span-1', 'xl:col-span-2', 'xl:col-span-3', 'xl:col-span-4'],
} as const;

/** Fills the last row, so that the grid has no hole whatever the number of tools and columns. */
function LastTile({ tools }: { tools: number }) {
  const span = ([2, 3, 4, 5] as const).map((columns) => spans[columns][(columns - (tools % columns)) % columns]);
  return (
    <li className={classNames(...span)}>
      <button
        type="button"
        onClick={openCommandPalette}
        className="flex size-full min-h-24 flex-col items-center justify-center gap-2 rounded-[16px] border-[1.5px] border-thread border-dashed p-4 text-center text-soft hover:bg-card hover:text-ink"
      >
        <Search className="size-5" aria-hidden="true" />
        <span>Say what you want to do</span>
      </button>
    </li>
  );
}
