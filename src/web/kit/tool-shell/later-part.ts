import { type ComponentType, lazy } from 'react';
import { pageIsShown } from './page-is-shown.ts';

/**
 * A part of every page that is not needed to use it: its code comes once the page is shown and the browser has nothing to do. Until
 * then its prerendered HTML stands as it is. Nothing is said when it cannot be loaded.
 */
export const laterPart = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy<ComponentType<Props>>(async () => {
    if (typeof document !== 'undefined') await pageIsShown();
    return load().catch(() => ({ default: () => null }));
  });
