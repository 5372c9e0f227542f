import { type CollisionDetection, DndContext, type DragMoveEvent, DragOverlay } from '@dnd-kit/core';
import { type ReactNode, useState } from 'react';
import type { PdfDocument } from '../../../pdf/pdf-document.ts';
import { t } from '../../../shared/language/translate.ts';
import { dragDistance, useDragSensors } from '../ui/drag-sensors.ts';
import { isRightToLeft } from '../ui/reading-direction.ts';
import { silentDrag } from '../ui/silent-drag.ts';
import { type Grid, gap, insertionAt } from './grid-geometry.ts';
import type { DeckAction, DeckPage, PageDeck } from './page-deck.ts';
import { PageThumbnail } from './page-thumbnail.tsx';
import type { PdfService } from './pdf-service.ts';

/** Distance from the window's edge at which dragging scrolls, as parts of its width and height: more than what sticks there. */
const autoScrollZone = { x: 0, y: 0.2 };

type PageDragProps = {
  service: PdfService;
  documents: ReadonlyMap<number, PdfDocument>;
  deck: PageDeck;
  dispatch: (action: DeckAction) => void;
  onAnnounce: (sentence: string) => void;
  grid: Grid;
  box: HTMLDivElement | null;
  dragged: DeckPage | undefined;
  onDrag: (page: DeckPage | undefined) => void;
  /** @param insertion the index of the page that would follow the dragged ones */
  children: (insertion: number | undefined) => ReactNode;
};

/** Dragging by mouse and by long press; selected pages move together. */
export function PageDrag(props: PageDragProps) {
  const { service, documents, deck, dispatch, grid, box, dragged, onDrag, children, onAnnounce } = props;
  const [insertion, setInsertion] = useState<number>();
  const sensors = useDragSensors();
  /** dnd-kit asks what is below the pointer; here that is a gap between two pages. */
  const findGap: CollisionDetection = ({ pointerCoordinates }) => {
    if (!pointerCoordinates || !box) return [];
    const place = box.getBoundingClientRect();
    const fromStart = isRightToLeft() ? place.right - pointerCoordinates.x : pointerCoordinates.x - place.left;
    const y = pointerCoordinates.y - place.top - gap;
    return [{ id: 'gap', data: { index: insertionAt(grid, deck.pages.length, fromStart - gap, y) } }];
  };
  const end = () => {
    setInsertion(undefined);
    onDrag(undefined);
  };
  const drop = (index: number | undefined) => {
    end();
    if (index === undefined) return;
    dispatch({ type: 'move', index });
    onAnnounce(
      t('{pages, plural, one {# page moved before place {place}.} other {# pages moved before place {place}.}}', {
        pages: deck.selected.size,
        place: index + 1,
      }),
    );
  };
  const document = dragged && documents.get(dragged.document);
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={findGap}
      accessibility={silentDrag}
      autoScroll={{ threshold: autoScrollZone }}
      onDragStart={({ active }) => {
        onDrag(deck.pages.find(({ key }) => key === active.id));
        if (!deck.selected.has(String(active.id))) dispatch({ type: 'select', key: String(active.id), how: 'only' });
      }}
      onDragMove={(event) => setInsertion(gapOf(event) ?? insertion)}
      // When released right after a move, only the event has the last gap.
      onDragEnd={(event) => drop(gapOf(event) ?? insertion)}
      onDragCancel={end}
    >
      {children(insertion)}
      <DragOverlay dropAnimation={null}>
        {dragged && document && (
          <span className="relative grid rotate-2 place-items-center" style={{ width: grid.cellWidth }}>
            <PageThumbnail
              service={service}
              document={document}
              page={dragged.page}
              rotation={dragged.rotation}
              place={{ width: grid.cellWidth * 0.8, height: grid.imageHeight * 0.8 }}
              className="shadow-lift"
            />
            {deck.selected.size > 1 && (
              <span className="absolute -top-2 inset-e-1 rounded-full bg-accent px-2.5 font-bold text-on-accent tabular-nums leading-7">
                {deck.selected.size}
              </span>
            )}
          </span>
        )}
      </DragOverlay>
    </DndContext>
  );
}

/** The gap below the pointer; undefined for a press without a move, which only selects. */
function gapOf({ delta, collisions }: Pick<DragMoveEvent, 'delta' | 'collisions'>): number | undefined {
  const index: unknown = collisions?.[0]?.data?.index;
  return Math.hypot(delta.x, delta.y) >= dragDistance && typeof index === 'number' ? index : undefined;
}
