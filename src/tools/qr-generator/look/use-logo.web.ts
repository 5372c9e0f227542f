import { useEffect, useState } from 'react';
import { z } from 'zod';
import { t } from '../../../shared/language/translate.ts';
import type { QrLogo, RgbaImage } from '../../../shared/qr/draw-code.ts';
import { readAs } from '../../../web/kit/tool-shell/kept-items.ts';
import { prepareToKeep } from '../../../web/kit/tool-shell/kept-page.ts';
import { useKeptState } from '../../../web/kit/tool-shell/kept-pages.tsx';
import { describeFailure } from '../describe-failure.ts';
import { ImageProblem, openImage } from '../image-pixels.web.ts';

/** In pixels: plenty for a third of a printed code. */
const logoSide = 512;

export type LogoChoice = {
  chosen: { name: string; logo: QrLogo } | undefined;
  /** Why the last file was refused. */
  problem: string | undefined;
  choose: (file: File | undefined) => Promise<void>;
  remove: () => void;
};

const chosenSchema = z.object({
  name: z.string(),
  logo: z.object({ dataUrl: z.string().startsWith('data:image/png;base64,'), width: z.number(), height: z.number() }),
}) satisfies z.ZodType<LogoChoice['chosen']>;
const readChosen = readAs(chosenSchema);

/** The logo, kept in this browser. */
export function useLogo(): LogoChoice {
  const [chosen, setChosen] = useKeptState<LogoChoice['chosen']>('logo', undefined, readChosen);
  const [problem, setProblem] = useState<string>();
  useEffect(prepareToKeep, []);

  const choose = async (file: File | undefined) => {
    if (!file) return;
    setProblem(undefined);
    try {
      setChosen({ name: file.name, logo: await readLogo(file) });
    } catch (error) {
      setProblem(describeFailure(error));
    }
  };
  const remove = () => {
    setChosen(undefined);
    setProblem(undefined);
  };
  return { chosen, problem, choose, remove };
}

/** Re-encoded as PNG, without metadata. @throws ImageProblem */
async function readLogo(file: File): Promise<QrLogo> {
  const image = await openImage(file);
  const { pixels, canvas } = image.draw(logoSide);
  image.close();
  if (isEmpty(pixels)) {
    throw new ImageProblem(
      t('{name} shows nothing: it is empty or links to external content. Please try a PNG copy.', { name: file.name }),
    );
  }
  return { dataUrl: canvas.toDataURL('image/png'), width: pixels.width, height: pixels.height };
}

/** Whether every pixel is transparent: such a logo would be a hole in the code. */
function isEmpty({ data }: RgbaImage): boolean {
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 0) return false;
  return true;
}
