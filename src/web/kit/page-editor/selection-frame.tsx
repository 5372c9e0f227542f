import { type Box, boundsOf, type Handle, handlesOf, rotationOf } from './edit-geometry.ts';
import type { StageEdit } from './stage-edit.ts';

const knobRadius = 5;
/** A finger needs more, in CSS pixels. */
const touchRadius = 13;
/** The knob that turns is this far above the box. */
const turnDistance = 24;

/** The frame of a selected edit, with the knobs that change its size. They are as large at every zoom. */
export function SelectionFrame(props: { id: string; edit: StageEdit; scale: number; isAlone: boolean }) {
  const { id, edit, scale, isAlone } = props;
  const box = boundsOf(edit);
  const isLine = edit.type === 'line' || edit.type === 'arrow';
  const { x, y, width, height } = box;
  const rotation = rotationOf(edit);
  const gap = isLine ? 0 : 2 / scale;
  return (
    <g
      transform={rotation === 0 ? undefined : `rotate(${rotation} ${x + width / 2} ${y + height / 2})`}
      className="pointer-events-auto"
    >
      {!isLine && (
        <rect
          x={x - gap}
          y={y - gap}
          width={width + 2 * gap}
          height={height + 2 * gap}
          fill="transparent"
          stroke="#1d4ed8"
          strokeWidth={1.25 / scale}
          className="cursor-move"
        />
      )}
      {isAlone &&
        handlesOf(edit).map((handle) => {
          const at = placeOfHandle(edit, box, handle, turnDistance / scale);
          return (
            <g
              key={handle}
              data-handle={handle}
              data-of={id}
              className={handle === 'turn' ? 'cursor-grab' : cursors[handle]}
            >
              {handle === 'turn' && (
                <path d={`M${at.x} ${at.y}V${y}`} stroke="#1d4ed8" strokeWidth={1.25 / scale} fill="none" />
              )}
              <circle cx={at.x} cy={at.y} r={touchRadius / scale} fill="transparent" />
              <circle
                cx={at.x}
                cy={at.y}
                r={knobRadius / scale}
                fill="#ffffff"
                stroke="#1d4ed8"
                strokeWidth={1.5 / scale}
              />
            </g>
          );
        })}
    </g>
  );
}

const cursors: Readonly<Record<Exclude<Handle, 'turn'>, string>> = {
  nw: 'cursor-nwse-resize',
  se: 'cursor-nwse-resize',
  ne: 'cursor-nesw-resize',
  sw: 'cursor-nesw-resize',
  n: 'cursor-ns-resize',
  s: 'cursor-ns-resize',
  e: 'cursor-ew-resize',
  w: 'cursor-ew-resize',
  start: 'cursor-move',
  end: 'cursor-move',
};

function placeOfHandle(edit: StageEdit, { x, y, width, height }: Box, handle: Handle, turn: number) {
  if (edit.type === 'line' || edit.type === 'arrow')
    return handle === 'start' ? edit : { x: edit.x + edit.width, y: edit.y + edit.height };
  if (handle === 'turn') return { x: x + width / 2, y: y - turn };
  return {
    x: handle.includes('w') ? x : handle.includes('e') ? x + width : x + width / 2,
    y: handle.includes('n') ? y : handle.includes('s') ? y + height : y + height / 2,
  };
}
