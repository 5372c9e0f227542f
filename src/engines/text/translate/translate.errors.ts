import { defineError } from '../../../shared/errors.ts';

export const translateErrors = {
  notServed: defineError<{ source: string; target: string }>(
    'DIRECTION_NOT_SERVED',
    422,
    ({ source, target }) =>
      `Nothing on this site translates from ${source} to ${target}. Please choose a language that is offered for ${source}.`,
  ),
  notSetUp: defineError(
    'TRANSLATION_NOT_SET_UP',
    503,
    () =>
      'Texts cannot be translated here yet, because no translation engine is set up. The operator of this site can add one.',
  ),
  providerFailed: defineError<{ name: string }>(
    'TRANSLATOR_NOT_ANSWERING',
    503,
    ({ name }) => `${name} did not answer, so your text was not translated. Please try again in a minute.`,
  ),
  providerRefused: defineError<{ name: string }>(
    'TRANSLATOR_REFUSED',
    503,
    ({ name }) =>
      `${name} does not accept this site's requests now, so your text was not translated. The operator of this site has to look into it.`,
  ),
  providerBusy: defineError<{ name: string }>(
    'TRANSLATOR_BUSY',
    503,
    ({ name }) => `${name} has too much to do, or this site has used up its amount there. Please try again later.`,
  ),
};

export const translateRefusals = [
  translateErrors.notServed({ source: 'English', target: 'Thai' }),
  translateErrors.notSetUp(),
  translateErrors.providerFailed({ name: 'DeepL' }),
  translateErrors.providerRefused({ name: 'DeepL' }),
  translateErrors.providerBusy({ name: 'DeepL' }),
];
