import { useSyncExternalStore } from 'react';
import { siteValue } from '../head/site-values.ts';

/** The address for support as a link; where there is none, a sentence that says so. */
export function SupportEmail() {
  const email = siteValue('supportEmail');
  const isAddress = useSupportAddress() !== undefined;
  if (!isAddress) return email;
  return (
    <a href={`mailto:${email}`} dir="ltr" className="text-link [overflow-wrap:anywhere]">
      {email}
    </a>
  );
}

/** The address for support; undefined while the page is prerendered, and where there is none. */
export const useSupportAddress = (): string | undefined =>
  useSyncExternalStore(
    () => () => undefined,
    () => (siteValue('supportEmail').includes('@') ? siteValue('supportEmail') : undefined),
    () => undefined,
  );
