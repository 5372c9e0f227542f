import { writeFile } from 'node:fs/promises';
import { textDirection } from '../../../shared/text/text-direction.ts';
import { writeDocx } from '../../document-writers/docx/write-docx.ts';
import type { FlowDocument, FlowParagraph, FlowTextStyle } from '../../document-writers/flow-document.ts';
import { writeMarkdown } from '../../document-writers/markdown/write-markdown.ts';
import type { Engine } from '../../engines.ts';
import type { TextDocumentBlock, WriteTextDocument } from './export-capabilities.ts';

/** In points. */
const letters = { body: 11, headings: { 1: 18, 2: 14, 3: 12 } } as const;
const a4 = { width: 595.28, height: 841.89, margins: { top: 72, right: 72, bottom: 72, left: 72 } };

/** Writes documents from plain words. */
export function createTextDocumentEngine(): Engine {
  return {
    name: 'text-documents',
    provides: { writeTextDocument },
    status: async () => ({ state: 'ready' }),
    close: async () => undefined,
  };
}

const writeTextDocument: WriteTextDocument = async ({ title, blocks, format, output }) => {
  if (format !== 'txt') return (format === 'docx' ? writeDocx : writeMarkdown)(flowOf(title, blocks), output);
  const text = blocks.map(plainBlock).join('\n').trim();
  const content = Buffer.from(`${text}\n`);
  await writeFile(output, content);
  return { bytes: content.length };
};

function plainBlock({ kind, text }: TextDocumentBlock, index: number): string {
  if (kind === 'item') return `• ${text}`;
  return index === 0 ? `${text}\n` : `\n${text}${kind === 'heading' ? '' : '\n'}`;
}

function flowOf(title: string, blocks: readonly TextDocumentBlock[]): FlowDocument {
  return {
    title,
    pages: [],
    sections: [
      {
        page: a4,
        startsPage: true,
        columns: [{ width: a4.width - a4.margins.left - a4.margins.right, gapAfter: 0 }],
        header: [],
        footer: [],
        blocks: blocks.map(paragraphOf),
      },
    ],
  };
}

function paragraphOf({ kind, text, level = 1 }: TextDocumentBlock): FlowParagraph {
  const isHeading = kind === 'heading';
  const rightToLeft = textDirection(text) === 'rtl';
  const size = isHeading ? letters.headings[level] : letters.body;
  const style: FlowTextStyle = {
    ...{ family: 'Calibri', size, bold: isHeading, italic: false, underline: false, strike: false },
    ...{ monospace: false, color: '#000000', position: 'normal' },
  };
  return {
    kind: 'paragraph',
    ...(isHeading ? { headingLevel: level } : {}),
    ...(kind === 'item' ? { list: { id: 1, ordered: false, level: 0, marker: '•', start: 1 } } : {}),
    align: rightToLeft ? 'right' : 'left',
    rightToLeft,
    indent: kind === 'item' ? { left: 18, right: 0, firstLine: -18 } : { left: 0, right: 0, firstLine: 0 },
    spaceBefore: isHeading ? 12 : 6,
    lineHeight: size * 1.35,
    runs: [{ kind: 'text', text, style }],
  };
}
