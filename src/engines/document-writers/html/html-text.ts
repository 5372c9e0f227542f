import { escapeXml } from '../../../shared/xml.ts';
import type { LetterLook } from '../common-styles.ts';
import type { FlowParagraph } from '../flow-document.ts';
import { type TextPiece, textPieces } from '../text-runs.ts';

/** Smaller deviations from the base size are not written, as a share of it. */
const sizeTolerance = 0.12;

/** A paragraph's text with markup where it differs from `base`. */
export function htmlText(runs: FlowParagraph['runs'], base: LetterLook): string {
  let html = '';
  let openLink: string | undefined;
  for (const piece of textPieces(runs)) {
    const link = piece.kind === 'text' ? piece.link : openLink;
    if (link !== openLink) {
      if (openLink !== undefined) html += '</a>';
      if (link !== undefined) html += `<a href="${escapeXml(link)}">`;
      openLink = link;
    }
    html += piece.kind === 'break' ? '<br>' : marked(piece, base);
  }
  return openLink === undefined ? html : `${html}</a>`;
}

function marked({ text, look, link }: TextPiece & { kind: 'text' }, base: LetterLook): string {
  if (text.trim() === '') return escapeXml(text);
  const tags: string[] = [];
  if (look.bold && !base.bold) tags.push('strong');
  if (look.italic && !base.italic) tags.push('em');
  if (look.underline && link === undefined) tags.push('u');
  if (look.strike) tags.push('s');
  if (look.position !== 'normal') tags.push(look.position === 'superscript' ? 'sup' : 'sub');
  if (look.monospace) tags.push('code');
  const style: string[] = [];
  if (look.color !== base.color && link === undefined && /^#[0-9a-f]{6}$/i.test(look.color))
    style.push(`color: ${look.color}`);
  const scale = look.position === 'normal' && base.size > 0 ? look.size / base.size : 1;
  if (Math.abs(scale - 1) > sizeTolerance) style.push(`font-size: ${Number(scale.toFixed(2))}em`);
  if (look.bold !== base.bold && base.bold) style.push('font-weight: normal');
  const inner = tags.reduceRight((content, tag) => `<${tag}>${content}</${tag}>`, escapeXml(text));
  return style.length === 0 ? inner : `<span style="${style.join('; ')}">${inner}</span>`;
}
