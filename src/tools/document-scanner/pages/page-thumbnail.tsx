import { previewUrl } from '../../../web/kit/tool-shell/result-file.ts';
import type { ScannedPage } from './scan-list.ts';

/** A page as it will print, in a square. */
export function PageThumbnail({ page }: { page: ScannedPage }) {
  const { image, rotation } = page;
  return (
    <span className="grid aspect-square place-items-center overflow-hidden rounded-[8px] bg-card">
      <img
        src={previewUrl(image)}
        alt=""
        loading="lazy"
        decoding="async"
        draggable={false}
        style={{ rotate: `${rotation}deg` }}
        className="size-full object-contain p-1.5"
      />
    </span>
  );
}
