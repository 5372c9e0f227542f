import { defineTool } from '../../catalog/define-tool.ts';
import { t } from '../../shared/language/translate.ts';

export const colorPalette = defineTool({
  slug: 'color-palette',
  name: t('Color Palette Generator'),
  tagline: t('Colours that belong together'),
  summary: t('Make colours that belong together, see who can read them, and take them into your design or code.'),
  title: t('Color palette generator with contrast check'),
  description: t(
    'Make colour palettes from a base colour, an image or by chance. Lock colours, get shades 50 to 950, check contrast, export CSS, Tailwind, SVG and PNG. Free.',
  ),
  keywords: [
    'colour',
    'color scheme',
    'swatches',
    'hex',
    'rgb',
    'hsl',
    'oklch',
    'complementary',
    'triadic',
    'analogous',
    'monochromatic',
    'tetradic',
    'contrast',
    'wcag',
    'apca',
    'color blind',
    'tailwind',
    'shades',
    'coolors',
  ],
  category: 'utility',
  icon: 'palette',
  badge: 'free',
  rank: 140,
  steps: [
    t('Choose a base colour and a type, take an image, or press Random'),
    t('Lock the colours you like and try again for the others'),
    t('Click a colour to copy it, or export them all'),
  ],
  faq: [
    {
      question: t('What do the palette types mean?'),
      answer: t(
        'They are positions on the colour wheel. Complementary takes the opposite hue, triadic and tetradic three or four hues at equal distances, analogous the neighbours, split complementary both neighbours of the opposite, monochromatic one hue from dark to light. Derived colours are never darker than 10% or lighter than 90%, so that they stay useful.',
      ),
    },
    {
      question: t('WCAG or APCA: which contrast counts?'),
      answer: t(
        'WCAG 2.2 is what laws and audits ask for: 4.5:1 for text, 3:1 for large text and icons. APCA is a newer measure that matches perception more closely, especially for light text on dark backgrounds; Lc 75 is right for body text, Lc 60 for other text, Lc 45 for headlines. A pair that passes both is safe.',
      ),
    },
    {
      question: t('What can I rely on in the shades?'),
      answer: t(
        'Every ramp keeps the same contrasts, whatever its colour: white text on 600 and darker has at least 4.5:1, black text on 500 and lighter too, 700 on 50 has at least 4.9:1 and 900 on 100 at least 7.2:1.',
      ),
    },
    {
      question: t('Is my image uploaded when I take colours from it?'),
      answer: t('No. It is opened and measured in this page and never sent. The whole tool also works offline.'),
    },
    {
      question: t('How can I keep or share a palette?'),
      answer: t(
        'The address of the page holds it: bookmark it, or send it with Copy link. Whoever opens it sees the same colours, with the same ones locked. Nothing is stored on the server.',
      ),
    },
  ],
  worksOffline: true,
  actions: {},
});
