import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filterSetNames } from './filters/filter-sets.ts';
import type { PhotoFlaws } from './measure-flaws.ts';
import type { PhotoMode } from './photo-capabilities.ts';
import { planSteps } from './plan-steps.ts';

const clean: PhotoFlaws = { noise: 1, colorNoise: 0.3, blur: 0.5 };

test.each<[string, PhotoMode[], Partial<PhotoFlaws>, string[]]>([
  ['a clean photo', ['upscale'], {}, ['x2-clean']],
  ['a JPEG', ['upscale'], { jpegQuality: 75 }, ['x2-jpeg-75']],
  ['a noisy photo', ['upscale'], { noise: 12 }, ['x2-noise']],
  ['a noisy photo whose noise is removed first', ['denoise', 'upscale'], { noise: 12 }, ['denoise-strong', 'x2-clean']],
  ['a noisy JPEG', ['denoise'], { noise: 12, jpegQuality: 90 }, ['denoise-high']],
  ['a blurred photo without JPEG', ['restore'], { blur: 2.1 }, ['deblur-2.2-clean']],
  ['a bad JPEG that is restored first', ['restore', 'upscale'], { jpegQuality: 30 }, ['deblock-30', 'x2-jpeg-90']],
  ['a blurred JPEG', ['restore'], { jpegQuality: 80, blur: 1.5 }, ['deblock-75', 'deblur-1.6']],
  ['a slightly blurred photo', ['restore'], { blur: 0.7 }, ['deblur-1.0']],
  ['a drawing with soft edges', ['restore'], { blur: 0.7, noise: 0 }, []],
  ['a photo without faults', ['restore'], {}, []],
])('%s gets the filters that were trained for it', (_, modes, flaws, filters) => {
  expect(filtersOf(modes, { ...clean, ...flaws })).toEqual(filters);
});

test('noise is brought to the strength that the filters were trained on', () => {
  const gains = [8, 16.7, 25].map((noise) => {
    const [first] = planSteps({ modes: ['denoise'], strength: 100 }, measures({ ...clean, noise }));
    return first?.plan.step === 'filter' ? (first.plan.gain ?? 1) * noise : undefined;
  });
  for (const gain of gains) expect(gain).toBeCloseTo(16.7);
});

test('the less a photo is blurred, the less of its filters it gets', () => {
  const amounts = [0.7, 0.8, 1].map((blur) => {
    const [first] = planSteps({ modes: ['restore'], strength: 50 }, measures({ ...clean, blur }));
    return first?.plan.step === 'filter' ? first.plan.amount : undefined;
  });
  expect(amounts).toEqual([expect.closeTo(0.25), expect.closeTo(0.375), 0.5]);
});

test('four times is twice two times, told once', () => {
  const steps = planSteps({ modes: ['upscale'], strength: 100, scale: 4 }, measures(clean));
  expect(steps.flatMap(({ words = [] }) => words)).toEqual(['Enlarged 4 times']);
  expect(steps).toHaveLength(2);
});

test('only what was done is told', () => {
  const wordsOf = (flaws: Partial<PhotoFlaws>, strength: number, ...modes: PhotoMode[]) =>
    planSteps({ modes, strength }, measures({ ...clean, ...flaws })).flatMap(({ words = [] }) => words);
  expect(wordsOf({ noise: 9 }, 100, 'denoise')).toEqual(['Reduced noise']);
  expect(wordsOf({ noise: 0, colorNoise: 0 }, 100, 'denoise')).toEqual(['Found hardly any noise']);
  expect(wordsOf({ noise: 9, blur: 2 }, 0, 'restore', 'denoise', 'auto', 'upscale')).toEqual(['Enlarged 2 times']);
});

test('every set of filters is there, and no other', () => {
  const files = readdirSync(new URL('./filters/sets', import.meta.url));
  expect(files.toSorted()).toEqual(filterSetNames.map((name) => `${name}.bin`).toSorted());
});

const measures = (flaws: PhotoFlaws) => ({
  tone: { low: 0, high: 255, quartiles: [60, 110, 170], saturation: 0.3, gray: [0.5, 0.5, 0.5] } as const,
  flaws,
});

const filtersOf = (modes: PhotoMode[], flaws: PhotoFlaws): string[] =>
  planSteps({ modes, strength: 100 }, measures(flaws)).flatMap(({ plan }) => ('filters' in plan ? plan.filters : []));
