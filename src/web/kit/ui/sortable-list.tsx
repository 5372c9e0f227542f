import { closestCenter, DndContext, type DragEndEvent, useDraggable, useDroppable } from '@dnd-kit/core';
import { GripVertical } from 'lucide-react';
import { createContext, type ReactNode, use, useState } from 'react';
import { t } from '../../../shared/language/translate.ts';
import { classNames } from './class-names.ts';
import { useDragSensors } from './drag-sensors.ts';
import { silentDrag } from './silent-drag.ts';

/** Between two rows, in CSS pixels. */
const gap = 10;

const KeysContext = createContext<readonly number[]>([]);

type SortableListProps = {
  label: string;
  /** Of the rows, in their order. */
  keys: readonly number[];
  /** Moves the row with this key to this index. */
  onMove: (key: number, to: number) => void;
  /** One `SortableRow` for each key. */
  children: ReactNode;
};

/** Rows ordered by dragging their handles. Rows have buttons that do the same from the keyboard. */
export function SortableList({ label, keys, onMove, children }: SortableListProps) {
  const sensors = useDragSensors();
  const [outcome, setOutcome] = useState('');
  // When dropped right after a move, only the event's collisions have the last position.
  const drop = ({ active, collisions }: DragEndEvent) => {
    const to = keys.indexOf(Number(collisions?.[0]?.id));
    if (to < 0 || keys[to] === active.id) return;
    onMove(Number(active.id), to);
    setOutcome(t('Moved to place {place} of {places}.', { place: to + 1, places: keys.length }));
  };
  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} accessibility={silentDrag} onDragEnd={drop}>
      <KeysContext value={keys}>
        <ol aria-label={label} className="grid grid-cols-1" style={{ gap }}>
          {children}
        </ol>
      </KeysContext>
      <p role="status" className="sr-only">
        {outcome}
      </p>
    </DndContext>
  );
}

type Handle = Pick<ReturnType<typeof useDraggable>, 'listeners' | 'isDragging'> & { disabled: boolean };
const HandleContext = createContext<Handle>({ listeners: undefined, isDragging: false, disabled: true });

type SortableRowProps = {
  id: number;
  disabled: boolean;
  className: string;
  /** With a `DragHandle` in it. */
  children: ReactNode;
};

export function SortableRow({ id, disabled, className, children }: SortableRowProps) {
  const keys = use(KeysContext);
  const { setNodeRef: setDragged, listeners, transform, isDragging, ...drag } = useDraggable({ id, disabled });
  const { setNodeRef: setTarget } = useDroppable({ id });
  const from = drag.active ? keys.indexOf(Number(drag.active.id)) : -1;
  const to = drag.over ? keys.indexOf(Number(drag.over.id)) : from;
  const room = (drag.activeNodeRect?.height ?? 0) + gap;
  const offset = isDragging ? (transform?.y ?? 0) : room * givesWay(keys.indexOf(id), from, to);
  return (
    <li
      ref={(node) => {
        setDragged(node);
        setTarget(node);
      }}
      style={offset === 0 ? undefined : { transform: `translateY(${offset}px)` }}
      className={classNames(
        className,
        isDragging && 'relative z-20 shadow-lift',
        from >= 0 && !isDragging && 'transition-transform duration-150 motion-reduce:transition-none',
      )}
    >
      <HandleContext value={{ listeners, isDragging, disabled }}>{children}</HandleContext>
    </li>
  );
}

/** The direction a row shifts to make room for the dragged one: 1 down, -1 up, 0 not at all. */
function givesWay(index: number, from: number, to: number): -1 | 0 | 1 {
  if (from < 0 || to < 0) return 0;
  if (index > from && index <= to) return -1;
  return index < from && index >= to ? 1 : 0;
}

/** The handle a row is dragged by. */
export function DragHandle({ children }: { children: ReactNode }) {
  const { listeners, isDragging, disabled } = use(HandleContext);
  return (
    <div
      {...listeners}
      className={classNames(
        '-ms-1.5 flex touch-manipulation select-none items-center gap-1 [&_img]:pointer-events-none [-webkit-touch-callout:none]',
        !disabled && (isDragging ? 'cursor-grabbing' : 'cursor-grab'),
      )}
    >
      <GripVertical className={classNames('size-5 shrink-0 text-soft', disabled && 'opacity-40')} aria-hidden="true" />
      {children}
    </div>
  );
}
