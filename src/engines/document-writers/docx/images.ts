import { escapeXml } from '../../../shared/xml.ts';
import type { FlowImage } from '../flow-document.ts';
import type { DocxContext, TextPlace } from './docx-context.ts';
import { alignXml } from './paragraphs.ts';
import { emus, twips } from './units.ts';

/** An image in a paragraph of its own, no wider than its column. */
export function imageXml(
  image: FlowImage,
  { width: room }: TextPlace,
  { images }: DocxContext,
  sectionEnd: string,
): string {
  const { id } = images.store(image);
  const number = images.nextNumber();
  const fits = image.width > room && room > 0 ? room / image.width : 1;
  const [width, height] = [emus(image.width * fits), emus(image.height * fits)];
  const left = image.align === 'left' && fits === 1 ? Math.max(0, twips(image.indentLeft)) : 0;
  const described = image.description === undefined ? '' : ` descr="${shortDescription(image.description)}"`;
  const properties =
    `<w:spacing w:before="${Math.max(0, twips(image.spaceBefore))}"/>` +
    (left === 0 ? '' : `<w:ind w:left="${left}"/>`) +
    alignXml({ align: image.align, rightToLeft: false });
  return (
    `<w:p><w:pPr>${properties}${sectionEnd}</w:pPr><w:r><w:drawing><wp:inline distT="0" distB="0" distL="0" distR="0">` +
    `<wp:extent cx="${width}" cy="${height}"/><wp:docPr id="${number}" name="Image ${number}"${described}/>` +
    '<a:graphic xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main">' +
    '<a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture">' +
    '<pic:pic xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture">' +
    `<pic:nvPicPr><pic:cNvPr id="${number}" name="Image ${number}"/><pic:cNvPicPr/></pic:nvPicPr>` +
    `<pic:blipFill><a:blip r:embed="${id}"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill>` +
    `<pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="${width}" cy="${height}"/></a:xfrm>` +
    '<a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>'
  );
}

/** Screen readers do not take more. */
const longestDescription = 1000;

const shortDescription = (words: string): string =>
  escapeXml(words.replaceAll(/\s+/g, ' ').slice(0, longestDescription).toWellFormed());
