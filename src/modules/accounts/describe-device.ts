import { browserOf, systemOf } from '../../shared/user-agent.ts';

/** A `User-Agent` header in words: 'Firefox on Linux'. */
export function describeDevice(userAgent: string): string {
  const [browser, system] = [browserOf(userAgent), systemOf(userAgent)];
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? 'Unknown device';
}
