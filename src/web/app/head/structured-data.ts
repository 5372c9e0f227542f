import { t } from '../../../shared/language/translate.ts';
import { siteUrl } from './site-values.ts';

type StructuredValue = string | number | boolean | StructuredData | readonly StructuredData[];
/** One schema.org object. */
export type StructuredData = { '@type': string; [property: string]: StructuredValue };

export const websiteData = (description: string): StructuredData => ({
  '@type': 'WebSite',
  name: 'Satchel',
  url: siteUrl('/'),
  description,
});

/** The breadcrumbs: pairs of name and path, from the home page down. */
export const breadcrumbData = (trail: readonly { name: string; path: string }[]): StructuredData => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: siteUrl(path),
  })),
});

export const faqData = (faq: readonly { question: string; answer: string }[]): StructuredData => ({
  '@type': 'FAQPage',
  mainEntity: faq.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

/** A tool as a web application that costs nothing to use. */
export const toolData = (tool: {
  name: string;
  path: string;
  description: string;
  steps: readonly string[];
}): StructuredData => ({
  '@type': 'WebApplication',
  name: tool.name,
  url: siteUrl(tool.path),
  description: tool.description,
  applicationCategory: 'UtilitiesApplication',
  operatingSystem: 'Any',
  browserRequirements: t('Requires JavaScript'),
  featureList: tool.steps.join('; '),
  offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
});
