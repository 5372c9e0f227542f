import { MouseSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core';

/** How far a mouse moves before it drags, in CSS pixels; how long a touch is held first, in milliseconds. */
export const dragDistance = 6;
const longPressMs = 280;
const fingerTolerance = 9;

/** Dragging by mouse and by long press, the same in every list: a moving finger scrolls, a click stays a click. */
export const useDragSensors = () =>
  useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: dragDistance } }),
    useSensor(TouchSensor, { activationConstraint: { delay: longPressMs, tolerance: fingerTolerance } }),
  );
