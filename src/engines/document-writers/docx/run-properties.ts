import { escapeXml } from '../../../shared/xml.ts';
import type { LetterLook } from '../common-styles.ts';
import type { FlowTextStyle } from '../flow-document.ts';
import { halfPoints } from './units.ts';

type Look = LetterLook & Partial<FlowTextStyle>;

/**
 * `w:rPr`, with elements in schema order (CT_RPr): only differences from `base`, the paragraph's style. Right-to-left scripts
 * have their own elements for the same properties.
 */
export function runProperties(look: Look, base?: LetterLook, rightToLeft = false): string {
  const { family, size, bold, italic, color, underline, strike, position, scale } = look;
  const toggle = (name: string, on: boolean) =>
    on ? `<w:${name}/><w:${name}Cs/>` : `<w:${name} w:val="0"/><w:${name}Cs w:val="0"/>`;
  let xml = '';
  if (family !== base?.family) {
    const font = escapeXml(family);
    xml += `<w:rFonts w:ascii="${font}" w:hAnsi="${font}" w:eastAsia="${font}" w:cs="${font}"/>`;
  }
  if (bold !== (base?.bold ?? false)) xml += toggle('b', bold);
  if (italic !== (base?.italic ?? false)) xml += toggle('i', italic);
  if (strike) xml += '<w:strike/>';
  if (color !== (base?.color ?? '#000000')) xml += `<w:color w:val="${colorValue(color)}"/>`;
  if (scale !== undefined) xml += `<w:w w:val="${scale}"/>`;
  if (size !== base?.size) xml += `<w:sz w:val="${halfPoints(size)}"/><w:szCs w:val="${halfPoints(size)}"/>`;
  if (underline) xml += '<w:u w:val="single"/>';
  if (position !== undefined && position !== 'normal') xml += `<w:vertAlign w:val="${position}"/>`;
  if (rightToLeft) xml += '<w:rtl/>';
  return xml === '' ? '' : `<w:rPr>${xml}</w:rPr>`;
}

/** `'#1a2b3c'` in Word's notation; black for invalid colours. */
export const colorValue = (color: string): string =>
  /^#[0-9a-f]{6}$/i.test(color) ? color.slice(1).toUpperCase() : '000000';
