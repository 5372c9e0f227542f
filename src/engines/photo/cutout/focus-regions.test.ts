import { describe, expect, test } from 'vitest';
import { wholePhoto } from '../../../shared/cutout/area.ts';
import { type FoundObject, objectShape, objectsOf } from './find-objects.ts';
import { focusRegions, hasLiving, isSure } from './focus-regions.ts';

describe('the model of objects', () => {
  test('names a box once, where several anchors and classes see it', () => {
    const boxes = new Float32Array(4 * objectShape.anchors);
    const logits = new Float32Array(objectShape.anchors * objectShape.classes).fill(-9);
    // The middle cell of the first grid, of 19 x 19: a small square, and a wide and a high box around it.
    const anchor = 3 * (9 * 19 + 9);
    logits[anchor * objectShape.classes + dog] = 2;
    logits[anchor * objectShape.classes + car] = 1;
    logits[(anchor + 1) * objectShape.classes + car] = 3;
    const found = objectsOf(boxes, logits);
    expect(found.map(({ kind }) => kind)).toEqual(['thing', 'animal']);
    expect(found[1]?.box.left).toBeCloseTo(0.45);
    expect(found[1]?.box.bottom).toBeCloseTo(0.55);
  });

  test('sees nothing below a score of .3', () => {
    const logits = new Float32Array(objectShape.anchors * objectShape.classes).fill(-0.9);
    expect(objectsOf(new Float32Array(4 * objectShape.anchors), logits)).toEqual([]);
  });
});

describe('the subject', () => {
  test('is each large object in a place of its own, and none of the small ones', () => {
    const [one, other] = [objectAt(0, 0, 0.3, 0.8), objectAt(0.5, 0.1, 0.9, 0.9)];
    expect(focusRegions([one, objectAt(0.4, 0.4, 0.45, 0.45), other]).map(({ objects }) => objects)).toEqual([
      [one],
      [other],
    ]);
  });

  test('is one place where objects overlap', () => {
    const regions = focusRegions([objectAt(0, 0, 0.4, 0.8), objectAt(0.3, 0.1, 0.7, 0.9), objectAt(0.6, 0, 0.9, 0.7)]);
    expect(regions.map(({ box }) => box)).toEqual([{ left: 0, top: 0, right: 0.9, bottom: 0.9 }]);
  });

  test('is the scene where there are many objects', () => {
    const crowd = [0, 0.2, 0.4, 0.6, 0.8].map((left) => objectAt(left, 0.2, left + 0.15, 0.8));
    expect(focusRegions(crowd)).toEqual([{ box: wholePhoto, objects: [] }]);
  });

  test('is unsure when it is small and the model hesitates', () => {
    const [small, sure] = [objectAt(0.4, 0.4, 0.6, 0.6, 0.4), objectAt(0.4, 0.4, 0.6, 0.6, 0.7)];
    expect([small, sure].map((object) => focusRegions([object]).every(isSure))).toEqual([false, true]);
    expect(focusRegions([]).length).toBe(0);
  });

  test('is looked at as a person or an animal unless all of it are things', () => {
    const [person, thing] = [objectAt(0, 0, 0.4, 0.8), { ...objectAt(0.3, 0.1, 0.7, 0.9), kind: 'thing' as const }];
    expect(focusRegions([person, thing]).map(hasLiving)).toEqual([true]);
    expect(focusRegions([thing]).map(hasLiving)).toEqual([false]);
  });
});

const [dog, car] = [20, 23];

const objectAt = (left: number, top: number, right: number, bottom: number, score = 0.8): FoundObject => ({
  ...{ box: { left, top, right, bottom }, score },
  kind: 'person',
});
