import type { MetaDescriptor } from 'react-router';
import { languages } from '../../../shared/language/languages.ts';
import { language } from '../../../shared/language/translate.ts';
import { siteOrigin, siteUrl } from './site-values.ts';
import { breadcrumbData, faqData, type StructuredData } from './structured-data.ts';

export const siteName = 'Satchel';
const home = { name: siteName, path: '/' };

type Page = {
  path: string;
  title: string;
  name?: string;
  description: string;
  structuredData?: readonly StructuredData[];
  faq?: Parameters<typeof faqData>[0];
  hidden?: boolean;
  isEnglish?: boolean;
  within?: { name: string; path: string };
  picture?: string;
};

/**
 * The head of a public page: title, description, canonical URL, social preview and structured data.
 * @param page.path without a trailing slash, '/' for the home page.
 * @param page.name in the breadcrumbs; the title when left out.
 * @param page.hidden keeps search engines out.
 * @param page.isEnglish in every language of the interface: search engines list it once.
 * @param page.within the page above it in the breadcrumbs; the home page when left out.
 * @param page.picture path of its own preview image, 1200 x 630.
 */
export function pageHead(page: Page): MetaDescriptor[] {
  const origin = siteOrigin();
  const url = siteUrl(page.path);
  const isHome = page.path === '/';
  const hidden = page.hidden || (page.isEnglish && language() !== 'en');
  const title = isHome ? page.title : `${page.title} · ${siteName}`;
  const { path, name = page.title, structuredData = [], faq = [] } = page;
  const data = [
    ...structuredData,
    ...(isHome || hidden ? [] : [breadcrumbData([home, ...(page.within ? [page.within] : []), { name, path }])]),
    ...(faq.length > 0 ? [faqData(faq)] : []),
  ];
  return [
    { title },
    { name: 'description', content: page.description },
    ...(hidden ? [{ name: 'robots', content: 'noindex' }] : page.isEnglish ? [canonical(path)] : addresses(path)),
    { property: 'og:site_name', content: siteName },
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: page.description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: `${origin}${page.picture ?? '/share.png'}` },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...data.map((object) => ({ 'script:ld+json': { '@context': 'https://schema.org', ...object } })),
  ];
}

const canonical = (path: string): MetaDescriptor => ({
  tagName: 'link',
  rel: 'canonical',
  href: siteUrl(path),
});

/** The page's own address, and those of the same page in all languages. */
const addresses = (path: string): MetaDescriptor[] => [
  canonical(path),
  ...languages.map((each) => ({ tagName: 'link', rel: 'alternate', hrefLang: each, href: siteUrl(path, each) })),
  { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: siteUrl(path, 'en') },
];

/** The `meta` of a page whose words are always the same. */
export const pageMeta = (page: Page) => (): MetaDescriptor[] => pageHead(page);
