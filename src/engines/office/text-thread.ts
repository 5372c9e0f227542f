import { readFile, writeFile } from 'node:fs/promises';
import { serveThread } from '../serve-thread.ts';
import { cutText } from './cut-text.ts';
import { decodeUnknown } from './decode-unknown.ts';
import { emailToHtml } from './email-to-html.ts';
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
   * - 'eml': an e-mail as a page.
   * - 'rtf': byte for byte, without the fields that load pictures and texts: what keeps other formats from it does not know RTF.
   * - 'finishHtml', 'finishMarkdown': what LibreOffice wrote, as one page that needs nothing else, or as Markdown.
   */
  work: 'text' | 'csv' | 'html' | 'markdown' | 'eml' | 'rtf' | 'finishHtml' | 'finishMarkdown';
  input: string;
  output: string;
  /** Of 'text', 'csv' and 'markdown': only so many lines on paper, from the beginning. */
  maxLines?: number | undefined;
};

export type TextAnswer = {
  /** The encoding the text was in, by its name in the WHATWG standard. */
  encoding: string;
  /** How many pictures and other parts were left out. */
  leftOut: number;
  /** Of an e-mail only: how many files are attached to it. */
  attachments?: number;
  /** What comes after the lines that were asked for was left out. */
  cut?: boolean;
  /** Of a table only. */
  separator?: string;
};

serveThread<TextTask>(async ({ work, input, output, maxLines }): Promise<TextAnswer> => {
  if (work === 'rtf') return disarmRichText(input, output);
  if (work === 'eml') return writeEmail(input, output);
  const { text, encoding } = decodeUnknown(await readFile(input));
  const { content: kept, cut } =
    maxLines === undefined ? { content: text, cut: false } : cutText(text, maxLines, work !== 'csv');
  const { content, leftOut } = rewrite(work, kept);
  await writeFile(output, content);
  return { encoding, leftOut, cut, ...(work === 'csv' ? { separator: findSeparator(text) } : {}) };
});

/** Its parts say their encodings themselves. */
async function writeEmail(input: string, output: string): Promise<TextAnswer> {
  const { content, leftOut, attachments } = await emailToHtml(await readFile(input));
  await writeFile(output, content);
  return { encoding: 'utf-8', leftOut, attachments };
}

/** A picture that is linked and embedded is shown all the same. */
async function disarmRichText(input: string, output: string): Promise<TextAnswer> {
  let leftOut = 0;
  const disarmed = (await readFile(input, 'latin1')).replaceAll(/INCLUDE(PICTURE|TEXT)/gi, (_, what: string) => {
    leftOut++;
    return `OUTSIDE${what}`;
  });
  await writeFile(output, disarmed, 'latin1');
  return { encoding: 'utf-8', leftOut };
}

function rewrite(work: Exclude<TextTask['work'], 'rtf' | 'eml'>, text: string): { content: string; leftOut: number } {
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
    case 'finishMarkdown': {
      const inside = makeSelfContained(text);
      const { content, leftOut } = toMarkdown(inside.content);
      return { content, leftOut: leftOut + inside.leftOut };
    }
  }
}
