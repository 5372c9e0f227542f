import { stat } from 'node:fs/promises';
import { parse } from 'node:path';
import { withFallback } from '../with-fallback.ts';
import type { ArchiveListing, InspectArchive } from './archive-capabilities.ts';
import {
  type ArchiveTools,
  asTar,
  decompressed,
  explainMissing,
  openRequest,
  type SourceRequest,
  withGzip,
} from './archive-sources.ts';
import { ListingBuilder } from './describe-members.ts';
import { insideProgram } from './self-extracting.ts';
import { listWithSevenZip, shownUnnamed, unnamedWarning } from './seven-zip.ts';

/** Lists archives with the best engine installed for each format. */
export function createInspectArchive(tools: ArchiveTools): InspectArchive {
  const { runCommand, threads, log } = tools;

  const byLibarchive = {
    name: 'bsdtar',
    run: async (request: SourceRequest) => threads.inspect(await asTar(request, tools), request),
  };
  const bySevenZip = {
    name: '7z',
    run: async ({ input, name, password, signal }: SourceRequest): Promise<ArchiveListing> => {
      const { size } = await stat(input);
      const request = { runCommand, input, format: '7z' as const, archiveBytes: size, password, signal };
      const members = await listWithSevenZip(request);
      const isUnnamed = shownUnnamed(members, input) !== undefined;
      const listing = new ListingBuilder(size, isUnnamed ? [unnamedWarning()] : []);
      for (const member of members) listing.add(isUnnamed ? { ...member, name: parse(name).name } : member);
      return listing.build();
    },
  };
  const byUnrar = {
    name: 'unrar',
    run: async (request: SourceRequest) => threads.inspect(await openRequest(request, 'rar'), request),
  };
  const inspectSevenZip = withFallback('inspect 7Z', [bySevenZip, byLibarchive], log);
  const inspectRar = withFallback('inspect RAR', [byUnrar, byLibarchive], log);

  const inspect: InspectArchive = (request) =>
    explainMissing(request.type, async () => {
      const { type } = request;
      if (type === 'exe') return insideProgram(request, inspect);
      if (type === 'sevenZip') return inspectSevenZip(request);
      if (type === 'rar') return inspectRar(request);
      if (type === 'gzip') return withGzip(request, tools, (opened) => threads.inspect(opened, request));
      const opened =
        type === 'xz' || type === 'bzip2' ? await decompressed(request, type, tools) : await openRequest(request, type);
      return threads.inspect(opened, request);
    });
  return inspect;
}
