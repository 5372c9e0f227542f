import { describe, expect, test } from 'vitest';
import { describeSeconds, enhancementChoiceSchema, enhancementsOf, toggleType } from './enhancement-choice.ts';
import { photoEnhancer, typesOf } from './photo-enhancer.tool.ts';
import { markSize, pathOf } from './scratch-marks.ts';

const choose = (types: string[]) => enhancementsOf(enhancementChoiceSchema.parse({ types }));

describe('what is chosen', () => {
  test('is sent in the order that helps most, whatever was ticked first', () => {
    expect(choose(['upscale', 'restore'])).toMatchObject({ enhancementType: 'restore', furtherTypes: 'upscale' });
    expect(choose(['colorize'])).toEqual({ enhancementType: 'colorize', scale: 2, strength: 100 });
    expect(choose([])).toBeUndefined();
  });

  test('never has both Auto and Color Enhancement', () => {
    expect(toggleType(['auto', 'upscale'], 'colorize')).toEqual(['upscale', 'colorize']);
    expect(toggleType(['colorize'], 'auto')).toEqual(['auto']);
    expect(toggleType(['auto'], 'auto')).toEqual([]);
  });
});

describe('a call', () => {
  const { options } = photoEnhancer.actions.enhance;
  test('may name further types, each once', () => {
    expect(typesOf(options.parse({ enhancementType: 'restore', furtherTypes: 'denoise, upscale' }))).toEqual([
      ...['restore', 'denoise', 'upscale'],
    ]);
    for (const furtherTypes of ['sharpen', 'restore', 'upscale,upscale', 'upscale,']) {
      expect(
        options.safeParse({ enhancementType: 'restore', furtherTypes }).error?.issues[0]?.message,
        furtherTypes,
      ).toMatch(/each once/);
    }
  });

  test('does Auto when nothing is said, and refuses other types and scales with a sentence', () => {
    expect(typesOf(options.parse({}))).toEqual(['auto']);
    expect(options.safeParse({ enhancementType: 'sharpen' }).error?.issues[0]?.message).toMatch(/must be auto/);
    expect(options.safeParse({ scale: '5' }).error?.issues[0]?.message).toBe('Scale must be 2, 3 or 4.');
  });
});

test('the time is said as people say it', () => {
  expect([0.4, 3.2, 23, 61, 300].map(describeSeconds)).toEqual([
    ...['about a second', 'about 3 seconds', 'about 25 seconds', 'about 65 seconds', 'about 5 minutes'],
  ]);
});

test('marks keep the photo’s proportions, and a dot is drawn', () => {
  const { width, height } = markSize({ width: 8000, height: 6000 });
  expect(width * height).toBeLessThanOrEqual(4_010_000);
  expect(width / height).toBeCloseTo(4 / 3, 2);
  expect(markSize({ width: 40_000, height: 1 }).height).toBe(1);
  expect(pathOf({ width: 5, points: [3, 4] })).toBe('M3 4h0.01');
});
