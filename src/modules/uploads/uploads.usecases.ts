import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ToolRuns } from '../../catalog/define-run.ts';
import type { FileField } from '../../catalog/define-tool.ts';
import { callBytes } from '../../shared/plans.ts';
import type { Identify } from '../accounts/caller.ts';
import { fileErrors } from '../files/files.errors.ts';
import type { FilesRepository } from '../files/files.repository.ts';
import type { Files } from '../files/files.usecases.ts';
import { tooLarge } from '../files/upload-check.ts';
import { offerOfPro } from '../plans/limits.contract.ts';
import type { BeginCall, Route } from '../tool-calls/begin-call.ts';
import { callErrors } from '../tool-calls/read-call.ts';
import type { Makers } from '../visitors/makers.ts';
import { uploadErrors } from './uploads.errors.ts';
import type { UploadsRepository, UploadUse } from './uploads.repository.ts';

type Announced = {
  id: string;
  size: number | undefined;
  metadata: Readonly<Record<string, string | null>> | undefined;
};
type Use = Route & { field: FileField };

export type Uploads = ReturnType<typeof createUploads>;

/** Files sent in parts, ahead of their call. */
export function createUploads(dependencies: {
  tools: readonly ToolRuns[];
  repository: UploadsRepository;
  files: Pick<Files, 'expectParts'>;
  filesRepository: Pick<FilesRepository, 'findInParts'>;
  identify: Identify;
  makers: Pick<Makers, 'holderOf' | 'namesOf'>;
  /** Refuses a call that would be refused whatever its files are. */
  beginCall: BeginCall;
}) {
  const { tools, repository, files, filesRepository, identify, makers, beginCall } = dependencies;

  function findUse({ call, field }: UploadUse): Use | undefined {
    for (const { tool } of tools) {
      for (const [name, action] of Object.entries(tool.actions)) {
        const found = action.path === call && Object.entries(action.files ?? {}).find(([key]) => key === field)?.[1];
        if (found) return { tool, name, action, field: found };
      }
    }
    return undefined;
  }

  return {
    /** The field that an upload is for. */
    fieldOf: async (id: string): Promise<FileField> => {
      const use = await repository.find(id);
      const found = use && findUse(use);
      // A newer version of the site may not have this field any more.
      if (!found) throw uploadErrors.gone();
      return found.field;
    },

    /**
     * Reserves room for an announced file, after all checks possible at this point.
     *
     * @throws AppError what a call with this file would be refused with
     */
    announce: async ({ id, size = 0, metadata = {} }: Announced, request: FastifyRequest, reply: FastifyReply) => {
      const use = { call: metadata.call ?? '', field: metadata.field ?? '' };
      const found = findUse(use);
      if (!found || !metadata.filename) throw uploadErrors.unknownUse();
      const { field, action } = found;
      const { caller } = await beginCall(found, request, reply);
      const { plan } = caller;
      if (action.proOnly && plan !== 'pro') throw callErrors.proFeature({ sentence: action.proOnly.text });
      if (size === 0) throw fileErrors.empty({ name: metadata.filename });
      if (size > field.maxBytes[plan]) throw tooLarge(field, plan, metadata.filename);
      if (size > callBytes[plan]) {
        throw fileErrors.callTooLarge({ max: callBytes[plan] }, { pro: offerOfPro.call(plan, callBytes) });
      }
      const holder = makers.holderOf(request, reply, caller);
      await files.expectParts({ id, name: metadata.filename, bytes: size }, holder, (transaction) =>
        repository.insert(id, use, transaction),
      );
    },

    /** @throws AppError 404 UPLOAD_GONE unless the caller announced it */
    assertOwn: async (id: string, request: FastifyRequest): Promise<void> => {
      const file = await filesRepository.findInParts(id);
      const names = makers.namesOf(request, await identify(request));
      if (!file?.owner || !names.includes(file.owner)) throw uploadErrors.gone();
    },
  };
}
