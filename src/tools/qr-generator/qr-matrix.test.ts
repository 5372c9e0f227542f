import fc from 'fast-check';
import decodeQR from 'qr/decode.js';
import { describe, expect, it } from 'vitest';
import { AppError } from '../../shared/errors.ts';
import type { RgbaImage } from '../../shared/qr/draw-code.ts';
import { bitsOf, dataBits, errorLevels, fittingCharacters, modeOf } from '../../shared/qr/qr-capacity.ts';
import { type QrMatrix, qrMatrix } from '../../shared/qr/qr-matrix.ts';
import { designCode } from './qr-design.ts';

describe('the largest code', () => {
  // ISO/IEC 18004 table 7, version 40.
  it.each([
    ['L', 7089, 4296, 2953],
    ['M', 5596, 3391, 2331],
    ['Q', 3993, 2420, 1663],
    ['H', 3057, 1852, 1273],
  ] as const)('holds at level %s %i digits, %i capitals or %i bytes', (level, digits, capitals, bytes) => {
    expect(fittingCharacters('7'.repeat(8000), 40, level)).toBe(digits);
    expect(fittingCharacters('A'.repeat(8000), 40, level)).toBe(capitals);
    expect(fittingCharacters('a'.repeat(8000), 40, level)).toBe(bytes);
    expect(fittingCharacters('é'.repeat(8000), 40, level)).toBe(Math.floor(bytes / 2));
    expect(fittingCharacters('😀'.repeat(8000), 40, level)).toBe(Math.floor(bytes / 4));
  });

  it('fits a text to the last character, and refuses one more', () => {
    for (const level of errorLevels) {
      const fitting = fittingCharacters('a'.repeat(3000), 40, level);
      expect(qrMatrix('a'.repeat(fitting), { errorLevel: level, raiseErrorLevel: false })).toMatchObject({
        version: 40,
        size: 177,
        errorLevel: level,
      });
      expect(refusal('a'.repeat(fitting + 1), level)).toMatchObject({ code: 'QR_TEXT_TOO_LONG', status: 400 });
    }
  });
});

describe('a text that is too long', () => {
  it('is refused with how many characters fit', () => {
    expect(refusal('a'.repeat(2500), 'M').message).toBe(
      'This text is too long for a QR code: it has 2,500 characters, and the first 2,331 fit at error level M. ' +
        'Please shorten it, or choose error level L, where it fits.',
    );
    expect(refusal('é'.repeat(4000), 'H').message).toBe(
      'This text is too long for a QR code: it has 4,000 characters, and the first 636 fit at error level H. ' +
        'Please shorten it; at error level L, 1,476 characters fit.',
    );
    expect(refusal('1'.repeat(8000), 'L').message).toBe(
      'This text is too long for a QR code: it has 8,000 characters, and the first 7,089 fit at error level L. Please shorten it.',
    );
  });

  it('is refused quickly at a megabyte, too', () => {
    expect(refusal('語'.repeat(1_000_000), 'M').message).toContain(
      'it has 1,000,000 characters, and the first 777 fit',
    );
  });

  it('fits when cut where the sentence says', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }),
        fc.constantFrom(...errorLevels),
        (part, level) => {
          const text = part.repeat(3000);
          const fitting = fittingCharacters(text, 40, level);
          const characters = [...text];
          expect(bitsOf(characters.slice(0, fitting).join(''), 40)).toBeLessThanOrEqual(dataBits(40, level));
          if (fitting < characters.length) {
            expect(bitsOf(characters.slice(0, fitting + 1).join(''), 40)).toBeGreaterThan(dataBits(40, level));
          }
        },
      ),
      { numRuns: 30 },
    );
  });
});

describe('a code', () => {
  it('needs a text', () => {
    for (const blank of ['', '   ', '\n\t', '\u3000']) {
      expect(() => qrMatrix(blank)).toThrow('QR code needs content to generate');
    }
  });

  it('uses the densest mode that holds every character', () => {
    expect(modeOf('0123')).toBe('numeric');
    expect(modeOf('HTTPS://EXAMPLE.COM/ $%*+-')).toBe('alphanumeric');
    expect(modeOf('Https')).toBe('byte');
    expect(modeOf('١٢٣')).toBe('byte');
  });

  it('has a higher error level where it costs no space, unless disabled', () => {
    expect(qrMatrix('hello')).toMatchObject({ version: 1, errorLevel: 'H' });
    expect(qrMatrix('hello', { raiseErrorLevel: false })).toMatchObject({ version: 1, errorLevel: 'M' });
    expect(qrMatrix('a'.repeat(26))).toMatchObject({ version: 2, errorLevel: 'M' });
  });

  it('has its three eyes and its timing patterns', () => {
    const { dark, size } = qrMatrix('https://example.com', { minimumVersion: 5 });
    expect(size).toBe(37);
    const eye = ['1111111', '1000001', '1011101', '1011101', '1011101', '1000001', '1111111'];
    for (const [x, y] of [
      [0, 0],
      [size - 7, 0],
      [0, size - 7],
    ] as const) {
      const found = dark.slice(y, y + 7).map((row) =>
        row
          .slice(x, x + 7)
          .map((isDark) => (isDark ? '1' : '0'))
          .join(''),
      );
      expect(found).toEqual(eye);
    }
    expect(dark[6]?.slice(8, size - 8).every((isDark, index) => isDark === (index % 2 === 0))).toBe(true);
  });

  it('reads back as the same text, in every script, at every level', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }).filter((text) => text.trim() !== ''),
        fc.constantFrom(...errorLevels),
        (text, errorLevel) => {
          const design = designCode(text, { errorLevel });
          expect(decodeQR(modulesAsPixels(design.matrix, 4))).toBe(text);
        },
      ),
      { numRuns: 60 },
    );
  });

  it.each([
    '0123456789',
    'HELLO WORLD $%*+-./:',
    'مرحبا بالعالم',
    '统一码，万国码',
    'こんにちは 世界 ｶﾅ',
    'สวัสดีชาวโลก',
    '👩‍👩‍👧‍👦🏳️‍🌈 emoji',
    'é',
    ' spaces at both ends ',
    'line\r\nend\ttab',
    'a\u0000b',
  ])('of %j reads back as the same text', (text) => {
    const design = designCode(text);
    expect(decodeQR(modulesAsPixels(design.matrix, 6))).toBe(text);
  });

  it('writes half of a surrogate pair as U+FFFD and says so in its text', () => {
    expect(qrMatrix('a\ud83d').text).toBe('a\ufffd');
  });

  it('of a payment stays at level M and below version 14', () => {
    const { matrix } = designCode('BCD\n002\n1\nSCT', { kind: 'payment', errorLevel: 'H' });
    expect(matrix.errorLevel).toBe('M');
    expect(() => designCode('a'.repeat(332), { kind: 'payment' })).toThrow('of version 13');
    expect(designCode('a'.repeat(331), { kind: 'payment' }).matrix.version).toBe(13);
  });

  it('with a logo has level H unless another is requested, and room for the logo', () => {
    const logo = { dataUrl: '', width: 1, height: 1 };
    expect(designCode('x', { logo }).matrix).toMatchObject({ errorLevel: 'H', version: 3 });
    expect(designCode('a'.repeat(50), { logo, errorLevel: 'L' }).matrix.errorLevel).toBe('L');
  });
});

/** Each module as a square of `scale` pixels, with four modules of border. */
function modulesAsPixels({ dark, size }: QrMatrix, scale: number): RgbaImage {
  const side = scale * (size + 8);
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  for (let pixel = 0; pixel < side * side; pixel += 1) {
    const x = Math.floor((pixel % side) / scale) - 4;
    const y = Math.floor(pixel / side / scale) - 4;
    if (dark[y]?.[x] === true) data.fill(0, pixel * 4, pixel * 4 + 3);
  }
  return { width: side, height: side, data };
}

function refusal(text: string, errorLevel: 'L' | 'M' | 'Q' | 'H'): AppError {
  try {
    qrMatrix(text, { errorLevel });
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
  throw new Error('The text was expected not to fit.');
}
