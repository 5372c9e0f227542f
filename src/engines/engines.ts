import type { FileType } from '../shared/file-types.ts';
import type { RunCaller, RunMeter } from '../shared/run-caller.ts';
import type { ExtractArchive, InspectArchive, WriteZip } from './archive/archive-capabilities.ts';
import type { EncodeImage, MinifySvg, ReadImage, StripImageMetadata } from './image/image-capabilities.ts';
import type { MakeSearchable, OcrLanguages, RecogniseImage, WriteSearchablePdf } from './ocr/ocr-capabilities.ts';
import type { ConvertOffice } from './office/office-capabilities.ts';
import type {
  CompressPdf,
  ImagesToPdf,
  InspectPdf,
  MergePdf,
  ReadPdfText,
  RenderPdf,
  SplitPdf,
  WritePdfFlow,
} from './pdf/pdf-capabilities.ts';
import type { ConvertPdfDocument, ConvertPdfText } from './pdf-to-document/pdf-to-document-capabilities.ts';
import type { FindPaper, FlattenPage } from './scan/scan-capabilities.ts';

/*
 * What the heavy work can be asked for: one small function type per capability, in the `*-capabilities.ts` of the folders beside
 * this file. Implementations live there, too, and are wired in `open-services.ts`; tools see only these types. Every path is absolute
 * and inside the job's directory.
 */

/**
 * Runs the action of another tool on one file: the one that is named, or the one that does a plain operation for files of this
 * type. The file is held to that action's types, limits and plan, and the work to its deadline. A conversion to what the file
 * is already gives the file itself.
 * Throws AppErrors: the action's own, and for a step that does not suit the file or whose free allowance is used up.
 */
export type RunStep = (request: {
  step: { operation: string; options: Record<string, unknown> };
  input: { path: string; name: string; type: FileType; bytes: number };
  /** An empty folder for the step's files. */
  directory: string;
  caller: RunCaller;
  /** What the step's action counts is taken from here. */
  meter: (name: string) => RunMeter;
  progress: (fraction: number, step?: string) => void;
  signal: AbortSignal;
}) => Promise<{
  path: string;
  name: string;
  type: FileType;
  /** What the user should know about the result, in sentences. */
  notes: string[];
}>;

/** Every capability by name. A run asks for the ones it needs; a machine may lack some. */
export type Engines = {
  readImage: ReadImage;
  encodeImage: EncodeImage;
  stripImageMetadata: StripImageMetadata;
  minifySvg: MinifySvg;
  writeZip: WriteZip;
  inspectArchive: InspectArchive;
  extractArchive: ExtractArchive;
  renderPdf: RenderPdf;
  readPdfText: ReadPdfText;
  writePdfFlow: WritePdfFlow;
  convertPdfDocument: ConvertPdfDocument;
  convertPdfText: ConvertPdfText;
  inspectPdf: InspectPdf;
  imagesToPdf: ImagesToPdf;
  compressPdf: CompressPdf;
  mergePdf: MergePdf;
  splitPdf: SplitPdf;
  convertOffice: ConvertOffice;
  recogniseImage: RecogniseImage;
  ocrLanguages: OcrLanguages;
  writeSearchablePdf: WriteSearchablePdf;
  findPaper: FindPaper;
  flattenPage: FlattenPage;
  makeSearchable: MakeSearchable;
  runStep: RunStep;
};

export type Capability = keyof Engines;

export type EngineStatus = {
  /** 'ready' works now; 'idle' works but its process is not running yet; 'off' cannot work here, `reason` says why. */
  state: 'ready' | 'idle' | 'off';
  version?: string;
  reason?: string;
};

/** One program, library or provider, with what it can do on this machine. */
export type Engine = {
  name: string;
  /** The capabilities this engine implements; empty ones are off here. */
  provides: Partial<Engines>;
  status: () => Promise<EngineStatus>;
  /** Stops its processes and threads. */
  close: () => Promise<void>;
};
