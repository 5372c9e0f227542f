import type { ColorScale } from '../planes.ts';

/** An optional model that operators may add, from its publisher's own address. */
export type KnownModel = ColorScale & {
  name: string;
  /** Its file in the models folder. */
  file: string;
  improves: 'cut-outs';
  about: string;
  megabytes: number;
  licence: string;
  /** The authors' own page. */
  authors: string;
  url: string;
  /** As published beside the address. */
  md5: string;
  /** The square it looks at, in pixels. */
  side: number;
  /** Its numbers are logits; others give 0 to 1. */
  givesLogits: boolean;
  memoryMb: number;
};

const rembgRelease = 'https://github.com/danielgatis/rembg/releases/download/v0.0.0';
const imageNetMean = [0.485, 0.456, 0.406] as const;
const imageNetDeviation = [0.229, 0.224, 0.225] as const;

/**
 * The best first: one of those present is used. Addresses and checksums are those of rembg, which publishes the ONNX files
 * (github.com/danielgatis/rembg, `rembg/sessions`). Models whose publisher gives no checksum are not listed.
 */
export const knownModels: readonly KnownModel[] = [
  {
    name: 'birefnet-lite',
    file: 'BiRefNet-general-bb_swin_v1_tiny-epoch_232.onnx',
    improves: 'cut-outs',
    about: 'fine edges and hair; the slowest',
    megabytes: 224,
    licence: 'MIT',
    authors: 'https://github.com/ZhengPeng7/BiRefNet',
    url: `${rembgRelease}/BiRefNet-general-bb_swin_v1_tiny-epoch_232.onnx`,
    md5: '4fab47adc4ff364be1713e97b7e66334',
    side: 1024,
    mean: imageNetMean,
    deviation: imageNetDeviation,
    givesLogits: true,
    memoryMb: 8192,
  },
  {
    name: 'isnet',
    file: 'isnet-general-use.onnx',
    improves: 'cut-outs',
    about: 'all kinds of subjects, with fine edges',
    megabytes: 179,
    licence: 'Apache-2.0',
    authors: 'https://github.com/xuebinqin/DIS',
    url: `${rembgRelease}/isnet-general-use.onnx`,
    md5: 'fc16ebd8b0c10d971d3513d564d01e29',
    side: 1024,
    mean: [0.5, 0.5, 0.5],
    deviation: [1, 1, 1],
    givesLogits: false,
    memoryMb: 3072,
  },
  {
    name: 'u2net',
    file: 'u2net.onnx',
    improves: 'cut-outs',
    about: 'all kinds of subjects; quicker, with coarser edges',
    megabytes: 176,
    licence: 'Apache-2.0',
    authors: 'https://github.com/xuebinqin/U-2-Net',
    url: `${rembgRelease}/u2net.onnx`,
    md5: '60024c5c889badc19c04ad937298a77b',
    side: 320,
    mean: imageNetMean,
    deviation: imageNetDeviation,
    givesLogits: false,
    memoryMb: 2048,
  },
];
