import type { ReactNode } from 'react';
import { type PercentCrop, ReactCrop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import type { Crop } from './target-size.ts';

/** In CSS pixels: a smaller frame could not be grabbed. */
const smallestSide = 24;

/** A crop frame over an image, moved and resized with mouse, finger or arrow keys. */
export default function CropFrame(props: {
  crop: Crop;
  /** Width by height; undefined for any. */
  proportions: number | undefined;
  onCrop: (crop: Crop) => void;
  children: ReactNode;
}) {
  const { crop, proportions, onCrop, children } = props;
  return (
    <ReactCrop
      crop={{ unit: '%', x: crop.left * 100, y: crop.top * 100, width: crop.width * 100, height: crop.height * 100 }}
      {...(proportions === undefined ? {} : { aspect: proportions })}
      minWidth={smallestSide}
      minHeight={smallestSide}
      keepSelection
      ruleOfThirds
      onChange={(_pixels, percent) => onCrop(partOf(percent))}
    >
      {children}
    </ReactCrop>
  );
}

function partOf({ x, y, width, height }: PercentCrop): Crop {
  const left = Math.max(0, x / 100);
  const top = Math.max(0, y / 100);
  return { left, top, width: Math.min(width / 100, 1 - left), height: Math.min(height / 100, 1 - top) };
}
