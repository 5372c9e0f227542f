import type { Pdfium } from '../pdfium.ts';
import { type PageBox, type Turns, upright } from '../text/text-segments.ts';
import type { Box } from './page-reading.ts';

/** Maps PDF page coordinates to points from the top left corner of the displayed page. */
export class PageSpace {
  readonly width: number;
  readonly height: number;
  /** Rotation that turns text in file coordinates upright on the displayed page. */
  readonly uprightTurns: Turns;
  readonly #origin: { left: number; top: number };

  constructor(box: PageBox, rotation: Turns) {
    this.uprightTurns = ((4 - rotation) % 4) as Turns;
    const frame = upright(box, this.uprightTurns);
    this.#origin = { left: frame.left, top: frame.top };
    this.width = frame.right - frame.left;
    this.height = frame.bottom - frame.top;
  }

  /** Reads crop box and rotation of an open page (`FPDF_PAGE`), rotated further clockwise by `turns`. */
  static of({ api, memory }: Pdfium, page: number, turns = 0): PageSpace {
    const rotation = ((((api.FPDFPage_GetRotation(page) + turns) % 4) + 4) % 4) as Turns;
    return memory.scope(16, (address) => {
      api.FPDF_GetPageBoundingBox(page, address);
      const [left = 0, top = 0, right = 0, bottom = 0] = [0, 4, 8, 12].map((offset) =>
        memory.float32(address + offset),
      );
      return new PageSpace({ left, top, right, bottom }, rotation);
    });
  }

  /** Maps a box from file coordinates. */
  shown(box: PageBox): Box {
    return this.fromUpright(upright(box, this.uprightTurns));
  }

  /** Maps a box of text that was turned by `uprightTurns`. */
  fromUpright({ left, right, top, bottom }: Box): Box {
    return {
      left: left - this.#origin.left,
      right: right - this.#origin.left,
      top: top - this.#origin.top,
      bottom: bottom - this.#origin.top,
    };
  }
}
