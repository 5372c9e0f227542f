import { useLayoutEffect, useRef } from 'react';
import type { PageLine } from '../../pdf/editing/page-lines.ts';
import { endOf, startOf } from '../../pdf/editing/text-columns.ts';
import { drawLine, type Families, lineClasses, transformOf } from './draw-line.web.ts';
import type { LinePreview } from './line-preview.ts';

type ChangedLineProps = {
  line: PageLine;
  preview: LinePreview;
  families: Families;
  scale: number;
  /** The colour under each of the preview's covers. */
  papers: readonly string[];
};

/** A line as it will be saved, above what the image of the page shows. */
export function ChangedLine({ line, preview, families, scale, papers }: ChangedLineProps) {
  const element = useRef<HTMLDivElement>(null);
  const baseline = line.parts[0]?.baseline ?? 0;
  useLayoutEffect(() => {
    if (element.current) drawLine(element.current, preview.runs, { families, scale, baseline });
  }, [preview, families, scale, baseline]);
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none absolute top-0 left-0"
      style={{ transform: transformOf(line, scale), transformOrigin: '0 0' }}
    >
      <Covers {...{ line, preview, scale, papers }} />
      <div ref={element} className={lineClasses} />
    </div>
  );
}

/** How far letters reach above and below their baseline, in sizes. The boxes that fonts give are often wrong. */
const reach = { up: 0.85, down: 0.27 };
/** In points, beyond the letters' own boxes. */
const over = 0.5;

/** The colours under the words that a preview hides: those of one line may stand on several. */
export const papersUnder = (line: PageLine, { covers }: LinePreview, paperOf: (line: PageLine) => string): string[] =>
  covers.map(({ left, right }) => {
    const parts = line.parts
      .filter((part) => startOf(part) < right && endOf(part) > left)
      .map((part) => ({ ...part, edges: part.edges.map((edge) => Math.min(Math.max(edge, left), right)) }));
    return paperOf(parts.length > 0 ? { ...line, parts } : line);
  });

/** Hides words of a line with the colours of the paper under them. */
export function Covers({ line, preview, scale, papers }: Omit<ChangedLineProps, 'families'>) {
  const top = Math.min(...line.parts.map(({ baseline, look }) => baseline - reach.up * look.size));
  const bottom = Math.max(...line.parts.map(({ baseline, look }) => baseline + reach.down * look.size));
  return preview.covers.map(({ left, right }, at) => (
    <span
      key={left}
      className="absolute"
      style={{
        ...{ left: (left - over) * scale, width: (right - left + 2 * over) * scale },
        ...{ top: top * scale, height: (bottom - top) * scale, backgroundColor: papers[at] },
      }}
    />
  ));
}
