import type { SitePage } from '../../../catalog/site-page.ts';
import { NotFound, notFoundHead } from '../content/not-found.tsx';

export const handle = { path: '*' } satisfies SitePage;

export const meta = notFoundHead;

export default NotFound;
