import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../web/ui/button.tsx';
import { ChoiceGroup } from '../../../web/ui/choice-group.tsx';
import { FileButton } from '../../../web/ui/file-button.tsx';
import { SliderField } from '../../../web/ui/slider-field.tsx';
import type { QrLogo } from '../drawing/draw-code.ts';
import { openPicture, PictureProblem } from '../picture-pixels.tsx';
import { dataUrl, encodePng } from '../qr-png.ts';
import { logoWidth, type QrStyle } from '../qr-style.ts';

/** Plenty for a third of a code on paper, in pixels. */
const logoSide = 512;

export type NamedLogo = { name: string; logo: QrLogo };

const logoShapes = [
  { value: 'square', label: 'As it is' },
  { value: 'circle', label: 'Circle' },
] as const satisfies readonly { value: QrStyle['logoShape']; label: string }[];

export function LogoSettings(props: {
  logo: NamedLogo | undefined;
  onLogo: (logo: NamedLogo | undefined) => void;
  style: QrStyle;
  onChange: (change: Partial<QrStyle>) => void;
}) {
  const { logo, onLogo, style, onChange } = props;
  const [problem, setProblem] = useState<string>();
  const choose = async (file: File | undefined) => {
    if (!file) return;
    setProblem(undefined);
    try {
      onLogo(await readLogo(file));
    } catch (error) {
      if (!(error instanceof PictureProblem)) throw error;
      setProblem(error.message);
    }
  };
  return (
    <div className="space-y-5">
      <div className="flex flex-wrap items-center gap-3">
        {logo && (
          <img
            src={logo.logo.dataUrl}
            alt={`Logo: ${logo.name}`}
            className="checkered size-14 rounded-[10px] border border-line object-contain"
          />
        )}
        <FileButton
          label={logo ? 'Another logo' : 'Choose a logo'}
          accept="image/png,image/jpeg,image/webp,image/gif,image/svg+xml"
          look="on-paper"
          onFiles={([file]) => choose(file)}
        />
        {logo && (
          <Button look="quiet" size="small" onClick={() => onLogo(undefined)}>
            <Trash2 className="size-4" aria-hidden="true" />
            Remove logo
          </Button>
        )}
      </div>
      {problem && (
        <p role="alert" className="text-danger">
          {problem}
        </p>
      )}
      <p className="text-[0.9375rem] text-soft">
        PNG, JPEG, WebP, GIF or SVG. It stays in this page, and what else the file holds, such as a place, is left out.
      </p>
      {logo && (
        <>
          <SliderField
            label="Width of the logo"
            min={logoWidth.min * 100}
            max={logoWidth.max * 100}
            value={Math.round(style.logoWidth * 100)}
            shown={`${Math.round(style.logoWidth * 100)} %`}
            onChange={(percent) => onChange({ logoWidth: percent / 100 })}
          />
          <ChoiceGroup
            label="Shape"
            choices={logoShapes}
            value={style.logoShape}
            onChange={(logoShape) => onChange({ logoShape })}
          />
        </>
      )}
    </div>
  );
}

/** As pixels, and as a PNG of just these pixels. @throws PictureProblem */
async function readLogo(file: File): Promise<NamedLogo> {
  const picture = await openPicture(file);
  const pixels = picture.pixels(logoSide);
  picture.close();
  return { name: file.name, logo: { pixels, dataUrl: dataUrl(encodePng(pixels), 'image/png') } };
}
