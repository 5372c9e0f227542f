import type { DocumentKind } from '../../shared/document-formats.ts';
import { AppError, hasCode } from '../../shared/errors.ts';
import { MB } from '../../shared/units.ts';
import type { ArchiveMember } from '../archive/archive-reader.ts';
import { openZip, type ZipArchive, type ZipArchiveMember } from '../archive/read-zip.ts';
import { isOverrun } from '../archive/zip-member.ts';
import { documentErrors } from './document.errors.ts';
import type { DocumentFacts } from './inspect-document.ts';
import { isMetered, ParagraphMeter } from './paragraph-meter.ts';

const maxParts = 5_000;
/** Total unpacked size that LibreOffice can hold in memory. */
const maxBytes = 400 * MB;
/** A larger part with a higher ratio than this is treated as a bomb; text reaches 20 to 40. */
const maxRatio = 250;
const harmlessPartBytes = 4 * MB;
/** How much of each XML part is searched for entities: the DOCTYPE is at its beginning. */
const headBytes = 64 * 1024;
/** Parts read whole because they reference external content. */
const maxKeptBytes = 4 * MB;

/**
 * Unpacks every part of a zipped office document, keeping nothing, and determines its type. Throws AppErrors for bombs,
 * damage, entity declarations and paths that lead outside.
 */
export async function inspectPackage(path: string): Promise<DocumentFacts> {
  const archive = await openPackage(path);
  try {
    const { members } = archive;
    const kind = kindByParts(members);
    if (members.length > maxParts) throw documentErrors.tooManyParts({ max: maxParts });
    if (members.some(({ name }) => isUnsafePath(name))) throw documentErrors.unsafePath();
    const { texts, damagedParts } = await readParts(archive, kind);
    const manifest = texts.get('META-INF/manifest.xml') ?? '';
    if (hasUnknownLock(manifest)) throw documentErrors.lockNotSupported();
    return {
      kind: kind ?? kindByTexts(texts) ?? refuseUnknown(),
      encrypted: manifest.includes('encryption-data'),
      hasMacros: members.some(({ name }) => /(^|\/)vbaProject\.bin$|^Basic\/.*\.xml$|^Scripts\//i.test(name)),
      outsideParts: countOutsideParts(texts),
      damagedParts,
      isTemplate: isTemplate(texts),
    };
  } finally {
    await archive.close();
  }
}

function refuseUnknown(): never {
  throw documentErrors.unknown();
}

async function openPackage(path: string): Promise<ZipArchive> {
  try {
    return await openZip(path, undefined);
  } catch (error) {
    throw asDocumentError(error);
  }
}

/** Reports ZIP errors as document errors: users do not know that a DOCX is an archive. */
function asDocumentError(error: unknown, kind = 'office'): unknown {
  if (!(error instanceof AppError)) return error;
  const details = { cause: error, log: error.log ?? error.message };
  switch (error.code) {
    case 'ARCHIVE_TOO_MANY_ENTRIES':
      return documentErrors.tooManyParts({ max: maxParts }, details);
    case 'ARCHIVE_OVERLAPPING':
      return documentErrors.bomb(undefined, details);
    default:
      return error.code.startsWith('DOCUMENT_') ? error : documentErrors.damaged({ kind }, details);
  }
}

const isUnsafePath = (name: string) => /(^|[/\\])\.\.([/\\]|$)|^[/\\]|^[a-z]:/i.test(name);

const openDocumentKinds: Readonly<Record<string, DocumentKind>> = {
  text: 'odt',
  spreadsheet: 'ods',
  presentation: 'odp',
};

/** By the media type of an OpenDocument file, which is not always its first part, or by its content. */
function kindByTexts(texts: ReadonlyMap<string, string>): DocumentKind | undefined {
  const [, kind = ''] =
    /^application\/vnd\.oasis\.opendocument\.(\w+)/.exec(texts.get('mimetype') ?? '') ??
    /"application\/vnd\.oasis\.opendocument\.(\w+)[^"]*"/.exec(texts.get('META-INF/manifest.xml') ?? '') ??
    /<office:(text|spreadsheet|presentation)\b/.exec(texts.get('content.xml') ?? '') ??
    [];
  return openDocumentKinds[kind];
}

/** OpenDocument 1.2 part 3, 3.8: passwords with Blowfish or AES in CBC mode and PBKDF2. Later: GCM, Argon2, OpenPGP keys. */
const hasUnknownLock = (manifest: string): boolean =>
  /<(?:\w+:)?(?:keyinfo|PGPData)\b/.test(manifest) ||
  [...manifest.matchAll(/<(?:\w+:)?algorithm\b[^>]*algorithm-name="([^"]*)"/g)].some(
    ([, name = '']) => !/blowfish|aes\d+-cbc$/i.test(name),
  ) ||
  [...manifest.matchAll(/key-derivation-name="([^"]*)"/g)].some(([, name = '']) => !/pbkdf2$/i.test(name));

const isTemplate = (texts: ReadonlyMap<string, string>): boolean =>
  /-template\s*$/.test(texts.get('mimetype') ?? '') ||
  /template\.(?:main|macroEnabled\.main)\+xml/.test(texts.get('[Content_Types].xml') ?? '');

function kindByParts(members: readonly ZipArchiveMember[]): DocumentKind | undefined {
  const has = (pattern: RegExp) => members.some(({ name }) => pattern.test(name));
  if (has(/^word\/document\d*\.xml$/i)) return 'docx';
  if (has(/^xl\/workbook\d*\.xml$/i)) return 'xlsx';
  if (has(/^xl\/workbook\d*\.bin$/i)) return 'xlsb';
  if (has(/^ppt\/presentation\d*\.xml$/i)) return 'pptx';
  if (has(/^word\//)) return 'docx';
  return undefined;
}

const isXml = (name: string) => /\.(xml|rels|vml)$/i.test(name);
const isKept = (name: string) =>
  /\.rels$/i.test(name) || ['mimetype', 'META-INF/manifest.xml', 'content.xml', '[Content_Types].xml'].includes(name);

/** Words, cells and slides are lost without these; of the others, only an image, a font or a description. */
const isNeeded = (name: string) =>
  (isXml(name) || /^xl\/(?!embeddings|printerSettings).*\.bin$/i.test(name)) &&
  !/^(docProps|customXml|Thumbnails|Configurations2)\/|^(meta|settings)\.xml$|vbaProject/i.test(name);

/** Unpacks all parts within limits and returns the text of the relevant ones. */
async function readParts(
  archive: ZipArchive,
  kind: DocumentKind | undefined,
): Promise<{ texts: Map<string, string>; damagedParts: number }> {
  const texts = new Map<string, string>();
  const total = { bytes: 0 };
  let damagedParts = 0;
  for await (const { member, content } of archive.unpack(({ kind: entry }) => entry === 'file')) {
    const { name } = member;
    try {
      const text = await readPart(member, content, total);
      if (isXml(name) && definesEntities(text.subarray(0, headBytes))) throw documentErrors.entities();
      if (isKept(name)) texts.set(name, text.toString('utf8'));
    } catch (error) {
      const refusal = asDocumentError(error, kind?.toUpperCase());
      if (isNeeded(name) || !hasCode(error, 'ARCHIVE_DAMAGED') || isOverrun(error)) throw refusal;
      damagedParts += 1;
    }
  }
  return { texts, damagedParts };
}

/** The first bytes of a part, as many as are of interest. */
async function readPart(
  { name, bytes: declared, packedBytes = 0 }: ArchiveMember,
  content: AsyncIterable<Uint8Array>,
  total: { bytes: number },
): Promise<Buffer> {
  const keepBytes = isKept(name) ? maxKeptBytes : isXml(name) ? headBytes : 0;
  const paragraphs = isMetered(name, declared) ? new ParagraphMeter() : undefined;
  const kept: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of content) {
    if (bytes < keepBytes) kept.push(Buffer.from(chunk));
    bytes += chunk.length;
    total.bytes += chunk.length;
    if (bytes > harmlessPartBytes && bytes > packedBytes * maxRatio) throw documentErrors.bomb();
    paragraphs?.add(chunk);
    if (total.bytes > maxBytes) throw documentErrors.tooLarge({ maxBytes });
  }
  return Buffer.concat(kept);
}

/**
 * In any encoding that XML parsers accept: UTF-16 zeros are dropped. Checks raw bytes first, as nearly every part declares
 * nothing.
 */
export function definesEntities(head: Buffer): boolean {
  if (!head.includes('<!') && !head.includes(0)) return false;
  return /<!ENTITY/i.test(head.toString('latin1').replaceAll('\0', ''));
}

/** External images, sections, templates and the like; ordinary hyperlinks do not count. */
export function countOutsideParts(texts: ReadonlyMap<string, string>): number {
  let count = 0;
  for (const [name, text] of texts) {
    if (name.endsWith('.rels')) {
      const relations = text.match(/<(?:\w+:)?Relationship\b[^>]*>/g) ?? [];
      count += relations.filter(
        (tag) => /TargetMode\s*=\s*["']External/i.test(tag) && !/\/hyperlink["']/i.test(tag),
      ).length;
    }
    if (name === 'content.xml') {
      const tags =
        text.match(/<(?:draw:image|draw:object|text:section-source|draw:plugin|table:table-source)\b[^>]*>/g) ?? [];
      count += tags.filter((tag) => /xlink:href\s*=\s*["'](?:\w+:|\/|\.\.)/i.test(tag)).length;
    }
  }
  return count;
}
