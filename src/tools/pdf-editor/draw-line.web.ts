import type { PageLine, TextLook } from '../../pdf/editing/page-lines.ts';
import { familyOf } from '../../web/kit/page-editor/text-lines.ts';
import type { PreviewRun } from './line-preview.ts';

/** The families of a page's own fonts, by their place in its list. */
export type Families = readonly (string | undefined)[];

/** A text in the font of ours that is most like its look. */
export const inOurFont = ({ monospace, serif, bold, italic }: TextLook, content: string) =>
  ({ content, font: monospace ? 'mono' : serif ? 'serif' : 'sans', bold, italic }) as const;

type DrawOptions = {
  families: Families;
  /** CSS pixels per point. */
  scale: number;
  /** In points, in the line's own coordinates. */
  baseline: number;
};

/**
 * Puts a line into an element whose `:before` is as high as its font size and stands on the baseline (`lineClasses`). Text that
 * the image of the page shows already is transparent.
 */
export function drawLine(element: HTMLElement, runs: readonly PreviewRun[], options: DrawOptions): void {
  const { families, scale, baseline } = options;
  const size = Math.max(1, ...runs.map(({ look }) => look.size)) * scale;
  element.style.fontSize = `${size}px`;
  element.style.top = `${baseline * scale - size}px`;
  let end = 0;
  const spans = runs.map((run) => {
    const span = document.createElement('span');
    span.textContent = run.text;
    const own = run.isOwn ? families[run.look.font ?? -1] : undefined;
    Object.assign(span.style, {
      marginLeft: `${(run.left - end) * scale}px`,
      width: `${run.width * scale}px`,
      fontFamily: own === undefined ? familyOf(inOurFont(run.look, run.text)) : `"${own}"`,
      fontSize: `${run.look.size * scale}px`,
      letterSpacing: `${run.letterSpacing * scale}px`,
      wordSpacing: `${run.wordSpacing * scale}px`,
      color: run.isNew ? run.look.color : 'transparent',
    });
    end = run.left + run.width;
    return span;
  });
  element.replaceChildren(...spans);
}

export const lineClasses =
  'absolute left-0 block whitespace-pre leading-[0] [font-kerning:none] [text-rendering:geometricPrecision] [font-variant-ligatures:none] before:inline-block before:h-[1em] before:w-0 before:content-[""] [&>span]:inline-block [&>span]:leading-none [&>span]:whitespace-pre';

/** From a line's own coordinates to CSS pixels from the top left corner of the page. */
export const transformOf = ({ frame: { a, b, c, d, e, f } }: Pick<PageLine, 'frame'>, scale: number): string =>
  `matrix(${a}, ${b}, ${c}, ${d}, ${e * scale}, ${f * scale})`;
