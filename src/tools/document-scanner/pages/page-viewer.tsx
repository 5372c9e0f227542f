import { ChevronLeft, ChevronRight, Minus, Plus, X } from 'lucide-react';
import { previewUrl } from '../../../web/kit/tool-shell/result-file.ts';
import { useZoomPan } from '../../../web/kit/tool-shell/use-zoom-pan.ts';
import { IconButton } from '../../../web/kit/ui/icon-button.tsx';
import { Modal } from '../../../web/kit/ui/modal.tsx';
import type { ScannedPage } from './scan-list.ts';

/** One page as large as the window, with buttons to its neighbours. */
export default function PageViewer(props: {
  pages: readonly ScannedPage[];
  place: number;
  onGo: (key: string) => void;
  onClose: () => void;
}) {
  const { pages, place, onGo, onClose } = props;
  const { view, zoomIn, zoomOut, fit: fitToWindow, stageProps } = useZoomPan();
  const page = pages[place];
  if (!page) return null;
  const number = place + 1;
  const count = pages.length;
  const [before, after] = [pages[place - 1], pages[place + 1]];
  const { scale, offset } = view;
  const go = (to: ScannedPage | undefined) => {
    if (!to) return;
    fitToWindow();
    onGo(to.key);
  };
  return (
    <Modal
      label={`Page ${number} of ${count}`}
      onClose={onClose}
      className="fixed inset-2 z-50 flex flex-col overflow-hidden rounded-[20px] border border-line bg-card shadow-lift outline-none sm:inset-6"
    >
      <header className="flex items-center gap-1 px-4 py-2.5">
        <p className="min-w-0 flex-1 truncate font-semibold text-lg tabular-nums" aria-hidden="true">
          Page {number} of {count}
        </p>
        <IconButton icon={ChevronLeft} label="Page before" disabled={!before} onClick={() => go(before)} />
        <IconButton icon={ChevronRight} label="Next page" disabled={!after} onClick={() => go(after)} />
        <IconButton icon={Minus} label="Zoom out" disabled={scale <= 1} onClick={zoomOut} />
        <IconButton icon={Plus} label="Zoom in" onClick={zoomIn} />
        <IconButton icon={X} label="Close" onClick={onClose} />
      </header>
      <div
        {...stageProps}
        className="relative min-h-0 flex-1 cursor-grab touch-none overflow-hidden bg-black/90 active:cursor-grabbing"
      >
        <img
          src={previewUrl(page.image)}
          alt={`Page ${number}`}
          draggable={false}
          className="absolute inset-0 size-full select-none object-contain p-4"
          style={{
            transform: `translate(${offset.x}px, ${offset.y}px) scale(${scale}) rotate(${page.rotation}deg)`,
          }}
        />
      </div>
    </Modal>
  );
}
