import { fontUrl } from '../../../modules/fonts/fonts.contract.ts';
import type { PdfEditOf } from '../../../pdf/editing/pdf-edits.ts';
import { facesFor, scriptOf, type TextStyle } from '../../../pdf/editing/text-fonts.ts';
import { paragraphsOf, textLineHeight, wrapText } from '../../../pdf/editing/wrap-text.ts';

export type TextEdit = PdfEditOf<'text'>;
type Words = TextStyle & { content: string };

const fallbacks = { sans: 'Arial, sans-serif', serif: 'Times, serif', mono: 'Courier, monospace' } as const;

/** The fonts that a text is saved in, best first: for each of its scripts, and for Latin in any case. */
function pathsOf({ content, ...style }: Words): string[] {
  const scripts = new Set(['Latin', ...[...content].map(scriptOf)]);
  scripts.delete('Common');
  return [...scripts].flatMap((script) => facesFor(script, content, style)[0]?.path ?? []);
}

/** A face is a family of its own: bold and slant are in it, or not to be had. */
const familyNameOf = (path: string): string => `Satchel ${path.slice(path.lastIndexOf('/') + 1).replace(/\.\w+$/, '')}`;

/** The families, with what the browser has for what they lack. */
export const familyOf = (words: Words): string =>
  `${pathsOf(words)
    .map((path) => `'${familyNameOf(path)}'`)
    .join(', ')}, ${fallbacks[words.font]}`;

const loading = new Map<string, Promise<unknown>>();

/** Loads the fonts that the text is saved in. A browser that cannot shows its own. */
export const loadFonts = (words: Words): Promise<unknown> =>
  Promise.all(
    pathsOf(words).map((path) => {
      const known = loading.get(path);
      if (known) return known;
      // The weight and slant that the text asks for: the file has them already.
      const face = new FontFace(familyNameOf(path), `url("${fontUrl(path)}")`, { weight: '100 900' });
      document.fonts.add(face);
      const loaded = face.load().catch(() => undefined);
      loading.set(path, loaded);
      return loaded;
    }),
  );

let context: CanvasRenderingContext2D | null | undefined;

function widthOf(text: string, edit: TextEdit): number {
  return widthInEms(text, edit) * edit.fontSize;
}

/** The width of a line in its own size. */
export function widthInEms(text: string, words: Words): number {
  context ??= typeof document === 'undefined' ? null : document.createElement('canvas').getContext('2d');
  if (!context) return text.length * 0.5;
  // Measured large, where hinting and rounding do not count.
  context.font = `100px ${familyOf(words)}`;
  return context.measureText(text).width / 100;
}

/** The lines of a text, wrapped within its width, as they are saved. */
export function linesOf(edit: TextEdit): string[] {
  const { content, width } = edit;
  const given = paragraphsOf(content);
  return width === undefined
    ? given
    : given.flatMap((paragraph) => wrapText(paragraph, width, (text) => widthOf(text, edit)));
}

/** The box of a text, in points. */
export function textSize(edit: TextEdit): { width: number; height: number } {
  const lines = linesOf(edit);
  const widest = Math.max(edit.fontSize / 4, ...lines.map((line) => widthOf(line, edit)));
  return { width: edit.width ?? widest, height: lines.length * edit.fontSize * textLineHeight };
}
