import { AppError } from '../shared/errors.ts';

/** Sharp on a screen, and enough for reading print; posters are drawn smaller. */
const [usualDpi, posterDpi] = [144, 18];

const look = { pages: '1', format: 'png', quality: 100, gray: false, transparent: false } as const;

/** The first page of a PDF as a PNG for a screen. `draw` is `RenderPdf` for a file; posters that it refuses are drawn smaller. */
export async function drawFirstPage<Image>(
  draw: (options: typeof look & { dpi: number }) => Promise<{ images: readonly Image[] }>,
): Promise<Image> {
  const { images } = await draw({ ...look, dpi: usualDpi }).catch((error) => {
    if (error instanceof AppError && error.code === 'PDF_PAGE_TOO_LARGE') return draw({ ...look, dpi: posterDpi });
    throw error;
  });
  const [image] = images;
  if (image === undefined) throw new Error('The first page was not drawn.');
  return image;
}
