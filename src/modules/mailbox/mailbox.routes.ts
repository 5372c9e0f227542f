import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance } from 'fastify';
import { attemptsUsedUp, type RateLimiter } from '../../platform/rate-limit/rate-limits.ts';
import { idPattern } from '../../shared/ids.ts';
import type { AdminGuard } from '../admin/admin-guard.ts';
import type { AuditLog } from '../admin/audit-log.ts';
import {
  type MailboxStatus,
  type MailboxTest,
  mailboxPaths,
  mailboxStatusSchema,
  mailboxTestSchema,
} from './mailbox.contract.ts';
import { mailboxErrors } from './mailbox.errors.ts';
import type { MailboxRepository } from './mailbox.repository.ts';

export function mailboxRoutes(
  app: FastifyInstance,
  dependencies: {
    status: () => Promise<MailboxStatus>;
    test: () => Promise<MailboxTest>;
    testLimit: RateLimiter;
    findAttachment: MailboxRepository['findAttachment'];
    guard: AdminGuard;
    audit: AuditLog;
  },
): void {
  const { status, test, testLimit, findAttachment, guard, audit } = dependencies;
  guard.routes(app, (admin) => {
    admin.get(
      mailboxPaths.status,
      { summary: 'Whether the support mailbox is read, and what came.', result: mailboxStatusSchema },
      status,
    );

    admin.post(
      mailboxPaths.test,
      {
        summary: 'Opens the support mailbox and sends it an email.',
        result: mailboxTestSchema,
        refusals: [attemptsUsedUp()],
      },
      async ({ actor }) => {
        await testLimit.take(actor.id);
        const result = await test();
        await audit.record({
          actor,
          act: 'mailbox.test',
          target: 'support mailbox',
          details: { success: result.success },
        });
        return result;
      },
    );

    admin.get(
      mailboxPaths.attachment(':id'),
      {
        summary: 'An attachment of an email, as a download.',
        params: { id: 'Of the attachment.' },
        produces: 'application/octet-stream',
        refusals: [mailboxErrors.noAttachment()],
      },
      async ({ reply, params: { id = '' } }) => {
        const file = idPattern.test(id) ? await findAttachment(id) : undefined;
        if (!file) throw mailboxErrors.noAttachment();
        return (
          reply
            // Somebody else's file: never shown as part of this site, whatever it is.
            .headers({
              'content-type': 'application/octet-stream',
              'content-disposition': contentDisposition(file.name),
              'content-security-policy': "default-src 'none'; sandbox",
              'x-content-type-options': 'nosniff',
            })
            .send(file.content)
        );
      },
    );
  });
}
