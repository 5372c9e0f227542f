import { Link } from 'react-router';
import { toolCards } from '../../../tools/cards.index.ts';
import { orderByUse } from './order-by-use.ts';
import { useStats } from './use-stats.ts';

const shown = 5;

/** What is used most here, as soon as there are numbers. Two lines have room, so that nothing moves when they arrive. */
export function PopularTools() {
  const stats = useStats();
  const tools = orderByUse(toolCards, stats?.toolsByUse ?? []).slice(0, shown);
  return (
    <div className="mt-4 flex min-h-16 items-baseline gap-x-3">
      <span className="text-[0.9375rem] text-soft">Popular:</span>
      {/* Another order is another list: links that take each other's place would be seen to move. */}
      <ul key={tools.map(({ slug }) => slug).join()} aria-label="Popular" className="flex min-w-0 flex-wrap gap-x-4">
        {tools.map(({ slug, path, name }) => (
          <li key={slug}>
            <Link
              to={path}
              prefetch="intent"
              className="inline-flex min-h-8 items-center font-medium min-[400px]:whitespace-nowrap text-[0.9375rem] underline decoration-line decoration-2 underline-offset-4 hover:text-accent hover:decoration-thread"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
