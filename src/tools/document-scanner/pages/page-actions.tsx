import { ArrowLeft, ArrowRight, Crop, Download, Maximize2, RotateCw, Trash2 } from 'lucide-react';
import { turned } from '../../../pdf/pdf-document.ts';
import { ButtonAnchor } from '../../../web/kit/ui/button.tsx';
import { IconButton } from '../../../web/kit/ui/icon-button.tsx';
import type { ScanDesk } from '../scan-desk.web.ts';
import { changePage, type ScannedPage } from './scan-list.ts';

/** Actions for the selected page. */
export function PageActions(props: {
  desk: ScanDesk;
  page: ScannedPage;
  place: number;
  count: number;
  onLook: () => void;
  onMove: (to: number) => void;
  onDelete: () => void;
}) {
  const { desk, page, place, count, onLook, onMove, onDelete } = props;
  const canCrop = desk.original(page.original) !== undefined;
  const turn = () => desk.change((current) => changePage(current, page.key, { rotation: turned(page.rotation, 90) }));
  const number = place + 1;
  return (
    <div role="toolbar" aria-label={`Page ${number}`} className="flex flex-wrap items-center gap-x-1">
      <p className="me-2 font-semibold">Page {number}</p>
      <IconButton icon={Maximize2} label={`Look at page ${number} closely`} onClick={onLook} />
      <IconButton
        icon={ArrowLeft}
        label={`Move page ${number} forward`}
        disabled={place === 0}
        onClick={() => onMove(place - 1)}
      />
      <IconButton
        icon={ArrowRight}
        label={`Move page ${number} back`}
        disabled={place === count - 1}
        onClick={() => onMove(place + 1)}
      />
      <IconButton icon={RotateCw} label={`Turn page ${number}`} onClick={turn} />
      <IconButton
        icon={Crop}
        label={`Change the edges of page ${number}`}
        disabled={!canCrop}
        onClick={() => desk.recut(page)}
      />
      <IconButton icon={Trash2} label={`Delete page ${number}`} onClick={onDelete} />
      <ButtonAnchor look="quiet" size="small" href={page.image.url} download={page.image.name} className="ms-auto">
        <Download className="size-4" aria-hidden="true" />
        {page.image.type === 'png' ? 'PNG' : 'JPG'}
        <span className="sr-only"> of page {number}</span>
      </ButtonAnchor>
    </div>
  );
}
