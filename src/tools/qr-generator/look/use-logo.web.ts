import { useState } from 'react';
import { describeFailure } from '../describe-failure.ts';
import type { QrLogo } from '../drawing/draw-code.ts';
import { openImage } from '../image-pixels.web.ts';
import { dataUrl, encodePng } from '../qr-png.ts';

/** Plenty for a third of a code on paper, in pixels. */
const logoSide = 512;

export type LogoChoice = {
  chosen: { name: string; logo: QrLogo } | undefined;
  /** Why the last file could not be taken. */
  problem: string | undefined;
  choose: (file: File | undefined) => Promise<void>;
  remove: () => void;
};

/** The logo of the visitor's codes. It stays in this page's memory. */
export function useLogo(): LogoChoice {
  const [chosen, setChosen] = useState<LogoChoice['chosen']>();
  const [problem, setProblem] = useState<string>();

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

/** As pixels, and as a PNG of just these pixels. @throws ImageProblem */
async function readLogo(file: File): Promise<QrLogo> {
  const image = await openImage(file);
  const pixels = image.pixels(logoSide);
  image.close();
  return { pixels, dataUrl: dataUrl(encodePng(pixels), 'image/png') };
}
