import { isUtf8 } from 'node:buffer';
import { readFile, writeFile } from 'node:fs/promises';
import { serveThread } from '../../../platform/processes/serve-thread.ts';
import { isRightToLeft } from '../../../shared/translation/languages.ts';
import { decodeUnknown } from '../../office/decode-unknown.ts';
import { type TextKind, textFormats } from './document-formats.ts';
import { readPackageTexts, writePackageTexts } from './document-package.ts';
import { documentTextErrors } from './documents.errors.ts';
import type { TranslatableKind } from './documents-capabilities.ts';
import { markName, readPlace, writePlaces } from './text-places.ts';

export type DocumentTask = { input: string; kind: TranslatableKind } & (
  | { work: 'read'; maxCharacters: number }
  | { work: 'write'; texts: readonly string[]; language: string; output: string }
);

export type DocumentAnswer = { texts: string[]; kept: number };

serveThread<DocumentTask>(async (task): Promise<DocumentAnswer> => {
  if (task.work === 'write') {
    await write(task);
    return { texts: [], kept: 0 };
  }
  const { texts, kept } = await read(task);
  if (texts.length === 0) throw documentTextErrors.withoutText();
  const characters = texts.reduce((sum, { length }) => sum + length, 0);
  const { maxCharacters } = task;
  if (characters > maxCharacters) throw documentTextErrors.tooLong({ characters, maxCharacters });
  return { texts, kept };
});

async function read({ input, kind }: DocumentTask): Promise<DocumentAnswer> {
  if (!isTextKind(kind)) return readPackageTexts(input, kind);
  const source = await readSource(input, kind);
  const format = textFormats[kind];
  const mark = markName(source);
  return { texts: format.find(source).map((place) => readPlace(source, place, format, mark)), kept: 0 };
}

async function write({ input, kind, texts, language, output }: DocumentTask & { work: 'write' }): Promise<void> {
  if (!isTextKind(kind)) return writePackageTexts(input, kind, { texts, language, output });
  const source = await readSource(input, kind);
  const format = textFormats[kind];
  const written = writePlaces(source, format.find(source), texts, format, markName(source));
  await writeFile(output, kind === 'html' ? inLanguage(written, language) : written);
}

const isTextKind = (kind: TranslatableKind): kind is TextKind => kind in textFormats;

async function readSource(input: string, kind: TextKind): Promise<string> {
  const bytes = await readFile(input);
  const [, declared] = kind === 'html' ? (metaCharset.exec(bytes.toString('latin1', 0, 4096)) ?? []) : [];
  const decoder = declared !== undefined && !isUtf8(bytes) ? decoderFor(declared) : undefined;
  return decoder ? decoder.decode(bytes).replaceAll(/\r\n?/g, '\n') : decodeUnknown(bytes).text;
}

const metaCharset = /<meta\b[^>]*\bcharset\s*=\s*["']?\s*([\w-]+)/i;

function decoderFor(name: string): TextDecoder | undefined {
  try {
    return new TextDecoder(name);
  } catch {
    return undefined;
  }
}

/** A page says its language, the direction of its text, and the encoding in which it is written. */
function inLanguage(page: string, language: string): string {
  const direction = isRightToLeft(language) ? 'rtl' : 'ltr';
  return page
    .replace(/(<meta\b[^>]*\bcharset\s*=\s*["']?\s*)[\w-]+/i, '$1utf-8')
    .replace(/<html\b([^>]*)>/i, (_tag, rest: string) => {
      const others = rest.replace(/\s(?:lang|xml:lang|dir)\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]*)/gi, '');
      return `<html${others} lang="${language}" dir="${direction}">`;
    });
}
