import { defineError } from '../../../shared/errors.ts';
import { t } from '../../../shared/language/translate.ts';

export const translateErrors = {
  notServed: defineError<{ source: string; target: string }>('DIRECTION_NOT_SERVED', 422, ({ source, target }) =>
    t(
      'Nothing on this site translates from {source} to {target}. Please choose a language that is offered for {source}.',
      { source, target },
    ),
  ),
  notSetUp: defineError('TRANSLATION_NOT_SET_UP', 503, () =>
    t(
      'Texts cannot be translated here yet, because no translation engine is set up. The operator of this site can add one.',
    ),
  ),
  providerFailed: defineError<{ name: string }>('TRANSLATOR_NOT_ANSWERING', 503, ({ name }) =>
    t('{name} did not answer, so your text was not translated. Please try again in a minute.', { name }),
  ),
  providerRefused: defineError<{ name: string }>('TRANSLATOR_REFUSED', 503, ({ name }) =>
    t(
      "{name} does not accept this site's requests now, so your text was not translated. The operator of this site has to look into it.",
      { name },
    ),
  ),
  providerBusy: defineError<{ name: string }>('TRANSLATOR_BUSY', 503, ({ name }) =>
    t('{name} has too much to do, or this site has used up its amount there. Please try again later.', { name }),
  ),
};

export const translateRefusals = [
  translateErrors.notServed({ source: 'English', target: 'Thai' }),
  translateErrors.notSetUp(),
  translateErrors.providerFailed({ name: 'DeepL' }),
  translateErrors.providerRefused({ name: 'DeepL' }),
  translateErrors.providerBusy({ name: 'DeepL' }),
];
