import { t } from '../../shared/language/translate.ts';
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
    fileLifetime: inHours(fileLifetimeHours),
    storagePlace: processors.storage ?? t('nobody else: they stay on the server of this site'),
    mailProcessor: processors.mail ?? t('nobody: this site sends no email'),
    paymentProcessor: processors.payment ?? t('nobody: nothing can be bought on this site'),
    aiProcessor: processors.ai ?? t('nobody: no text or image leaves the server of this site'),
    newsletter: processors.mail === undefined ? 'off' : 'on',
    translationProcessor:
      processors.translation ?? processors.ai ?? t('nobody: no text leaves the server of this site'),
    adsFrame: adsFrameUrl ?? '',
    adsHost: adsFrameUrl ? new URL(adsFrameUrl).host : '',
    adsProcessor: adsFrameUrl
      ? t('{host}, for free users who agreed, in frames that know nothing of the page around them', {
          host: new URL(adsFrameUrl).host,
        })
      : t('nobody: this site shows no advertisements'),
    supportEmail: support.supportEmail ?? t('This site has no address for support. Please use the form.'),
    supportHours: support.supportHours.join('\n'),
    answersGeneral: inHours(support.responseHours.general),
    answersTechnical: inHours(support.responseHours.technical),
    answersBilling: inHours(support.responseHours.billing),
    conversationLifetime: inDays(support.conversationDays),
    applicationLifetime: inDays(applicationDays),
  };
}

const inHours = (hours: number): string => t('{hours, plural, one {# hour} other {# hours}}', { hours });
const inDays = (days: number): string => t('{days, plural, one {# day} other {# days}}', { days });
