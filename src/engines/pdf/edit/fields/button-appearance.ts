import { type PDFDict, PDFName } from '@cantoo/pdf-lib';
import { asText, dictionaryEntry, entry } from '../../objects/access.ts';
import type { EditedDocument } from '../edited-document.ts';
import type { Widget } from './form-tree.ts';
import { draw } from './operators.ts';
import { readWidgetFrame } from './widget-frame.ts';

/** Characters of ZapfDingbats that mark a chosen button (ISO 32000-2, 12.5.6.19), and their place in ems. */
const marks = { checkBox: '4', radio: 'l' } as const;
const bullet = 'l';
const middle = { x: 0.4, y: 0.35 };
/** Share of the box. */
const markSize = 0.8;

/** Gives a button that has none an appearance for 'on', named `state`, and one for 'off'. */
export function drawButton(document: EditedDocument, widget: Widget, kind: keyof typeof marks, state: PDFName): void {
  const { context } = document;
  const caption = asText(entry(dictionaryEntry(widget.dictionary, 'MK'), 'CA')) ?? '';
  const mark = /^[!-~]$/.test(caption) ? caption : marks[kind];
  const { width, height, inner, matrix, operators } = readWidgetFrame(widget.dictionary, {
    isRound: kind === 'radio' && mark === bullet,
  });
  const size = Math.max(1, Math.min(inner.width, inner.height) * markSize);
  const [x, y] = [width / 2 - middle.x * size, height / 2 - middle.y * size];
  const font = context.obj({ Type: 'Font', Subtype: 'Type1', BaseFont: 'ZapfDingbats' });
  const form = (content: string, resources: PDFDict) =>
    document.addStream(Buffer.from(content, 'latin1'), {
      Type: PDFName.of('XObject'),
      Subtype: PDFName.of('Form'),
      BBox: context.obj([0, 0, width, height]),
      Matrix: context.obj([...matrix]),
      Resources: resources,
    });
  const shown = draw`q BT 0 g /ZaDb ${size} Tf ${x} ${y} Td <${Buffer.from(mark, 'latin1').toString('hex')}> Tj ET Q`;
  const normal = context.obj({ Off: form(operators, context.obj({})) });
  normal.set(state, form(`${operators}\n${shown}`, context.obj({ Font: { ZaDb: document.add(font) } })));
  widget.dictionary.set(PDFName.of('AP'), context.obj({ N: normal }));
  document.markChanged(widget.ref);
}
