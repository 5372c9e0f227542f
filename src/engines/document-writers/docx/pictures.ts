import { escapeXml } from '../../../shared/xml.ts';
import type { FlowPicture } from '../flow-document.ts';
import type { DocxContext, TextPlace } from './docx-context.ts';
import { alignXml } from './paragraphs.ts';
import { emus, twips } from './units.ts';

/** A picture as a paragraph of its own, never wider than its column. */
export function pictureXml(
  picture: FlowPicture,
  { width: room }: TextPlace,
  { pictures }: DocxContext,
  sectionEnd: string,
): string {
  const { id } = pictures.store(picture);
  const number = pictures.nextNumber();
  const fits = picture.width > room && room > 0 ? room / picture.width : 1;
  const [width, height] = [emus(picture.width * fits), emus(picture.height * fits)];
  const left = picture.align === 'left' && fits === 1 ? Math.max(0, twips(picture.indentLeft)) : 0;
  const described = picture.description === undefined ? '' : ` descr="${shortDescription(picture.description)}"`;
  const properties =
    `<w:spacing w:before="${Math.max(0, twips(picture.spaceBefore))}"/>` +
    (left === 0 ? '' : `<w:ind w:left="${left}"/>`) +
    alignXml({ align: picture.align, rightToLeft: false });
  return (
    `<w:p><w:pPr>${properties}${sectionEnd}</w:pPr><w:r><w:drawing><wp:inline distT="0" distB="0" distL="0" distR="0">` +
    `<wp:extent cx="${width}" cy="${height}"/><wp:docPr id="${number}" name="Picture ${number}"${described}/>` +
    '<a:graphic xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main">' +
    '<a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture">' +
    '<pic:pic xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture">' +
    `<pic:nvPicPr><pic:cNvPr id="${number}" name="Picture ${number}"/><pic:cNvPicPr/></pic:nvPicPr>` +
    `<pic:blipFill><a:blip r:embed="${id}"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill>` +
    `<pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="${width}" cy="${height}"/></a:xfrm>` +
    '<a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>'
  );
}

/** What is longer, programs that read it out do not take. */
const longestDescription = 1000;

const shortDescription = (words: string): string =>
  escapeXml(words.replaceAll(/\s+/g, ' ').slice(0, longestDescription).toWellFormed());
