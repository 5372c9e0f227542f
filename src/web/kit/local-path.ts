import { addressIn, splitAddress } from '../../shared/language/languages.ts';
import { language } from '../../shared/language/translate.ts';

/** A page's address in this page's language, for links that the router does not make: `'/pricing'` → `'/es/pricing'`. */
export const localPath = (path: string): string => addressIn(language(), path);

/** The path of this page, the same in every language: `'/pricing'`. */
export const pathHere = (): string => splitAddress(location.pathname).path;
