import { FileX } from 'lucide-react';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { PdfDocument } from '../../../pdf/pdf-document.ts';
import { isAbort } from '../http/call-error.ts';
import { type PdfService, priorities } from '../pdf/pdf-service.ts';
import { useSettled } from '../text/use-settled.ts';

/** A page is drawn whole up to this many pixels. Beyond that it is drawn this large, and what can be seen of it sharply above. */
const maxWholePixels = 5_000_000;
const maxPixelRatio = 2;
/** After the last change of zoom or place, in milliseconds. */
const restMs = 120;
/** Drawn beyond what can be seen, in CSS pixels. */
const margin = 100;

type PagePictureProps = {
  service: PdfService;
  document: PdfDocument;
  /** From 0. */
  page: number;
  /** CSS pixels per point. */
  scale: number;
  scroller: RefObject<HTMLElement | null>;
  /** Annotations that are not drawn, by their index; the same list as long as they are the same. */
  without: readonly number[];
};

/** A page of the document as it is in the file, sharp at every zoom. While it is being drawn, the last picture is stretched. */
export function PagePicture({ service, document, page, scale: wanted, scroller, without }: PagePictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [failed, setFailed] = useState(false);
  const scale = useSettled(wanted, restMs);
  const size = document.pages[page] ?? { width: 1, height: 1 };
  const ratio = Math.min(maxPixelRatio, globalThis.devicePixelRatio ?? 1);
  const full = size.width * scale * ratio;
  const most = Math.sqrt((maxWholePixels * size.width) / size.height);
  const width = Math.max(1, Math.round(Math.min(full, most)));

  useLayoutEffect(() => {
    const drawn = service.renderedPage(document, { page, width, without });
    if (drawn && canvas.current) paint(canvas.current, drawn);
  }, [service, document, page, width, without]);

  useEffect(() => {
    const request = { page, width, without };
    if (service.renderedPage(document, request)) return;
    const leaving = new AbortController();
    service.renderPage(document, request, { priority: priorities.preview, signal: leaving.signal }).then(
      (bitmap) => {
        if (canvas.current && !leaving.signal.aborted) paint(canvas.current, bitmap);
      },
      (error) => {
        if (!isAbort(error)) setFailed(true);
      },
    );
    return () => leaving.abort();
  }, [service, document, page, width, without]);

  if (failed) {
    return (
      <span className="absolute inset-0 flex flex-col items-center justify-center gap-2 bg-line p-2 text-center text-ink text-sm">
        <FileX className="size-6" aria-hidden="true" />
        This page cannot be shown. It is kept as it is.
      </span>
    );
  }
  return (
    <>
      <canvas ref={canvas} width={1} height={1} className="absolute inset-0 block size-full" />
      {full > most && <Detail {...{ service, document, page, scroller, without }} scale={scale} ratio={ratio} />}
    </>
  );
}

/** The part of a page that can be seen, as sharp as the screen. */
function Detail(props: PagePictureProps & { ratio: number }) {
  const { service, document, page, scale, ratio, scroller, without } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  const size = document.pages[page] ?? { width: 1, height: 1 };

  useEffect(() => {
    const stage = scroller.current;
    if (!stage) return;
    let leaving = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const draw = () => {
      const place = canvas.current?.parentElement?.getBoundingClientRect();
      if (!place) return;
      const view = stage.getBoundingClientRect();
      const part = {
        left: Math.max(0, (view.left - margin - place.left) / scale),
        top: Math.max(0, (view.top - margin - place.top) / scale),
        right: Math.min(size.width, (view.right + margin - place.left) / scale),
        bottom: Math.min(size.height, (view.bottom + margin - place.top) / scale),
      };
      if (part.right <= part.left || part.bottom <= part.top) return;
      leaving.abort();
      leaving = new AbortController();
      const { signal } = leaving;
      const request = { page, part, scale: scale * ratio, without };
      service.renderPart(document, request, { priority: priorities.preview, signal }).then(
        (bitmap) => {
          const { current } = canvas;
          if (current && !signal.aborted) {
            paint(current, bitmap);
            current.style.left = `${(part.left / size.width) * 100}%`;
            current.style.top = `${(part.top / size.height) * 100}%`;
            current.style.width = `${((part.right - part.left) / size.width) * 100}%`;
            current.style.height = `${((part.bottom - part.top) / size.height) * 100}%`;
          }
          bitmap.close();
        },
        // The whole page stays visible below it.
        () => undefined,
      );
    };
    const drawSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(draw, restMs);
    };
    drawSoon();
    stage.addEventListener('scroll', drawSoon, { passive: true });
    return () => {
      clearTimeout(timer);
      leaving.abort();
      stage.removeEventListener('scroll', drawSoon);
    };
  }, [service, document, page, scale, ratio, scroller, without, size.width, size.height]);

  return <canvas ref={canvas} width={1} height={1} className="absolute block" />;
}

function paint(canvas: HTMLCanvasElement, bitmap: ImageBitmap): void {
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
}
