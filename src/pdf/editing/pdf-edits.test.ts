import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import {
  type EditOutcome,
  editOutcomeSchema,
  maxEdits,
  type PdfEditOf,
  pdfEditSchema,
  pdfEditsSchema,
} from './pdf-edits.ts';

const styled = (...runs: object[]) => ({ type: 'replace', ...box, newText: 'Hello', runs });
const box = { x: 10, y: 20, width: 30, height: 40 };

describe('the list of edits', () => {
  test("an item of the visual editor gets its type's defaults", () => {
    expect(pdfEditsSchema.parse([{ id: 1732, type: 'highlight', ...box }])).toEqual([
      { id: '1732', page: 1, type: 'highlight', ...box, color: '#ffd700', opacity: 1 },
    ]);
    expect(pdfEditSchema.parse({ type: 'text', x: 1, y: 2, content: 'Hello' })).toMatchObject({
      ...{ fontSize: 16, color: '#000000', font: 'sans', bold: false, align: 'left', rotation: 0 },
    });
    expect(pdfEditSchema.parse({ type: 'circle', ...box })).toMatchObject({ color: '#ff0000', strokeWidth: 2 });
  });

  test('a box of the simple editor is read by its tool, and what it does not need is ignored', () => {
    const item = { id: 'a', ...box, originalText: 'Selected text area', newText: 'New', isEditing: false };
    expect(pdfEditSchema.parse({ ...item, tool: 'select' })).toEqual({
      ...{ id: 'a', page: 1, type: 'replace', ...box, originalText: 'Selected text area', newText: 'New', fit: 'keep' },
    });
    const erased = { id: 'a', page: 1, type: 'redact', ...box, look: 'black' } satisfies PdfEditOf<'redact'>;
    expect(pdfEditSchema.parse({ ...item, tool: 'erase' })).toEqual(erased);
    expect(pdfEditSchema.parse({ ...item, tool: 'highlight' })).toMatchObject({ type: 'highlight', ...box });
  });

  test('a box dragged upwards to the left is turned around; a line keeps its direction', () => {
    const dragged = { x: 40, y: 60, width: -30, height: -40 };
    expect(pdfEditSchema.parse({ type: 'rectangle', ...dragged })).toMatchObject(box);
    expect(pdfEditSchema.parse({ type: 'arrow', ...dragged })).toMatchObject(dragged);
  });

  test('a form field has a name and a value', () => {
    const field = { type: 'field', name: 'person.city', value: ['Oslo', 'Łódź'] };
    expect(pdfEditSchema.parse(field)).toEqual({ ...field, page: 1 });
    expect(pdfEditsSchema.safeParse([{ ...field, value: 3 }]).error?.issues[0]?.message).toBe(
      'Edit 1, value: this must be a text, true or false, or a list of texts.',
    );
  });

  test('colours may have names and three digits', () => {
    const colorOf = (color: string) => pdfEditSchema.parse({ type: 'tick', ...box, color });
    expect(colorOf('Gold')).toMatchObject({ color: '#ffd700' });
    expect(colorOf('#0Af')).toMatchObject({ color: '#00aaff' });
  });

  test.each([
    [{ type: 'highlight', ...box, width: 'wide' }, 'Edit 2, width: this must be a number of points greater than 0.'],
    [{ type: 'rectangle', ...box, height: 0 }, 'Edit 2, height: this must be a number of points greater than 0.'],
    [{ type: 'text', x: 1, y: 1, content: '' }, 'Edit 2, content: there is no text.'],
    [{ type: 'tick', ...box, color: 'mauve-ish' }, 'Edit 2, color: this must be a colour such as #ff0000 or red.'],
    [
      { type: 'link', ...box, url: 'javascript:alert(1)' },
      /^Edit 2, url: this must be an address that begins with http/,
    ],
    [{ type: 'link', ...box }, 'Edit 2: a link needs either a url or toPage.'],
    [{ type: 'changeAnnotation', annotation: 0 }, 'Edit 2: this changes nothing.'],
    [{ type: 'ink', strokes: [[[1, 2], [3]]] }, /^Edit 2, strokes.0.1.*: /],
    [{ type: 'blink', ...box }, /^Edit 2, type: the type must be one of text, highlight, .*, field\.$/],
    [{ ...box }, /^Edit 2, type: the type must be one of/],
    ['highlight', /^Edit 2: the type must be one of/],
    [styled({ start: 0, end: 9, bold: true }), /^Edit 2: the runs must be in order.* end within the text\.$/],
    [styled({ start: 0, end: 3, bold: true }, { start: 2, end: 4, bold: true }), /must not overlap/],
    [
      styled({ start: 2, end: 2, bold: true }),
      'Edit 2, runs.0: each run needs start and end, whole numbers with start before end.',
    ],
    [styled({ start: 0, end: 2 }), 'Edit 2, runs.0: each run needs a fontSize, color, bold or italic.'],
    [
      styled({ start: 0, end: 2, color: 'no colour' }),
      'Edit 2, runs.0.color: this must be a colour such as #ff0000 or red.',
    ],
    [
      styled(...Array.from({ length: 10_000 }, (_, start) => ({ start, end: start + 1, italic: true }))),
      'Edit 2, runs: there may be up to 1,000 runs.',
    ],
    [{ type: 'tick', ...box, page: 0 }, /^Edit 2, page: this must be the number of a page/],
  ])('an edit that cannot be read is named: %j', (edit, sentence) => {
    const read = pdfEditsSchema.safeParse([{ type: 'tick', ...box }, edit]);
    expect(read.success).toBe(false);
    const message = read.error?.issues[0]?.message ?? '';
    expect(message).toEqual(typeof sentence === 'string' ? sentence : expect.stringMatching(sentence));
    expect(message).toMatch(/\.$/);
  });

  test('there are no more edits than the limit', () => {
    const messageFor = (list: unknown) => pdfEditsSchema.safeParse(list).error?.issues[0]?.message;
    for (const list of [undefined, 'x']) expect(messageFor(list)).toBe('Edits must be a list of 1 to 10,000 edits.');
    const list = Array.from({ length: maxEdits + 1 }, () => ({ type: 'tick', ...box }));
    expect(messageFor(list)).toMatch(/^There are more than 10,000 edits\. Please save/);
  });

  test('an outcome has one of three states', () => {
    const failed: EditOutcome = { index: 3, id: 'a', status: 'failed', message: 'There is no page 9.' };
    expect(editOutcomeSchema.parse(failed)).toEqual(failed);
    expect(editOutcomeSchema.safeParse({ ...failed, status: 'perhaps' }).success).toBe(false);
  });

  test('the documentation of calls can describe it', () => {
    const schema = z.toJSONSchema(pdfEditsSchema, { io: 'input' });
    expect(JSON.stringify(schema)).toContain('"const":"strikeout"');
  });
});
