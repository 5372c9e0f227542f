import type { SiteValueName } from '../../shared/site-tokens.ts';

/** What pages tell about this instance's settings. */
export type SiteSettings = {
  /** The public URL, without a trailing slash. */
  publicUrl: string;
  fileLifetimeHours: number;
  processors?: Processors;
  /** The page that all pages may show in frames, with advertisements. */
  adsFrameUrl?: string | undefined;
  support?: SupportSettings;
  /** How long job applications are kept. */
  applicationDays?: number;
};

/** How people reach the operator. */
export type SupportSettings = {
  supportEmail: string | undefined;
  supportHours: readonly string[];
  responseHours: Readonly<Record<'general' | 'technical' | 'billing', number>>;
  conversationDays: number;
};

const usualSupport: SupportSettings = {
  supportEmail: undefined,
  supportHours: [],
  responseHours: { general: 24, technical: 12, billing: 6 },
  conversationDays: 365,
};

/** Names of external services that process data; undefined if this instance does it itself or not at all. */
export type Processors = {
  storage?: string | undefined;
  mail?: string | undefined;
  payment?: string | undefined;
  ai?: string | undefined;
  /** A translation service, which texts go to instead of the AI provider. */
  translation?: string | undefined;
};

/** Values for the tokens in the built pages. */
export function describeSite({
  publicUrl,
  fileLifetimeHours,
  processors = {},
  adsFrameUrl,
  support = usualSupport,
  applicationDays = 180,
}: SiteSettings): Record<SiteValueName, string> {
  return {
    origin: publicUrl,
    fileLifetime: count(fileLifetimeHours, 'hour'),
    storagePlace: processors.storage ?? 'nobody else: they stay on the server of this site',
    mailProcessor: processors.mail ?? 'nobody: this site sends no email',
    paymentProcessor: processors.payment ?? 'nobody: nothing can be bought on this site',
    aiProcessor: processors.ai ?? 'nobody: no text or image leaves the server of this site',
    newsletter: processors.mail === undefined ? 'off' : 'on',
    translationProcessor: processors.translation ?? processors.ai ?? 'nobody: no text leaves the server of this site',
    adsFrame: adsFrameUrl ?? '',
    adsHost: adsFrameUrl ? new URL(adsFrameUrl).host : '',
    adsProcessor: adsFrameUrl
      ? `${new URL(adsFrameUrl).host}, for free users who agreed, in frames that know nothing of the page around them`
      : 'nobody: this site shows no advertisements',
    supportEmail: support.supportEmail ?? 'This site has no address for support. Please use the form.',
    supportHours: support.supportHours.join('\n'),
    answersGeneral: count(support.responseHours.general, 'hour'),
    answersTechnical: count(support.responseHours.technical, 'hour'),
    answersBilling: count(support.responseHours.billing, 'hour'),
    conversationLifetime: count(support.conversationDays, 'day'),
    applicationLifetime: count(applicationDays, 'day'),
  };
}

const count = (number: number, unit: string): string => `${number} ${unit}${number === 1 ? '' : 's'}`;
