import { z } from 'zod';
import { t } from '../language/translate.ts';
import { dotShapes } from './dot-shapes.ts';
import { eyeFrames, eyePupils } from './eye-shapes.ts';

const colorMessage = t('Please enter a colour such as #1d4ed8.');

/** `#rgb` or `#rrggbb`, normalised to six lower-case digits. Nothing else gets into an SVG. */
const color = () =>
  z
    .string({ error: colorMessage })
    .trim()
    .regex(/^#([\da-f]{3}|[\da-f]{6})$/i, colorMessage)
    .transform((text) => (text.length === 4 ? text.replace(/[\da-f]/gi, '$&$&') : text).toLowerCase());

const angleMessage = t('The direction of a gradient must be from 0 to 360 degrees.');

/** One colour, or a gradient of two over the whole code. */
const paint = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('solid'), color: color() }),
  z.object({
    kind: z.literal('linear'),
    from: color(),
    to: color(),
    /** Degrees clockwise; 0 runs to the right, 90 down. */
    angle: z.number({ error: angleMessage }).min(0, angleMessage).max(360, angleMessage),
  }),
  z.object({ kind: z.literal('radial'), from: color(), to: color() }),
]);
export type Paint = z.output<typeof paint>;

export const quietZone = { min: 0, max: 16, standard: 4 } as const;
export const logoWidth = { min: 0.08, max: 0.3, default: 0.22 } as const;

const quietMessage = t('The quiet zone must be a whole number of modules from {min} to {max}.', {
  min: quietZone.min,
  max: quietZone.max,
});
const logoMessage = t('The logo must be 8 to 30 percent as wide as the code.');

/** The look of a code. Everything has a default: black squares on white. */
export const qrStyleSchema = z.object({
  dots: z.enum(dotShapes).default('square'),
  eyeFrame: z.enum(eyeFrames).default('square'),
  eyePupil: z.enum(eyePupils).default('square'),
  ink: paint.default({ kind: 'solid', color: '#000000' }),
  /** The ink when left out. */
  eyeFrameColor: color().optional(),
  eyePupilColor: color().optional(),
  background: z.union([z.literal('transparent'), color()]).default('#ffffff'),
  /** Modules of empty space on every side. */
  quietZone: z
    .number({ error: quietMessage })
    .int(quietMessage)
    .min(quietZone.min, quietMessage)
    .max(quietZone.max, quietMessage)
    .default(quietZone.standard),
  /** The logo's longer side as a share of the code's side, without the quiet zone. */
  logoWidth: z
    .number({ error: logoMessage })
    .min(logoWidth.min, logoMessage)
    .max(logoWidth.max, logoMessage)
    .default(logoWidth.default),
  logoShape: z.enum(['square', 'circle']).default('square'),
});
export type QrStyle = z.output<typeof qrStyleSchema>;

export const defaultStyle: QrStyle = qrStyleSchema.parse({});

/** Red, green and blue from 0 to 255. */
export type Rgb = readonly [number, number, number];

export const rgbOf = (hex: string): Rgb => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
];

/** Relative luminance from 0 to 1 (WCAG 2.2, from sRGB). */
export function luminance(hex: string): number {
  const [red, green, blue] = rgbOf(hex).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

/** All colours drawn as dark modules. */
export function inkColors({ ink, eyeFrameColor, eyePupilColor }: QrStyle): string[] {
  const inks = ink.kind === 'solid' ? [ink.color] : [ink.from, ink.to];
  return [...inks, eyeFrameColor, eyePupilColor].filter((text) => text !== undefined);
}

/** A transparent code is judged on white. */
export const backgroundColor = ({ background }: QrStyle): string =>
  background === 'transparent' ? '#ffffff' : background;

type Sentence = { title: string; text: string };

/** A problem of the style that keeps a code from scanning (`blocks`) or makes it harder. */
export type StyleProblem = {
  blocks: boolean;
  rule: 'polarity' | 'contrast' | 'quiet-zone' | 'transparent';
  sentence: Sentence;
};

/**
 * Symbol contrast, the luminance difference between background and ink: a print has grade A from 0.7, grade B from 0.55 and
 * grade C from 0.4 (ISO/IEC 15415 table 6). Below C, many readers fail in poor light.
 */
const contrastGrades = { refused: 0.4, comfortable: 0.55 } as const;

/** Problems of the colours and the quiet zone, judged without drawing. */
export function styleProblems(style: QrStyle): StyleProblem[] {
  const background = luminance(backgroundColor(style));
  const lightestInk = Math.max(...inkColors(style).map(luminance));
  const darkestInk = Math.min(...inkColors(style).map(luminance));
  const problems: StyleProblem[] = [];
  if (darkestInk > background) {
    problems.push({ blocks: true, rule: 'polarity', sentence: polaritySentence });
  } else if (background - lightestInk < contrastGrades.refused) {
    problems.push({ blocks: true, rule: 'contrast', sentence: contrastSentence(style) });
  } else if (background - lightestInk < contrastGrades.comfortable) {
    problems.push({ blocks: false, rule: 'contrast', sentence: contrastSentence(style) });
  }
  if (style.quietZone < quietZone.standard)
    problems.push({ blocks: false, rule: 'quiet-zone', sentence: quietZoneSentence });
  if (style.background === 'transparent')
    problems.push({ blocks: false, rule: 'transparent', sentence: transparentSentence });
  return problems;
}

const polaritySentence: Sentence = {
  title: t('Swap the colours'),
  text: t(
    'The code is lighter than its background, and many readers only find dark codes on light backgrounds. Please swap the two colours.',
  ),
};

const quietZoneSentence: Sentence = {
  title: t('Widen the quiet zone'),
  text: t(
    'Readers need the empty space around a code. Please keep {modules} modules, or leave that much space where you place it.',
    { modules: quietZone.standard },
  ),
};

const transparentSentence: Sentence = {
  title: t('Mind the background'),
  text: t('The code was checked on white. Please place it on a light, plain background.'),
};

function contrastSentence(style: QrStyle): Sentence {
  const lightest = inkColors(style).toSorted((one, other) => luminance(other) - luminance(one))[0] ?? '';
  // When even black is not dark enough, only a lighter background helps.
  const isBackgroundDark = luminance(backgroundColor(style)) < contrastGrades.comfortable;
  return {
    title: t('Raise the contrast'),
    text: isBackgroundDark
      ? t('The background {color} is too dark for a code on it. Please choose a lighter one.', {
          color: backgroundColor(style),
        })
      : t('The colour {color} is too close to the background. Please choose a darker one.', { color: lightest }),
  };
}
