import { t } from '../../../shared/language/translate.ts';

/** Where no payment is set up. */
export const whoGivesPro = t('Payment is not set up on this site. Its administrators can give accounts Pro.');
