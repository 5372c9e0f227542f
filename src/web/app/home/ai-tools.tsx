import { Link } from 'react-router';
import { ToolIcon } from '../../kit/ui/tool-icon.tsx';
import { toolGroups } from '../shell/tools-by-category.ts';

/** The AI tools, and what keeps them honest. */
export function AiTools() {
  const group = toolGroups.find(({ category }) => category === 'ai');
  if (!group) return null;
  return (
    <section className="page-width mt-24" aria-labelledby="ai-tools">
      <h2 id="ai-tools" className="text-2xl sm:text-3xl">
        {group.section}
      </h2>
      <p className="mt-2 max-w-[62ch] text-lg text-soft">
        These also work without an AI provider, by rules, dictionaries and a choice of sentences on the site itself.
        Each page says who does the work before anything is sent.
      </p>
      <ul className="mt-6 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {group.tools.map(({ slug, path, name, summary, icon }) => (
          <li key={slug} className="border-line border-t pt-4">
            <Link to={path} prefetch="intent" className="group flex items-start gap-3">
              <ToolIcon icon={icon} className="mt-0.5 size-6 shrink-0 text-accent" />
              <span>
                <span className="block font-semibold text-lg group-hover:text-accent group-hover:underline">
                  {name}
                </span>
                <span className="block text-soft">{summary}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
