import { t } from '../../shared/language/translate.ts';
import { browserOf, systemOf } from '../../shared/user-agent.ts';

/** A `User-Agent` header in words: 'Firefox on Linux'. */
export function describeDevice(userAgent: string): string {
  const [browser, system] = [browserOf(userAgent), systemOf(userAgent)];
  if (browser && system) return t('{browser} on {system}', { browser, system });
  return browser ?? system ?? t('Unknown device');
}
