import { safeLink } from './flow-blocks.ts';
import type { FlowRun, FlowTextStyle } from './flow-document.ts';

type Look = Pick<
  FlowTextStyle,
  'bold' | 'italic' | 'underline' | 'strike' | 'monospace' | 'position' | 'color' | 'size'
>;
export type TextPiece = { kind: 'text'; text: string; look: Look; link: string | undefined } | { kind: 'break' };

/** Merges runs that look alike; tabs become spaces, page numbers are dropped. */
export function textPieces(runs: readonly FlowRun[]): TextPiece[] {
  const pieces: TextPiece[] = [];
  const add = (text: string, look: Look, link: string | undefined) => {
    const last = pieces.at(-1);
    if (last?.kind === 'text' && last.link === link && (text.trim() === '' ? true : sameLook(last.look, look)))
      last.text += text;
    else pieces.push({ kind: 'text', text, look, link });
  };
  let look: Look | undefined;
  for (const run of runs) {
    if (run.kind === 'text') {
      look = run.style;
      add(run.text.replaceAll(/[\t\r\n]+/g, ' '), run.style, safeLink(run.link));
    } else if (run.kind === 'tab') add(' ', look ?? plainLook, undefined);
    else if (run.kind === 'lineBreak') pieces.push({ kind: 'break' });
  }
  return pieces;
}

const plainLook: Look = {
  bold: false,
  italic: false,
  underline: false,
  strike: false,
  monospace: false,
  position: 'normal',
  color: '#000000',
  size: 0,
};

const sameLook = (one: Look, other: Look): boolean =>
  one.bold === other.bold &&
  one.italic === other.italic &&
  one.underline === other.underline &&
  one.strike === other.strike &&
  one.monospace === other.monospace &&
  one.position === other.position &&
  one.color === other.color &&
  one.size === other.size;
