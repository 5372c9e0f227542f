import { type PDFDict, PDFName, PDFStream } from '@cantoo/pdf-lib';
import { asNumber, asText, entry, numberEntry } from '../../objects/access.ts';
import type { EditedDocument } from '../edited-document.ts';
import { type DefaultAppearance, readDefaultAppearance } from './default-appearance.ts';
import { escapedName, type FieldFonts } from './field-fonts.ts';
import { currentTexts, maxLengthOf, optionsOf } from './field-values.ts';
import { type FormField, hasFlag, inherited, type Widget } from './form-tree.ts';
import { draw } from './operators.ts';
import type { FieldFont } from './simple-font.ts';
import { type Box, graphemesOf, layOutComb, layOutLine, layOutLines, leadingOf, type Quadding } from './text-layout.ts';
import { readWidgetFrame, type WidgetFrame } from './widget-frame.ts';

export type DrawnField = {
  /** Every character is there. */
  isComplete: boolean;
  /** The text has the font that the form names. */
  isOwnFont: boolean;
  fits: boolean;
};

type Pen = { font: FieldFont; look: DefaultAppearance; quadding: Quadding };

/** PDFium's, for rows of a list that are selected. */
const selected = { background: '0 0.2 0.443 rg', text: '1 g' };
const listSize = 12;
/** Lines between more cells than any form has would be one black area. */
const maxCells = 500;

/** Draws what text and choice fields look like with their value, into new appearances of their widgets (12.7.4.3). */
export class FieldDrawer {
  readonly #document: EditedDocument;
  readonly #form: PDFDict;
  readonly #fonts: FieldFonts;

  constructor(document: EditedDocument, form: PDFDict, fonts: FieldFonts) {
    this.#document = document;
    this.#form = form;
    this.#fonts = fonts;
  }

  async draw(field: FormField): Promise<DrawnField> {
    const drawn: DrawnField = { isComplete: true, isOwnFont: true, fits: true };
    // A long value in a stream (12.7.5.3) keeps the appearance it has.
    if (inherited(field.holders[0]?.dictionary, 'V') instanceof PDFStream) return drawn;
    for (const widget of field.widgets) {
      const one = await this.#drawWidget(field, widget);
      drawn.isComplete &&= one.isComplete;
      drawn.isOwnFont &&= one.isOwnFont;
      drawn.fits &&= one.fits;
    }
    return drawn;
  }

  async #drawWidget(field: FormField, widget: Widget): Promise<DrawnField> {
    const { dictionary } = widget;
    const frame = readWidgetFrame(dictionary);
    const look = readDefaultAppearance(asText(inherited(dictionary, 'DA') ?? entry(this.#form, 'DA')));
    const needed = textNeeded(field);
    const found = await this.#fonts.find(look.font, needed, dictionary);
    const font = found?.font ?? (await this.#fonts.find(look.font, '', dictionary))?.font;
    if (!font) return { isComplete: false, isOwnFont: false, fits: true };
    const pen = { font, look, quadding: quaddingOf(asNumber(inherited(dictionary, 'Q') ?? entry(this.#form, 'Q'))) };
    const { operators, fits } = isList(field) ? drawList(field, frame, pen) : drawText(field, frame, pen);
    this.#setAppearance(widget, { frame, operators, font, name: look.font });
    return { isComplete: found !== undefined, isOwnFont: found?.isOwn ?? false, fits };
  }

  #setAppearance(
    { dictionary, ref }: Widget,
    { frame, operators, font, name }: { frame: WidgetFrame; operators: string; font: FieldFont; name: string },
  ): void {
    const { context } = this.#document;
    const content = [frame.operators, '/Tx BMC', operators, 'EMC'].join('\n');
    const appearance = this.#document.addStream(Buffer.from(content, 'latin1'), {
      Type: PDFName.of('XObject'),
      Subtype: PDFName.of('Form'),
      BBox: context.obj([0, 0, frame.width, frame.height]),
      Matrix: context.obj([...frame.matrix]),
      Resources: context.obj({ Font: { [name]: font.resource } }),
    });
    dictionary.set(PDFName.of('AP'), context.obj({ N: appearance }));
    this.#document.markChanged(ref);
  }
}

const isList = (field: FormField): boolean => field.kind === 'choice' && !hasFlag(field, 'combo');

/** Every character that is drawn. */
function textNeeded(field: FormField): string {
  if (isList(field))
    return optionsOf(field)
      .map(({ label }) => label)
      .join('');
  return shownText(field).replaceAll('\n', '');
}

/** The value as it is shown: a choice by its label, a password hidden. */
function shownText(field: FormField): string {
  const [text = ''] = currentTexts(field);
  if (field.kind === 'choice') return optionsOf(field).find(({ value }) => value === text)?.label ?? text;
  const lines = text.replace(/\r\n?/g, '\n');
  return hasFlag(field, 'password') ? '*'.repeat(graphemesOf(lines).length) : lines;
}

const quaddingOf = (value: number | undefined): Quadding => (value === 1 || value === 2 ? value : 0);

function drawText(field: FormField, frame: WidgetFrame, { font, look, quadding }: Pen) {
  const text = shownText(field);
  const setting = { font, size: look.size, quadding, box: frame.inner };
  const cells = field.kind === 'text' && isComb(field) ? maxLengthOf(field) : undefined;
  const layout =
    cells !== undefined
      ? layOutComb(text, setting, cells)
      : field.kind === 'text' && hasFlag(field, 'multiline')
        ? layOutLines(text, setting)
        : layOutLine(text.replaceAll('\n', ' '), setting);
  const dividers = cells === undefined || cells > maxCells ? '' : dividersBetween(cells, frame);
  const shown = textBlock(layout.operators, { look, color: look.color, size: layout.size });
  return { operators: [dividers, clipped(frame.inner, shown)].join('\n'), fits: layout.fits };
}

/** A comb needs a length, and one visible line (12.7.5.3). */
const isComb = (field: FormField): boolean =>
  hasFlag(field, 'comb') &&
  !hasFlag(field, 'multiline') &&
  !hasFlag(field, 'password') &&
  !hasFlag(field, 'fileSelect');

function dividersBetween(cells: number, { inner, border }: WidgetFrame): string {
  if (!border.color || border.width === 0 || border.style === 'U') return '';
  const lines = Array.from({ length: cells - 1 }, (_, index) => {
    const x = inner.left + ((index + 1) * inner.width) / cells;
    return draw`${x} ${inner.bottom} m ${x} ${inner.bottom + inner.height} l S`;
  });
  return draw`q ${border.color} ${border.width} w ${border.dash}${lines.join(' ')} Q`;
}

function drawList(field: FormField, { inner }: WidgetFrame, { font, look, quadding }: Pen) {
  const size = look.size || listSize;
  const row = leadingOf(font) * size;
  const chosen = new Set(currentTexts(field));
  const first = Math.max(0, numberEntry(field.holders[0]?.dictionary, 'TI') ?? 0);
  const shown = optionsOf(field).slice(first, first + Math.min(1_000, Math.ceil(inner.height / row)));
  const rows = shown.map(({ value, label }, index) => {
    const bottom = inner.bottom + inner.height - (index + 1) * row;
    const box = { ...inner, bottom, height: row };
    const isChosen = chosen.has(value);
    const { operators } = layOutLine(label, { font, size, quadding, box });
    const text = textBlock(operators, { look, color: isChosen ? selected.text : look.color, size });
    if (!isChosen) return text;
    return draw`q ${selected.background} ${box.left} ${bottom} ${box.width} ${row} re f Q
${text}`;
  });
  return { operators: clipped(inner, rows.join('\n')), fits: true };
}

const textBlock = (
  operators: string,
  { look, color, size }: { look: DefaultAppearance; color: string; size: number },
): string =>
  operators === ''
    ? ''
    : draw`BT
${color} ${escapedName(look.font)} ${size} Tf
${operators}
ET`;

const clipped = ({ left, bottom, width, height }: Box, operators: string): string =>
  operators === ''
    ? ''
    : draw`q
${left} ${bottom} ${width} ${height} re W n
${operators}
Q`;
