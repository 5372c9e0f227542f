import type { FlowBlock } from '../flow-document.ts';
import type { DocxContext, TextPlace } from './docx-context.ts';
import { imageXml } from './images.ts';
import { emptyParagraph, paragraphXml } from './paragraphs.ts';
import { tableXml } from './tables.ts';

/** Writes blocks; `sectionEnd` is the `w:sectPr` of a section that ends with the last one. */
export function* blocksXml(
  blocks: readonly FlowBlock[],
  place: TextPlace,
  context: DocxContext,
  sectionEnd = '',
): Generator<string> {
  for (const [index, block] of blocks.entries()) {
    const isLast = index === blocks.length - 1;
    const end = isLast ? sectionEnd : '';
    switch (block.kind) {
      case 'paragraph':
        yield paragraphXml(block, place, context, end);
        break;
      case 'image':
        yield imageXml(block, place, context, end);
        break;
      case 'table':
        yield* tableXml(block, place, context);
        // Adjacent tables would be merged.
        if (isLast ? end !== '' : blocks[index + 1]?.kind === 'table') yield emptyParagraph(end);
        break;
    }
  }
  if (blocks.length === 0 && sectionEnd !== '') yield emptyParagraph(sectionEnd);
}
