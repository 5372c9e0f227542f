import { readFile, writeFile } from 'node:fs/promises';
import { serveThread } from '../serve-thread.ts';
import { decodeUnknown } from './decode-unknown.ts';
import { findSeparator } from './find-separator.ts';
import { keepInside, makeSelfContained } from './html-references.ts';
import { toMarkdown } from './html-to-markdown.ts';
import { markdownToHtml } from './markdown-to-html.ts';

/** Work on texts that is too long for the thread that answers visitors. */
export type TextTask = {
  /**
   * - 'text', 'csv': written again as UTF-8.
   * - 'html': the same, without what lies outside of the page.
   * - 'markdown': as a page.
   * - 'finishHtml', 'finishMarkdown': what LibreOffice wrote, as one page that needs nothing else, or as Markdown.
   */
  work: 'text' | 'csv' | 'html' | 'markdown' | 'finishHtml' | 'finishMarkdown';
  input: string;
  output: string;
};

export type TextAnswer = {
  /** The encoding the text was in, by its name in the WHATWG standard. */
  encoding: string;
  /** How many pictures and other parts were left out. */
  leftOut: number;
  /** Of a table only. */
  separator?: string;
};

serveThread<TextTask>(async ({ work, input, output }): Promise<TextAnswer> => {
  const { text, encoding } = decodeUnknown(await readFile(input));
  const { content, leftOut } = rewrite(work, text);
  await writeFile(output, content);
  return { encoding, leftOut, ...(work === 'csv' ? { separator: findSeparator(text) } : {}) };
});

function rewrite(work: TextTask['work'], text: string): { content: string; leftOut: number } {
  switch (work) {
    case 'text':
    case 'csv':
      return { content: text, leftOut: 0 };
    case 'html':
      return keepInside(text);
    case 'markdown':
      return keepInside(markdownToHtml(text));
    case 'finishHtml':
      return makeSelfContained(text);
    case 'finishMarkdown':
      return toMarkdown(text);
  }
}
