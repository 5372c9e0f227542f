import { fileLifetimeToken, originToken } from '../../shared/site-tokens.ts';

/*
 * The values behind the tokens. At build time the tokens stand for them; in the browser they are read back from the page's
 * <html> element, so that what React renders there is what the page already says.
 */
const readFromPage = (name: string, token: string): string =>
  typeof document === 'undefined' ? token : (document.documentElement.dataset[name] ?? token);

export const siteOrigin = (): string => readFromPage('origin', originToken);
export const fileLifetime = (): string => readFromPage('fileLifetime', fileLifetimeToken);

/** The attributes that the <html> element of every page carries. */
export const siteValueAttributes = () => ({ 'data-origin': siteOrigin(), 'data-file-lifetime': fileLifetime() });
