import type { FastifyInstance } from 'fastify';
import { attemptsUsedUp } from '../../platform/rate-limit/rate-limits.ts';
import { t } from '../../shared/language/translate.ts';
import { isRobots } from '../../shared/robot-signs.ts';
import { KB } from '../../shared/units.ts';
import { createRoutes, neverCached } from '../accounts/create-routes.ts';
import type { AdminGuard } from '../admin/admin-guard.ts';
import type { AuditLog } from '../admin/audit-log.ts';
import {
  doneSchema,
  issueBody,
  newsletterPage,
  newsletterPaths,
  newsletterStateSchema,
  subscribeBody,
  subscribedSchema,
  tokenBody,
  tokenQuery,
} from './newsletter.contract.ts';
import { newsletterErrors } from './newsletter.errors.ts';
import type { Newsletter } from './newsletter.usecases.ts';

export function newsletterRoutes(
  app: FastifyInstance,
  dependencies: { newsletter: Newsletter; guard: AdminGuard; audit: AuditLog; publicUrl: string },
): void {
  const { newsletter, guard, audit, publicUrl } = dependencies;
  const route = createRoutes(app, { tag: 'Newsletter', access: 'anyone' }, neverCached);

  route.post(
    newsletterPaths.subscribe,
    {
      summary: 'Asks for the newsletter. A link to confirm comes by email.',
      body: subscribeBody,
      status: 202,
      result: subscribedSchema,
      refusals: [newsletterErrors.noMail(), attemptsUsedUp()],
    },
    async ({ request, body }) => ({
      message: isRobots(body) ? newsletter.pretend() : await newsletter.subscribe(body.email, request.ip),
    }),
  );

  const link = { body: tokenBody, result: doneSchema, refusals: [newsletterErrors.unknownLink(), attemptsUsedUp()] };
  route.post(
    newsletterPaths.confirm,
    { ...link, summary: 'Confirms with the token of the mailed link.' },
    async ({ request, body }) => ({ message: await newsletter.confirm(body.token, request.ip) }),
  );
  route.post(
    newsletterPaths.leave,
    { ...link, summary: 'Leaves with the token of a newsletter.' },
    async ({ request, body }) => ({ message: await newsletter.leave(body.token, request.ip) }),
  );
  oneClickRoutes(app, newsletter, publicUrl);
  adminRoutes(app, { newsletter, guard, audit });
}

/** RFC 8058: mail programs post a form to the address in List-Unsubscribe, without cookies. What the form says does not matter. */
function oneClickRoutes(app: FastifyInstance, newsletter: Newsletter, publicUrl: string): void {
  app.register(async (programs) => {
    programs.removeAllContentTypeParsers();
    programs.addContentTypeParser('*', { parseAs: 'string', bodyLimit: KB }, (_request, _body, done) =>
      done(null, undefined),
    );
    const route = createRoutes(programs, { tag: 'Newsletter', access: 'anyone' }, neverCached);
    route.post(
      newsletterPaths.oneClick,
      {
        summary: 'Leaves with one click, for mail programs (RFC 8058).',
        query: tokenQuery,
        result: doneSchema,
        refusals: [newsletterErrors.unknownLink()],
      },
      async ({ query }) => {
        await newsletter.leaveByProgram(query.token ?? '');
        return { message: t('Done.') };
      },
    );
    // Whoever opens that address gets the page that asks: programs that check links open them, too.
    programs.get(newsletterPaths.oneClick, { schema: { hide: true } }, (request, reply) => {
      const { token } = tokenQuery.catch({}).parse(request.query);
      return reply.redirect(`${publicUrl}${newsletterPage}#leave=${encodeURIComponent(token ?? '')}`, 302);
    });
  });
}

function adminRoutes(
  app: FastifyInstance,
  { newsletter, guard, audit }: { newsletter: Newsletter; guard: AdminGuard; audit: AuditLog },
): void {
  guard.routes(app, (admin) => {
    admin.get(
      newsletterPaths.admin,
      { summary: 'How many get the newsletter, and what was sent.', result: newsletterStateSchema },
      newsletter.state,
    );
    admin.post(
      newsletterPaths.issues,
      {
        summary: 'Sends a post to everybody who has confirmed.',
        body: issueBody,
        result: newsletterStateSchema,
        refusals: [
          newsletterErrors.noMail(),
          newsletterErrors.unknownPost(),
          newsletterErrors.sentAlready(),
          newsletterErrors.nobody(),
        ],
      },
      async ({ actor, body: { slug } }) => {
        await newsletter.send(slug);
        await audit.record({ actor, act: 'newsletter.send', target: slug });
        return newsletter.state();
      },
    );
    admin.post(
      newsletterPaths.stop,
      {
        summary: 'Stops sending a post. Those who have it keep it.',
        body: issueBody,
        result: newsletterStateSchema,
        refusals: [newsletterErrors.unknownPost()],
      },
      async ({ actor, body: { slug } }) => {
        await newsletter.stop(slug);
        await audit.record({ actor, act: 'newsletter.stop', target: slug });
        return newsletter.state();
      },
    );
  });
}
