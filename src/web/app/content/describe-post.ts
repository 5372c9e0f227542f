import type { Post } from '../../../modules/content/content.contract.ts';

/** What a card of the blog says about a post. */
export type PostCard = Pick<
  Post,
  'slug' | 'title' | 'excerpt' | 'author' | 'date' | 'category' | 'readingMinutes' | 'featured'
>;

/** For loaders: the card without the text. */
export const describePost = (post: Post): PostCard => {
  const { slug, title, excerpt, author, date, category, readingMinutes, featured } = post;
  return { slug, title, excerpt, author, date, category, readingMinutes, featured };
};
