import { z } from 'zod';
import { defineSetting, type ReadSetting } from '../../platform/config/setting.ts';

export const marketingSettings = {
  marketingReportTo: defineSetting({
    name: 'MARKETING_REPORT_TO',
    doc: 'The email address that gets the marketing report every day at 8:00 UTC.',
    allowed: 'an email address',
    schema: z.union([z.literal(''), z.email()]).transform((text) => text || undefined),
    default: undefined,
    unset: 'those of ADMIN_EMAILS',
  }),
};

export type MarketingConfig = ReturnType<typeof readMarketingConfig>;

export const readMarketingConfig = (read: ReadSetting) => ({
  marketingReportTo: read(marketingSettings.marketingReportTo),
});
