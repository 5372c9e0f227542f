import { useDraggable } from '@dnd-kit/core';
import { Check } from 'lucide-react';
import { type MouseEvent, memo } from 'react';
import type { PdfDocument } from '../../../pdf/pdf-document.ts';
import { t } from '../../../shared/language/translate.ts';
import { classNames } from '../ui/class-names.ts';
import type { Grid } from './grid-geometry.ts';
import type { DeckPage } from './page-deck.ts';
import { type PageLook, tintClasses } from './page-look.ts';
import { PageThumbnail } from './page-thumbnail.tsx';
import type { PdfService } from './pdf-service.ts';

type PageCellProps = {
  service: PdfService;
  document: PdfDocument;
  page: DeckPage;
  index: number;
  count: number;
  grid: Grid;
  look: PageLook;
  isSelected: boolean;
  isActive: boolean;
  isLifted: boolean;
  isMovable: boolean;
  priority: number;
  id: string;
  onPick: (key: string, event: MouseEvent) => void;
  onToggle: (key: string) => void;
  onOpen: (index: number) => void;
};

/** What is special about a page but not visible below it, for screen readers. */
function specialsOf(document: PdfDocument, { page, rotation }: DeckPage, index: number, look: PageLook): string {
  const specials = [
    ownNumber(document, page) !== String(index + 1) &&
      t('place {place}, {name}', { place: index + 1, name: document.name }),
    rotation !== 0 && t('turned by {rotation} degrees', { rotation }),
    look.isLeftOut && t('left out'),
  ];
  return specials.filter(Boolean).join(', ');
}

/** The page's label in its own document: 'iv', or its number. */
export const ownNumber = (document: PdfDocument, page: number): string => document.labels?.[page] ?? String(page + 1);

/** One page in the grid. The grid handles the keys, so nothing inside takes the focus. */
export const PageCell = memo(function PageCell(props: PageCellProps) {
  const { service, document, page, index, count, grid, look, isSelected, isActive, isLifted, isMovable } = props;
  const { setNodeRef, listeners } = useDraggable({ id: page.key, disabled: !isMovable });
  const tint = look.tint === undefined ? undefined : tintClasses(look.tint);
  const padding = 7;
  const place = { width: grid.cellWidth - 2 * padding, height: grid.imageHeight - 2 * padding };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the grid has the focus and all keys (aria-activedescendant).
    <div
      ref={setNodeRef}
      {...listeners}
      id={props.id}
      role="option"
      aria-selected={isSelected}
      aria-setsize={count}
      aria-posinset={index + 1}
      onClick={(event) => props.onPick(page.key, event)}
      onDoubleClick={() => props.onOpen(index)}
      style={{ width: grid.cellWidth }}
      className={classNames(
        'group relative cursor-pointer touch-manipulation select-none rounded-[10px] [-webkit-touch-callout:none]',
        isActive && 'group-focus-visible/grid:outline-[2.5px] group-focus-visible/grid:outline-accent',
        isLifted && 'opacity-40',
      )}
    >
      <span
        style={{ height: grid.imageHeight }}
        className={classNames(
          'relative grid place-items-center rounded-[10px] transition-colors duration-100',
          isSelected ? 'bg-accent' : 'bg-line/50 group-hover:bg-line',
        )}
      >
        <PageThumbnail
          service={service}
          document={document}
          page={page.page}
          rotation={page.rotation}
          place={place}
          priority={props.priority}
          className={classNames('rounded-[3px]', look.isLeftOut && 'opacity-40')}
        />
        {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the keys of the grid choose pages. */}
        <span
          onClick={(event) => {
            event.stopPropagation();
            props.onToggle(page.key);
          }}
          onDoubleClick={(event) => event.stopPropagation()}
          className={classNames(
            'absolute top-1 inset-e-1 grid size-7 place-items-center rounded-[8px] border-2 shadow-card transition-opacity',
            isSelected
              ? 'border-on-accent bg-accent text-on-accent'
              : 'border-edge bg-raised opacity-0 group-hover:opacity-100 pointer-coarse:opacity-80',
          )}
        >
          {isSelected && <Check className="size-4" strokeWidth={3} aria-hidden="true" />}
        </span>
      </span>
      <span className="flex h-[30px] items-center justify-center gap-1.5 text-sm tabular-nums">
        <span className="sr-only">Page </span>
        <span className={classNames('shrink-0', look.isLeftOut ? 'text-soft' : 'font-medium')}>
          {ownNumber(document, page.page)}
        </span>
        {tint && look.note ? (
          <span className={classNames('truncate rounded-md px-1.5 font-semibold text-xs leading-5', tint.chip)}>
            {look.note}
          </span>
        ) : null}
        <span className="sr-only"> {specialsOf(document, page, index, look)}</span>
      </span>
      {look.hasCutBefore && (
        <span
          aria-hidden="true"
          style={{ height: grid.imageHeight }}
          className="absolute top-0 -inset-s-[8px] w-0 border-thread border-s-[2.5px] border-dashed"
        />
      )}
    </div>
  );
});
