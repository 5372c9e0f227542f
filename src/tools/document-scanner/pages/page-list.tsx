import { closestCenter, DndContext, type DragEndEvent, useDraggable, useDroppable } from '@dnd-kit/core';
import { t } from '../../../shared/language/translate.ts';
import { classNames } from '../../../web/kit/ui/class-names.ts';
import { useDragSensors } from '../../../web/kit/ui/drag-sensors.ts';
import { silentDrag } from '../../../web/kit/ui/silent-drag.ts';
import { modeNames } from '../scan-choice.ts';
import { PageThumbnail } from './page-thumbnail.tsx';
import { type ScannedPage, sideOf } from './scan-list.ts';

type PageListProps = {
  pages: readonly ScannedPage[];
  selected: string | undefined;
  onSelect: (key: string) => void;
  onMove: (key: string, to: number) => void;
};

/** The scanned pages in document order. They move by dragging or by the selected page's buttons. */
export function PageList({ pages, selected, onSelect, onMove }: PageListProps) {
  const sensors = useDragSensors();
  const drop = ({ active, over }: DragEndEvent) => {
    const to = pages.findIndex(({ key }) => key === over?.id);
    if (to >= 0 && over?.id !== active.id) onMove(String(active.id), to);
  };
  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} accessibility={silentDrag} onDragEnd={drop}>
      <ol aria-label="Scanned pages" className="grid grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] gap-3">
        {pages.map((page, index) => (
          <PageTile
            key={page.key}
            page={page}
            number={index + 1}
            note={noteOf(pages, page)}
            isSelected={page.key === selected}
            onSelect={() => onSelect(page.key)}
          />
        ))}
      </ol>
    </DndContext>
  );
}

function noteOf(pages: readonly ScannedPage[], page: ScannedPage): string {
  if (page.mode === 'id-card') return sideOf(pages, page) === 'front' ? t('Front') : t('Back');
  return page.mode === 'business-card' ? t('Card') : modeNames[page.mode];
}

function PageTile(props: {
  page: ScannedPage;
  number: number;
  note: string;
  isSelected: boolean;
  onSelect: () => void;
}) {
  const { page, number, note, isSelected, onSelect } = props;
  const { setNodeRef: setDragged, listeners, transform, isDragging } = useDraggable({ id: page.key });
  const { setNodeRef: setTarget, isOver } = useDroppable({ id: page.key });
  return (
    <li
      ref={setTarget}
      className={classNames(
        'relative rounded-[12px]',
        isOver && !isDragging && 'ring-2 ring-accent ring-offset-2 ring-offset-card',
      )}
    >
      <button
        ref={setDragged}
        type="button"
        {...listeners}
        aria-pressed={isSelected}
        onClick={onSelect}
        style={transform ? { transform: `translate(${transform.x}px, ${transform.y}px) rotate(2deg)` } : undefined}
        className={classNames(
          'relative block w-full cursor-pointer touch-manipulation select-none rounded-[12px] p-1.5 text-start transition-colors [-webkit-touch-callout:none]',
          isSelected ? 'bg-accent text-on-accent' : 'bg-line/50 hover:bg-line',
          isDragging && 'z-20 shadow-lift',
        )}
      >
        <PageThumbnail page={page} />
        <span className="mt-1 flex items-baseline justify-between gap-2 px-1 text-sm">
          <span className="font-semibold tabular-nums">
            <span aria-hidden="true">{number}</span>
            <span className="sr-only">Page {number}</span>
          </span>
          <span className="truncate">{note}</span>
        </span>
      </button>
    </li>
  );
}
