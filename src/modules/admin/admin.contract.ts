import { z } from 'zod';
import { t } from '../../shared/language/translate.ts';
import { pageNumber } from '../../shared/page-number.ts';
import { userSchema } from '../accounts/accounts.contract.ts';

/*
 * The admin API. Every call answers 401 when signed out and 403 NOT_ADMIN to other users. `GET /api/user` returns the `role`,
 * so a page can show the right screen without trying.
 */
export const adminPaths = {
  /** GET with `adminUsersQuerySchema` → `adminUsersSchema`. */
  users: '/api/admin/users',
  /** POST `accountSchema` → `userSchema`. */
  grant: '/api/admin/grant',
  revoke: '/api/admin/revoke',
  /** POST `proGrantSchema` → `userSchema`: Pro for so many days from now, replacing an earlier grant. */
  grantPro: '/api/admin/pro/grant',
  /** POST `accountSchema` → `userSchema`; paid Pro stays. */
  revokePro: '/api/admin/pro/revoke',
  /** GET with `auditQuerySchema` → `auditSchema`, newest first. */
  audit: '/api/admin/audit',
  /** GET → `siteFiguresSchema`: totals of now and of the last days. */
  figures: '/api/admin/figures',
  /** GET → `settingsSchema`, without secrets. */
  settings: '/api/admin/settings',
} as const;

export const adminPageSize = 50;

export const adminUsersQuerySchema = z.object({
  /** In names and addresses. */
  search: z.string().trim().max(254).default(''),
  page: pageNumber.default(1),
});
export const adminUsersSchema = z.object({
  users: z.array(userSchema),
  total: z.number(),
  page: z.number(),
  pageSize: z.number(),
});

/** Names an account. */
export const accountSchema = z.strictObject({
  email: z
    .string()
    .trim()
    .toLowerCase()
    .max(254)
    .pipe(z.email(t('This is not an email address. Please check it.'))),
});

/** The longest Pro grant: ten years. */
export const maxProDays = 3650;
const daysMessage = t('The number of days must be a whole number from 1 to {max}.', {
  max: maxProDays,
});
export const proDaysSchema = z
  .number({ error: daysMessage })
  .int(daysMessage)
  .min(1, daysMessage)
  .max(maxProDays, daysMessage);
export const proGrantSchema = accountSchema.extend({ days: proDaysSchema });

export const auditQuerySchema = z.object({ page: pageNumber.default(1) });
export const auditEntrySchema = z.object({
  id: z.string(),
  /** ISO 8601. */
  at: z.string(),
  /** The administrator's address, or 'command line'. */
  actor: z.string(),
  /** 'area.verb', such as 'admin.grant'. */
  act: z.string(),
  target: z.string(),
  details: z.record(z.string(), z.unknown()),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;
export const auditSchema = z.object({
  entries: z.array(auditEntrySchema),
  total: z.number(),
  page: z.number(),
  pageSize: z.number(),
});

export const figureDays = 90;
export const siteFiguresSchema = z.object({
  figures: z.array(
    z.object({
      id: z.string(),
      /** 'Accounts'. */
      name: z.string(),
      now: z.number(),
      /** The total at the end of each day (UTC) that is known, oldest first; today's is that of now. */
      days: z.array(z.object({ day: z.string(), total: z.number() })),
    }),
  ),
});
export type SiteFigures = z.infer<typeof siteFiguresSchema>;

export const settingsSchema = z.object({
  settings: z.array(
    z.object({
      name: z.string(),
      /** What it does. */
      doc: z.string(),
      /** '(set)' for secrets; null where it is unset and has no default. */
      value: z.string().nullable(),
      isSet: z.boolean(),
    }),
  ),
});
