import { FileX, ImageOff } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isSideways, type PdfDocument, type Rotation } from '../../../pdf/pdf-document.ts';
import { isAbort } from '../http/call-error.ts';
import { classNames } from '../ui/class-names.ts';
import { drawnWidth, fitPage } from './grid-geometry.ts';
import { type PdfService, priorities } from './pdf-service.ts';

/** Higher densities make no visible difference on phones and take a lot of memory. */
const maxPixelRatio = 2;

type PageThumbnailProps = {
  service: PdfService;
  document: PdfDocument;
  /** From 0. */
  page: number;
  rotation: Rotation;
  /** The box it is fitted into, in CSS pixels. */
  place: { width: number; height: number };
  priority?: number;
  className?: string;
};

/** The image of a page, drawn when its turn comes; a blank sheet until then. The surrounding element names it. */
export function PageThumbnail(props: PageThumbnailProps) {
  const { service, document, page, rotation, place, priority = priorities.visible, className } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  const [failed, setFailed] = useState(false);
  const size = document.pages[page];
  const fitted = size && fitPage(size, rotation, place);
  const width = size && fitted ? drawnWidth(size.width * fitted.scale * pixelRatio()) : 0;

  // A cached image is shown in the same frame, without a white flash.
  useLayoutEffect(() => {
    const drawn = width > 0 && service.renderedPage(document, { page, width });
    if (drawn && canvas.current) paint(canvas.current, drawn, rotation);
  }, [service, document, page, width, rotation]);

  useEffect(() => {
    if (width === 0 || service.renderedPage(document, { page, width })) return;
    const leaving = new AbortController();
    setFailed(false);
    service.renderPage(document, { page, width }, { priority, signal: leaving.signal }).then(
      (bitmap) => {
        if (canvas.current && !leaving.signal.aborted) paint(canvas.current, bitmap, rotation);
      },
      (error) => {
        if (!isAbort(error)) setFailed(true);
      },
    );
    return () => leaving.abort();
  }, [service, document, page, width, rotation, priority]);

  return (
    <span
      className={classNames('relative block overflow-hidden bg-white shadow-card', className)}
      style={{ width: fitted?.width, height: fitted?.height }}
    >
      {failed ? (
        <span className="flex size-full flex-col items-center justify-center gap-1 bg-line p-1 text-center text-ink text-xs">
          {document.kind === 'image' ? (
            <ImageOff className="size-5" aria-hidden="true" />
          ) : (
            <FileX className="size-5" aria-hidden="true" />
          )}
          <span>No preview</span>
        </span>
      ) : (
        <canvas ref={canvas} width={1} height={1} className="block size-full" />
      )}
    </span>
  );
}

const pixelRatio = (): number => Math.min(maxPixelRatio, globalThis.devicePixelRatio ?? 1);

function paint(canvas: HTMLCanvasElement, bitmap: ImageBitmap, rotation: Rotation): void {
  const turned = isSideways(rotation);
  canvas.width = turned ? bitmap.height : bitmap.width;
  canvas.height = turned ? bitmap.width : bitmap.height;
  const context = canvas.getContext('2d');
  if (!context) return;
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((rotation * Math.PI) / 180);
  context.drawImage(bitmap, -bitmap.width / 2, -bitmap.height / 2);
}
