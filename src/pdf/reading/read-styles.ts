import type { Pdfium } from '../pdfium.ts';
import { traitsOf, withoutSubsetMark } from './font-names.ts';
import type { CharacterStyle } from './page-reading.ts';
import type { PageSpace } from './page-space.ts';

/** `FPDF_TEXTRENDERMODE_INVISIBLE` and the mode that only clips (fpdf_edit.h). */
const invisibleModes: readonly number[] = [3, 7];
const maxNameBytes = 256;
const scratchBytes = 64 + maxNameBytes;

/** Reads character styles of a page, once per text object, as its characters look alike. Allocates memory: call `close`. */
export class StyleReader {
  readonly #pdfium: Pdfium;
  readonly #space: PageSpace;
  readonly #address: number;
  readonly #byObject = new Map<number, CharacterStyle>();
  #lastObject = -1;
  #lastStyle: CharacterStyle | undefined;

  constructor(pdfium: Pdfium, space: PageSpace) {
    this.#pdfium = pdfium;
    this.#space = space;
    this.#address = pdfium.memory.allocate(scratchBytes);
  }

  styleOf(textPage: number, index: number): CharacterStyle {
    const object = this.#pdfium.api.FPDFText_GetTextObject(textPage, index);
    if (object === this.#lastObject && this.#lastStyle !== undefined) return this.#lastStyle;
    const style = this.#byObject.get(object) ?? this.#read(textPage, index, object);
    this.#byObject.set(object, style);
    this.#lastObject = object;
    this.#lastStyle = style;
    return style;
  }

  #read(textPage: number, index: number, object: number): CharacterStyle {
    const { api, memory } = this.#pdfium;
    const at = this.#address;
    const nameAt = at + 64;
    const nameBytes = api.FPDFText_GetFontInfo(textPage, index, nameAt, maxNameBytes, at);
    const flags = nameBytes > 0 ? memory.int32(at) : 0;
    const name = nameBytes > 1 && nameBytes <= maxNameBytes ? memory.zeroTerminated(nameAt) : '';
    const hasColor = api.FPDFText_GetFillColor(textPage, index, at, at + 4, at + 8, at + 12);
    const color = hasColor ? hexColor([0, 4, 8].map((offset) => memory.int32(at + offset))) : '#000000';
    const isInvisible = object !== 0 && invisibleModes.includes(api.FPDFTextObj_GetTextRenderMode(object));
    const traits = traitsOf(name, flags, api.FPDFText_GetFontWeight(textPage, index));
    return {
      fontName: isInvisible ? '' : withoutSubsetMark(name),
      size: this.#sizeOf(textPage, index),
      ...traits,
      // The font of a text layer says nothing about the letters in the image; it is often monospaced and without shapes.
      monospace: traits.monospace && !isInvisible,
      color,
      baseline: this.#baselineOf(textPage, index),
      isInvisible,
    };
  }

  /** Font size times the vertical scale of the text matrix. */
  #sizeOf(textPage: number, index: number): number {
    const { api, memory } = this.#pdfium;
    const size = api.FPDFText_GetFontSize(textPage, index);
    if (!api.FPDFText_GetMatrix(textPage, index, this.#address)) return size;
    const stretch = Math.hypot(memory.float32(this.#address + 8), memory.float32(this.#address + 12));
    return stretch > 0 ? size * stretch : size;
  }

  #baselineOf(textPage: number, index: number): number {
    const { api, memory } = this.#pdfium;
    if (!api.FPDFText_GetCharOrigin(textPage, index, this.#address, this.#address + 8)) return 0;
    const [x, y] = [memory.float64(this.#address), memory.float64(this.#address + 8)];
    return this.#space.shown({ left: x, right: x, top: y, bottom: y }).top;
  }

  close(): void {
    this.#pdfium.memory.free(this.#address);
  }
}

/** '#rrggbb' from three values of 0 to 255. */
export const hexColor = (values: readonly number[]): string =>
  `#${values.map((value) => Math.min(255, Math.max(0, value)).toString(16).padStart(2, '0')).join('')}`;
