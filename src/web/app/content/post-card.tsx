import { Link } from 'react-router';
import { classNames } from '../../kit/ui/class-names.ts';
import type { PostCard as Card } from './describe-post.ts';
import { showDay } from './show-day.ts';

/** A post in a list. */
export function PostCard(props: { post: Card; large?: boolean; heading?: 'h2' | 'h3' }) {
  const { post, large, heading: Heading = 'h2' } = props;
  const { slug, title, excerpt, author, date, category, readingMinutes } = post;
  return (
    <article
      className={classNames(
        'group relative flex h-full flex-col rounded-[16px] border border-line bg-card p-5 shadow-card hover:border-edge hover:shadow-lift sm:p-6',
        large && 'sm:p-9',
      )}
    >
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-[0.9375rem] text-soft">
        {large && (
          <span className="rounded-md bg-accent px-2 py-0.5 font-semibold text-on-accent text-sm">Featured</span>
        )}
        <span className="rounded-md bg-accent-soft px-2 py-0.5 text-ink text-sm">{category}</span>
      </p>
      <Heading className={classNames('mt-3', large ? 'max-w-[26ch] text-2xl sm:text-4xl' : 'text-xl')}>
        <Link
          to={`/blog/${slug}`}
          prefetch="intent"
          className="after:absolute after:inset-0 after:rounded-[16px] group-hover:text-accent"
        >
          {title}
        </Link>
      </Heading>
      <p className={classNames('mt-2 text-soft', large && 'max-w-[62ch] text-lg')}>{excerpt}</p>
      <PostFacts author={author} date={date} readingMinutes={readingMinutes} className="mt-auto pt-4" />
      <span className="mt-3 font-semibold text-accent underline-offset-4 group-hover:underline" aria-hidden="true">
        Read More
      </span>
    </article>
  );
}

/** Author, date and reading time. */
export function PostFacts(props: Pick<Card, 'author' | 'date' | 'readingMinutes'> & { className?: string }) {
  const { author, date, readingMinutes, className } = props;
  return (
    <p className={classNames('text-[0.9375rem] text-soft', className)}>
      {author} · <time dateTime={date}>{showDay(date)}</time> · {readingMinutes} min read
    </p>
  );
}
