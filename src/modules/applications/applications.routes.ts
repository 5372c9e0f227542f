import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { DiskSpace } from '../../platform/disk/disk-space.ts';
import { networkOf } from '../../platform/http/network-of.ts';
import { readForm } from '../../platform/http/read-form.ts';
import { attemptsUsedUp, type RateLimiter } from '../../platform/rate-limit/rate-limits.ts';
import { type Storage, StorageMissError } from '../../platform/storage/storage.ts';
import { fileTypes, safeFileName } from '../../shared/file-types.ts';
import { createId, idPattern } from '../../shared/ids.ts';
import { KB } from '../../shared/units.ts';
import type { Identify } from '../accounts/caller.ts';
import { describeRoute } from '../accounts/describe-route.ts';
import { readFields } from '../accounts/read-body.ts';
import type { AdminGuard } from '../admin/admin-guard.ts';
import type { AuditLog } from '../admin/audit-log.ts';
import { callKeyOf, invalidKey } from '../tool-calls/call-key.ts';
import type { Makers } from '../visitors/makers.ts';
import {
  type Application,
  type Applied,
  applicationBody,
  applicationFields,
  applicationLimits,
  applicationPaths,
  applicationsQuery,
  applicationsSchema,
  appliedSchema,
} from './applications.contract.ts';
import { applicationErrors } from './applications.errors.ts';
import type { ApplicationRow } from './applications.repository.ts';
import type { Applications } from './applications.usecases.ts';
import { type CvType, cvTypes, receiveCv } from './receive-cv.ts';

const formBounds = { files: 1, fields: 10, textBytes: 40 * KB };

type Dependencies = {
  applications: Applications;
  storage: Pick<Storage, 'read'>;
  diskSpace: Pick<DiskSpace, 'reserve'>;
  workFolder: string;
  /** The page of a conversation. */
  linkOf: (conversation: { id: number; number: string }) => string;
  identify: Identify;
  makers: Makers;
  limits: { visitor: RateLimiter; network: RateLimiter; networkMonth: RateLimiter };
  guard: AdminGuard;
  audit: AuditLog;
};

export function applicationRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { applications, diskSpace, workFolder, linkOf, identify, makers, limits } = dependencies;
  app.post(
    applicationPaths.apply,
    describeRoute({
      tag: 'Support',
      access: 'everyone',
      summary: 'Applies for a position, with a CV as PDF, DOCX or ODT in the field cv of a form.',
      status: 201,
      result: appliedSchema,
      refusals: [
        applicationErrors.cvMissing(),
        applicationErrors.cvType(),
        applicationErrors.cvTooLarge(),
        applicationErrors.position(),
        applicationErrors.full(),
        attemptsUsedUp(),
        invalidKey(),
      ],
    }),
    async (request, reply): Promise<Applied> => {
      reply.header('cache-control', 'no-store').status(201);
      const caller = await identify(request);
      const { owner } = makers.holderOf(request, reply, caller);
      const callKey = callKeyOf(request, applicationPaths.apply, networkOf(request.ip));
      const isRepeated = (await applications.repeated(callKey)) !== undefined;
      if (!isRepeated) {
        await limits.network.take(networkOf(request.ip));
        await limits.visitor.take(owner);
      }
      const path = join(workFolder, createId());
      try {
        const { fields, cv } = await readApplication(request, path, diskSpace);
        // Only what would be stored.
        if (!isRepeated) await limits.networkMonth.take(networkOf(request.ip));
        const stored = await applications.apply(fields, { ...cv, path }, { owner, callKey });
        return { number: stored.number, link: linkOf(stored) };
      } finally {
        await rm(path, { force: true });
      }
    },
  );
  adminRoutes(app, dependencies);
}

async function readApplication(request: FastifyRequest, path: string, diskSpace: Pick<DiskSpace, 'reserve'>) {
  if (!request.isMultipart()) throw applicationErrors.cvMissing();
  const texts: Record<string, string> = {};
  let cv: { name: string; type: CvType; bytes: number } | undefined;
  await readForm(request, formBounds, async (part) => {
    if (part.type === 'field') {
      if (typeof part.value === 'string') texts[part.fieldname] = part.value;
      return;
    }
    if (part.fieldname !== 'cv') throw applicationErrors.cvMissing();
    cv = { name: safeFileName(part.filename ?? '', 'cv'), ...(await receiveCv(part.file, path, diskSpace)) };
  });
  const fields = readFields(texts, applicationFields);
  if (!cv) throw applicationErrors.cvMissing();
  return { fields, cv };
}

function adminRoutes(app: FastifyInstance, { applications, storage, guard, audit }: Dependencies): void {
  guard.routes(app, (admin) => {
    admin.get(
      applicationPaths.admin,
      { summary: 'Job applications, newest first.', query: applicationsQuery, result: applicationsSchema },
      async ({ query: { page } }) => {
        const { pageSize } = applicationLimits;
        const { rows, total } = await applications.list(pageSize, (page - 1) * pageSize);
        return { applications: rows.map(toApplication), total, pageSize };
      },
    );
    admin.get(
      applicationPaths.cv(':id'),
      {
        summary: 'The CV of an application.',
        params: { id: 'Of the application.' },
        produces: 'application/octet-stream',
        refusals: [applicationErrors.gone()],
      },
      async ({ actor, reply, params: { id = '' } }) => {
        if (!idPattern.test(id)) throw applicationErrors.gone();
        const row = await applications.require(id);
        const content = await storage.read(row.cvKey).catch((error) => {
          throw error instanceof StorageMissError ? applicationErrors.gone() : error;
        });
        await audit.record({ actor, act: 'application.read', target: row.number });
        const type = cvTypes.find((each) => each === row.cvType);
        return reply
          .headers({
            'content-type': type ? fileTypes[type].mime : 'application/octet-stream',
            // Never shown by the browser itself: it came from a stranger.
            'content-disposition': contentDisposition(row.cvName),
            'content-length': row.cvBytes,
          })
          .send(content);
      },
    );
    admin.delete(
      applicationPaths.admin,
      {
        summary: 'Deletes an application with its CV.',
        body: applicationBody,
        status: 204,
        refusals: [applicationErrors.gone()],
      },
      async ({ actor, body: { id } }) => {
        const row = await applications.require(id);
        await applications.remove(row);
        await audit.record({ actor, act: 'application.delete', target: row.number });
      },
    );
  });
}

const toApplication = (row: ApplicationRow): Application => ({
  ...{ id: row.id, number: row.number, position: row.position, name: row.name, email: row.email },
  cv: { name: row.cvName, bytes: row.cvBytes },
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
});
