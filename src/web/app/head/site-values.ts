import { addressIn, type Language } from '../../../shared/language/languages.ts';
import { language } from '../../../shared/language/translate.ts';
import { dashed, type SiteValueName, siteTokens } from '../../../shared/site-tokens.ts';
import { planMode } from '../../kit/session/plan-mode.ts';

/**
 * The value behind a token. The build renders the token; the browser reads the value from the <html> element, so that
 * hydration matches.
 */
export const siteValue = (name: SiteValueName): string =>
  typeof document === 'undefined' ? siteTokens[name] : (document.documentElement.dataset[name] ?? siteTokens[name]);

export const siteOrigin = (): string => siteValue('origin');
/** The address of a page, in this page's language: `'/pricing'` → `'https://example.org/es/pricing'`. */
export const siteUrl = (path: string, each: Language = language()): string => siteOrigin() + addressIn(each, path);
export const fileLifetime = (): string => siteValue('fileLifetime');
export const applicationLifetime = (): string => siteValue('applicationLifetime');
export const conversationLifetime = (): string => siteValue('conversationLifetime');
export const paymentProcessor = (): string => siteValue('paymentProcessor');
export const adsHost = (): string => siteValue('adsHost');

/** The attributes that the <html> element of every page carries: `data-plan-mode`, `data-file-lifetime` and so on. */
export const siteValueAttributes = (): Record<string, string> => ({
  'data-plan-mode': planMode(),
  ...Object.fromEntries(
    (Object.keys(siteTokens) as SiteValueName[]).map((name) => [`data-${dashed(name)}`, siteValue(name)]),
  ),
});
