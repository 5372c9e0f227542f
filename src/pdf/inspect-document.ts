import type { WrappedPdfiumModule } from '@embedpdf/pdfium';
import { type ContentFacts, inspectContent } from './inspect-content.ts';
import { inspectPages } from './inspect-pages.ts';
import type { PdfFacts } from './pdf-facts.ts';
import { type PdfPermission, pdfPermissions } from './pdf-permissions.ts';
import { saveCopy } from './save-copy.ts';
import { WasmMemory } from './wasm-memory.ts';

/** Outlines are linked lists that may be cyclic. */
const maxOutlineEntries = 10_000;
const maxNames = 100;
/** Pages of larger documents are counted, not measured. */
const maxMeasuredPages = 20_000;

/**
 * Inspects a document opened by PDFium, in the browser or on the server.
 * @param document a `FPDF_DOCUMENT`
 * @param bytes the size of its file
 * @param hasPassword whether a password was used
 * @param copies whether the file may be copied in memory, which finding standards and hidden actions requires
 */
export function inspectDocument(
  api: WrappedPdfiumModule,
  document: number,
  { bytes, hasPassword, copies }: { bytes: number; hasPassword: boolean; copies: boolean },
): PdfFacts {
  const memory = new WasmMemory(api.pdfium);
  const copy = copies ? saveCopy(api, memory, document) : undefined;
  const inside = copy === undefined ? nothingFound : inspectContent(copy);
  const pages = Math.max(0, api.FPDF_GetPageCount(document));
  const meta = (key: string) =>
    memory.readText((address, bytes) => api.FPDF_GetMetaText(document, key, address, bytes)).trim() || null;
  const isEncrypted = api.EPDF_IsEncrypted(document);
  const { hasLaunch, ...fromPages } = inspectPages({ api, memory, document, pages });
  return {
    bytes,
    version: readVersion(api, memory, document),
    pages,
    pageSizes: readSizes(api, memory, document, pages),
    locked: isEncrypted ? (hasPassword ? 'opened' : 'owner') : 'no',
    forbidden: isEncrypted ? forbiddenBy(api.FPDF_GetDocPermissions(document)) : [],
    signatures: Math.max(0, api.FPDF_GetSignatureCount(document)),
    ...fromPages,
    repaired: !api.FPDF_DocumentHasValidCrossReferenceTable(document),
    standards: inside.standards,
    tagged: api.FPDFCatalog_IsTagged(document),
    language: memory.readText((address, bytes) => api.EPDFCatalog_GetLanguage(document, address, bytes)) || null,
    form: formKind(api.FPDF_GetFormType(document)),
    outlineEntries: countOutline(api, document),
    attachments: readAttachments(api, memory, document),
    scripts: api.FPDFDoc_GetJavaScriptActionCount(document) > 0 || inside.script,
    launches: hasLaunch || inside.launch,
    title: meta('Title'),
    author: meta('Author'),
    producer: meta('Producer'),
    creator: meta('Creator'),
    created: readDate(meta('CreationDate')),
  };
}

const nothingFound: ContentFacts = { standards: [], script: false, launch: false };

function readVersion(api: WrappedPdfiumModule, memory: WasmMemory, document: number): string | null {
  return memory.scope(4, (address) => {
    if (!api.FPDF_GetFileVersion(document, address)) return null;
    const version = memory.int32(address);
    return version >= 10 ? `${Math.floor(version / 10)}.${version % 10}` : null;
  });
}

function readSizes(api: WrappedPdfiumModule, memory: WasmMemory, document: number, pages: number) {
  const sizes = new Map<string, PdfFacts['pageSizes'][number]>();
  memory.scope(8, (address) => {
    for (let index = 0; index < Math.min(pages, maxMeasuredPages); index++) {
      if (!api.FPDF_GetPageSizeByIndexF(document, index, address)) continue;
      const [width, height] = [Math.round(memory.float32(address)), Math.round(memory.float32(address + 4))];
      const size = sizes.get(`${width}x${height}`) ?? { width, height, pages: 0 };
      size.pages += 1;
      sizes.set(`${width}x${height}`, size);
    }
  });
  return [...sizes.values()].sort((a, b) => b.pages - a.pages).slice(0, 10);
}

/** Bits of P, from 1 (ISO 32000-1, table 22). */
const permissionBits: Readonly<Record<PdfPermission, number>> = {
  print: 3,
  change: 4,
  copy: 5,
  annotate: 6,
  fillForms: 9,
  assemble: 11,
};

/** Permissions denied by an encrypted document's P. */
const forbiddenBy = (permissions: number): PdfPermission[] =>
  pdfPermissions.filter((name) => ((permissions >>> (permissionBits[name] - 1)) & 1) === 0);

/** `FORMTYPE_*` (fpdf_formfill.h): 1 is AcroForm, 2 and 3 are XFA. */
function formKind(type: number): PdfFacts['form'] {
  if (type === 1) return 'fields';
  return type === 2 || type === 3 ? 'xfa' : 'none';
}

function countOutline(api: WrappedPdfiumModule, document: number): number {
  const seen = new Set<number>();
  const open = [api.FPDFBookmark_GetFirstChild(document, 0)];
  for (let mark = open.pop(); mark !== undefined && seen.size < maxOutlineEntries; mark = open.pop()) {
    if (mark === 0 || seen.has(mark)) continue;
    seen.add(mark);
    open.push(api.FPDFBookmark_GetNextSibling(document, mark), api.FPDFBookmark_GetFirstChild(document, mark));
  }
  return seen.size;
}

function readAttachments(api: WrappedPdfiumModule, memory: WasmMemory, document: number): string[] {
  const count = Math.min(maxNames, Math.max(0, api.FPDFDoc_GetAttachmentCount(document)));
  return Array.from({ length: count }, (_, index) => {
    const attachment = api.FPDFDoc_GetAttachment(document, index);
    if (attachment === 0) return '';
    return memory.readText((address, bytes) => api.FPDFAttachment_GetName(attachment, address, bytes)).slice(0, 200);
  }).filter((name) => name !== '');
}

/** `"D:20240131120000+01'00'"` (ISO 32000-1, 7.9.4) as ISO 8601; null for an invalid date. */
export function readDate(text: string | null): string | null {
  const parts = /^(?:D:)?(\d{4})(\d\d)?(\d\d)?(\d\d)?(\d\d)?(\d\d)?(?:([+\-Z])(?:(\d\d)'?(\d\d)?)?)?/.exec(text ?? '');
  if (parts === null) return null;
  const [, year, month = '01', day = '01', hour = '00', minute = '00', second = '00', sign, zoneHour, zoneMinute] =
    parts;
  const zone = sign === '+' || sign === '-' ? `${sign}${zoneHour ?? '00'}:${zoneMinute ?? '00'}` : 'Z';
  const iso = `${year}-${month}-${day}T${hour}:${minute}:${second}${zone}`;
  return Number.isNaN(Date.parse(iso)) ? null : iso;
}
