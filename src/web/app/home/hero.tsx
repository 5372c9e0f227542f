import { fileLifetime } from '../head/site-values.ts';
import { HeroSearch } from './hero-search.tsx';
import { HomeBag } from './home-bag.tsx';
import { PopularTools } from './popular-tools.tsx';

/** On phones the bag comes before the search: most come with a file. */
export function Hero() {
  return (
    <section className="page-width grid items-center gap-x-14 pt-8 sm:pt-14 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] lg:grid-rows-[1fr_auto]">
      <div className="lg:self-end">
        <h1 className="text-[clamp(2.25rem,6.2vw,4.25rem)] leading-[1.02] tracking-[-0.035em]">
          Every everyday file tool, in one good bag.
        </h1>
        <p className="mt-4 max-w-[34rem] text-lg text-soft sm:mt-5 sm:text-xl">
          Drop a file, get the result, see what changed. No account, no trackers, and your files are deleted after{' '}
          {fileLifetime()}.
        </p>
      </div>
      <div className="mt-6 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mt-0">
        <HomeBag />
      </div>
      <div className="lg:self-start">
        <HeroSearch />
        <PopularTools />
      </div>
    </section>
  );
}
