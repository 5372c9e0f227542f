import { t } from '../../../shared/language/translate.ts';
import type { Corners } from '../../../shared/scan/corners.ts';
import { CallError } from '../../../web/kit/http/call-error.ts';
import type { ScanService } from '../../../web/kit/scan/scan-service.ts';
import type { ScanChoice } from '../scan-choice.ts';
import { stageHeight } from './stage-height.ts';
import { usePagePreview } from './use-page-preview.web.ts';

/** The page as it will be scanned. It follows every change of the settings. */
export function ScanPreview(props: { service: ScanService; file: File; corners: Corners; choice: ScanChoice }) {
  const { canvas, isDrawn, isCurrent, failure } = usePagePreview(props);
  return (
    <div className="relative grid min-h-64 place-items-center bg-black/90 p-4 sm:p-6">
      <canvas
        ref={canvas}
        role="img"
        aria-label="The page as it will be scanned"
        style={{ maxHeight: stageHeight }}
        className={`max-w-full rounded-[2px] bg-white ${isDrawn ? '' : 'hidden'}`}
      />
      {failure ? (
        <p role="alert" className="max-w-sm text-center text-white">
          {failure instanceof CallError ? failure.message : t('The preview could not be made.')}
        </p>
      ) : (
        !isCurrent && (
          <p role="status" className="absolute top-3 rounded-full bg-black/65 px-4 py-1.5 text-white">
            Making the preview…
          </p>
        )
      )}
    </div>
  );
}
