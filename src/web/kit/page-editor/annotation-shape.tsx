import { memo, useEffect, useState } from 'react';
import type { PdfDocument } from '../../../pdf/pdf-document.ts';
import type { PdfService } from '../pdf/pdf-service.ts';
import { EditShape, markerClasses } from './edit-shape.tsx';
import type { AnnotationEdit, StageEdit } from './stage-edit.ts';

/** Drawn around an annotation, in points: a line's width may reach beyond its box. */
const margin = 2;
/** Pixels per point of the picture: sharp at 200%. */
const pictureScale = 3;

/** An annotation of the file as it will be saved: its own picture at its new place, or drawn anew where its look changed. */
export const AnnotationShape = memo(function AnnotationShape(props: {
  service: PdfService;
  document: PdfDocument;
  edit: AnnotationEdit;
}) {
  const { service, document, edit } = props;
  const url = usePicture(service, document, edit);
  const anew = drawnAnew(edit);
  if (anew) return anew.map((part) => <EditShape key={part.type} edit={part} />);
  const { x, y, width, height, original, kind, annotation, page, color } = edit;
  if (url === undefined) {
    const stroke = color ?? '#1d4ed8';
    return <rect {...{ x, y, width, height }} fill="#1d4ed81f" stroke={stroke} strokeDasharray="4 3" />;
  }
  const across = original.width > 0 ? width / original.width : 1;
  const down = original.height > 0 ? height / original.height : 1;
  const tint = color === original.color ? undefined : `tint-${page}-${annotation}`;
  return (
    <>
      {tint && (
        <filter id={tint}>
          <feFlood floodColor={color} />
          <feComposite in2="SourceAlpha" operator="in" />
        </filter>
      )}
      <image
        href={url}
        x={x - margin * across}
        y={y - margin * down}
        width={width + 2 * margin * across}
        height={height + 2 * margin * down}
        preserveAspectRatio="none"
        filter={tint && `url(#${tint})`}
        className={kind === 'highlight' ? markerClasses : undefined}
      />
    </>
  );
});

/** Room around the letters of a text box, in points, as the engine leaves it. */
const textMargin = 2;

/** What the engine draws anew, instead of moving what is there. */
function drawnAnew(edit: AnnotationEdit): StageEdit[] | undefined {
  const { kind, page, x, y, width, height, original, content, fontSize, fill, strokeWidth } = edit;
  const { color = '#000000' } = edit;
  const isRecolored = edit.color !== original.color;
  const box = { page, x, y, width, height };
  if (kind === 'freeText' && (isRecolored || content !== original.content)) {
    const look = { font: 'sans', bold: false, italic: false, align: 'left', opacity: 1, rotation: 0 } as const;
    const ground: StageEdit[] =
      fill === undefined ? [] : [{ type: 'rectangle', ...box, color: fill, fill, strokeWidth: 0, opacity: 1 }];
    const place = { page, x: x + textMargin, y: y + textMargin, width: Math.max(1, width - 2 * textMargin) };
    return [...ground, { type: 'text', ...place, content, fontSize, color, ...look }];
  }
  if (!isRecolored) return undefined;
  if (kind === 'note') return [{ type: 'note', page, x, y, content, color }];
  if (kind !== 'square' && kind !== 'circle') return undefined;
  const inset = strokeWidth / 2;
  const inside = { x: x + inset, y: y + inset, width: Math.max(0, width - strokeWidth) };
  const shape = { ...box, ...inside, height: Math.max(0, height - strokeWidth), color, fill, strokeWidth, opacity: 1 };
  return [{ type: kind === 'square' ? 'rectangle' : 'circle', ...shape }];
}

/** The address of the annotation's own picture; undefined until it is there, and for what has none. */
function usePicture(service: PdfService, document: PdfDocument, edit: AnnotationEdit): string | undefined {
  const [url, setUrl] = useState<string>();
  const { page, annotation, original } = edit;
  const { x, y, width, height } = original;
  useEffect(() => {
    const leaving = new AbortController();
    let made: string | undefined;
    const part = { left: x - margin, top: y - margin, right: x + width + margin, bottom: y + height + margin };
    service
      .renderAnnotation(document, { page: page - 1, annotation, part, scale: pictureScale }, { signal: leaving.signal })
      .then(
        (picture) => {
          if (!picture || leaving.signal.aborted) return;
          made = URL.createObjectURL(picture);
          setUrl(made);
        },
        // A dashed box stands for it.
        () => undefined,
      );
    return () => {
      leaving.abort();
      if (made !== undefined) URL.revokeObjectURL(made);
    };
  }, [service, document, page, annotation, x, y, width, height]);
  return url;
}
