import { t } from './language/translate.ts';
import { listWords } from './list-words.ts';

type FileTypeInfo = {
  /** Display name: 'JPEG'. */
  name: string;
  /** The media type of downloads. */
  mime: string;
  /** Other media types used by browsers and servers. */
  aliases?: readonly string[];
  /** Extensions without the dot, the usual one first. */
  extensions: readonly string[];
};

/** Every file type that a tool reads or writes, detected by content (`engines/file-type/sniff-type.ts`), never by name. */
export const fileTypes = {
  jpeg: {
    name: 'JPEG',
    mime: 'image/jpeg',
    aliases: ['image/jpg', 'image/pjpeg'],
    extensions: ['jpg', 'jpeg', 'jpe', 'jfif'],
  },
  png: { name: 'PNG', mime: 'image/png', aliases: ['image/apng'], extensions: ['png'] },
  webp: { name: 'WebP', mime: 'image/webp', extensions: ['webp'] },
  avif: { name: 'AVIF', mime: 'image/avif', extensions: ['avif'] },
  gif: { name: 'GIF', mime: 'image/gif', extensions: ['gif'] },
  tiff: { name: 'TIFF', mime: 'image/tiff', extensions: ['tif', 'tiff'] },
  heic: {
    name: 'HEIC',
    mime: 'image/heic',
    aliases: ['image/heif', 'image/heic-sequence', 'image/heif-sequence'],
    extensions: ['heic', 'heif'],
  },
  svg: { name: 'SVG', mime: 'image/svg+xml', extensions: ['svg'] },
  pdf: { name: 'PDF', mime: 'application/pdf', aliases: ['application/x-pdf'], extensions: ['pdf'] },
  zip: { name: 'ZIP', mime: 'application/zip', aliases: ['application/x-zip-compressed'], extensions: ['zip'] },
  tar: { name: 'TAR', mime: 'application/x-tar', extensions: ['tar'] },
  gzip: { name: 'GZ', mime: 'application/gzip', aliases: ['application/x-gzip'], extensions: ['gz', 'tgz'] },
  bzip2: {
    name: 'BZ2',
    mime: 'application/x-bzip2',
    aliases: ['application/x-bzip', 'application/bzip2'],
    extensions: ['bz2', 'tbz2', 'tbz'],
  },
  xz: { name: 'XZ', mime: 'application/x-xz', extensions: ['xz', 'txz'] },
  zstd: { name: 'ZST', mime: 'application/zstd', extensions: ['zst', 'tzst'] },
  sevenZip: { name: '7Z', mime: 'application/x-7z-compressed', extensions: ['7z'] },
  rar: {
    name: 'RAR',
    mime: 'application/vnd.rar',
    aliases: ['application/x-rar-compressed', 'application/x-rar'],
    extensions: ['rar'],
  },
  /** A program, which may be a self-extracting archive. */
  exe: {
    name: 'EXE',
    mime: 'application/vnd.microsoft.portable-executable',
    aliases: ['application/x-msdownload', 'application/x-elf'],
    extensions: ['exe', 'sfx'],
  },
  docx: {
    name: 'DOCX',
    mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    aliases: [
      'application/vnd.ms-word.document.macroenabled.12',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.template',
      'application/vnd.ms-word.template.macroenabled.12',
    ],
    extensions: ['docx', 'docm', 'dotx', 'dotm'],
  },
  /**
   * Microsoft's compound file: Word, Excel and PowerPoint before 2007, and later documents locked with a password. Its
   * beginning does not tell them apart. And what Word and Excel wrote before.
   */
  doc: {
    name: 'DOC',
    mime: 'application/msword',
    aliases: ['application/x-cfb', 'application/vnd.ms-excel', 'application/vnd.ms-powerpoint'],
    extensions: ['doc', 'dot', 'xls', 'xlt', 'ppt', 'pps', 'pot'],
  },
  rtf: { name: 'RTF', mime: 'application/rtf', aliases: ['text/rtf'], extensions: ['rtf'] },
  odt: {
    name: 'ODT',
    mime: 'application/vnd.oasis.opendocument.text',
    aliases: ['application/vnd.oasis.opendocument.text-template'],
    extensions: ['odt', 'ott'],
  },
  html: { name: 'HTML', mime: 'text/html', aliases: ['application/xhtml+xml'], extensions: ['html', 'htm', 'xhtml'] },
  /** Subtitles are text, too. */
  text: { name: 'TXT', mime: 'text/plain', extensions: ['txt', 'text', 'srt', 'vtt'] },
  /** Text; only the name tells that it is Markdown or CSV. */
  markdown: {
    name: 'Markdown',
    mime: 'text/markdown',
    aliases: ['text/x-markdown'],
    extensions: ['md', 'markdown'],
  },
  csv: { name: 'CSV', mime: 'text/csv', aliases: ['text/tab-separated-values'], extensions: ['csv', 'tsv'] },
  /** Saved email: text, detected by its first lines. */
  eml: { name: 'EML', mime: 'message/rfc822', extensions: ['eml'] },
  /** OpenDocument in one XML file: text, table or slides. */
  flatOdf: {
    name: 'FODT',
    mime: 'application/vnd.oasis.opendocument.text-flat-xml',
    aliases: [
      'application/vnd.oasis.opendocument.spreadsheet-flat-xml',
      'application/vnd.oasis.opendocument.presentation-flat-xml',
    ],
    extensions: ['fodt', 'fods', 'fodp'],
  },
  fb2: { name: 'FB2', mime: 'application/x-fictionbook+xml', extensions: ['fb2'] },
  slk: { name: 'SLK', mime: 'application/x-sylk', extensions: ['slk'] },
  dif: { name: 'DIF', mime: 'application/x-dif-spreadsheet', extensions: ['dif'] },
  epub: { name: 'EPUB', mime: 'application/epub+zip', extensions: ['epub'] },
  xlsx: {
    name: 'XLSX',
    mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    aliases: [
      'application/vnd.ms-excel.sheet.macroenabled.12',
      'application/vnd.ms-excel.sheet.binary.macroenabled.12',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.template',
      'application/vnd.ms-excel.template.macroenabled.12',
    ],
    extensions: ['xlsx', 'xlsm', 'xlsb', 'xltx', 'xltm'],
  },
  ods: {
    name: 'ODS',
    mime: 'application/vnd.oasis.opendocument.spreadsheet',
    aliases: ['application/vnd.oasis.opendocument.spreadsheet-template'],
    extensions: ['ods', 'ots'],
  },
  pptx: {
    name: 'PPTX',
    mime: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    aliases: [
      'application/vnd.ms-powerpoint.presentation.macroenabled.12',
      'application/vnd.openxmlformats-officedocument.presentationml.slideshow',
      'application/vnd.ms-powerpoint.slideshow.macroenabled.12',
      'application/vnd.openxmlformats-officedocument.presentationml.template',
      'application/vnd.ms-powerpoint.template.macroenabled.12',
    ],
    extensions: ['pptx', 'pptm', 'ppsx', 'ppsm', 'potx', 'potm'],
  },
  odp: {
    name: 'ODP',
    mime: 'application/vnd.oasis.opendocument.presentation',
    aliases: ['application/vnd.oasis.opendocument.presentation-template'],
    extensions: ['odp', 'otp'],
  },
  /** Any other content. A field that accepts it takes every file, empty ones included. */
  any: {
    get name() {
      return t('File');
    },
    mime: 'application/octet-stream',
    extensions: ['bin'],
  },
} as const satisfies Record<string, FileTypeInfo>;

export type FileType = keyof typeof fileTypes;

export const isFileType = (value: string): value is FileType => Object.hasOwn(fileTypes, value);

/** The file type with this media type or alias. */
export function fileTypeOfMime(mime: string): FileType | undefined {
  for (const [type, info] of Object.entries<FileTypeInfo>(fileTypes)) {
    if (info.mime === mime || info.aliases?.includes(mime)) return type as FileType;
  }
  return undefined;
}

/** Whether a field with these types takes every file. */
export const acceptsAnyFile = (types: readonly FileType[]): boolean => types.includes('any');

/** Documents whose files are text. A field that accepts text but not these takes them as text. */
const writtenAsText: readonly FileType[] = ['eml', 'flatOdf', 'fb2', 'slk', 'dif'];

/** Text formats that content does not reveal. A field that accepts text accepts them all. */
const kindsOfText: readonly FileType[] = ['markdown', 'csv'];

/** The type under which a field accepts content: `found`, or 'any' if it takes every file. Undefined when refused. */
export function acceptedType(accepts: readonly FileType[], found: FileType | undefined): FileType | undefined {
  if (acceptsAnyFile(accepts)) return found ?? 'any';
  if (found !== undefined && writtenAsText.includes(found) && !accepts.includes(found)) {
    return acceptedType(accepts, 'text');
  }
  if (found !== undefined && kindsOfText.includes(found) && accepts.includes('text')) return found;
  return found !== undefined && accepts.includes(found) ? found : undefined;
}

/** The `accept` attribute of a file input: `'.jpg,.jpeg,image/jpeg,...'`; empty for every file. */
export function acceptAttribute(types: readonly FileType[]): string {
  if (acceptsAnyFile(types)) return '';
  return (types.includes('text') ? [...types, ...kindsOfText] : types)
    .flatMap((type) => {
      const { extensions, mime } = fileTypes[type];
      return [...extensions.map((extension) => `.${extension}`), mime];
    })
    .join(',');
}

/** `['jpeg', 'png']` → `'JPEG or PNG'`. */
export const listTypes = (types: readonly FileType[], last: 'or' | 'and' = 'or'): string =>
  listWords(
    types.map((type) => fileTypes[type].name),
    last,
  );

/**
 * The name with the usual extension of `type`: `'photo.PNG'`, `'jpeg'` → `'photo.jpg'`. Keeps an extension that already fits.
 */
export function withExtension(name: string, type: FileType): string {
  const { extensions } = fileTypes[type] as FileTypeInfo;
  const dot = name.lastIndexOf('.');
  const ending = dot > 0 ? name.slice(dot + 1).toLowerCase() : '';
  if (extensions.includes(ending)) return name;
  const isKnownEnding = Object.values<FileTypeInfo>(fileTypes).some((info) => info.extensions.includes(ending));
  return `${isKnownEnding ? name.slice(0, dot) : name}.${extensions[0]}`;
}

/**
 * A name that is safe to show, store and download: the last path segment without control and reserved characters, at most 200
 * characters, never empty or a reserved device name. `'../../etc/passwd'` → `'passwd'`.
 */
export function safeFileName(name: string, fallback = 'file'): string {
  const last = name.normalize('NFC').split(/[/\\]/).pop() ?? '';
  const cleaned = last
    // Control, bidirectional override and reserved characters (Windows' set, the strictest in use), but not the
    // joiners that Persian, Hindi and families of emoji are spelled with.
    .replace(/(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}<>:"|?*]/gu, '')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  const shortened = shorten(cleaned, 200);
  if (shortened === '') return fallback;
  return /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i.test(shortened) ? `_${shortened}` : shortened;
}

function shorten(name: string, limit: number): string {
  if (name.length <= limit) return name;
  const dot = name.lastIndexOf('.');
  const ending = dot > 0 && name.length - dot <= 12 ? name.slice(dot) : '';
  const stem = [...name.slice(0, limit - ending.length)];
  return stem.join('').toWellFormed().replaceAll('\uFFFD', '') + ending;
}
