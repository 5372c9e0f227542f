/** What the server encodes with coders that run in browsers, too: mozjpeg and libwebp. */
export const lossyPreviewFormats = ['jpeg', 'webp'] as const;
/** PNG without loss, too: the pixels are the same, the file is somewhat larger than the server's. */
export type PreviewFormat = (typeof lossyPreviewFormats)[number] | 'png';
