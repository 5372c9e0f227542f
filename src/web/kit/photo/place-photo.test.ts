import { describe, expect, test } from 'vitest';
import { areaInView, placeOf, placeOn } from './place-photo.ts';

describe('the stage', () => {
  const photo = { width: 1000, height: 500 };
  const stage = { width: 500, height: 500 };
  test('shows all of a photo that fits, and its middle when zoomed in', () => {
    const fitting = placeOn(stage, photo, { scale: 1, offset: { x: 0, y: 0 } });
    expect(fitting).toEqual({ zoom: 0.5, x: 0, y: 125 });
    expect(areaInView(stage, photo, fitting)).toEqual({ left: 0, top: 0, ...photo });
    const close = placeOn(stage, photo, { scale: 4, offset: { x: 0, y: 0 } });
    const area = areaInView(stage, photo, close);
    expect(area).toEqual({ left: 375, top: 125, width: 250, height: 250 });
    expect(area && placeOf(area, close)).toEqual({ left: 0, top: 0, ...stage });
  });

  test('shows nothing of a photo that is out of sight', () => {
    expect(areaInView(stage, photo, { zoom: 1, x: 600, y: 0 })).toBeUndefined();
  });
});
