import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { serveThread } from '../../platform/processes/serve-thread.ts';
import { cleanEpub } from './clean-epub.ts';
import { cutHtml } from './cut-html.ts';
import { cutRichText, refuseLongRichText } from './cut-rich-text.ts';
import { cutText } from './cut-text.ts';
import { decodeUnknown } from './decode-unknown.ts';
import { emailToHtml } from './email-to-html.ts';
import { findSeparator } from './find-separator.ts';
import { makeSelfContained, removeReferences } from './html-references.ts';
import { toMarkdown } from './html-to-markdown.ts';
import { limitNesting } from './limit-nesting.ts';
import { markdownToHtml } from './markdown-to-html.ts';
import { refuseLongParts } from './refuse-long-parts.ts';

/** Text work that would block the thread serving requests. */
export type TextTask = {
  /**
   * - 'text', 'csv': rewritten as UTF-8.
   * - 'html': the same, without external references.
   * - 'markdown': as an HTML page.
   * - 'eml': an email as an HTML page.
   * - 'rtf': byte for byte, without the fields that load images and texts, as other protections do not cover RTF.
   * - 'finishHtml', 'finishMarkdown': LibreOffice's output as one self-contained page, or as Markdown.
   * - 'finishEpub': LibreOffice's output without scripts.
   */
  work: 'text' | 'csv' | 'html' | 'markdown' | 'eml' | 'rtf' | 'finishHtml' | 'finishMarkdown' | 'finishEpub';
  input: string;
  output: string;
  /** For inputs: keeps only this many printed lines. */
  maxLines?: number | undefined;
  /** 'html', 'markdown' and 'eml': keeps all references and lines, for a browser that loads nothing. */
  forBrowser?: boolean;
};

export type TextAnswer = {
  /** The input's encoding, by its WHATWG name. */
  encoding: string;
  /** Images and other parts left out. */
  leftOut: number;
  /** Email only: attached files. */
  attachments?: number;
  /** Whether lines after `maxLines` were left out. */
  cut?: boolean;
  /** CSV only. */
  separator?: string;
  /** For a browser: the number of elements. */
  elements?: number;
  /** 'html' and 'eml': whether the page has styles or drawings of its own. */
  styled?: boolean;
};

const styles = /\sstyle\s*=|<svg\b/i;
const styleSheet = /<style\b/i;

serveThread<TextTask>(async (task): Promise<TextAnswer> => {
  const { work, input, output, maxLines = Number.POSITIVE_INFINITY } = task;
  if (task.forBrowser) return writePage(task);
  if (work === 'rtf') return writeRichText(input, output, maxLines);
  if (work === 'eml') return writeEmail(input, output, maxLines);
  if (work === 'finishEpub') return finishEpub(input, output);
  const { text, encoding } = decodeUnknown(await readFile(input));
  // Pages are cut after their content has been read.
  const { content: kept, cut: cutBefore } =
    work === 'html' ? { content: text, cut: false } : cutText(text, maxLines, work !== 'csv');
  const { content: whole, leftOut } = rewrite(work, kept);
  const { content, cut } = work === 'html' ? cutHtml(whole, maxLines) : { content: whole, cut: cutBefore };
  await writeFile(output, content);
  return {
    ...{ encoding, leftOut, cut },
    ...(work === 'csv' ? { separator: findSeparator(text) } : {}),
    ...(work === 'html' ? { styled: styles.test(text) || styleSheet.test(text) } : {}),
  };
});

async function writePage({ work, input, output }: TextTask): Promise<TextAnswer> {
  const source = await readFile(input);
  const { content, ...facts } = work === 'eml' ? await emailPage(source) : textPage(work, source);
  await writeFile(output, content);
  return { ...facts, elements: content.matchAll(/<[a-z]/gi).reduce((count) => count + 1, 0) };
}

async function emailPage(source: Uint8Array) {
  return { ...(await emailToHtml(source, (content) => ({ content, leftOut: 0 }))), encoding: 'utf-8' };
}

function textPage(work: TextTask['work'], source: Buffer) {
  const { text, encoding } = decodeUnknown(source);
  return { content: work === 'markdown' ? markdownToHtml(text) : text, encoding, leftOut: 0 };
}

/** MIME parts declare their own encodings. */
async function writeEmail(input: string, output: string, maxLines: number): Promise<TextAnswer> {
  const { content: whole, leftOut, attachments } = await emailToHtml(await readFile(input), forOffice);
  const { content, cut } = cutHtml(whole, maxLines);
  await writeFile(output, content);
  // The page around the email has a style sheet.
  return { encoding: 'utf-8', leftOut, attachments, cut, styled: styles.test(content) };
}

/** An image that is both linked and embedded is still shown. */
async function writeRichText(input: string, output: string, maxLines: number): Promise<TextAnswer> {
  let leftOut = 0;
  const text = await readFile(input, 'latin1');
  refuseLongRichText(text);
  const { content, cut } = cutRichText(text, maxLines);
  const disarmed = content.replaceAll(/INCLUDE(PICTURE|TEXT)/gi, (_, what: string) => {
    leftOut++;
    return `OUTSIDE${what}`;
  });
  await writeFile(output, disarmed, 'latin1');
  return { encoding: 'utf-8', leftOut, cut };
}

async function finishEpub(input: string, output: string): Promise<TextAnswer> {
  const cleaned = cleanEpub(await readFile(input));
  await (cleaned ? writeFile(output, cleaned) : copyFile(input, output));
  return { encoding: 'utf-8', leftOut: 0 };
}

function rewrite(
  work: Exclude<TextTask['work'], 'rtf' | 'eml' | 'finishEpub'>,
  text: string,
): { content: string; leftOut: number } {
  switch (work) {
    case 'text':
    case 'csv':
      return { content: text, leftOut: 0 };
    case 'html':
      return forOffice(text);
    case 'markdown':
      return forOffice(markdownToHtml(text));
    case 'finishHtml':
      return makeSelfContained(text);
    case 'finishMarkdown': {
      const inside = makeSelfContained(text);
      const { content, leftOut } = toMarkdown(inside.content);
      return { content, leftOut: leftOut + inside.leftOut };
    }
  }
}

/** Throws DOCUMENT_TOO_COMPLEX for paragraphs and tables that take minutes. */
function forOffice(page: string): { content: string; leftOut: number } {
  const { content, leftOut } = removeReferences(page);
  refuseLongParts(content);
  return { content: limitNesting(content), leftOut };
}
