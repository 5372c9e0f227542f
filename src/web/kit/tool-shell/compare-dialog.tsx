import { Minus, Plus, X } from 'lucide-react';
import { formatBytes } from '../../../shared/units.ts';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Modal } from '../ui/modal.tsx';
import { Tooltip } from '../ui/tooltip.tsx';
import { CompareStage } from './compare-stage.tsx';
import { bytesOf } from './file-source.ts';
import type { FileSource } from './passed-files.ts';
import { previewUrl, type ResultFile } from './result-file.ts';
import { useSourceImage } from './source-image.ts';
import { useZoomPan } from './use-zoom-pan.ts';

/** The image before and after, one over the other with a divider, zoomable to single pixels. */
export default function CompareDialog(props: { source: FileSource; result: ResultFile; onClose: () => void }) {
  const { source, result, onClose } = props;
  const before = useSourceImage(source);
  const zoomPan = useZoomPan();
  const bytesBefore = bytesOf(source);
  return (
    <Modal
      label={`${result.name} before and after`}
      onClose={onClose}
      onOpenAutoFocus={(event) => {
        const line = event.target instanceof HTMLElement && event.target.querySelector('input');
        if (!line) return;
        // Arrow keys should move the divider at once.
        event.preventDefault();
        line.focus();
      }}
      className="fixed inset-2 z-50 flex flex-col overflow-hidden rounded-[20px] border border-line bg-card shadow-lift outline-none sm:inset-6"
    >
      <header className="flex items-center gap-1 px-4 py-2.5 sm:gap-3">
        <p dir="auto" className="min-w-0 flex-1 truncate font-semibold text-lg">
          {result.name}
        </p>
        <IconButton icon={Minus} label="Zoom out" onClick={zoomPan.zoomOut} disabled={zoomPan.view.scale <= 1} />
        <Tooltip label="Fit to the window">
          <Button look="quiet" size="small" onClick={zoomPan.fit} className="min-w-14 tabular-nums">
            {zoomPan.view.scale === 1 ? 'Fit' : `${zoomPan.view.scale.toFixed(1)}×`}
            <span className="sr-only"> to the window</span>
          </Button>
        </Tooltip>
        <IconButton icon={Plus} label="Zoom in" onClick={zoomPan.zoomIn} />
        <IconButton icon={X} label="Close" onClick={onClose} />
      </header>
      <CompareStage
        zoomPan={zoomPan}
        before={before}
        after={previewUrl(result)}
        beforeLabel={`Before · ${formatBytes(bytesBefore)}`}
        afterLabel={`After · ${formatBytes(result.bytes)}`}
      />
    </Modal>
  );
}
