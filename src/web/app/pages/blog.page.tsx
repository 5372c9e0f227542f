import { content } from 'virtual:content';
import { Rss } from 'lucide-react';
import { useState } from 'react';
import { type MetaFunction, useLoaderData } from 'react-router';
import type { SitePage } from '../../../catalog/site-page.ts';
import { feedPaths } from '../../../modules/content/feed-paths.contract.ts';
import { t } from '../../../shared/language/translate.ts';
import { TextField } from '../../kit/ui/text-field.tsx';
import { describePost } from '../content/describe-post.ts';
import { feedLinks } from '../content/feed-links.ts';
import { fitsSearch } from '../content/fits-search.ts';
import { PostCard } from '../content/post-card.tsx';
import { pageHead } from '../head/page-head.ts';
import { NewsletterForm } from '../newsletter/newsletter-form.tsx';

export const handle = {
  path: '/blog',
  hasAds: true,
  listed: { in: ['phone', 'footer'], name: 'Blog', rank: 40 },
} satisfies SitePage;

/** Runs when the site is built. */
export const loader = () => content.blog.map(describePost);

export const meta: MetaFunction = () => [
  ...pageHead({
    path: handle.path,
    title: t('Blog'),
    description: t(
      'Guides to PDFs, images, scans and passwords: what happens inside the files, and how to get what you want.',
    ),
  }),
  ...feedLinks,
];

export default function BlogPage() {
  const posts = useLoaderData<typeof loader>();
  const [category, setCategory] = useState<string>();
  const [search, setSearch] = useState('');
  const categories = [...new Set(posts.map((post) => post.category))].sort();
  const isFiltered = category !== undefined || search.trim() !== '';
  const found = posts.filter(
    (post) =>
      (category === undefined || post.category === category) &&
      fitsSearch(search, [post.title, post.excerpt, post.category]),
  );
  return (
    <div className="page-width pt-12 sm:pt-16">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h1 className="text-4xl sm:text-5xl">Blog</h1>
          <p className="mt-3 max-w-[60ch] text-lg text-soft">
            What happens inside your files, and how to get what you want.
          </p>
        </div>
        <p className="flex gap-4 text-[0.9375rem]">
          <a href={feedPaths.rss} className="inline-flex min-h-8 items-center gap-1.5 text-link">
            <Rss className="size-4" aria-hidden="true" />
            RSS
          </a>
          <a href={feedPaths.json} className="inline-flex min-h-8 items-center text-link">
            JSON feed
          </a>
        </p>
      </div>
      <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
        <TextField
          label="Search the blog"
          hideLabel
          type="search"
          placeholder="Search the blog"
          autoComplete="off"
          className="w-full sm:w-72"
          value={search}
          onChange={setSearch}
        />
        <fieldset className="flex flex-wrap gap-1.5" aria-label="Category">
          {[undefined, ...categories].map((name) => (
            <button
              key={name ?? ''}
              type="button"
              aria-pressed={name === category}
              onClick={() => setCategory(name)}
              className="inline-flex min-h-9 items-center rounded-full border border-line px-3 font-medium text-[0.9375rem] text-soft hover:border-edge hover:text-ink aria-pressed:border-edge aria-pressed:bg-card aria-pressed:text-ink"
            >
              {name ?? 'All'}
            </button>
          ))}
        </fieldset>
      </div>
      <p role="status" className="sr-only">
        {isFiltered ? describeCount(found.length) : ''}
      </p>
      {found.length === 0 ? (
        <p className="mt-10 text-lg text-soft">No post fits this. Try another word, or another category.</p>
      ) : (
        <ul className="mt-8 grid gap-4 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3">
          {found.map((post, index) => {
            const isLarge = index === 0 && post.featured && !isFiltered;
            return (
              <li key={post.slug} className={isLarge ? 'sm:col-span-2 lg:col-span-3' : undefined}>
                <PostCard post={post} large={isLarge} />
              </li>
            );
          })}
        </ul>
      )}
      <NewsletterForm
        className="mt-12 max-w-xl rounded-[16px] border border-line bg-card p-5 sm:p-6"
        hint="When there are some, and nothing else. You confirm your address first, and leave with one click."
      />
    </div>
  );
}

const describeCount = (count: number): string => t('{count, plural, one {# post} other {# posts}}', { count });
