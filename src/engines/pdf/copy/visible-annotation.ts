import type { PDFDict } from '@cantoo/pdf-lib';
import { arrayEntry, asNumber, dictionaryEntry, entry, numberEntry } from '../objects/access.ts';

/** Whether an annotation draws anything: an appearance, or a coloured border (12.5.2, 12.5.4). */
export function isVisible(annotation: PDFDict): boolean {
  if (entry(annotation, 'AP')) return true;
  if (!arrayEntry(annotation, 'C')) return false;
  const border = arrayEntry(annotation, 'Border');
  const width =
    numberEntry(dictionaryEntry(annotation, 'BS'), 'W') ??
    (border && border.size() > 2 ? asNumber(border.get(2)) : undefined);
  return width !== 0;
}
