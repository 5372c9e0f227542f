import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { engineErrors } from '../../platform/processes/process.errors.ts';
import { CommandError, type RunCommand } from '../../platform/processes/run-command.ts';
import { fileTypes } from '../../shared/file-types.ts';
import { t } from '../../shared/language/translate.ts';
import { MB, MINUTE_MS } from '../../shared/units.ts';
import { archiveErrors } from './archive.errors.ts';
import { honestBytes, refusalOf } from './unpack-budget.ts';

type ProgramRequest = {
  runCommand: RunCommand;
  input: string;
  archiveBytes: number;
  /** An existing, exclusive directory. */
  folder: string;
  signal: AbortSignal;
};

/**
 * Converts any format that libarchive reads to TAR and returns the path. Nothing is unpacked to disk, so no path of the
 * archive matters, and the file size limit bounds all content.
 */
export async function convertToTar(request: ProgramRequest): Promise<string> {
  const output = join(request.folder, 'converted.tar');
  await run(request, 'bsdtar', ['-c', '-f', output, '--format=pax', `@${request.input}`], [request.input]);
  return output;
}

/** Decompresses a file with that program and returns the path of the content. */
export async function decompress(request: ProgramRequest, program: 'gzip' | 'xz' | 'bzip2'): Promise<string> {
  const output = join(request.folder, 'content');
  const packed = `${output}.${fileTypes[program].extensions[0]}`;
  // These programs write the result next to the input.
  await copyFile(request.input, packed);
  await run(request, program, ['-d', packed], []);
  return output;
}

const timeoutMs = 5 * MINUTE_MS;

async function run(
  { runCommand, archiveBytes, folder, signal }: ProgramRequest,
  command: string,
  args: readonly string[],
  readOnly: readonly string[],
): Promise<void> {
  try {
    await runCommand({
      command,
      args,
      readOnly,
      writable: [folder],
      limits: { cpuSeconds: (2 * timeoutMs) / 1000, fileMb: Math.ceil(honestBytes(archiveBytes) / MB) + 1 },
      timeoutMs,
      signal,
    });
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    const details = { cause: error, log: error.message };
    if (error.failure === 'over-limit') throw refusalOf(archiveBytes, details);
    if (error.failure === 'timed-out') throw engineErrors.timedOut({ seconds: timeoutMs / 1000 }, details);
    if (error.failure !== 'failed') throw error;
    throw /passphrase|encrypt/i.test(error.output)
      ? archiveErrors.unsupported({ what: t('encryption') }, details)
      : archiveErrors.damaged(undefined, details);
  }
}
