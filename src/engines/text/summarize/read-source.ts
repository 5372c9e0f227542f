import { readFile } from 'node:fs/promises';
import { cleanText } from '../../../shared/clean-text.ts';
import { decodeUnknown } from '../../office/decode-unknown.ts';
import { toMarkdown } from '../../office/html-to-markdown.ts';
import { limitNesting } from '../../office/limit-nesting.ts';
import { limitMarks } from '../../office/markdown-to-html.ts';
import { readMarkdown } from './markdown-blocks.ts';
import { findPages } from './page-furniture.ts';
import { summarizeErrors } from './summarize.errors.ts';
import type { ReadableText, SourceText } from './summarize-capabilities.ts';

/** Parts of a web page around its text. */
const aroundText = ['nav', 'footer', 'aside', 'form', 'button', 'noscript', 'template', 'select', 'dialog'] as const;

/** More control characters than this share: the content of another kind of file. */
const mostControls = 0.01;
// biome-ignore lint/suspicious/noControlCharactersInRegex: it is what they are for.
const controls = /[\0-\x08\x0e-\x1a\x1c-\x1f]/g;

/** The text of a file. Throws NOT_A_TEXT. */
export async function readSource(source: ReadableText): Promise<SourceText> {
  if ('text' in source) return { text: source.text };
  const files: string[] = [];
  for (const path of source.paths) files.push(decode(await readFile(path)));
  const [first = ''] = files;
  switch (source.format) {
    case 'plain':
      return { text: first };
    case 'pages':
      return { text: first, pages: findPages(first).pages };
    case 'markdown':
      return readMarkdown(limitMarks(first));
    case 'html':
      return readMarkdown(files.map((page) => toMarkdown(limitNesting(page), aroundText).content).join('\n\n'));
  }
}

function decode(bytes: Buffer): string {
  const { text } = decodeUnknown(bytes);
  if ((text.match(controls)?.length ?? 0) > text.length * mostControls) throw summarizeErrors.notText();
  return cleanText(text);
}
