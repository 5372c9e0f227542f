import { type PDFDict, PDFName, type PDFObject, PDFStream } from '@cantoo/pdf-lib';
import { type DefaultAppearance, readDefaultAppearance } from '../../../../pdf/editing/default-appearance.ts';
import { asNumber, asText, entry, numberEntry } from '../../objects/access.ts';
import type { EditedDocument } from '../edited-document.ts';
import type { FieldFonts } from './field-fonts.ts';
import { currentTexts, maxLengthOf, optionsOf } from './field-values.ts';
import { type FormField, hasFlag, inherited, type Widget } from './form-tree.ts';
import { draw } from './operators.ts';
import type { FieldFont, NameFont } from './simple-font.ts';
import { type Box, graphemesOf, layOutComb, layOutLine, layOutLines, leadingOf, type Quadding } from './text-layout.ts';
import { readWidgetFrame, type WidgetFrame } from './widget-frame.ts';

export type DrawnField = {
  /** Every character is there. */
  isComplete: boolean;
  /** The text has the font that the form names. */
  isOwnFont: boolean;
  fits: boolean;
};

type Pen = { font: FieldFont; nameFont: NameFont; look: DefaultAppearance; quadding: Quadding };

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

  draw(field: FormField): DrawnField {
    const drawn: DrawnField = { isComplete: true, isOwnFont: true, fits: true };
    // A long value in a stream (12.7.5.3) keeps the appearance it has.
    if (inherited(field.holders[0]?.dictionary, 'V') instanceof PDFStream) return drawn;
    for (const widget of field.widgets) {
      const one = this.#drawWidget(field, widget);
      drawn.isComplete &&= one.isComplete;
      drawn.isOwnFont &&= one.isOwnFont;
      drawn.fits &&= one.fits;
    }
    return drawn;
  }

  #drawWidget(field: FormField, widget: Widget): DrawnField {
    const { dictionary } = widget;
    const frame = readWidgetFrame(dictionary);
    const look = readDefaultAppearance(asText(inherited(dictionary, 'DA') ?? entry(this.#form, 'DA')));
    const needed = textNeeded(field);
    const { font, isOwn } = this.#fonts.find(look.font, needed, dictionary);
    const resources = new AppearanceFonts(look.font);
    const pen = {
      font,
      nameFont: resources.name,
      look,
      quadding: quaddingOf(asNumber(inherited(dictionary, 'Q') ?? entry(this.#form, 'Q'))),
    };
    const { operators, fits } = isList(field) ? drawList(field, frame, pen) : drawText(field, frame, pen);
    this.#setAppearance(widget, { frame, operators, fonts: resources.entries });
    return { isComplete: font.has(needed), isOwnFont: isOwn, fits };
  }

  #setAppearance(
    { dictionary, ref }: Widget,
    { frame, operators, fonts }: { frame: WidgetFrame; operators: string; fonts: Record<string, PDFObject> },
  ): void {
    const { context } = this.#document;
    const content = [frame.operators, '/Tx BMC', operators, 'EMC'].join('\n');
    const appearance = this.#document.addStream(Buffer.from(content, 'latin1'), {
      Type: PDFName.of('XObject'),
      Subtype: PDFName.of('Form'),
      BBox: context.obj([0, 0, frame.width, frame.height]),
      Matrix: context.obj([...frame.matrix]),
      Resources: context.obj({ Font: fonts }),
    });
    dictionary.set(PDFName.of('AP'), context.obj({ N: appearance }));
    this.#document.markChanged(ref);
  }
}

/** The fonts of an appearance; the first keeps the name that the field gives it. */
class AppearanceFonts {
  readonly entries: Record<string, PDFObject> = {};
  readonly #names = new Map<PDFObject, string>();
  readonly #first: string;

  constructor(first: string) {
    this.#first = first;
  }

  readonly name: NameFont = (resource) => {
    const count = this.#names.size;
    const name = this.#names.get(resource) ?? (count === 0 ? this.#first : `${this.#first}${count}`);
    this.#names.set(resource, name);
    this.entries[name] = resource;
    return PDFName.of(name).toString();
  };
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

function drawText(field: FormField, frame: WidgetFrame, { font, nameFont, look, quadding }: Pen) {
  const text = shownText(field);
  const setting = { font, nameFont, size: look.size, quadding, box: frame.inner };
  const cells = field.kind === 'text' && isComb(field) ? maxLengthOf(field) : undefined;
  const layout =
    cells !== undefined
      ? layOutComb(text, setting, cells)
      : field.kind === 'text' && hasFlag(field, 'multiline')
        ? layOutLines(text, setting)
        : layOutLine(text.replaceAll('\n', ' '), setting);
  const dividers = cells === undefined || cells > maxCells ? '' : dividersBetween(cells, frame);
  const shown = colored(look.color, layout.operators);
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

function drawList(field: FormField, { inner }: WidgetFrame, { font, nameFont, look, quadding }: Pen) {
  const size = look.size || listSize;
  const row = leadingOf(font) * size;
  const chosen = new Set(currentTexts(field));
  const first = Math.max(0, numberEntry(field.holders[0]?.dictionary, 'TI') ?? 0);
  const shown = optionsOf(field).slice(first, first + Math.min(1_000, Math.ceil(inner.height / row)));
  const rows = shown.map(({ value, label }, index) => {
    const bottom = inner.bottom + inner.height - (index + 1) * row;
    const box = { ...inner, bottom, height: row };
    const isChosen = chosen.has(value);
    const { operators } = layOutLine(label, { font, nameFont, size, quadding, box });
    const text = colored(isChosen ? selected.text : look.color, operators);
    if (!isChosen) return text;
    return draw`q ${selected.background} ${box.left} ${bottom} ${box.width} ${row} re f Q
${text}`;
  });
  return { operators: clipped(inner, rows.join('\n')), fits: true };
}

const colored = (color: string, operators: string): string => (operators === '' ? '' : `${color}\n${operators}`);

const clipped = ({ left, bottom, width, height }: Box, operators: string): string =>
  operators === ''
    ? ''
    : draw`q
${left} ${bottom} ${width} ${height} re W n
${operators}
Q`;
