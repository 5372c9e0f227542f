import { z } from 'zod';
import { type ChangeLink, type Link, linkLimits, type TargetRule } from '../../modules/links/links.contract.ts';
import type { FieldErrors } from '../../shared/errors.ts';
import { t } from '../../shared/language/translate.ts';
import { cleanAlias } from '../../shared/links/alias.ts';
import { readTarget } from '../../shared/links/target.ts';

const ruleSchema = z.object({ device: z.string(), language: z.string(), country: z.string(), url: z.string() });
export type RuleForm = z.infer<typeof ruleSchema>;

/** What stands in the fields, all of it text. `expiresAt` is local, as of an input for date and time. */
export const linkFormSchema = z.object({
  url: z.string().default(''),
  alias: z.string().default(''),
  domain: z.string().default(''),
  expiresAt: z.string().default(''),
  expiredUrl: z.string().default(''),
  maxVisits: z.string().default(''),
  password: z.string().default(''),
  tags: z.string().default(''),
  note: z.string().default(''),
  redirect: z.enum(['302', '301']).default('302'),
  title: z.string().default(''),
  description: z.string().default(''),
  image: z.string().default(''),
  targets: z.array(ruleSchema).default([]),
});
export type LinkForm = z.infer<typeof linkFormSchema>;

export const emptyForm: LinkForm = linkFormSchema.parse({});
export const emptyRule: RuleForm = { device: '', language: '', country: '', url: '' };

/** What is wrong with fields, in sentences. */
export type LinkErrors = Partial<Record<keyof LinkForm, string>>;

/** The alias as it is typed: other characters do not appear. */
export const typedAlias = cleanAlias;

/** Which fields are wrong, with a sentence each. The server checks everything again, and more. */
export function checkForm(form: LinkForm): LinkErrors {
  const errors: LinkErrors = {};
  if (form.maxVisits !== '' && !/^[1-9]\d{0,8}$/.test(form.maxVisits.trim())) {
    errors.maxVisits = t('Enter a whole number from 1, or leave it empty.');
  }
  if (form.expiresAt !== '' && Number.isNaN(new Date(form.expiresAt).getTime())) {
    errors.expiresAt = t('Enter a date and a time, or leave it empty.');
  }
  const { password, tag, tags } = linkLimits;
  if (form.password !== '' && form.password.length < password.min) {
    errors.password = t('Enter at least {min, plural, one {# character} other {# characters}}.', { min: password.min });
  }
  const names = readTags(form.tags);
  if (names.length > tags || names.some((name) => name.length > tag)) {
    errors.tags = t('Enter at most {tags} tags of {tag} characters each.', { tags, tag });
  }
  if (!isEmptyOrTarget(form.expiredUrl)) {
    errors.expiredUrl = t('Enter a public address such as https://example.com, or leave it empty.');
  }
  if (!isEmptyOrTarget(form.image) || /^http:/i.test(form.image.trim())) {
    errors.image = t('Enter a public address that begins with https://, or leave it empty.');
  }
  const [wrong] = form.targets.flatMap((rule, index) => {
    const problem = ruleProblem(rule);
    return problem ? [t('Target {number}: {problem}', { number: index + 1, problem })] : [];
  });
  if (wrong) errors.targets = wrong;
  return errors;
}

const isEmptyOrTarget = (text: string): boolean => text.trim() === '' || 'url' in readTarget(text, []);

/** One without anything in it is left out, and no problem. */
function ruleProblem(rule: RuleForm): string | undefined {
  const [device, language, country, url] = [rule.device, rule.language, rule.country, rule.url].map((text) =>
    text.trim(),
  );
  if (`${device}${language}${country}${url}` === '') return undefined;
  if (language && !/^[a-z]{2,3}$/i.test(language)) return t('enter the language as a code such as de or en.');
  if (country && !/^[a-z]{2}$/i.test(country)) return t('enter the country as a code such as DE or US.');
  if (!isEmptyOrTarget(rule.url) || url === '') return t('enter a public address such as https://example.com.');
  return device || language || country ? undefined : t('choose a device, a language or a country.');
}

/** What a refusal says at which field; nothing when it is about none, such as a used-up allowance. */
export function errorsOfRefusal({ code, message, fields }: Refusal): LinkErrors {
  if (code.startsWith('ALIAS_')) return { alias: message };
  if (!code.startsWith('URL_') && code !== 'INVALID_URL') return {};
  const [told] = (['expiredUrl', 'image', 'targets'] as const).filter((name) => fields?.[name] !== undefined);
  return told ? { [told]: fields?.[told] } : { url: message };
}
type Refusal = { code: string; message: string; fields?: FieldErrors | undefined };

/** Without targets that say nothing, so that a refusal counts those that are sent. */
export const withoutEmptyRules = (form: LinkForm): LinkForm => ({
  ...form,
  targets: form.targets.filter((rule) => Object.values(rule).some((text) => text.trim() !== '')),
});

const orNull = (text: string): string | null => text.trim() || null;

const readTags = (text: string): string[] => [
  ...new Set(
    text
      .split(/[,;]/)
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
  ),
];

function toRule({ device, language, country, url }: RuleForm): TargetRule {
  return {
    ...(device !== '' && { device: device as NonNullable<TargetRule['device']> }),
    ...(language.trim() !== '' && { language: language.trim().toLowerCase() }),
    ...(country.trim() !== '' && { country: country.trim().toUpperCase() }),
    url: url.trim(),
  };
}

/** All settings of the form. An empty password stays what it is. */
export function toSettings(form: LinkForm): Omit<ChangeLink, 'url' | 'isPaused'> {
  return {
    expiresAt: form.expiresAt === '' ? null : new Date(form.expiresAt).toISOString(),
    expiredUrl: orNull(form.expiredUrl),
    maxVisits: form.maxVisits === '' ? null : Number(form.maxVisits),
    ...(form.password !== '' && { password: form.password }),
    redirect: form.redirect === '301' ? 301 : 302,
    tags: readTags(form.tags),
    note: form.note,
    title: form.title,
    description: form.description,
    image: orNull(form.image),
    targets: form.targets.filter(({ url }) => url.trim() !== '').map(toRule),
  };
}

/** Only what differs from an empty form, so that a call says no more than it must. */
export function newSettings(form: LinkForm): Omit<ChangeLink, 'url' | 'isPaused'> {
  const usual: Record<string, unknown> = toSettings(emptyForm);
  const isUsual = (name: string, value: unknown) => JSON.stringify(usual[name]) === JSON.stringify(value);
  return Object.fromEntries(Object.entries(toSettings(form)).filter(([name, value]) => !isUsual(name, value)));
}

/** The fields of a link that is there. */
export const formOf = (link: Link): LinkForm => ({
  ...emptyForm,
  ...{ url: link.url, alias: link.code, domain: link.domain ?? '', note: link.note, title: link.title },
  ...{ description: link.description, image: link.image ?? '', expiredUrl: link.expiredUrl ?? '' },
  expiresAt: link.expiresAt === null ? '' : localTime(new Date(link.expiresAt)),
  maxVisits: link.maxVisits === null ? '' : String(link.maxVisits),
  tags: link.tags.join(', '),
  redirect: link.redirect === 301 ? '301' : '302',
  targets: link.targets.map((rule) => ({
    ...{ device: rule.device ?? '', language: rule.language ?? '', country: rule.country ?? '', url: rule.url },
  })),
});

/** As an input for date and time has it: '2027-01-31T12:00'. */
export function localTime(time: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const date = `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`;
  return `${date}T${two(time.getHours())}:${two(time.getMinutes())}`;
}

export const campaignFields = [
  { name: 'utm_source', label: t('Source'), hint: t('Where the link stands: newsletter') },
  { name: 'utm_medium', label: t('Campaign medium'), hint: t('What that is: email') },
  { name: 'utm_campaign', label: t('Campaign'), hint: 'spring-sale' },
  { name: 'utm_term', label: t('Term'), hint: '' },
  { name: 'utm_content', label: t('Content'), hint: '' },
] as const;

/** A parameter in an address; empty without one, or while it is no address. */
export const readParameter = (url: string, name: string): string =>
  URL.canParse(url.trim()) ? (new URL(url.trim()).searchParams.get(name) ?? '') : '';

/** The address with this parameter; without it where the value is empty. */
export function withParameter(url: string, name: string, value: string): string {
  if (!URL.canParse(url.trim())) return url;
  const changed = new URL(url.trim());
  if (value === '') changed.searchParams.delete(name);
  else changed.searchParams.set(name, value);
  return changed.href;
}

/** The columns of a table of links, in any order; only `url` must be there. */
export const importColumns = ['url', 'alias', 'expiresAt', 'maxVisits', 'password', 'tags', 'note'] as const;

/**
 * A row of a table as a form.
 * @returns a sentence where a value makes no sense
 */
export function formOfRow(cells: Readonly<Record<string, string>>): LinkForm | string {
  const { url = '', alias = '', expiresAt = '', maxVisits = '', password = '', tags = '', note = '' } = cells;
  const time = new Date(expiresAt);
  if (url.trim() === '') return t('There is no address in the column url.');
  if (expiresAt !== '' && Number.isNaN(time.getTime())) {
    return t('{expiresAt} is no date and time, such as 2027-01-31 12:00.', { expiresAt });
  }
  const form: LinkForm = {
    ...{ ...emptyForm, url: url.trim(), alias: alias.trim(), maxVisits: maxVisits.trim(), password, tags, note },
    expiresAt: expiresAt === '' ? '' : localTime(time),
  };
  const [wrong] = Object.values(checkForm(form));
  return wrong ?? form;
}
