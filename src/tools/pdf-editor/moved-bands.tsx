import { useLayoutEffect, useRef } from 'react';
import type { MovedBand } from '../../pdf/editing/lines-below.ts';
import type { Paper } from './use-page-text.web.ts';

type MovedBandsProps = { bands: readonly MovedBand[]; paper: Paper; pageWidth: number };

/** What follows blocks that have grown, drawn where it will be saved, over the image of the page. */
export function MovedBands({ bands, paper: { image, paperAround }, pageWidth }: MovedBandsProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context || !image) return;
    const scale = image.width / pageWidth;
    context.clearRect(0, 0, image.width, image.height);
    const pixels = bands.map((band) => {
      const [left, top] = [Math.max(0, Math.round(band.left * scale)), Math.max(0, Math.round(band.top * scale))];
      const width = Math.min(image.width, Math.round(band.right * scale)) - left;
      const height = Math.min(image.height, Math.round(band.bottom * scale)) - top;
      return { band, left, top, width: Math.max(0, width), height: Math.max(0, height) };
    });
    for (const { band, left, top, width, height } of pixels) {
      context.fillStyle = paperAround({ ...band, bottom: Math.min(band.bottom, band.top + sampled) });
      context.fillRect(left, top, width, height);
    }
    for (const { band, left, top, width, height } of pixels) {
      context.putImageData(image, 0, Math.round(band.by * scale), left, top, width, height);
    }
  }, [bands, image, paperAround, pageWidth]);
  if (!image || bands.length === 0) return null;
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0">
      <canvas ref={canvas} width={image.width} height={image.height} className="size-full" />
    </div>
  );
}

/** Points below a block in which its paper is looked for. */
const sampled = 60;
