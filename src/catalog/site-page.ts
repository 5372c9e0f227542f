/**
 * What a page of the site says of itself, in the `handle` it exports: `src/web/app/pages/about.page.tsx` is all there is to a
 * new page. Routes, menus, footer and code budget follow from it; `scripts/site-pages.ts` reads it from the source, so it must
 * be written out, without names from elsewhere.
 */
export type SitePage = {
  /** The page's address: '/pricing'. '*' for any address that no other page has. */
  path: string;
  /** The file in `src/web/app` that exports what goes around it, without its ending: 'queries'. */
  around?: string;
  /** How much code, compressed, its first visit may load, in KB; 116 when left out (decision 0057). */
  codeBudgetKb?: number;
  /** Menus that show it. */
  listed?: {
    in: readonly PageList[];
    /** What it is called there: 'Pricing'. */
    name: string;
    /** Its place among the pages of a menu: lower comes first. */
    rank: number;
    /** The name of a Lucide icon, for menus that show icons. */
    icon?: string;
    /** Left out on sites without plans. */
    onlyWithPlans?: boolean;
    /** Left out for everyone else. */
    onlyFor?: 'admin';
  };
};

/** Header, the menu on phones, footer, and the menu of who is signed in. */
export type PageList = 'header' | 'phone' | 'footer' | 'account';

export type PageLink = { path: string } & Omit<NonNullable<SitePage['listed']>, 'rank'>;
