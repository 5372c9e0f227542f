import type { Area } from '../../../shared/cutout/area.ts';

/** The square that the model of objects looks at, in pixels. */
export const objectSide = 300;

export type FoundObject = {
  box: Area;
  /** How sure the model is, 0 to 1. */
  score: number;
  kind: 'person' | 'animal' | 'thing';
};

/** Anchors of the model, and its classes with the background. */
export const objectShape = { anchors: 1917, classes: 24 } as const;

/** Places of classes in the model's list. */
const classes = { person: 4, cattle: 6, cat: 8, dog: 20 } as const;

/** Below this, most boxes are mistakes. */
const leastScore = 0.3;
/** Boxes that overlap more (IoU) show the same object. */
const mostOverlap = 0.45;

/**
 * The objects in a photo, the surest first, from what the model gives: `boxes` has four numbers per anchor, `logits` one per class.
 */
export function objectsOf(boxes: Float32Array, logits: Float32Array): FoundObject[] {
  const found: FoundObject[] = [];
  for (const [index, anchor] of anchors.entries()) {
    for (let place = 1; place < objectShape.classes; place += 1) {
      const score = 1 / (1 + Math.exp(-(logits[index * objectShape.classes + place] ?? 0)));
      if (score < leastScore) continue;
      found.push({ score, kind: kindOf(place), box: boxAt(anchor, boxes.subarray(4 * index, 4 * index + 4)) });
    }
  }
  found.sort((one, other) => other.score - one.score);
  const kept: FoundObject[] = [];
  for (const each of found) if (!kept.some(({ box }) => overlap(box, each.box) > mostOverlap)) kept.push(each);
  return kept;
}

function kindOf(place: number): FoundObject['kind'] {
  if (place === classes.person) return 'person';
  return place === classes.cattle || place === classes.cat || place === classes.dog ? 'animal' : 'thing';
}

type Anchor = { x: number; y: number; width: number; height: number };

/**
 * Boxes that the model's answers are relative to: on six grids, each with sizes and proportions of its own (SSD: Liu et al., ECCV 2016,
 * with the settings of MediaPipe's Objectron).
 */
const anchors: readonly Anchor[] = [19, 10, 5, 3, 2, 1].flatMap((cells, layer) => {
  const size = sizeOf(layer);
  const between = Math.sqrt(size * (layer === 5 ? 1 : sizeOf(layer + 1)));
  const shapes =
    layer === 0
      ? [shape(0.1, 1), shape(size, 2), shape(size, 1 / 2)]
      : [...[1, 2, 1 / 2, 3, 1 / 3].map((proportion) => shape(size, proportion)), shape(between, 1)];
  return Array.from({ length: cells * cells }, (_, cell) => ({
    x: ((cell % cells) + 0.5) / cells,
    y: (Math.floor(cell / cells) + 0.5) / cells,
  })).flatMap((middle) => shapes.map((each) => ({ ...middle, ...each })));
});

function sizeOf(layer: number): number {
  return 0.2 + (0.75 * layer) / 5;
}

function shape(size: number, proportion: number) {
  return { width: size * Math.sqrt(proportion), height: size / Math.sqrt(proportion) };
}

function boxAt({ x, y, width, height }: Anchor, [down = 0, right = 0, taller = 0, wider = 0]: Float32Array): Area {
  const [middleX, middleY] = [x + (right / 10) * width, y + (down / 10) * height];
  const [halfWidth, halfHeight] = [(Math.exp(wider / 5) * width) / 2, (Math.exp(taller / 5) * height) / 2];
  const within = (value: number) => Math.min(1, Math.max(0, value));
  return {
    left: within(middleX - halfWidth),
    top: within(middleY - halfHeight),
    right: within(middleX + halfWidth),
    bottom: within(middleY + halfHeight),
  };
}

function overlap(one: Area, other: Area): number {
  const both = sizeOfArea(intersection(one, other));
  return both / (sizeOfArea(one) + sizeOfArea(other) - both || 1);
}

export function intersection(one: Area, other: Area): Area {
  const [left, top] = [Math.max(one.left, other.left), Math.max(one.top, other.top)];
  return {
    left,
    top,
    right: Math.max(left, Math.min(one.right, other.right)),
    bottom: Math.max(top, Math.min(one.bottom, other.bottom)),
  };
}

export const sizeOfArea = ({ left, top, right, bottom }: Area): number => (right - left) * (bottom - top);
