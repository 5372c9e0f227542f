import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultOptions, formats, metadataChoices, optionsCheck } from './compression-options.ts';
import { imageCompressor } from './image-compressor.tool.ts';

const { options: schema } = imageCompressor.actions.compress;

test('the page begins with the options of a call that names none', () => {
  expect(defaultOptions).toEqual(schema.parse({}));
});

test('what the page takes for options the server takes, and the other way round', () => {
  const anything = fc.anything();
  const options = fc.record({
    quality: fc.oneof(
      fc.integer({ min: -1, max: 24 }).map((steps) => steps * 5),
      fc.double(),
    ),
    format: fc.oneof(fc.constantFrom(...formats), fc.string()),
    metadata: fc.oneof(fc.constantFrom(...metadataChoices), fc.string()),
    targetBytes: fc.oneof(fc.constant(undefined), fc.integer({ min: 1000, max: 1100 }), fc.double()),
  });
  fc.assert(
    fc.property(fc.oneof({ weight: 9, arbitrary: options }, options.map(withMore), anything), (value) => {
      expect(optionsCheck.safeParse(value).data).toEqual(isComplete(value) ? schema.safeParse(value).data : undefined);
    }),
    { numRuns: 2000 },
  );
});

const withMore = (options: object) => ({ ...options, more: 1 });

/** The server fills in what is left out, and takes numbers as text; a page never leaves out or writes such. */
const isComplete = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  ['quality', 'format', 'metadata'].every((name) => name in value) &&
  'quality' in value &&
  typeof value.quality === 'number';
