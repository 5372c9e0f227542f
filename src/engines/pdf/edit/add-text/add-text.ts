import type { PdfEditOf } from '../../../../pdf/editing/pdf-edits.ts';
import { textAscent, textLineHeight } from '../../../../pdf/editing/wrap-text.ts';
import { t } from '../../../../shared/language/translate.ts';
import { grown, turnedBox } from '../display-box.ts';
import { colorOperands, Drawing } from '../drawing.ts';
import { type Applied, done, type EditContext, failed } from '../edit-context.ts';
import type { EditedPage } from '../edited-page.ts';
import { type LaidText, layOutText } from './lay-out-text.ts';
import { decimal, writeLine } from './write-line.ts';

export function addText({ document, fonts }: EditContext, page: EditedPage, edit: PdfEditOf<'text'>): Applied {
  const { content, fontSize: size, x, y, align } = edit;
  const laid = layOutText(content, edit, edit.width === undefined ? undefined : edit.width / size);
  if (isMissing(content, laid)) return failed(describeMissing(laid));
  const box = { x, y, width: edit.width ?? laid.width * size, height: laid.height * size };
  const drawing = new Drawing(document);
  drawing.add(`${colorOperands(edit.color)} rg`);
  for (const [index, line] of laid.lines.entries()) {
    const room = box.width - line.width * size;
    const left = { left: 0, center: room / 2, right: room }[align];
    const baseline = box.height - (textAscent + index * textLineHeight) * size;
    drawing.add(writeLine(line, { x: left, y: baseline, size }, { fonts, nameFont: drawing.nameFont }));
  }
  // Slanted letters and stacked marks reach beyond their lines.
  drawing.placeOn(page, box, { ...edit, margin: size, isText: true });
  return withMissing(laid, done([grown(turnedBox(box, edit.rotation), size)], shownOf(content, laid)));
}

export function addStamp({ document, fonts }: EditContext, page: EditedPage, edit: PdfEditOf<'stamp'>): Applied {
  const { width, height, content, rotation } = edit;
  const laid = layOutText(content.replaceAll(/\s+/g, ' '), { font: 'sans', bold: true, italic: false });
  const [line] = laid.lines;
  if (!line || isMissing(content, laid)) return failed(describeMissing(laid));
  const border = Math.max(1, height * 0.06);
  const estimated = Math.max(1, content.length * 0.7);
  const size = Math.min(height * 0.55, (width * 0.86) / Math.max(estimated, line.width));
  const drawing = new Drawing(document);
  const frame = roundedBox(border / 2, border / 2, width - border, height - border, height * 0.15);
  const at = { x: (width - line.width * size) / 2, y: height / 2 - size * 0.36, size };
  drawing.add(
    `${colorOperands(edit.color)} RG ${colorOperands(edit.color)} rg ${decimal(border)} w`,
    `${frame} S`,
    writeLine(line, at, { fonts, nameFont: drawing.nameFont }),
  );
  drawing.placeOn(page, edit, { ...edit, margin: border, isText: true });
  return withMissing(laid, done([grown(turnedBox(edit, rotation), border)], shownOf(content, laid)));
}

/** Bézier curves deviate from a quarter of a circle least with this handle length. */
export const circleHandle = 0.5523;

function roundedBox(left: number, bottom: number, width: number, height: number, radius: number): string {
  const r = Math.max(0, Math.min(radius, width / 2, height / 2));
  const k = r * (1 - circleHandle);
  const [right, top] = [left + width, bottom + height];
  const path: (number | string)[] = [left + r, bottom, 'm', right - r, bottom, 'l'];
  path.push(right - k, bottom, right, bottom + k, right, bottom + r, 'c', right, top - r, 'l');
  path.push(right, top - k, right - k, top, right - r, top, 'c', left + r, top, 'l');
  path.push(left + k, top, left, top - k, left, top - r, 'c', left, bottom + r, 'l');
  path.push(left, bottom + k, left + k, bottom, left + r, bottom, 'c h');
  return path.map((part) => (typeof part === 'number' ? decimal(part) : part)).join(' ');
}

/** A text without what no font has. */
const shownOf = (content: string, { missing }: LaidText): string =>
  missing.reduce((rest, letter) => rest.replaceAll(letter, ''), content);

const isMissing = (content: string, laid: LaidText): boolean =>
  laid.missing.length > 0 && shownOf(content, laid).trim() === '';

function withMissing({ missing, ...laid }: LaidText, applied: Applied): Applied {
  if (missing.length === 0) return applied;
  return { ...applied, status: 'changed', message: describeMissing({ missing, ...laid }) };
}

/** Names a few of the characters that no font has. */
function describeMissing({ missing }: LaidText): string {
  const characters = missing.slice(0, 10).join(' ');
  const more = missing.length - 10;
  return more > 0
    ? t('There is no font here for {characters} and {more} more: what is missing is shown as empty boxes.', {
        characters,
        more,
      })
    : t('There is no font here for {characters}: what is missing is shown as empty boxes.', { characters });
}
