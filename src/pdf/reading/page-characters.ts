import type { Pdfium } from '../pdfium.ts';
import { PageSpace } from './page-space.ts';

/**
 * The characters of a page in the order of the file. `text` has one UTF-16 unit or a surrogate pair for each; `starts` says where
 * each begins. `boxes` has left, top, right and bottom of each, in points from the top left corner of the page as displayed;
 * zeros for spaces and line ends that PDFium adds.
 */
export type PageCharacters = { text: string; starts: Uint32Array; boxes: Float32Array };

/** A page with more is not text for people. */
const maxCharacters = 500_000;

/** Reads an open page (`FPDF_PAGE`). */
export function readCharacters(pdfium: Pdfium, page: number): PageCharacters {
  const { api, memory } = pdfium;
  const textPage = api.FPDFText_LoadPage(page);
  if (textPage === 0) return { text: '', starts: new Uint32Array(0), boxes: new Float32Array(0) };
  try {
    const space = PageSpace.of(pdfium, page);
    const count = Math.min(api.FPDFText_CountChars(textPage), maxCharacters);
    const starts = new Uint32Array(count);
    const boxes = new Float32Array(count * 4);
    let text = '';
    memory.scope(16, (address) => {
      for (let index = 0; index < count; index++) {
        const code = api.FPDFText_GetUnicode(textPage, index);
        starts[index] = text.length;
        text += letterOf(code);
        if (api.FPDFText_IsGenerated(textPage, index) === 1) continue;
        if (!api.FPDFText_GetLooseCharBox(textPage, index, address)) continue;
        const [left = 0, top = 0, right = 0, bottom = 0] = memory.float32s(address, 4);
        const shown = space.shown({ left, top, right, bottom });
        boxes.set([shown.left, shown.top, shown.right, shown.bottom], index * 4);
      }
    });
    return { text, starts, boxes };
  } finally {
    api.FPDFText_ClosePage(textPage);
  }
}

/** PDFium gives this for a hyphen at the end of a line. */
const hyphenAtLineEnd = 2;

function letterOf(code: number): string {
  if (code === hyphenAtLineEnd || code === 0xfffe) return '-';
  if (code === 13) return ' ';
  if (code === 10) return '\n';
  return code < 0x20 || code > 0x10ffff ? ' ' : String.fromCodePoint(code);
}
