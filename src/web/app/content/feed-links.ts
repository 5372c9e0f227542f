import type { MetaDescriptor } from 'react-router';
import { feedPaths } from '../../../modules/content/feed-paths.contract.ts';
import { t } from '../../../shared/language/translate.ts';

/** For the head of the blog's pages, so that feed readers find the feeds. */
export const feedLinks: readonly MetaDescriptor[] = [
  { tagName: 'link', rel: 'alternate', type: 'application/rss+xml', title: t('Satchel blog'), href: feedPaths.rss },
  { tagName: 'link', rel: 'alternate', type: 'application/feed+json', title: t('Satchel blog'), href: feedPaths.json },
];
