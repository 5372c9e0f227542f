import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { Corners } from '../../../shared/scan/corners.ts';
import type { SheetLook } from '../../../shared/scan/flatten-sheet.ts';
import { CallError } from '../../../web/kit/http/call-error.ts';
import type { OpenPhoto, ScanService } from '../../../web/kit/scan/scan-service.ts';
import { useLatestAnswer } from '../../../web/kit/worker/use-latest-answer.ts';
import type { ScanChoice } from '../scan-choice.ts';

/** Enough for the screen; the scan itself is larger. */
const previewSide = 1100;

/** The page as it will be scanned, made in the browser and drawn on the canvas: it costs no scan. */
export function usePagePreview(props: {
  service: ScanService;
  file: File;
  corners: Corners;
  choice: Pick<ScanChoice, 'scanMode' | 'colorMode' | 'enhancement'>;
}): {
  canvas: RefObject<HTMLCanvasElement | null>;
  /** There is something to see on the canvas. */
  isDrawn: boolean;
  /** It is that of these settings. */
  isCurrent: boolean;
  failure: unknown;
} {
  const { service, file, corners, choice } = props;
  const { scanMode: mode, colorMode, enhancement: strength } = choice;
  const photo = useOpenPhoto(service, file);
  const question = useMemo(() => {
    // The server chooses alike: receipts are gray, everything else keeps its colours.
    const color = colorMode === 'auto' ? (mode === 'receipt' ? 'gray' : 'color') : colorMode;
    const look: SheetLook = { mode, color, strength, maxLongSide: previewSide };
    return photo && { photo, corners, look };
  }, [photo, corners, mode, colorMode, strength]);
  const answered = useLatestAnswer(question, (asked) => asked.photo.preview(asked.corners, asked.look));
  const canvas = useRef<HTMLCanvasElement>(null);
  const image = answered?.answer;
  useEffect(() => {
    const element = canvas.current;
    if (!image || !element) return;
    element.width = image.width;
    element.height = image.height;
    element.getContext('bitmaprenderer')?.transferFromImageBitmap(image);
  }, [image]);
  return {
    canvas,
    isDrawn: image !== undefined,
    isCurrent: answered?.question === question,
    failure: answered?.failure,
  };
}

/** The photo in the scanner's worker, as long as this is shown. */
function useOpenPhoto(service: ScanService, file: File): OpenPhoto | undefined {
  const [photo, setPhoto] = useState<OpenPhoto>();
  useEffect(() => {
    let isLeft = false;
    let opened: OpenPhoto | undefined;
    service.open(file).then(
      (open) => {
        opened = open;
        if (isLeft) open.close();
        else setPhoto(open);
      },
      (error: unknown) => {
        if (!(error instanceof CallError)) reportError(error);
      },
    );
    return () => {
      isLeft = true;
      opened?.close();
      setPhoto(undefined);
    };
  }, [service, file]);
  return photo;
}
