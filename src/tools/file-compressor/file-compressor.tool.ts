import { z } from 'zod';
import { defineTool, type FileField, resultFile } from '../../catalog/define-tool.ts';
import { t } from '../../shared/language/translate.ts';
import { callBytes, samePerPlan } from '../../shared/plans.ts';
import { MB, MINUTE_MS, SECOND_MS } from '../../shared/units.ts';
import {
  entriesOption,
  maxPasswordLength,
  maxPaths,
  modifiedOption,
  passwordOption,
  pathsOption,
} from './archive-options.ts';

const maxFileBytes = samePerPlan(100 * MB);
const tooLarge: FileField['messages']['tooLarge'] = ({ fileName }) => ({
  title: t('File too large'),
  text: t('{fileName} is over 100MB limit', { fileName }),
});

/** Files per ZIP. */
export const maxFiles = samePerPlan(maxPaths);

export const failed = { title: t('Compression failed'), text: t('Please try again.') };

const archive = {
  label: t('Archive'),
  accepts: ['zip', 'tar', 'gzip', 'bzip2', 'xz', 'zstd', 'sevenZip', 'rar', 'exe'],
  maxBytes: maxFileBytes,
  messages: {
    missing: { title: t('No File Selected'), text: t('Please select an archive to open.') },
    wrongType: {
      title: t('Invalid File'),
      text: t(
        'This is not an archive that can be opened here. Please select a ZIP, TAR, GZ, BZ2, XZ, ZST, 7Z or RAR file, or a self-extracting EXE.',
      ),
    },
    tooLarge,
  },
} as const;

const warnings = z.array(z.string()).describe('Notes on what is unusual, was made safe or left out, in sentences.');

export const fileCompressor = defineTool({
  slug: 'file-compressor',
  name: t('File Compressor'),
  tagline: t('Pack a ZIP or open an archive'),
  summary: t('Pack files and folders into a ZIP, with a password if you like, or open ZIP, TAR, 7Z and RAR.'),
  title: t('Make ZIP files, and open ZIP, TAR, 7Z and RAR'),
  description: t(
    'Pack files and whole folders into a ZIP with AES-256 password and checked content. Open ZIP, TAR, GZ, XZ, ZST, 7Z and RAR: list, preview, extract. Free.',
  ),
  keywords: [
    'zip',
    'unzip',
    'archive',
    'compress',
    'pack',
    'unpack',
    'extract',
    'rar',
    '7z',
    'tar',
    'gz',
    'folder',
    'password',
    'encrypt',
    'aes',
    'winzip',
    'winrar',
  ],
  category: 'document',
  icon: 'file-archive',
  badge: 'free',
  rank: 110,
  steps: [
    t('Drop files or whole folders'),
    t('Choose a level, and a password if you need one'),
    t('Create the ZIP and download it'),
  ],
  faq: [
    {
      question: t('Why does my ZIP hardly get smaller?'),
      answer: t(
        'Photos, films, music and most documents are compressed already. They are stored as they are, which is quick, and the ZIP is then about as large as its files.',
      ),
    },
    {
      question: t('How safe is a ZIP with a password?'),
      answer: t(
        'The content is encrypted with AES-256, so it is as safe as its password. File names stay readable in every ZIP. Windows itself cannot open such a file; 7-Zip, WinZip, macOS tools like Keka, and this page can.',
      ),
    },
    {
      question: t('What happens to paths like ../../x in an archive I open?'),
      answer: t(
        'Nothing is written outside of the folder: such paths are made safe, links and devices are left out, and the page tells you about each case.',
      ),
    },
  ],
  uses: [
    { verb: t('Unpack'), from: ['zip', 'tar', 'gzip', 'bzip2', 'xz', 'zstd', 'sevenZip', 'rar'], wantedBy: 90 },
    { verb: t('Pack as ZIP'), wantedBy: 3 },
  ],
  actions: {
    compress: {
      path: '/api/tools/file-compress',
      summary: 'Packs files into one ZIP and reads it back to check it.',
      files: {
        files: {
          label: t('Files'),
          accepts: ['any'],
          maxBytes: maxFileBytes,
          many: {
            ...{ min: 1, max: maxFiles, naming: 'repeated' },
            ...{ one: t('file'), together: t('Files packed into one ZIP') },
            maxTogether: callBytes,
          },
          messages: {
            missing: { title: t('No files selected'), text: t('Please select at least one file to compress.') },
            wrongType: { title: t('Invalid File'), text: t('This file cannot be read. Please choose another one.') },
            tooLarge,
            tooMany: ({ max }) => ({
              title: t('Too Many Files'),
              text: t('One ZIP takes up to {max} files here. Please make two.', { max }),
            }),
          },
        },
      },
      options: z.object({
        level: z
          .enum(['store', 'fast', 'normal', 'best'], { error: t('Level must be store, fast, normal or best.') })
          .default('normal')
          .describe("'store' does not compress. Files that are compressed already are stored at every level."),
        password: passwordOption.describe(
          `Encrypts every file with AES-256; up to ${maxPasswordLength} characters. File names stay readable.`,
        ),
        name: z
          .string({ error: t('Name must be a text.') })
          .max(200, t('Name must be at most 200 characters.'))
          .optional()
          .describe("Name of the ZIP; left out, it is named after its folder or only file, or 'archive.zip'."),
        paths: pathsOption.describe(
          'A JSON list with the path of each file inside the ZIP, such as ["photos/a.jpg"]; without it, files are at the top under their own names.',
        ),
        modified: modifiedOption.describe(
          'A JSON list with the modification time of each file in milliseconds since 1970, or null.',
        ),
      }),
      result: z.object({
        success: z.literal(true),
        downloadUrl: resultFile(),
        fileCount: z.number().int(),
        compressionRatio: z.number().int().describe('By how many percent the ZIP is smaller than its files; 0 to 100.'),
        fileName: z.string(),
        originalSize: z.number().int().describe('Bytes of all files together.'),
        compressedSize: z.number().int().describe('Bytes of the ZIP.'),
        storedCount: z
          .number()
          .int()
          .describe('Files stored uncompressed, because compression would not make them smaller.'),
        verifiedCount: z.number().int().describe('Files read back from the finished ZIP and verified: all.'),
        encrypted: z.boolean(),
        renamed: z
          .array(z.object({ from: z.string(), to: z.string() }))
          .describe('Files renamed because another in the same folder has the same name.'),
      }),
      // Measured: 500 MB take 10 s on two free cores; a busy machine and the hardest content may take ten times that.
      deadlineMs: (inputBytes) => 2 * MINUTE_MS + (inputBytes / MB) * 0.5 * SECOND_MS,
      inBulk: { name: t('Pack each file into a ZIP'), does: [{ operation: 'compress' }], without: ['name'] },
    },
    inspect: {
      path: '/api/tools/archive-inspect',
      summary: 'Lists what is in a ZIP, TAR (also GZ, BZ2, XZ, ZST), 7Z or RAR archive.',
      files: { file: archive },
      options: z.object({
        password: passwordOption.describe('Needed only when the names are encrypted, too; otherwise it is checked.'),
      }),
      result: z.object({
        format: z
          .string()
          .describe("'zip', 'tar', 'gzip', 'bzip2', 'xz', 'zstd', 'sevenZip', 'rar' or 'exe' (self-extracting)."),
        entries: z
          .array(
            z.object({
              index: z.number().int().describe('Names the entry when it is extracted.'),
              path: z.string().describe('Safe to unpack anywhere.'),
              originalPath: z.string().optional().describe('The path in the archive, where that is not safe.'),
              kind: z.enum(['file', 'folder', 'link', 'special']).describe('Only files are ever unpacked.'),
              bytes: z.number().describe('Unpacked.'),
              packedBytes: z.number().optional(),
              encrypted: z.boolean(),
              modified: z.number().optional().describe('Milliseconds since 1970.'),
            }),
          )
          .describe('The first 10,000.'),
        entryCount: z.number().int(),
        fileCount: z.number().int(),
        totalBytes: z.number().describe('All files, unpacked.'),
        encrypted: z.boolean().describe('Some files need a password to be extracted.'),
        warnings,
      }),
      expectedMs: (inputBytes) => 100 + (inputBytes / MB) * 20,
      deadlineMs: () => 5 * MINUTE_MS,
    },
    extract: {
      path: '/api/tools/archive-extract',
      summary: 'Unpacks one file of an archive, or several into a plain ZIP.',
      files: { file: archive },
      options: z.object({
        entries: entriesOption
          .default('all')
          .describe('A JSON list of indexes from the listing, or "all". A single index returns that file itself.'),
        password: passwordOption.describe('For encrypted files.'),
      }),
      result: z.object({
        success: z.literal(true),
        downloadUrl: resultFile(),
        fileName: z.string(),
        kind: z.enum(['file', 'zip']),
        fileCount: z.number().int(),
        bytes: z.number().describe('Total of the unpacked files.'),
        warnings,
      }),
      deadlineMs: () => 10 * MINUTE_MS,
      inBulk: { name: t('Unpack archives') },
    },
  },
});
