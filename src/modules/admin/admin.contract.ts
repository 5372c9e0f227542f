import { z } from 'zod';
import { userSchema } from '../accounts/accounts.contract.ts';

/*
 * The admin door. Every call behind it answers 401 to who is signed out and 403 NOT_ADMIN to who is not an administrator.
 * `GET /api/user` says who is one (`role`), so that a page can show the right screen without trying.
 */
export const adminPaths = {
  /** GET with `adminUsersQuerySchema` → `adminUsersSchema`. */
  users: '/api/admin/users',
  /** POST `adminRoleChangeSchema` → `userSchema`. */
  grant: '/api/admin/grant',
  revoke: '/api/admin/revoke',
  /** GET with `auditQuerySchema` → `auditSchema`, newest first. */
  audit: '/api/admin/audit',
} as const;

export const adminPageSize = 50;

const pageSchema = z.coerce
  .number('The page must be a number.')
  .int('The page must be a whole number.')
  .min(1)
  .max(100_000);

export const adminUsersQuerySchema = z.object({
  /** In names and addresses. */
  search: z.string().trim().max(254).default(''),
  page: pageSchema.default(1),
});
export const adminUsersSchema = z.object({
  users: z.array(userSchema),
  total: z.number(),
  page: z.number(),
  pageSize: z.number(),
});

export const adminRoleChangeSchema = z.strictObject({
  email: z.string().trim().toLowerCase().max(254).pipe(z.email('This is not an e-mail address. Please check it.')),
});

export const auditQuerySchema = z.object({ page: pageSchema.default(1) });
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
