import { open } from 'node:fs/promises';
import type { PdfiumDocument } from '../../../pdf/pdfium-document.ts';
import { readPageText } from '../../../pdf/text/page-text.ts';
import type { ExportTask, PageLayer } from '../ocr-tasks.ts';

type Source = { document: PdfiumDocument | undefined; pageCount: number; layers: AsyncIterable<PageLayer> };

/**
 * Writes the text of every page, recognised or original. As text, pages are separated by form feeds; as words, it is JSON.
 * Returns the number of characters.
 */
export async function exportText(
  { document, pageCount, layers }: Source,
  format: ExportTask['format'],
  output: string,
): Promise<{ characters: number }> {
  await using file = await open(output, 'wx');
  const write = writers[format];
  let characters = 0;
  const put = async (page: number, layer: PageLayer | undefined) => {
    const text = layer?.text ?? (document ? readPageText(document, page) : '');
    characters += text.length;
    await file.write(write.page(page, text, layer));
  };
  await file.write(write.before);
  let next = 0;
  for await (const layer of layers) {
    while (next < layer.page) await put(next++, undefined);
    await put(next++, layer);
  }
  while (next < pageCount) await put(next++, undefined);
  await file.write(write.after);
  return { characters };
}

type Writer = {
  before: string;
  page: (page: number, text: string, layer: PageLayer | undefined) => string;
  after: string;
};

const rounded = (value: number): number => Math.round(value * 10) / 10;

const writers: Record<ExportTask['format'], Writer> = {
  text: { before: '', page: (page, text) => `${page === 0 ? '' : '\f'}${text}\n`, after: '' },
  words: {
    before: '{"pages":[\n',
    page: (page, text, layer) => `${page === 0 ? '' : ',\n'}${JSON.stringify(describePage(page, text, layer))}`,
    after: '\n]}\n',
  },
};

function describePage(page: number, text: string, layer: PageLayer | undefined) {
  if (!layer) return { page: page + 1, recognised: false, text };
  const { width, height, turned, skewDegrees, sheet, confidence, words } = layer;
  return {
    page: page + 1,
    recognised: true,
    ...{ width, height, turned, skewDegrees },
    corners: sheet?.corners.map(({ x, y }) => ({ x: rounded(x), y: rounded(y) })),
    confidence: rounded(confidence),
    text,
    words: words.map(({ box, ...word }) => ({
      text: word.text,
      x: rounded(box.x),
      y: rounded(box.y),
      width: rounded(box.width),
      height: rounded(box.height),
      baseline: rounded(word.baseline),
      fontSize: rounded(word.fontSize),
      confidence: rounded(word.confidence),
      block: word.block,
      paragraph: word.paragraph,
      line: word.line,
    })),
  };
}
