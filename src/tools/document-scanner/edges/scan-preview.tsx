import { useEffect, useMemo, useRef, useState } from 'react';
import type { Corners } from '../../../shared/scan/corners.ts';
import type { SheetLook } from '../../../shared/scan/flatten-sheet.ts';
import { CallError } from '../../../web/kit/http/call-error.ts';
import type { OpenPhoto, ScanService } from '../../../web/kit/scan/scan-service.ts';
import { useLatestAnswer } from '../../../web/kit/worker/use-latest-answer.ts';
import type { ScanChoice } from '../scan-choice.ts';
import { stageHeight } from './stage-height.ts';

/** Enough for the screen; the scan itself is larger. */
const previewSide = 1100;

/** The page as it will be scanned, made in the browser: it follows every change of the settings and costs no scan. */
export function ScanPreview(props: { service: ScanService; file: File; corners: Corners; choice: ScanChoice }) {
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
  return (
    <div className="relative grid min-h-64 place-items-center bg-black/90 p-4 sm:p-6">
      <canvas
        ref={canvas}
        role="img"
        aria-label="The page as it will be scanned"
        style={{ maxHeight: stageHeight }}
        className={`max-w-full rounded-[2px] bg-white ${image ? '' : 'hidden'}`}
      />
      {answered?.failure ? (
        <p role="alert" className="max-w-sm text-center text-white">
          {answered.failure instanceof CallError ? answered.failure.message : 'The preview could not be made.'}
        </p>
      ) : (
        answered?.question !== question && (
          <p role="status" className="absolute top-3 rounded-full bg-black/65 px-4 py-1.5 text-white">
            Making the preview…
          </p>
        )
      )}
    </div>
  );
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
