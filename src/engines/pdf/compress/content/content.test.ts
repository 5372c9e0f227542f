import { PDFContext } from '@cantoo/pdf-lib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { grayColors } from './gray-colors.ts';
import { roundCoordinates } from './round-coordinates.ts';
import { type ContentOperator, scanContent } from './scan-content.ts';

describe('reading content', () => {
  test('finds operators with their operands and places', () => {
    const content = '1 0 0 1 50.5 -.5 cm /F1 12 Tf [(A\\(b\\)) -120 <4142>] TJ';
    const operators = read(content);
    expect(operators.map(({ name }) => name)).toEqual(['cm', 'Tf', 'TJ']);
    expect(operators[0]?.operands).toEqual([1, 0, 0, 1, 50.5, -0.5]);
    expect(operators[1]?.operands).toEqual([{ name: 'F1' }, 12]);
    expect(operators[2]?.operands).toEqual([
      { list: [{ text: Buffer.from('A(b)') }, -120, { text: Buffer.from('AB') }] },
    ]);
    expect(content.slice(operators[1]?.start, operators[1]?.end)).toBe('/F1 12 Tf');
  });

  test('reads every number as JavaScript does', () => {
    const number = fc.stringMatching(/^[+-]?\d{0,18}\.?\d{0,9}$/).filter((text) => /\d/.test(text));
    fc.assert(
      fc.property(number, (text) => {
        expect(read(`${text} w`)[0]?.operands).toEqual([Number.parseFloat(text)]);
      }),
    );
  });

  test('undoes the escapes of strings', () => {
    const [show] = read('(a\\n\\101\\\r\nb(c)\\\\) Tj');
    expect(show?.operands).toEqual([{ text: Buffer.from('a\nAb(c)\\') }]);
  });

  test('passes over the data of an inline image, whatever it holds', () => {
    const names = read('q BI /W 2 /H 2 /BPC 8 ID \u0001 EI\u0002\u00ff q Q ) EI Q').map(({ name }) => name);
    expect(names).toEqual(['q', 'BI', 'Q']);
  });

  test.each(['(never closed', '<< /A [1 2', '[[[[[[', '<4', ') > ] }', '1 2 3', '/'])(
    'comes to an end over %j',
    (content) => {
      expect(() => read(content)).not.toThrow();
    },
  );
});

describe('rounding coordinates', () => {
  const round = (content: string, scale: number) => roundCoordinates(Buffer.from(content), scale).toString();

  test('keeps what can be seen at the scale, and nothing else', () => {
    expect(round('100.123456 0.500000 m 7.00001 8 l S', 1)).toBe('100.123 .5 m 7 8 l S');
    expect(round('100.123456 0.5 m', 0.01)).toBe('100.1 .5 m');
  });

  test('leaves text, matrices and colours alone', () => {
    const content = '0.123456789 0 0 1 0 0 cm 0.123456789 g (0.123456789 0 m) Tj';
    expect(round(content, 1)).toBe(content);
  });
});

describe('turning colours gray', () => {
  const { context } = { context: PDFContext.create() };
  const gray = (content: string) =>
    grayColors(
      Buffer.from(content),
      context.obj({ ColorSpace: { Cs1: ['CalRGB', {}], Spot: ['Separation', 'Gold', 'DeviceCMYK', {}] } }),
    ).toString();

  test.each([
    ['1 0 0 rg', '0.3 g'],
    ['0 1 0 RG', '0.59 G'],
    ['0 0 0 1 k', '0 g'],
    ['0 0 0 0 K', '1 G'],
    // Out-of-range values are clamped.
    ['255 255 255 rg', '1 g'],
  ])('%s becomes %s', (color, expected) => {
    expect(gray(`${color} 0 0 10 10 re f`)).toBe(`${expected} 0 0 10 10 re f`);
  });

  test('colours of a chosen space follow it, and come back with the state', () => {
    expect(gray('/Cs1 cs 0 0 1 sc q /Spot cs 1 scn Q 1 1 1 sc')).toBe('/DeviceGray cs 0.11 sc q /Spot cs 1 scn Q 1 sc');
  });

  test('gray content stays byte for byte', () => {
    const content = '0.5 g 0 0 1 1 re f';
    expect(gray(content)).toBe(content);
  });
});

function read(content: string): ContentOperator[] {
  const operators: ContentOperator[] = [];
  scanContent(Buffer.from(content, 'latin1'), (operator) => operators.push(operator));
  return operators;
}
