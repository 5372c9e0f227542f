import { content } from 'virtual:content';
import { ArrowLeft } from 'lucide-react';
import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import type { SitePage } from '../../../catalog/site-page.ts';
import { t } from '../../../shared/language/translate.ts';
import { toolCards } from '../../../tools/cards.index.ts';
import { ToolIcon } from '../../kit/ui/tool-icon.tsx';
import { type PostCard as Card, describePost } from '../content/describe-post.ts';
import { feedLinks } from '../content/feed-links.ts';
import { NotFound, notFoundHead } from '../content/not-found.tsx';
import { PostCard, PostFacts } from '../content/post-card.tsx';
import { postData } from '../content/post-data.ts';
import { Prose } from '../content/prose.tsx';
import { pageHead } from '../head/page-head.ts';

export const handle = { path: '/blog/:slug', hasAds: true } satisfies SitePage;

const nextShown = 3;

/** Runs when the site is built. Without a post it makes the page for addresses that have none. */
export function loader({ params }: LoaderFunctionArgs) {
  const index = content.blog.findIndex(({ slug }) => slug === params.slug);
  const post = content.blog[index];
  if (!post) return null;
  const others = [...content.blog.slice(index + 1), ...content.blog.slice(0, index)].slice(0, nextShown);
  return {
    ...describePost(post),
    html: post.html,
    headings: post.headings,
    tools: post.tools,
    others: others.map(describePost),
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData: post }) => {
  if (!post) return notFoundHead();
  const { slug, title, excerpt } = post;
  return [
    ...pageHead({
      path: `/blog/${slug}`,
      isEnglish: true,
      title,
      description: excerpt,
      within: { name: t('Blog'), path: '/blog' },
      picture: `/og/blog/${slug}.png`,
      structuredData: [postData(post)],
    }),
    ...feedLinks,
  ];
};

export default function BlogPostPage() {
  const post = useLoaderData<typeof loader>();
  if (!post) return <NotFound />;
  const { title, excerpt, category, html, headings, tools, others } = post;
  return (
    <div className="page-width pt-8 sm:pt-12">
      <Link to="/blog" className="inline-flex min-h-8 items-center gap-1.5 text-soft hover:text-accent hover:underline">
        <ArrowLeft className="size-4" aria-hidden="true" />
        Blog
      </Link>
      <article>
        <header className="mt-5">
          <p>
            <span className="rounded-md bg-accent-soft px-2 py-0.5 text-sm">{category}</span>
          </p>
          <h1 lang="en" className="mt-3 max-w-[24ch] text-3xl sm:text-5xl">
            {title}
          </h1>
          <p lang="en" className="mt-4 max-w-[62ch] text-lg text-soft">
            {excerpt}
          </p>
          <PostFacts {...post} className="mt-4" />
          <div className="seam mt-8" />
        </header>
        <div className="mt-8 grid items-start gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_15rem]">
          <Prose html={html} className="min-w-0" />
          <div className="space-y-8 max-lg:row-start-1 lg:sticky lg:top-24">
            {headings.length > 2 && <Headings headings={headings} />}
            {tools.length > 0 && <Tools slugs={tools} />}
          </div>
        </div>
      </article>
      <Others posts={others} />
    </div>
  );
}

function Headings({ headings }: { headings: readonly { id: string; text: string }[] }) {
  return (
    <nav aria-label="On this page" className="max-lg:hidden">
      <p className="mb-1 font-semibold">On this page</p>
      <ol>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-8 items-center py-1 text-[0.9375rem] text-soft leading-snug hover:text-accent hover:underline"
            >
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Tools({ slugs }: { slugs: readonly string[] }) {
  const cards = slugs.flatMap((slug) => toolCards.find((card) => card.slug === slug) ?? []);
  return (
    <section aria-labelledby="post-tools">
      <h2 id="post-tools" className="mb-2 font-semibold text-base tracking-normal">
        Tools in this post
      </h2>
      <ul className="flex flex-wrap gap-2 lg:flex-col">
        {cards.map(({ slug, path, name, icon }) => (
          <li key={slug}>
            <Link
              to={path}
              prefetch="intent"
              className="inline-flex min-h-10 items-center gap-2 rounded-[10px] border border-edge bg-card px-3 font-medium hover:border-accent hover:text-accent"
            >
              <ToolIcon icon={icon} className="size-4" />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Others({ posts }: { posts: readonly Card[] }) {
  if (posts.length === 0) return null;
  return (
    <section className="mt-16" aria-labelledby="more-posts">
      <h2 id="more-posts" className="text-2xl">
        More from the blog
      </h2>
      <ul className="mt-5 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {posts.map((post) => (
          <li key={post.slug}>
            <PostCard post={post} heading="h3" />
          </li>
        ))}
      </ul>
    </section>
  );
}
