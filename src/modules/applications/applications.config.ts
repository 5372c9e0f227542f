import { defineSetting, type ReadSetting, wholeNumber } from '../../platform/config/setting.ts';

export const applicationSettings = {
  applicationDays: defineSetting({
    name: 'APPLICATION_DAYS',
    doc: 'How many days job applications and their CVs are kept.',
    allowed: 'a whole number from 1 to 730',
    schema: wholeNumber(1, 730),
    default: '180',
  }),
};

export type ApplicationsConfig = ReturnType<typeof readApplicationsConfig>;

export const readApplicationsConfig = (read: ReadSetting) => ({
  applicationDays: read(applicationSettings.applicationDays),
});
