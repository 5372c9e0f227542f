import { closestCenter, DndContext, type DragEndEvent, useDraggable, useDroppable } from '@dnd-kit/core';
import { GripVertical } from 'lucide-react';
import { createContext, type ReactNode, use, useState } from 'react';
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
  /** Puts the row with this key at this place, counted from 0. */
  onMove: (key: number, to: number) => void;
  /** One `SortableRow` for each key. */
  children: ReactNode;
};

/** Rows that are put in order by dragging them at their handles. For the keyboard, the rows have buttons that do the same. */
export function SortableList({ label, keys, onMove, children }: SortableListProps) {
  const sensors = useDragSensors();
  const [outcome, setOutcome] = useState('');
  // Let go right after a move, the last place is only in the collisions of the event.
  const drop = ({ active, collisions }: DragEndEvent) => {
    const to = keys.indexOf(Number(collisions?.[0]?.id));
    if (to < 0 || keys[to] === active.id) return;
    onMove(Number(active.id), to);
    setOutcome(`Moved to place ${to + 1} of ${keys.length}.`);
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

/** Whether a row makes room for the one that is dragged past it: 1 downwards, -1 upwards, 0 not at all. */
function givesWay(index: number, from: number, to: number): -1 | 0 | 1 {
  if (from < 0 || to < 0) return 0;
  if (index > from && index <= to) return -1;
  return index < from && index >= to ? 1 : 0;
}

/** What a row is dragged by: a grip, and what stands beside it. */
export function DragHandle({ children }: { children: ReactNode }) {
  const { listeners, isDragging, disabled } = use(HandleContext);
  return (
    <div
      {...listeners}
      className={classNames(
        '-ml-1.5 flex touch-manipulation select-none items-center gap-1 [&_img]:pointer-events-none [-webkit-touch-callout:none]',
        !disabled && (isDragging ? 'cursor-grabbing' : 'cursor-grab'),
      )}
    >
      <GripVertical className={classNames('size-5 shrink-0 text-soft', disabled && 'opacity-40')} aria-hidden="true" />
      {children}
    </div>
  );
}
