/**
 * What a site page exports as `handle`; `src/web/app/pages/about.page.tsx` is all a new page needs. Routes, menus, footer and
 * code budget derive from it. `scripts/site-pages.ts` reads it from the source, so it must be a literal, without imported
 * names.
 */
export type SitePage = {
  /** Path: '/pricing'. '*' matches any path without a page. */
  path: string;
  /** A file in `src/web/app`, without extension, that exports the component to wrap it with: 'queries'. */
  around?: string;
  /** Compressed code its first visit may load, in KB; 116 by default (decision 0057). */
  codeBudgetKb?: number;
  /** Has room for advertisements at its top and bottom, where the operator has any. Tools have, too. */
  hasAds?: true;
  /** Menus that show it. */
  listed?: {
    in: readonly PageList[];
    /** Name in menus: 'Pricing'. */
    name: string;
    /** Order within a menu: lower comes first. */
    rank: number;
    /** A Lucide icon, for menus with icons. */
    icon?: string;
    /** Hidden on sites without plans. */
    onlyWithPlans?: boolean;
    /** Hidden from everyone else. */
    onlyFor?: 'admin';
  };
};

/** Header, phone menu, footer, and the signed-in user's menu. */
export type PageList = 'header' | 'phone' | 'footer' | 'account';

export type PageLink = { path: string } & Omit<NonNullable<SitePage['listed']>, 'rank'>;
