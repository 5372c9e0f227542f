import { mkdtemp, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { EventLog } from '../../platform/log/log.ts';
import { CommandError, type RunCommand } from '../../platform/processes/run-command.ts';
import { AppError, defineError } from '../../shared/errors.ts';
import { fileTypes } from '../../shared/file-types.ts';
import { t } from '../../shared/language/translate.ts';
import { withFallback } from '../with-fallback.ts';
import { archiveErrors } from './archive.errors.ts';
import type { ArchiveType, InspectArchive } from './archive-capabilities.ts';
import type { ArchiveThreads } from './archive-threads.ts';
import type { OpenRequest, OwnFormat } from './open-archive.ts';
import { unpackWithSevenZip } from './seven-zip.ts';
import { convertToTar, decompress } from './unpack-programs.ts';
import { behind } from './zip-extent.ts';

export type ArchiveTools = { runCommand: RunCommand; threads: ArchiveThreads; log: EventLog };
export type SourceRequest = Parameters<InspectArchive>[0];

export const makeFolder = (scratch: string): Promise<string> => mkdtemp(join(scratch, 'archive-'));

/** What a thread needs to open an archive of a format it supports. */
export async function openRequest(
  { input, name, password, scratch }: SourceRequest,
  format: OwnFormat,
  path = input,
): Promise<OpenRequest> {
  const { size } = await stat(input);
  return { input: path, format, name, password, archiveBytes: size, scratch: await makeFolder(scratch) };
}

/** The archive converted to TAR by libarchive. */
export async function asTar(request: SourceRequest, { runCommand }: ArchiveTools): Promise<OpenRequest> {
  const { input, scratch, signal } = request;
  const { size } = await stat(input);
  const tar = await convertToTar({ runCommand, input, archiveBytes: size, folder: await makeFolder(scratch), signal });
  return openRequest(request, 'tar', tar);
}

/**
 * Works on the content of a GZIP file. Where data follows it, as on old tapes, our own reader takes that for damage, and 7z
 * knows better.
 */
export async function withGzip<Result>(
  request: SourceRequest,
  tools: ArchiveTools,
  work: (opened: OpenRequest) => Promise<Result>,
): Promise<Result> {
  try {
    return await work(await openRequest(request, 'gzip'));
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'ARCHIVE_DAMAGED')) throw error;
    const opened = await decompressed(request, 'gzip', tools).catch(() => undefined);
    if (opened === undefined) throw error;
    return work(opened);
  }
}

/** The content of an XZ or BZIP2 file, or of a GZIP file with data behind it. */
export function decompressed(
  request: SourceRequest,
  format: 'gzip' | 'xz' | 'bzip2',
  { runCommand, log }: ArchiveTools,
): Promise<OpenRequest> {
  const unpack = withFallback<SourceRequest, OpenRequest>(
    `unpack ${format}`,
    [
      {
        name: '7z',
        run: async ({ input, scratch, signal }) => {
          const { size } = await stat(input);
          const folder = await makeFolder(scratch);
          const sevenZip = { runCommand, input, format, archiveBytes: size, folder, signal };
          const { files, hasTail } = await unpackWithSevenZip(sevenZip);
          if (!files[0]) throw archiveErrors.damaged(undefined, { log: `nothing in it; ${await readdir(folder)}` });
          const opened = await openRequest(request, 'unpacked', files[0].source);
          return hasTail ? { ...opened, oddities: [behind()] } : opened;
        },
      },
      {
        name: format,
        run: async ({ input, scratch, signal }) => {
          const { size } = await stat(input);
          const folder = await makeFolder(scratch);
          const source = await decompress({ runCommand, input, archiveBytes: size, folder, signal }, format);
          return openRequest(request, 'unpacked', source);
        },
      },
    ],
    log,
  );
  return unpack(request);
}

const notHere = defineError<{ type: ArchiveType }>('ARCHIVE_NOT_AVAILABLE', 503, ({ type }) =>
  t('This server cannot open {type} archives: the program for them is not installed. Please pack it again as ZIP.', {
    type: fileTypes[type].name,
  }),
);

/** One engine cannot open it; another might, so the archive is not to blame yet. */
class UnsupportedByEngine extends Error {
  override readonly name = 'UnsupportedByEngine';
  readonly refusal: AppError;

  constructor(refusal: AppError) {
    super(refusal.message, { cause: refusal });
    this.refusal = refusal;
  }
}

/** Turns one engine's ARCHIVE_UNSUPPORTED into a reason to try the next. */
export async function skipUnsupported<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const isUnsupported = error instanceof AppError && error.code === 'ARCHIVE_UNSUPPORTED';
    throw isUnsupported ? new UnsupportedByEngine(error) : error;
  }
}

/** Reports that no installed program can open this type, instead of what failed. */
export async function explainMissing<Result>(type: ArchiveType, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const failures: unknown[] = error instanceof AggregateError ? error.errors : [error];
    const unsupported = failures.find((failure) => failure instanceof UnsupportedByEngine);
    if (unsupported) throw unsupported.refusal;
    const allMissing = failures.every((failure) => failure instanceof CommandError && failure.failure === 'missing');
    throw allMissing ? notHere({ type }, { cause: error }) : error;
  }
}
