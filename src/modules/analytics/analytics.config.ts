import { defineSetting, type ReadSetting, wholeNumber } from '../../platform/config/setting.ts';

export const analyticsSettings = {
  analyticsEventsDays: defineSetting({
    name: 'ANALYTICS_EVENTS_DAYS',
    doc: 'How many days single events of pages are kept. Their sums by day stay.',
    allowed: 'a whole number from 1 to 400',
    schema: wholeNumber(1, 400),
    default: '30',
  }),
};

export type AnalyticsConfig = ReturnType<typeof readAnalyticsConfig>;

export const readAnalyticsConfig = (read: ReadSetting) => ({
  analyticsEventsDays: read(analyticsSettings.analyticsEventsDays),
});
