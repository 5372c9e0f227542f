import { ArrowLeft, ArrowRight, Crop, Download, Maximize2, RotateCw, Trash2 } from 'lucide-react';
import { ButtonAnchor } from '../../../web/kit/ui/button.tsx';
import { IconButton } from '../../../web/kit/ui/icon-button.tsx';
import type { ScannedPage } from './scan-list.ts';

/** Actions for the selected page. */
export function PageActions(props: {
  page: ScannedPage;
  place: number;
  count: number;
  canCrop: boolean;
  onLook: () => void;
  onMove: (to: number) => void;
  onRotate: () => void;
  onCrop: () => void;
  onDelete: () => void;
}) {
  const { page, place, count, canCrop, onLook, onMove, onRotate, onCrop, onDelete } = props;
  const name = `page ${place + 1}`;
  return (
    <div role="toolbar" aria-label={`Page ${place + 1}`} className="flex flex-wrap items-center gap-x-1">
      <p className="mr-2 font-semibold">Page {place + 1}</p>
      <IconButton icon={Maximize2} label={`Look at ${name} closely`} onClick={onLook} />
      <IconButton
        icon={ArrowLeft}
        label={`Move ${name} forward`}
        disabled={place === 0}
        onClick={() => onMove(place - 1)}
      />
      <IconButton
        icon={ArrowRight}
        label={`Move ${name} back`}
        disabled={place === count - 1}
        onClick={() => onMove(place + 1)}
      />
      <IconButton icon={RotateCw} label={`Turn ${name}`} onClick={onRotate} />
      <IconButton icon={Crop} label={`Change the edges of ${name}`} disabled={!canCrop} onClick={onCrop} />
      <IconButton icon={Trash2} label={`Delete ${name}`} onClick={onDelete} />
      <ButtonAnchor look="quiet" size="small" href={page.image.url} download={page.image.name} className="ml-auto">
        <Download className="size-4" aria-hidden="true" />
        {page.image.type === 'png' ? 'PNG' : 'JPG'}
        <span className="sr-only"> of {name}</span>
      </ButtonAnchor>
    </div>
  );
}
