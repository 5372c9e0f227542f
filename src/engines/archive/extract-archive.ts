import { rename, rm, stat } from 'node:fs/promises';
import { parse } from 'node:path';
import { withFallback } from '../with-fallback.ts';
import { archiveErrors } from './archive.errors.ts';
import type { ExtractArchive, ExtractedArchive } from './archive-capabilities.ts';
import type { ArchiveMember } from './archive-reader.ts';
import {
  type ArchiveTools,
  asTar,
  decompressed,
  explainMissing,
  makeFolder,
  openRequest,
  skipUnsupported,
  withGzip,
} from './archive-sources.ts';
import { describeLeftOut } from './describe-members.ts';
import { OutputNames } from './output-names.ts';
import { insideProgram } from './self-extracting.ts';
import {
  listWithSevenZip,
  type SevenZipFormat,
  shownName,
  shownUnnamed,
  type UnpackedPath,
  unnamedWarning,
  unpackWithSevenZip,
} from './seven-zip.ts';
import { UnpackBudget } from './unpack-budget.ts';

type ExtractRequest = Parameters<ExtractArchive>[0];

/** Unpacks archives with the best engine installed for each format. */
export function createExtractArchive(tools: ArchiveTools): ExtractArchive {
  const { threads, log } = tools;

  const byLibarchive = {
    name: 'bsdtar',
    run: async (request: ExtractRequest) =>
      threads.extract({ ...picked(request), ...(await asTar(request, tools)) }, request),
  };
  const bySevenZip = { name: '7z', run: (request: ExtractRequest) => extractWithSevenZip(request, '7z', tools) };
  const zipBySevenZip = { name: '7z', run: (request: ExtractRequest) => extractWithSevenZip(request, 'zip', tools) };
  const byYauzl = {
    name: 'yauzl',
    run: async (request: ExtractRequest) =>
      skipUnsupported(async () =>
        threads.extract({ ...picked(request), ...(await openRequest(request, 'zip')) }, request),
      ),
  };
  const byUnrar = {
    name: 'unrar',
    run: async (request: ExtractRequest) =>
      threads.extract({ ...picked(request), ...(await openRequest(request, 'rar')) }, request),
  };
  const extractZip = withFallback('extract ZIP', [byYauzl, zipBySevenZip].map(withCleanOutput), log);
  const extractSevenZip = withFallback('extract 7Z', [bySevenZip, byLibarchive].map(withCleanOutput), log);
  const extractRar = withFallback('extract RAR', [byUnrar, byLibarchive].map(withCleanOutput), log);

  const extract: ExtractArchive = (request) =>
    explainMissing(request.type, async () => {
      const { type } = request;
      if (type === 'exe') return insideProgram(request, extract);
      if (type === 'zip') return extractZip(request);
      if (type === 'sevenZip') return extractSevenZip(request);
      if (type === 'rar') return extractRar(request);
      if (type === 'gzip') {
        return withGzip(request, tools, async (opened) => {
          await rm(request.output, { force: true });
          return threads.extract({ ...picked(request), ...opened }, request);
        });
      }
      const opened =
        type === 'xz' || type === 'bzip2' ? await decompressed(request, type, tools) : await openRequest(request, type);
      return threads.extract({ ...picked(request), ...opened }, request);
    });
  return extract;
}

/** The part of a request that can be sent to a thread. */
const picked = ({ entries, output }: ExtractRequest) => ({ entries, output });

/** Removes what a failed attempt has written before the next one. */
const withCleanOutput = (engine: { name: string; run: (request: ExtractRequest) => Promise<ExtractedArchive> }) => ({
  name: engine.name,
  run: async (request: ExtractRequest) => {
    await rm(request.output, { force: true });
    return engine.run(request);
  },
});

async function extractWithSevenZip(
  request: ExtractRequest,
  format: SevenZipFormat,
  { runCommand, threads }: ArchiveTools,
): Promise<ExtractedArchive> {
  const { input, password, entries, output, scratch, signal, progress } = request;
  const { size: archiveBytes } = await stat(input);
  const sevenZip = { runCommand, input, format, archiveBytes, password, signal };
  const members = await listWithSevenZip(sevenZip);
  const chosen = choose(members, entries);
  if (chosen.length === 0) throw archiveErrors.nothingToExtract();
  new UnpackBudget(archiveBytes).allow(sumOf(chosen));

  const only = entries === 'all' ? undefined : chosen.map(({ name }) => name);
  const unpack = async (wanted?: string[]) =>
    (await unpackWithSevenZip({ ...sevenZip, folder: await makeFolder(scratch), names: wanted })).files;
  let found = await unpack(only);
  if (only !== undefined && found.length < only.length) {
    // Listings show control characters differently from what 7z expects as names.
    new UnpackBudget(archiveBytes).allow(sumOf(members));
    found = (await unpack()).filter(({ path }) => only.includes(shownName(path)));
  }
  if (found.length === 0) throw archiveErrors.nothingToExtract();
  const names = new OutputNames();
  const unnamed = shownUnnamed(members, input);
  const files = found.map((file) => ({
    ...file,
    path: names.of(file.path === unnamed ? parse(request.name).name : file.path),
  }));
  const oddities = unnamed === undefined ? [] : [unnamedWarning()];
  const warnings = [...oddities, ...names.warnings(), ...describeLeftOut(chosen.length - found.length)];
  const bytes = await totalBytes(found);
  const [first] = files;
  if (entries !== 'all' && files.length === 1 && first) {
    await rename(first.source, output);
    return { kind: 'file', name: first.path.split('/').pop() ?? 'file', files: 1, bytes, warnings };
  }
  await threads.write({ entries: files, output, level: 'fast', password: undefined }, { signal, progress });
  return { kind: 'zip', files: files.length, bytes, warnings };
}

function choose(members: readonly ArchiveMember[], entries: ExtractRequest['entries']): ArchiveMember[] {
  if (entries === 'all') return members.filter(({ kind }) => kind === 'file');
  return entries
    .map((index) => {
      const member = members[index];
      if (!member) throw archiveErrors.unknownEntry({ index });
      return member;
    })
    .filter(({ kind }) => kind === 'file');
}

const sumOf = (members: readonly ArchiveMember[]): number => members.reduce((sum, { bytes }) => sum + (bytes ?? 0), 0);

async function totalBytes(files: readonly UnpackedPath[]): Promise<number> {
  let bytes = 0;
  for (const { source } of files) bytes += (await stat(source)).size;
  return bytes;
}
