import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findCommand } from '../../src/platform/processes/find-command.ts';
import type { FileType } from '../../src/shared/file-types.ts';
import type { PlannedCall } from './plan-calls.ts';

const run = promisify(execFile);

/** A program that does what a call does, for files of these types. `args` name the source and the file or folder to write. */
export type Peer = {
  /** As in a planned call's name. */
  call: string;
  from: readonly FileType[];
  program: string;
  args: (source: string, result: string) => string[];
  /** What it wrote, where it does not take the name of a file. */
  writes?: (folder: string) => string;
  /** Exit codes that are not failures, besides 0. */
  warns?: readonly number[];
};

const images: readonly FileType[] = ['jpeg', 'png', 'webp', 'tiff'];
const texts: readonly FileType[] = ['text', 'html', 'rtf'];
const documents: readonly FileType[] = ['docx', 'doc', 'odt', 'xlsx', 'ods', 'pptx', 'odp', ...texts];
const archives: readonly FileType[] = ['zip', 'tar', 'gzip', 'bzip2', 'xz', 'sevenZip', 'rar'];

const peers: readonly Peer[] = [
  { call: '/api/tools/pdf-inspect', from: ['pdf'], program: 'pdfinfo', args: (source) => [source] },
  {
    call: '/api/pdf-compressor',
    from: ['pdf'],
    program: 'gs',
    args: (source, result) => [
      ...['-q', '-dNOPAUSE', '-dBATCH', '-dSAFER', '-sDEVICE=pdfwrite', '-dPDFSETTINGS=/ebook'],
      ...[`-sOutputFile=${result}`, source],
    ],
  },
  {
    call: '/api/pdf-splitter',
    from: ['pdf'],
    program: 'qpdf',
    args: (source, result) => [source, '--pages', '.', '1', '--', result],
    warns: [3],
  },
  {
    call: '/api/pdf-merger',
    from: ['pdf'],
    program: 'qpdf',
    args: (source, result) => ['--empty', '--pages', source, source, '--', result],
    warns: [3],
  },
  ...['/api/tools/pdf-convert format=txt', '/api/tools/document-convert outputFormat=txt'].map((call) => ({
    call,
    from: ['pdf'] as const,
    program: 'pdftotext',
    args: (source: string, result: string) => [source, result],
  })),
  {
    call: '/api/tools/pdf-convert format=png',
    from: ['pdf'],
    program: 'pdftoppm',
    args: (source, result) => ['-png', '-r', '150', source, result],
  },
  ...['/api/tools/pdf-convert', '/api/tools/document-convert'].map((call) => ({
    call,
    from: documents,
    program: 'soffice',
    args: (source: string, folder: string) => [
      ...[`-env:UserInstallation=file://${folder}/profile`, '--headless', '--convert-to', 'pdf', '--outdir', folder],
      source,
    ],
    writes: (folder: string) => join(folder, 'source.pdf'),
  })),
  {
    call: '/api/tools/image-compress',
    from: ['png'],
    program: 'pngquant',
    args: (source, result) => ['--output', result, source],
  },
  { call: '/api/tools/ocr', from: images, program: 'tesseract', args: (source, result) => [source, result] },
  { call: '/api/tools/archive-inspect', from: archives, program: '7z', args: (source) => ['l', '-slt', source] },
  {
    call: '/api/tools/archive-extract',
    from: archives,
    program: '7z',
    args: (source, folder) => ['x', '-y', '-p', `-o${folder}/unpacked`, source],
    writes: (folder) => join(folder, 'unpacked'),
  },
];

export type PeerOutcome = { milliseconds: number; failed: boolean; bytes?: number; result?: string };

const timeoutMs = 120_000;

/** The peers installed here, and the programs that are missing. */
export async function findPeers(): Promise<{
  missing: string[];
  peerOf: (call: PlannedCall, type: FileType | undefined) => Peer | undefined;
}> {
  const programs = [...new Set(peers.map(({ program }) => program))];
  const found = new Set<string>();
  for (const program of programs) if (await findCommand(program)) found.add(program);
  return {
    missing: programs.filter((program) => !found.has(program)),
    peerOf: ({ name }, type) =>
      peers.find(
        ({ call, from, program }) => call === name && from.some((each) => each === type) && found.has(program),
      ),
  };
}

/** Runs a peer on a file of its own in `folder`. */
export async function runPeer(
  { program, args, writes, warns }: Peer,
  file: string,
  folder: string,
): Promise<PeerOutcome> {
  const target = writes ? folder : join(folder, 'peer');
  const start = performance.now();
  const failed = await run(program, args(file, target), { timeout: timeoutMs, maxBuffer: 1 << 28 }).then(
    () => false,
    (error: { code?: number }) => !warns?.includes(error.code ?? 1),
  );
  const milliseconds = Math.round(performance.now() - start);
  // tesseract and pdftoppm add an ending of their own.
  if (!writes && existsSync(`${target}.txt`)) await rename(`${target}.txt`, target);
  const result = writes ? writes(folder) : target;
  const written = failed ? undefined : await stat(result).catch(() => undefined);
  return { milliseconds, failed, ...(written?.isFile() && { bytes: written.size, result }) };
}
