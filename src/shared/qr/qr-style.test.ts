import { describe, expect, it } from 'vitest';
import { defaultStyle, luminance, qrStyleSchema, styleProblems } from './qr-style.ts';

describe('a style', () => {
  it('is black squares on white with four modules of quiet zone by default', () => {
    expect(defaultStyle).toMatchObject({
      dots: 'square',
      ink: { kind: 'solid', color: '#000000' },
      background: '#ffffff',
      quietZone: 4,
    });
  });

  it('accepts short and upper-case colours', () => {
    expect(qrStyleSchema.parse({ background: '#ABC' }).background).toBe('#aabbcc');
  });

  it.each(['red', '#12345', '#1234567', 'url(#x)', '"><script>', '#12g', ''])('refuses %j as a colour', (color) => {
    expect(qrStyleSchema.safeParse({ eyeFrameColor: color }).error?.issues[0]?.message).toBe(
      'Please enter a colour such as #1d4ed8.',
    );
  });

  it.each([
    { quietZone: -1 },
    { quietZone: 17 },
    { quietZone: 2.5 },
    { quietZone: Number.NaN },
    { logoWidth: 0.5 },
    { logoWidth: Number.NaN },
    { ink: { kind: 'linear', from: '#000', to: '#111', angle: 400 } },
    { dots: 'stars' },
  ])('refuses %j', (change) => {
    expect(qrStyleSchema.safeParse(change).success).toBe(false);
  });
});

describe('the luminance of a colour', () => {
  it('is 0 for black, 1 for white and 0.2126 for red', () => {
    expect(luminance('#000000')).toBe(0);
    expect(luminance('#ffffff')).toBeCloseTo(1, 12);
    expect(luminance('#ff0000')).toBeCloseTo(0.2126, 12);
    expect(luminance('#808080')).toBeCloseTo(0.2159, 4);
  });
});

describe('the rules of a style', () => {
  it.each([
    ['black on white', {}],
    ['dark blue on cream', { ink: solid('#1e3a8a'), background: '#fef3c7' }],
    ['a dark gradient', { ink: { kind: 'linear', from: '#5b21b6', to: '#be123c', angle: 45 } }],
  ])('accept %s', (_, change) => {
    expect(styleProblems(qrStyleSchema.parse(change))).toEqual([]);
  });

  it('refuse light on dark and suggest swapping', () => {
    expect(rulesOf({ ink: solid('#ffffff'), background: '#111111' })).toEqual([['polarity', true, 'Swap the colours']]);
    expect(rulesOf({ eyePupilColor: '#ffffff', background: '#777777' })).toEqual([
      ['contrast', true, 'Raise the contrast'],
    ]);
  });

  it('refuse pale colours, also in gradients and eyes, and name the one to change', () => {
    const [pale] = styleProblems(qrStyleSchema.parse({ ink: solid('#fde68a') }));
    expect(pale).toMatchObject({ blocks: true, rule: 'contrast' });
    expect(pale?.sentence.text).toBe('The colour #fde68a is too close to the background. Please choose a darker one.');
    expect(rulesOf({ ink: { kind: 'radial', from: '#000000', to: '#fcd34d' } })).toEqual([
      ['contrast', true, 'Raise the contrast'],
    ]);
    expect(rulesOf({ eyeFrameColor: '#fde68a' })).toEqual([['contrast', true, 'Raise the contrast']]);
  });

  it('blame the background when no ink would be dark enough on it', () => {
    const [dark] = styleProblems(qrStyleSchema.parse({ background: '#808080' }));
    expect(dark?.sentence.text).toBe(
      'The background #808080 is too dark for a code on it. Please choose a lighter one.',
    );
  });

  it('only warn about medium contrast, a narrow quiet zone and a transparent background', () => {
    expect(rulesOf({ ink: solid('#b4b4b4') })).toEqual([['contrast', false, 'Raise the contrast']]);
    expect(rulesOf({ quietZone: 2 })).toEqual([['quiet-zone', false, 'Widen the quiet zone']]);
    expect(rulesOf({ background: 'transparent' })).toEqual([['transparent', false, 'Mind the background']]);
  });
});

function solid(color: string) {
  return { kind: 'solid', color };
}

const rulesOf = (change: object) =>
  styleProblems(qrStyleSchema.parse(change)).map(({ rule, blocks, sentence }) => [rule, blocks, sentence.title]);
