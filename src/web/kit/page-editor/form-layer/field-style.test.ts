import { expect, it } from 'vitest';
import type { FormControl } from '../../../../pdf/editing/read-form.ts';
import { fieldStyle } from './field-style.ts';

const text: Extract<FormControl, { kind: 'text' }> = {
  ...{ kind: 'text', name: 'a', label: '', box: { left: 10, top: 10, right: 110, bottom: 30 } },
  ...{ isRequired: false, isReadOnly: false, fontSize: 0, font: 'sans', color: '#0000ff', align: 'right', turns: 0 },
  ...{ value: '', maxLength: undefined, isMultiline: false, isPassword: false, isComb: false, hint: undefined },
};

it('sets text as large as fits, as the saved file does', () => {
  expect(fieldStyle(text, 'Ann', 2)).toMatchObject({ fontSize: 28, textAlign: 'right', color: '#0000ff', width: 200 });
  // A letter counts half an em here.
  expect(fieldStyle(text, 'x'.repeat(24), 2)).toMatchObject({ fontSize: 16 });
  expect(fieldStyle({ ...text, isMultiline: true }, 'x'.repeat(48), 2)).toMatchObject({ fontSize: 16 });
  expect(fieldStyle({ ...text, fontSize: 9 }, 'Ann', 2)).toMatchObject({ fontSize: 18 });
});

it('turns text around the middle of its box', () => {
  expect(fieldStyle({ ...text, turns: 3 }, 'Ann', 1)).toMatchObject({
    ...{ left: 50, top: -30, width: 20, height: 100, transform: 'rotate(270deg)' },
  });
});

it('puts the characters of a comb into their cells, from the right where the field says so', () => {
  const comb = { ...text, isComb: true, maxLength: 10, fontSize: 10 };
  expect(fieldStyle(comb, '123', 1)).toMatchObject({ letterSpacing: 4, paddingLeft: 72 });
  expect(fieldStyle({ ...comb, align: 'center' }, '123', 1)).toMatchObject({ paddingLeft: 32 });
  expect(fieldStyle({ ...comb, align: 'left' }, '123', 1)).toMatchObject({ paddingLeft: 2 });
});
