import { PDFDict, PDFName, type PDFObject, type PDFRef } from '@cantoo/pdf-lib';
import { type Matrix, multiply, operands } from '../compress/content/matrix.ts';
import { type DisplayBox, turning } from './display-box.ts';
import type { EditedDocument } from './edited-document.ts';
import type { EditedPage } from './edited-page.ts';
import type { EmbeddedFont } from './fonts/embedded-font.ts';
import { tagAsParagraph } from './tag-content.ts';

type Category = 'Font' | 'XObject' | 'ExtGState';

/** Content with resources of its own, for a form XObject (ISO 32000-2, 8.10). */
export class Drawing {
  readonly #document: EditedDocument;
  readonly #resources = new Map<Category, Map<PDFObject, string>>();
  readonly #operators: string[] = [];

  constructor(document: EditedDocument) {
    this.#document = document;
  }

  readonly nameFont = ({ ref }: EmbeddedFont): string => this.name('Font', ref);

  /** The name of a resource, without the slash. */
  name(category: Category, resource: PDFObject): string {
    const members = this.#resources.get(category) ?? new Map<PDFObject, string>();
    this.#resources.set(category, members);
    const name = members.get(resource) ?? `${category.charAt(0)}${members.size}`;
    members.set(resource, name);
    return name;
  }

  add(...operators: string[]): void {
    this.#operators.push(...operators);
  }

  /** `box` is left, bottom, right and top of what is drawn. */
  toForm({
    box,
    matrix,
    isGroup = false,
  }: {
    box: readonly number[];
    matrix?: Matrix | undefined;
    isGroup?: boolean;
  }): PDFRef {
    const { context } = this.#document;
    const resources = PDFDict.withContext(context);
    for (const [category, members] of this.#resources) {
      const named = PDFDict.withContext(context);
      for (const [resource, name] of members) named.set(PDFName.of(name), resource);
      resources.set(PDFName.of(category), named);
    }
    return this.#document.addStream(Buffer.from(this.#operators.join('\n'), 'latin1'), {
      ...{ Type: PDFName.of('XObject'), Subtype: PDFName.of('Form') },
      ...{ BBox: context.obj([...box]), Resources: resources },
      ...(matrix && { Matrix: context.obj([...matrix]) }),
      // Its parts become transparent together.
      ...(isGroup && { Group: context.obj({ S: 'Transparency' }) }),
    });
  }

  /**
   * Draws itself onto a page, in a box: its origin is the box's bottom left corner as displayed, its unit a point. `margin` is
   * what may be drawn beyond the box; `isText` has screen readers read it.
   */
  placeOn(
    page: EditedPage,
    box: DisplayBox,
    {
      rotation = 0,
      opacity = 1,
      margin = 0,
      isText = false,
    }: { rotation?: number; opacity?: number; margin?: number; isText?: boolean },
  ): void {
    const form = this.toForm({
      box: [-margin, -margin, box.width + margin, box.height + margin],
      isGroup: opacity < 1,
    });
    const upright: Matrix = [1, 0, 0, -1, box.x, box.y + box.height];
    const toPage = multiply(multiply(upright, turning(box, rotation)), page.toUserSpace);
    const transparency = opacity < 1 ? `/${page.addResource('ExtGState', this.#transparency(opacity))} gs ` : '';
    page.appendContent(
      Buffer.from(`q ${transparency}${operands(toPage)} cm /${page.addResource('XObject', form)} Do Q`),
      { isInStructure: isText },
    );
    if (isText) tagAsParagraph(this.#document, page, form);
  }

  #transparency(opacity: number): PDFRef {
    return this.#document.add(this.#document.context.obj({ ca: opacity, CA: opacity }));
  }
}

/** `#ff8000` → `1 0.502 0`, the operands of `rg` and `RG`. */
export const colorOperands = (color: string): string => componentsOf(color).join(' ');

/** Red, green and blue from 0 to 1. */
export const componentsOf = (color: string): number[] =>
  [1, 3, 5].map((at) => Number((Number.parseInt(color.slice(at, at + 2), 16) / 255).toFixed(3)));
