import type { DocumentKind } from './document-formats.ts';

/**
 * Documents whose files are text. 'old' and 'workbook' are the XML of Word and Excel 2003; 'unreadable' is made for other programs,
 * and would become its own source.
 */
export type TextFormat =
  | Extract<DocumentKind, 'fodt' | 'fods' | 'fodp' | 'fb2' | 'slk' | 'dif'>
  | 'old'
  | 'workbook'
  | 'unreadable';

const flatKinds: Readonly<Record<string, TextFormat>> = { text: 'fodt', spreadsheet: 'fods', presentation: 'fodp' };

/** The root element of an XML document, after declaration, comments and DOCTYPE, with what follows its name. */
const root =
  /^\s*<\?xml[^>]*>\s*(?:<\?[\s\S]*?\?>\s*|<!--[\s\S]*?-->\s*|<!DOCTYPE[^>]*>\s*)*<((?:[\w.-]+:)?[\w.-]+)([\s\S]*)$/;

/** What a text is by its beginning; undefined for words. */
export function formatOfText(beginning: string): TextFormat | undefined {
  const text = beginning.replace(/^\uFEFF/, '');
  if (/^ID;P\w/.test(text)) return 'slk';
  if (/^TABLE\r?\n0,1\r?\n"/.test(text)) return 'dif';
  const [, name, rest = ''] = root.exec(text) ?? [];
  switch (name) {
    case 'office:document': {
      // Some programs put more names in front of it than the beginning holds.
      const [, kind = 'text'] = /"application\/vnd\.oasis\.opendocument\.(\w+)/.exec(rest) ?? [];
      return flatKinds[kind] ?? 'unreadable';
    }
    case 'FictionBook':
      return 'fb2';
    case 'w:wordDocument':
      return 'old';
    case 'Workbook':
      return /urn:schemas-microsoft-com:office:spreadsheet/.test(rest) ? 'workbook' : undefined;
    case 'pkg:package':
      return 'unreadable';
    default:
      return undefined;
  }
}
