import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { caseFormats, defaultCaseOptions } from './case-formats.ts';
import { convertText, createCaseWork, previewOf } from './case-work.ts';

describe('a preview', () => {
  it('is all of a short text and the beginning of a long one', () => {
    expect(previewOf('short')).toEqual({ text: 'short', length: 5 });
    const long = 'a'.repeat(2000);
    const { text, length } = previewOf(long);
    expect(length).toBe(2000);
    expect(text.length).toBeLessThan(2000);
    expect(long.startsWith(text)).toBe(true);
  });

  it('never ends in the middle of a character', () => {
    expect(previewOf(`${'a'.repeat(499)}😀😀`).text).toBe('a'.repeat(499));
  });
});

describe('the worker', () => {
  it('converts the text it was given last as the page would', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom(...caseFormats), (text, { id }) => {
        const work = createCaseWork();
        work.hold('something else');
        work.hold(text);
        const question = { format: id, options: defaultCaseOptions };
        expect(work.convert(question)).toBe(convertText(text, id, defaultCaseOptions));
        expect(work.preview(question)).toEqual(previewOf(convertText(text, id, defaultCaseOptions)));
      }),
    );
  });
});
