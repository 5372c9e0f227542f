import { AppError, defineError } from '../../shared/errors.ts';
import { t } from '../../shared/language/translate.ts';
import { maxTarget, type TargetProblem } from '../../shared/links/target.ts';

export const linkErrors = {
  urlRequired: defineError('URL_REQUIRED', 400, () => t('Please enter a URL to shorten')),
  invalidUrl: defineError('INVALID_URL', 400, () => t('Please enter a valid URL (include http:// or https://)')),
  urlTooLong: defineError('URL_TOO_LONG', 400, () =>
    t(
      'This address is too long: a short link leads to at most {max, plural, one {# character} other {# characters}}.',
      { max: maxTarget },
    ),
  ),
  scheme: defineError('URL_SCHEME', 400, () => t('Only addresses with http:// or https:// can be shortened.')),
  passwordInUrl: defineError('URL_WITH_PASSWORD', 400, () =>
    t('This address has a user name or password in it, which everybody would see. Please remove it.'),
  ),
  privateHost: defineError('URL_PRIVATE', 400, () =>
    t('This address is in a private network, where others cannot reach it. Please enter a public one.'),
  ),
  ownHost: defineError('URL_OWN', 400, () =>
    t('This address is on this site itself. Please enter the address of another site.'),
  ),
  shortLink: defineError('URL_SHORT_LINK', 400, () =>
    t('This is a short link already. Please enter the address it leads to.'),
  ),
  blocked: defineError<{ host: string }>('URL_BLOCKED', 403, ({ host }) =>
    t('Links to {host} are blocked on this site. If you think that is wrong, please contact its operator.', { host }),
  ),
  emptyAlias: defineError('ALIAS_INVALID', 400, () =>
    t('An alias is made of letters from A to Z, digits and hyphens. Please choose another one.'),
  ),
  reservedAlias: defineError<{ alias: string }>('ALIAS_RESERVED', 400, ({ alias }) =>
    t('The alias {alias} cannot be used here. Please choose another one.', { alias }),
  ),
  aliasTaken: defineError<{ alias: string; free: readonly string[] }>('ALIAS_TAKEN', 409, ({ alias, free }) =>
    free.length > 0
      ? t('The alias {alias} is taken. Still free: {free}.', { alias, free: free.join(', ') })
      : t('The alias {alias} is taken.', { alias }),
  ),
  unknownDomain: defineError<{ domain: string }>('UNKNOWN_DOMAIN', 400, ({ domain }) =>
    t('There are no short links on {domain} here. Please choose one of the domains of this site.', { domain }),
  ),
  badSetting: defineError<{ sentence: string }>('INVALID_SETTING', 400, ({ sentence }) => sentence),
  unknown: defineError('LINK_UNKNOWN', 404, () => t('There is no such link among yours. It may have been deleted.')),
  notYours: defineError('LINK_STOPPED', 403, () =>
    t('An administrator has stopped this link, so it cannot be changed. Please contact the operator of this site.'),
  ),
  tooMany: defineError<{ max: number }>('TOO_MANY_LINKS', 409, ({ max }) =>
    t('You have {max, plural, one {# link} other {# links}}, as many as fit. Please delete some you no longer need.', {
      max,
    }),
  ),
};

const problems: Record<TargetProblem, () => ReturnType<(typeof linkErrors)['scheme']>> = {
  empty: () => linkErrors.urlRequired(),
  invalid: () => linkErrors.invalidUrl(),
  'too-long': () => linkErrors.urlTooLong(),
  scheme: () => linkErrors.scheme(),
  password: () => linkErrors.passwordInUrl(),
  private: () => linkErrors.privateHost(),
  own: () => linkErrors.ownHost(),
  'short-link': () => linkErrors.shortLink(),
};
export const targetError = (problem: TargetProblem) => problems[problem]();

/** The same refusal, told at its field of a form; `number` says which target it is about, where there are several. */
export function atField({ code, status, message, headers }: AppError, field: string, number?: number): AppError {
  const told = number === undefined ? message : t('Target {number}: {problem}', { number, problem: message });
  return new AppError({ code, status, message, headers, fields: { [field]: told } });
}
