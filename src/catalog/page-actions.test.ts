import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { type FileField, formNumber } from './define-tool.ts';
import { describeActions } from './describe-actions.ts';
import { type DescribedAction, fieldOf, readOptions } from './page-actions.ts';

const image = {
  label: 'Image',
  accepts: ['jpeg', 'png'],
  maxBytes: { free: 10, pro: 20 },
  many: { min: 1, max: { free: 2, pro: 3 }, naming: 'repeated', one: 'image', together: 'images' },
  messages: {
    missing: { title: 'Missing', text: 'Please choose an image.' },
    wrongType: { title: 'Wrong', text: 'This is not an image.' },
    tooLarge: ({ who, maxBytes, fileName }) => ({ title: 'Large', text: `${fileName}: ${who} may send ${maxBytes}.` }),
    tooMany: ({ who, max }) => ({ title: 'Many', text: `${who} may send ${max}.` }),
  },
} satisfies FileField;

const options = z.object({
  quality: formNumber('No number.').pipe(z.number().min(10).max(100).multipleOf(5)).default(80),
  format: z.enum(['keep', 'png']).default('keep'),
  bytes: formNumber('No number.').pipe(z.number().int().min(1024)).optional(),
  flat: z.boolean().default(false),
  name: z.string().max(3).default(''),
});

/** The action as its page sees it. */
function onPage(schema: z.ZodObject): DescribedAction {
  const result = z.object({});
  const { go } = describeActions({
    actions: { go: { path: '/api/go', summary: 'Goes.', files: { image }, options: schema, result } },
  });
  if (!go) throw new Error('The action was not described.');
  return structuredClone(go);
}

test('a field read from the page says what its definition says, with any file name', () => {
  const { image: described } = onPage(options).files;
  if (!described) throw new Error('The field was not described.');
  const { messages, ...field } = fieldOf(described);
  const { messages: defined, ...definedField } = image;
  expect(field).toEqual(definedField);
  expect([messages.missing, messages.wrongType]).toEqual([defined.missing, defined.wrongType]);
  for (const [who, maxBytes, max] of [
    ['Free users', 10, 2],
    ['Pro users', 20, 3],
  ] as const) {
    const limit = { who, maxBytes, fileName: "$& $' photo.png" };
    expect(messages.tooLarge(limit)).toEqual(defined.tooLarge(limit));
    expect(messages.tooMany?.({ who, max })).toEqual(defined.tooMany({ who, max }));
  }
});

test('a page begins with the options of a call that names none', () => {
  expect(onPage(options).defaults).toEqual({ quality: 80, format: 'keep', flat: false, name: '' });
});

test('the page takes the options that the schema takes, and no others', () => {
  const { options: rules } = onPage(options);
  const given = fc.record({
    quality: fc.oneof(
      { weight: 3, arbitrary: fc.integer({ min: -1, max: 24 }).map((steps) => steps * 5) },
      fc.double(),
      fc.string(),
    ),
    format: fc.constantFrom('keep', 'png', 'gif', 1, null),
    bytes: fc.oneof(fc.constant(undefined), fc.integer({ min: 1000, max: 1100 }), fc.double()),
    flat: fc.oneof({ weight: 3, arbitrary: fc.boolean() }, fc.constant(0)),
    name: fc.string({ maxLength: 4 }),
    more: fc.anything(),
  });
  fc.assert(
    fc.property(given, (value) => {
      // Pages hold typed values; only the server parses form text.
      const isForm = typeof value.quality === 'string' || typeof value.flat !== 'boolean';
      expect(readOptions(rules, value)).toEqual(isForm ? undefined : options.safeParse(value).data);
    }),
    { numRuns: 2000 },
  );
});

test.each([null, 'text', [], {}, { quality: 80 }])('what is not a set of options is refused: %j', (value) => {
  expect(readOptions(onPage(options).options, value)).toBeUndefined();
});

test('options that are lists never pass, as nothing here looks into them', () => {
  const { options: rules } = onPage(z.object({ pages: z.array(z.number()).default([1]) }));
  expect(readOptions(rules, { pages: [1] })).toBeUndefined();
});
