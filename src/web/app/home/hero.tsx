import { Link } from 'react-router';
import { fileLifetime } from '../head/site-values.ts';
import { popularTools } from '../shell/tools-by-category.ts';
import { HeroSearch } from './hero-search.tsx';
import { HomeBag } from './home-bag.tsx';

export function Hero() {
  return (
    <section className="page-width grid items-center gap-x-14 gap-y-10 pt-10 sm:pt-16 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]">
      <div>
        <h1 className="text-[clamp(2.5rem,6.2vw,4.25rem)] leading-[1.02] tracking-[-0.035em]">
          Every everyday file tool, in one good bag.
        </h1>
        <p className="mt-5 max-w-[34rem] text-lg text-soft sm:text-xl">
          Drop a file, get the result, see what changed. No account, no trackers, and your files are deleted after{' '}
          {fileLifetime()}.
        </p>
        <HeroSearch />
        {popularTools.length > 0 && (
          <div className="mt-4 flex flex-wrap items-center gap-x-2 gap-y-2">
            <span className="text-[0.9375rem] text-soft">Popular:</span>
            <ul className="flex flex-wrap gap-2">
              {popularTools.map(({ slug, path, name }) => (
                <li key={slug}>
                  <Link
                    to={path}
                    prefetch="intent"
                    className="inline-flex min-h-8 items-center rounded-full border border-edge px-3 text-[0.9375rem] font-medium hover:border-accent hover:text-accent"
                  >
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
      <HomeBag />
    </section>
  );
}
