import type { SiteValueName } from '../../shared/site-tokens.ts';

/** What of this instance's settings the pages tell their readers. */
export type SiteSettings = {
  /** The address visitors reach the site under, without a trailing slash. */
  publicUrl: string;
  fileLifetimeHours: number;
  processors?: Processors;
};

/** The names of the services this instance hands something to; left out means that it does that work itself or not at all. */
export type Processors = {
  storage?: string | undefined;
  mail?: string | undefined;
  payment?: string | undefined;
  ai?: string | undefined;
};

/** The texts that take the place of the tokens in the built pages. */
export function describeSite({
  publicUrl,
  fileLifetimeHours,
  processors = {},
}: SiteSettings): Record<SiteValueName, string> {
  return {
    origin: publicUrl,
    fileLifetime: `${fileLifetimeHours} hour${fileLifetimeHours === 1 ? '' : 's'}`,
    storagePlace: processors.storage ?? 'nobody else: they stay on the server of this site',
    mailProcessor: processors.mail ?? 'nobody: this site sends no email',
    paymentProcessor: processors.payment ?? 'nobody: nothing can be bought on this site',
    aiProcessor: processors.ai ?? 'nobody: no text or image leaves the server of this site',
  };
}
