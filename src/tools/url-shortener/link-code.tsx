import { Download } from 'lucide-react';
import { useMemo, useState } from 'react';
import { t } from '../../shared/language/translate.ts';
import { qrMatrix } from '../../shared/qr/qr-matrix.ts';
import { qrStyleSchema } from '../../shared/qr/qr-style.ts';
import { qrSvg } from '../../shared/qr/qr-svg.ts';
import { stylePresets } from '../../shared/qr/style-presets.ts';
import { localPath } from '../../web/kit/local-path.ts';
import { saveFile } from '../../web/kit/tool-shell/save-file.ts';
import { Button } from '../../web/kit/ui/button.tsx';
import { ChoiceGroup } from '../../web/kit/ui/choice-group.tsx';
import { showToast } from '../../web/kit/ui/toast.ts';

/** Of the image that is saved, in pixels. */
const side = 1024;
const choices = stylePresets.map(({ name }) => ({ value: name, label: name }));

/** The QR code of a short link in the ready-made looks of the QR generator, each of which is tested to scan. */
export function LinkCode({ shortUrl, code }: { shortUrl: string; code: string }) {
  const [look, setLook] = useState(choices[0]?.value ?? '');
  const svg = useMemo(() => {
    const style = qrStyleSchema.parse(stylePresets.find(({ name }) => name === look)?.style ?? {});
    return qrSvg({ matrix: qrMatrix(shortUrl), style }, side);
  }, [shortUrl, look]);
  const name = `qr-${code}`;
  const savePng = async () => {
    const png = await pngOf(svg);
    if (png) saveFile(png, `${name}.png`);
    else
      showToast({
        title: t('No PNG this time'),
        text: t('This browser cannot draw it. Please save the SVG.'),
        tone: 'failure',
      });
  };
  return (
    <div className="flex flex-wrap items-start gap-5">
      <img
        src={svgUrl(svg)}
        alt={`QR code of ${shortUrl}`}
        className="aspect-square w-full max-w-52 rounded-[12px] bg-white"
      />
      <div className="min-w-0 flex-1 basis-64 space-y-4">
        <ChoiceGroup label="Look" choices={choices} value={look} onChange={setLook} />
        <div className="flex flex-wrap gap-2">
          <Button look="secondary" size="small" onClick={savePng}>
            <Download className="size-4" aria-hidden="true" />
            PNG
          </Button>
          <Button
            look="secondary"
            size="small"
            onClick={() => saveFile(new Blob([svg], { type: 'image/svg+xml' }), `${name}.svg`)}
          >
            <Download className="size-4" aria-hidden="true" />
            SVG
          </Button>
        </div>
        <a
          href={localPath(`/tools/qr-generator#link=${encodeURIComponent(shortUrl)}`)}
          className="inline-block text-[0.9375rem] text-accent hover:underline"
        >
          Own colours, a logo and PDF in the QR generator
        </a>
      </div>
    </div>
  );
}

const svgUrl = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

async function pngOf(svg: string): Promise<Blob | null> {
  const image = new Image();
  image.src = svgUrl(svg);
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  canvas.getContext('2d')?.drawImage(image, 0, 0, side, side);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}
