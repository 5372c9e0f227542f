import { popularTools } from '../shell/tools-by-category.ts';
import { ButtonLink } from '../ui/button.tsx';

/** What the sign-in and registration pages say as long as there is nothing to sign in to. */
export function NoAccounts({ title }: { title: string }) {
  const [tool] = popularTools;
  return (
    <div className="page-width flex flex-col items-start gap-5 py-16 sm:py-24">
      <h1 className="text-4xl sm:text-5xl">{title}</h1>
      <p className="max-w-[52ch] text-lg text-soft">
        This version has no accounts yet, so there is nothing to sign in to. Every tool on this site works without one.
      </p>
      <div className="flex flex-wrap gap-3">
        {tool && <ButtonLink to={tool.path}>Open {tool.name}</ButtonLink>}
        <ButtonLink to="/" look="secondary">
          See all tools
        </ButtonLink>
      </div>
    </div>
  );
}
