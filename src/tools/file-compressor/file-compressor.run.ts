import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { defineRun, defineRuns, type InputFile, OutputFile } from '../../catalog/define-run.ts';
import type { ArchiveType } from '../../engines/archive/archive-capabilities.ts';
import { sniffLength, sniffType } from '../../engines/file-type/sniff-type.ts';
import { cleanArchivePath, makePathsUnique, readArchivePath } from '../../shared/archive-path.ts';
import { type FileType, fileTypes, safeFileName } from '../../shared/file-types.ts';
import { t } from '../../shared/language/translate.ts';
import { savedPercent } from '../../shared/units.ts';
import { fileCompressorErrors } from './file-compressor.errors.ts';
import { fileCompressor } from './file-compressor.tool.ts';
import { zipName } from './zip-name.ts';

const { compress, inspect, extract } = fileCompressor.actions;

export const compressRun = defineRun(compress)(['writeZip'], async (context) => {
  const { options, engines, directory, signal, progress } = context;
  const { files } = context.files;
  const originalSize = files.reduce((sum, { bytes }) => sum + bytes, 0);
  assertOneEach('paths', options.paths, files);
  assertOneEach('modification times', options.modified, files);

  const asked = files.map(({ name }, index) => pathOf(options.paths?.[index] ?? name));
  const paths = makePathsUnique(asked);
  const output = join(directory, 'result.zip');
  const zip = await engines.writeZip({
    entries: files.map(({ path: source }, index) => ({
      source,
      path: paths[index] ?? '',
      modified: options.modified?.[index] ?? Date.now(),
    })),
    output,
    level: options.level,
    password: options.password,
    signal,
    progress: (fraction) => progress(fraction, fraction < 0.5 ? t('Packing') : t('Checking')),
  });
  const fileName = zipName(options.name, paths);
  return {
    success: true,
    downloadUrl: new OutputFile({ path: output, name: fileName, type: 'zip' }),
    fileCount: zip.files,
    compressionRatio: savedPercent(originalSize, zip.bytes),
    fileName,
    originalSize,
    compressedSize: zip.bytes,
    storedCount: zip.stored,
    verifiedCount: zip.verified,
    encrypted: options.password !== undefined,
    renamed: asked.flatMap((from, index) => {
      const to = paths[index];
      return to === undefined || to === from ? [] : [{ from, to }];
    }),
  };
});

function assertOneEach(
  what: 'paths' | 'modification times',
  list: readonly unknown[] | undefined,
  files: readonly InputFile[],
): void {
  if (list === undefined || list.length === files.length) return;
  throw fileCompressorErrors.notOneEach({ what, given: list.length, files: files.length });
}

/** Paths were validated with the options; file names were cleaned on upload. */
function pathOf(path: string): string {
  const read = readArchivePath(path);
  return 'path' in read ? read.path : cleanArchivePath(path).path;
}

export const inspectRun = defineRun(inspect)(
  ['inspectArchive'],
  async ({ options, files, engines, directory, signal }) => {
    const [archive] = files.file;
    const listing = await engines.inspectArchive({
      ...sourceOf(archive),
      password: options.password,
      scratch: directory,
      signal,
    });
    return { format: archive.type, ...listing };
  },
);

export const extractRun = defineRun(extract)(['extractArchive'], async (context) => {
  const { options, files, engines, directory, signal, progress } = context;
  const [archive] = files.file;
  const output = join(directory, 'extracted');
  const unpacked = await engines.extractArchive({
    ...sourceOf(archive),
    password: options.password,
    scratch: directory,
    entries: options.entries,
    output,
    signal,
    progress: (fraction) => progress(fraction, t('Unpacking')),
  });
  const isFile = unpacked.kind === 'file';
  const fileName = isFile ? safeFileName(unpacked.name ?? '') : zipName(`${stemOf(archive)}-files`, []);
  const type = isFile ? await typeOf(output) : 'zip';
  return {
    success: true,
    downloadUrl: new OutputFile({ path: output, name: fileName, type }),
    fileName,
    kind: unpacked.kind,
    fileCount: unpacked.files,
    bytes: unpacked.bytes,
    warnings: unpacked.warnings,
  };
});

export const runs = defineRuns(
  fileCompressor,
  { compress: compressRun, inspect: inspectRun, extract: extractRun },
  { compress: [fileCompressorErrors.notOneEach({ what: 'paths', given: 2, files: 3 })] },
);

const archiveTypes: readonly FileType[] = inspect.files.file.accepts;
const isArchiveType = (type: FileType): type is ArchiveType => archiveTypes.includes(type);

function sourceOf({ path, name, type }: InputFile): { input: string; name: string; type: ArchiveType } {
  if (!isArchiveType(type)) throw new Error(`A file of type ${type} is not accepted here.`);
  return { input: path, name, type };
}

/** `'backup.tar.gz'` → `'backup'`. */
function stemOf({ name, type }: InputFile): string {
  const endings = [...fileTypes[type].extensions, 'tar'];
  let stem = name;
  for (const ending of endings) {
    if (stem.toLowerCase().endsWith(`.${ending}`)) stem = stem.slice(0, -ending.length - 1);
  }
  return stem;
}

async function typeOf(path: string): Promise<FileType> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(sniffLength), 0, sniffLength, 0);
    return (await sniffType(buffer.subarray(0, bytesRead))) ?? 'any';
  } finally {
    await file.close();
  }
}
