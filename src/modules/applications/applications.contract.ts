import { z } from 'zod';
import { cleanText } from '../../shared/clean-text.ts';
import { t } from '../../shared/language/translate.ts';
import { robotSigns } from '../../shared/robot-signs.ts';
import { MB } from '../../shared/units.ts';

/*
 * Job applications.
 *
 *   POST   /api/careers/applications            a form with a CV in the field `cv`
 *   GET    /api/admin/applications              for administrators, newest first
 *   GET    /api/admin/applications/<id>/cv      the CV
 *   DELETE /api/admin/applications              deletes one with its CV
 */
export const applicationPaths = {
  apply: '/api/careers/applications',
  admin: '/api/admin/applications',
  cv: (id: string) => `/api/admin/applications/${id}/cv`,
} as const;

export const applicationLimits = { cvBytes: 5 * MB, name: 100, email: 254, message: 5_000, pageSize: 20 } as const;

const { name, email, message } = applicationLimits;

/** The form's fields beside the CV. */
export const applicationFields = z.strictObject({
  /** The position's slug; empty for a general application. */
  position: z
    .string()
    .max(100)
    .regex(/^[a-z0-9-]*$/, t('There is no such position. Please reload the page.'))
    .default(''),
  name: z
    .string(t('Please enter your name.'))
    // A stored name cannot have control characters.
    .overwrite(cleanText)
    .trim()
    .min(1, t('Please enter your name.'))
    .max(name, t('Your name must have at most {max, plural, one {# character} other {# characters}}.', { max: name })),
  email: z
    .string(t('Please enter your email address.'))
    .trim()
    .max(email, t('This email address is too long.'))
    .pipe(z.email(t('This is not an email address. Please check it.'))),
  message: z
    .string(t('Please write a few words.'))
    .trim()
    .min(1, t('Please write a few words.'))
    .max(
      message,
      t('Please use at most {max, plural, one {# character} other {# characters}}. The rest fits into your CV.', {
        max: message,
      }),
    ),
  ...robotSigns,
});

export const appliedSchema = z.object({
  /** Under which we know it. */
  number: z.string(),
  /** Its page: whoever has the link reads the answers. */
  link: z.string(),
});
export type Applied = z.infer<typeof appliedSchema>;

export const applicationsQuery = z.object({ page: z.coerce.number().int().min(1).max(10_000).default(1).catch(1) });

const applicationSchema = z.object({
  id: z.string(),
  number: z.string(),
  position: z.string().nullable(),
  name: z.string(),
  email: z.string(),
  cv: z.object({ name: z.string(), bytes: z.number().int() }),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});
export type Application = z.infer<typeof applicationSchema>;
export const applicationsSchema = z.object({
  applications: z.array(applicationSchema),
  total: z.number().int(),
  pageSize: z.number().int(),
});
export const applicationBody = z.strictObject({ id: z.string() });
