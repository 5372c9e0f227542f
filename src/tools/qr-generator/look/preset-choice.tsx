import { useEffect, useState } from 'react';
import { defaultStyle, type QrStyle } from '../../../shared/qr/qr-style.ts';
import { qrSvg } from '../../../shared/qr/qr-svg.ts';
import { isPreset, stylePresets } from '../../../shared/qr/style-presets.ts';
import { designCode } from '../qr-design.ts';

/** In CSS pixels. */
const thumbnailSide = 72;

/** Presets, each shown on a small code. */
export function PresetChoice({ style, onChange }: { style: QrStyle; onChange: (style: QrStyle) => void }) {
  const [thumbnails, setThumbnails] = useState<readonly string[]>([]);
  useEffect(() => {
    // Drawn in the browser: prerendering them would make the page several times larger.
    setThumbnails(stylePresets.map((preset) => svgUrl(thumbnailOf(preset.style))));
  }, []);
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">Ready-made looks</legend>
      <div className="grid grid-cols-3 gap-2 min-[480px]:grid-cols-6">
        {stylePresets.map((preset, index) => (
          <button
            key={preset.name}
            type="button"
            aria-pressed={isPreset(style, preset)}
            onClick={() => onChange({ ...style, ...preset.style })}
            className="min-w-0 rounded-[12px] border border-edge p-1.5 font-medium text-[0.8125rem] transition-colors hover:border-accent aria-pressed:border-accent aria-pressed:bg-accent aria-pressed:text-on-accent"
          >
            <span className="block aspect-square w-full overflow-hidden rounded-[7px] bg-white">
              {thumbnails[index] && <img src={thumbnails[index]} alt="" className="block size-full" />}
            </span>
            <span className="mt-1 block truncate">{preset.name}</span>
          </button>
        ))}
      </div>
    </fieldset>
  );
}

const thumbnailOf = (style: Partial<QrStyle>): string =>
  qrSvg(designCode('SATCHEL', { style: { ...defaultStyle, quietZone: 2, ...style } }), thumbnailSide);

/** An SVG as an address for an image element. */
export const svgUrl = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;
