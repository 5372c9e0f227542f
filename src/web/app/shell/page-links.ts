import type { PageLink, PageList } from '../../../catalog/site-page.ts';
import type { User } from '../../../modules/accounts/accounts.contract.ts';
import { hasPlans } from '../../kit/session/plan-mode.ts';
import { pageLinks } from '../pages.index.ts';

/** The pages that a menu shows on this site and to this user. */
export const linksIn = (list: PageList, user?: Pick<User, 'role'>): readonly PageLink[] =>
  pageLinks.filter(
    (link) =>
      link.in.includes(list) &&
      (!link.onlyWithPlans || hasPlans()) &&
      (link.onlyFor === undefined || link.onlyFor === user?.role),
  );
