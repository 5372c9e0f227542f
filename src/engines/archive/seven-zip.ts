import { stat, writeFile } from 'node:fs/promises';
import { parse, relative } from 'node:path';
import { engineErrors } from '../../platform/processes/process.errors.ts';
import { CommandError, type CommandRequest, type RunCommand } from '../../platform/processes/run-command.ts';
import { t } from '../../shared/language/translate.ts';
import { MB, MINUTE_MS } from '../../shared/units.ts';
import { archiveErrors } from './archive.errors.ts';
import { maxDirectoryBytes, maxEntries } from './archive-limits.ts';
import type { ArchiveMember } from './archive-reader.ts';
import { honestBytes, refusalOf } from './unpack-budget.ts';
import { listFiles, watchFolder } from './watch-folder.ts';

/** The format passed to 7z, which would otherwise try all parsers, including disk images. */
export type SevenZipFormat = '7z' | 'zip' | 'gzip' | 'xz' | 'bzip2';

type SevenZipRequest = {
  runCommand: RunCommand;
  input: string;
  format: SevenZipFormat;
  archiveBytes: number;
  password?: string | undefined;
  signal: AbortSignal;
};

/** Lists an archive. Throws a CommandError when 7z is not installed, AppErrors for faults of the archive. */
export async function listWithSevenZip(request: SevenZipRequest): Promise<ArchiveMember[]> {
  const { stdout } = await runSevenZip(request, ['l', '-slt', '-ba', request.input], {
    readOnly: [request.input],
    maxOutputBytes: maxDirectoryBytes,
  });
  const members = parseListing(stdout);
  if (members.length > maxEntries) throw archiveErrors.tooManyEntries({ max: maxEntries });
  return members;
}

/**
 * The path by which 7z shows the only entry of an archive if it has no name, as when a stream was packed: that of our copy of
 * the archive without its ending, or with '~' behind it. Undefined if it has one.
 */
export function shownUnnamed([first, ...others]: readonly ArchiveMember[], input: string): string | undefined {
  const { name, ext } = parse(input);
  return first?.name === (ext === '' ? `${name}~` : name) && others.length === 0 ? first.name : undefined;
}

export const unnamedWarning = () => t('The only file of the archive has no name and was called after the archive.');

export type UnpackedPath = { source: string; path: string; modified: number };

/**
 * Unpacks into a folder and returns the regular files found there, without following links. Nothing else is writable. `hasTail`
 * when data follows the compressed content.
 * @param names files to unpack; all by default
 */
export async function unpackWithSevenZip(
  request: SevenZipRequest & { folder: string; names?: readonly string[] | undefined },
): Promise<{ files: UnpackedPath[]; hasTail: boolean }> {
  const { input, folder, names, archiveBytes } = request;
  const readOnly = [input];
  const chosen: string[] = [];
  if (names !== undefined) {
    const list = `${folder}.txt`;
    await writeFile(list, names.join('\n'));
    readOnly.push(list);
    // Literal names, no wildcards.
    chosen.push('-spd', '-scsUTF-8', `-i@${list}`);
  }
  const maxBytes = honestBytes(archiveBytes);
  const guard = watchFolder(folder, maxBytes, () => refusalOf(archiveBytes, { log: `${folder} grew too large` }));
  const signal = AbortSignal.any([request.signal, guard.signal]);
  let hasTail: boolean;
  try {
    ({ hasTail } = await runSevenZip(
      { ...request, signal },
      ['x', '-y', '-aou', `-o${folder}`, ...chosen, '--', input],
      {
        readOnly,
        writable: [folder],
        limits: { fileMb: Math.ceil(maxBytes / MB) + 1 },
      },
    ));
  } finally {
    guard.stop();
  }
  return { files: await findFiles(folder), hasTail };
}

async function runSevenZip(
  request: SevenZipRequest,
  args: readonly string[],
  bounds: Pick<CommandRequest, 'readOnly' | 'writable' | 'limits' | 'maxOutputBytes'>,
): Promise<{ stdout: string; hasTail: boolean }> {
  const { runCommand, format, password, archiveBytes, signal } = request;
  const [action = '', ...rest] = args;
  const timeoutMs = 5 * MINUTE_MS;
  try {
    const { stdout } = await runCommand({
      command: '7z',
      args: [action, `-t${format}`, '-sccUTF-8', '-bd', '-mmt=1', ...rest],
      ...bounds,
      limits: { memoryMb: 2048, cpuSeconds: (2 * timeoutMs) / 1000, ...bounds.limits },
      // Sent on request: other users of the machine could read it as an argument.
      input: password === undefined ? '' : `${password}\n`,
      env: { TZ: 'UTC' },
      // 1 is warnings only.
      acceptExitCodes: [0, 1],
      timeoutMs,
      signal,
    });
    return { stdout, hasTail: false };
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    if (hasOnlyTail(error)) return { stdout: '', hasTail: true };
    throw explain(error, { hasPassword: password !== undefined, archiveBytes, seconds: timeoutMs / 1000 });
  }
}

/** For data behind compressed content, which other programs ignore, 7z reports an error, but the content is whole. */
function hasOnlyTail({ failure, output }: CommandError): boolean {
  const errors = output.match(/^ERROR: .*/gm) ?? [];
  const isTail = (line: string) => line.startsWith('ERROR: There are some data after the end of the payload data');
  return failure === 'failed' && errors.length > 0 && errors.every(isTail);
}

function explain(
  error: CommandError,
  { hasPassword, archiveBytes, seconds }: { hasPassword: boolean; archiveBytes: number; seconds: number },
): unknown {
  const details = { cause: error, log: error.message };
  if (error.failure === 'timed-out') return engineErrors.timedOut({ seconds }, details);
  if (error.failure === 'too-much-output') return archiveErrors.tooManyEntries({ max: maxEntries }, details);
  if (error.failure === 'over-limit') return refusalOf(archiveBytes, details);
  if (error.failure !== 'failed') return error;
  const says = (pattern: RegExp) => pattern.test(error.output);
  if (says(/Enter password/) && !hasPassword) return archiveErrors.passwordNeeded(undefined, details);
  if (says(/Wrong password/)) return archiveErrors.wrongPassword(undefined, details);
  if (says(/allocate required memory|not enough memory/i)) return engineErrors.tooMuchMemory(undefined, details);
  if (says(/Unsupported Method/)) return archiveErrors.unsupported({ what: t('an uncommon packing method') }, details);
  if (says(/Headers Error|Data Error|CRC Failed|Unexpected end|Cannot open the file as|Is not archive|Unconfirmed/i)) {
    return archiveErrors.damaged(undefined, details);
  }
  return error;
}

/** A file's name as shown in 7z's listing. */
export const shownName = (path: string): string => path.replace(/\p{Cc}/gu, '_');

/** Parses `7z l -slt -ba`: one block of `Key = Value` lines per entry. Line breaks in names appear as '_'. */
export function parseListing(output: string): ArchiveMember[] {
  const members: ArchiveMember[] = [];
  for (const block of output.split(/\n\s*\n/)) {
    const values = new Map<string, string>();
    for (const line of block.split('\n')) {
      const [, key, value] = /^([A-Z][A-Za-z ]*) = ?(.*)$/.exec(line) ?? [];
      if (key !== undefined && value !== undefined && !values.has(key)) values.set(key, value);
    }
    const name = values.get('Path');
    if (name !== undefined) members.push(memberOf(name, values, members.length));
  }
  return members;
}

function memberOf(name: string, values: ReadonlyMap<string, string>, index: number): ArchiveMember {
  const modified = Date.parse(`${values.get('Modified')?.slice(0, 19).replace(' ', 'T')}Z`);
  const packed = values.get('Packed Size');
  return {
    index,
    name,
    kind: kindOf(values.get('Attributes') ?? '', Boolean(values.get('CRC'))),
    bytes: Number(values.get('Size') ?? 0),
    ...(packed ? { packedBytes: Number(packed) } : {}),
    encrypted: values.get('Encrypted') === '+',
    ...(Number.isNaN(modified) ? {} : { modified }),
  };
}

/**
 * Windows attributes and, if present, Unix mode: 'D drwxr-xr-x', 'A -rw-r--r--', 'A lrwxrwxrwx', 'RA'. Packed from standard
 * input, a file is 'A prw-------'; a pipe itself has no content, and so no checksum.
 */
function kindOf(attributes: string, hasContent: boolean): ArchiveMember['kind'] {
  const [letters = '', mode = ''] = attributes.split(' ');
  if (letters.includes('D') || mode.startsWith('d')) return 'folder';
  if (mode.startsWith('l') || letters.includes('L')) return 'link';
  return mode === '' || mode.startsWith('-') || (mode.startsWith('p') && hasContent) ? 'file' : 'special';
}

async function findFiles(folder: string): Promise<UnpackedPath[]> {
  const found: UnpackedPath[] = [];
  for (const source of await listFiles(folder)) {
    found.push({ source, path: relative(folder, source), modified: (await stat(source)).mtimeMs });
  }
  return found;
}
