import { z } from 'zod';
import { defineTool, formNumber } from '../../catalog/define-tool.ts';
import { t } from '../../shared/language/translate.ts';
import { callSizes, defaultSize } from './qr-sizes.ts';

const sizeMessage = t('Size must be {sizes} or {largest} pixels.', {
  sizes: callSizes.slice(0, -1).join(', '),
  largest: `${callSizes.at(-1)}`,
});

export const qrGenerator = defineTool({
  slug: 'qr-generator',
  name: t('QR Code Generator'),
  tagline: t('Codes that are proven to scan'),
  summary: t(
    'QR codes for links, Wi-Fi, contacts and more, in your colours and with your logo, each one proven to scan.',
  ),
  title: t('QR code generator with logo, colours and scan check'),
  description: t(
    'Make QR codes for links, Wi-Fi, contacts, events and payments. Colours, shapes, logo, PNG, SVG, PDF, batch from CSV, and a reader. Every code is tested to scan.',
  ),
  keywords: [
    'qr code',
    'barcode',
    'scan',
    'scanner',
    'reader',
    'link',
    'url',
    'wifi',
    'vcard',
    'contact',
    'event',
    'sepa',
    'epc',
    'payment',
    'logo',
    'svg',
    'menu',
    'csv',
    'bulk',
  ],
  category: 'utility',
  icon: 'qr-code',
  badge: 'free',
  rank: 90,
  steps: [
    t('Choose a kind of content and fill it in'),
    t('Give it colours, shapes and a logo'),
    t('Download it once the page has read it back'),
  ],
  faq: [
    {
      question: t('How do you know that a code scans?'),
      answer: t(
        'The page draws the image exactly as you will download it and reads it with ZXing, the engine of many scanner apps, then again at half the size and out of focus, as a phone sees it from afar. The text must match exactly. A code that fails cannot be downloaded, and the page says which change makes it scan.',
      ),
    },
    {
      question: t('Does the code expire, and is it tracked?'),
      answer: t(
        'No. The code holds the content itself: no address of ours is in between, so nobody counts scans, nothing can be switched off, and it works for as long as the print lasts.',
      ),
    },
    {
      question: t('What happens to the content, the logo and the images I read?'),
      answer: t(
        'They stay in this page. Codes are made, checked and read by your browser, and your Wi-Fi password goes nowhere. Only the look you chose is remembered here. The page also works offline.',
      ),
    },
    {
      question: t('How large should I print it?'),
      answer: t(
        'A tenth of the distance it is scanned from, and at least 2 cm. Use SVG or PDF for print, as they stay sharp at any size. Keep the empty space around the code, because readers need it.',
      ),
    },
    {
      question: t('Which error level should I choose?'),
      answer: t(
        'Leave it to the page. It uses at least M, which survives 15% of dirt or damage, more wherever that costs no space, and H (30%) with a logo, because a logo covers a part of the code.',
      ),
    },
    {
      question: t('How do I make many at once?'),
      answer: t(
        'On the Batch tab, open a CSV file with one code per row. Its first row names the columns; there is a template for every kind. You get a ZIP of all codes that scan, and a list of the rows to fix.',
      ),
    },
  ],
  worksOffline: true,
  actions: {
    generate: {
      path: '/api/tools/qr-generate',
      summary: 'Makes a QR code as a PNG image, black on white, read back before it is returned.',
      options: z.object({
        // Missing counts as blank, which has a sentence of its own.
        text: z
          .string({ error: t('Text must be a string.') })
          .default('')
          .describe('The content of the code, not blank; up to 2,331 bytes, more for only digits or capitals.')
          // More than any code holds, so that slightly too long texts still get the sentence about what fits.
          .meta({ maxLength: 10_000 }),
        size: formNumber(sizeMessage)
          .pipe(z.literal([...callSizes], { error: sizeMessage }))
          .default(defaultSize)
          .describe('Width and height in pixels, with the quiet zone.'),
      }),
      example: { text: 'https://example.com' },
      result: z.object({
        url: z.string().describe('The image as a data URL: data:image/png;base64,...'),
        size: z.number().int().describe('Pixels.'),
        text: z.string(),
      }),
    },
  },
});
