import { defineError } from '../../shared/errors.ts';
import { t } from '../../shared/language/translate.ts';

export const newsletterErrors = {
  noMail: defineError('MAIL_NOT_SET', 503, () =>
    t('This site sends no email, so there is no newsletter. You can follow the blog with its feed instead.'),
  ),
  unknownLink: defineError('LINK_UNKNOWN', 404, () =>
    t('This link does not work any more. To get the newsletter, please enter your address again.'),
  ),
  unknownPost: defineError('POST_UNKNOWN', 404, () => t('There is no such post. Please reload the page.')),
  sentAlready: defineError('SENT_ALREADY', 409, () => t('This post was sent already. Nobody gets it twice.')),
  nobody: defineError('NO_SUBSCRIBERS', 409, () => t('Nobody has subscribed yet, so there is nobody to send it to.')),
};
