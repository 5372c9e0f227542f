import { KB } from '../src/shared/units.ts';
import { tools } from '../src/tools/tools.index.ts';
import { readPages } from './site-pages.ts';

// In KB: each 10 take 50 ms at the 1.6 Mbit/s of Lighthouse's phone.
const toolBudget = 131;
const pageBudget = 122;

const pages = readPages();

/**
 * Maximum compressed code of a page's first visit, in bytes. Pages of the app that need more say so; a tool never does
 * (decision 0057).
 */
export function codeBudget(path: string): number {
  const isTool = tools.some(({ slug }) => path === `/tools/${slug}`);
  return (
    (isTool
      ? toolBudget
      : (pages.find((page) => page.path !== '*' && fits(page.path, path))?.codeBudgetKb ?? pageBudget)) * KB
  );
}

/** Whether an address is one of a page's: '/blog/:slug' has many. */
const fits = (pattern: string, path: string): boolean =>
  new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`).test(path);
