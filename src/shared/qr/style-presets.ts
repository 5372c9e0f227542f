import { t } from '../language/translate.ts';
import { type QrStyle, qrStyleSchema } from './qr-style.ts';

/** A preset sets shapes and colours. Quiet zone and logo stay unchanged. */
type Preset = { name: string; style: Pick<QrStyle, (typeof presetKeys)[number]> };

const presetKeys = [
  'dots',
  'eyeFrame',
  'eyePupil',
  'ink',
  'eyeFrameColor',
  'eyePupilColor',
  'background',
] as const satisfies readonly (keyof QrStyle)[];

const preset = (name: string, style: Partial<Preset['style']>): Preset => {
  const { dots, eyeFrame, eyePupil, ink, background } = qrStyleSchema.parse(style);
  const { eyeFrameColor, eyePupilColor } = style;
  return { name, style: { dots, eyeFrame, eyePupil, ink, eyeFrameColor, eyePupilColor, background } };
};

/** Each scans with and without a logo (tested). */
export const stylePresets: readonly Preset[] = [
  preset(t('Classic'), {}),
  preset(t('Soft'), {
    dots: 'rounded',
    eyeFrame: 'rounded',
    eyePupil: 'rounded',
    ink: { kind: 'solid', color: '#12382b' },
  }),
  preset(t('Stitched'), {
    dots: 'dots',
    eyeFrame: 'circle',
    eyePupil: 'circle',
    ink: { kind: 'solid', color: '#15543f' },
    eyePupilColor: '#8a4b12',
    background: '#fdf8ea',
  }),
  preset(t('Leaf'), {
    dots: 'leaf',
    eyeFrame: 'drop',
    eyePupil: 'drop',
    ink: { kind: 'linear', from: '#14532d', to: '#3f6212', angle: 45 },
    background: '#f7fbef',
  }),
  preset(t('Dusk'), {
    dots: 'rounded',
    eyeFrame: 'drop',
    eyePupil: 'circle',
    ink: { kind: 'linear', from: '#4c1d95', to: '#9f1239', angle: 60 },
    eyePupilColor: '#7c2d12',
  }),
  preset(t('Blueprint'), {
    dots: 'mosaic',
    eyePupil: 'diamond',
    ink: { kind: 'radial', from: '#1d4ed8', to: '#0f2a6b' },
    eyeFrameColor: '#0f2a6b',
    background: '#eef4ff',
  }),
];

/** Whether the current style matches this preset. */
export const isPreset = (style: QrStyle, { style: wanted }: Preset): boolean =>
  presetKeys.every((key) => JSON.stringify(style[key]) === JSON.stringify(wanted[key]));
