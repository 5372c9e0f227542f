/** What the server encodes with coders that run in browsers, too: mozjpeg and libwebp. */
export const previewFormats = ['jpeg', 'webp'] as const;
export type PreviewFormat = (typeof previewFormats)[number];
