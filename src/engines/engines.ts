import type { AppError } from '../shared/errors.ts';
import type { FileType } from '../shared/file-types.ts';
import type { RunCaller, RunMeter } from '../shared/run-caller.ts';
import type { DescribeAi, GenerateText } from './ai/ai-capabilities.ts';
import type { ExtractArchive, InspectArchive, WriteZip } from './archive/archive-capabilities.ts';
import type { PrintHtml } from './browser/browser-capabilities.ts';
import type { EncodeImage, MinifySvg, ReadImage, StripImageMetadata } from './image/image-capabilities.ts';
import type { MakeShortLink } from './links/links-capabilities.ts';
import type { MakeSearchable, OcrLanguages, RecogniseImage, WriteSearchablePdf } from './ocr/ocr-capabilities.ts';
import type { ConvertOffice } from './office/office-capabilities.ts';
import type {
  CompressPdf,
  EditPdf,
  ImagesToPdf,
  InspectPdf,
  MergePdf,
  PlanPdfText,
  ReadPdfText,
  RenderPdf,
  SplitPdf,
  WritePdfFlow,
} from './pdf/pdf-capabilities.ts';
import type { ConvertPdfDocument, ConvertPdfText } from './pdf-to-document/pdf-to-document-capabilities.ts';
import type { CutOutPhoto } from './photo/cutout/cutout-capabilities.ts';
import type { EnhancePhoto, EstimateEnhancement } from './photo/photo-capabilities.ts';
import type { FindPaper, FlattenPage } from './scan/scan-capabilities.ts';
import type { ReadDocumentTexts, WriteDocumentTexts } from './text/documents/documents-capabilities.ts';
import type { WriteTextDocument } from './text/export/export-capabilities.ts';
import type { CheckLines, FindPassages, SummarizeText } from './text/summarize/summarize-capabilities.ts';
import type { DescribeTranslation, Translate } from './text/translate/translate-capabilities.ts';
import type { ReviseText } from './text/writing/writing-capabilities.ts';

/*
 * All capabilities: one small function type each, in the `*-capabilities.ts` of the folders here. Tools see only these types;
 * `open-services.ts` wires the implementations. Every path is absolute and inside the job's directory.
 */

/**
 * Runs another tool's action on a file: a named one, or the one for a plain operation on files of this type. That action's
 * types, limits, plan and deadline apply. A conversion to the file's own format returns the file itself.
 * Throws the action's AppErrors, and its own when the step does not suit the file or its free allowance is used up.
 */
export type RunStep = (request: {
  step: { operation: string; options: Record<string, unknown> };
  input: { path: string; name: string; type: FileType; bytes: number };
  /** An empty folder for the step's files. */
  directory: string;
  caller: RunCaller;
  /** What the step's action counts against. */
  meter: (name: string) => RunMeter;
  progress: (fraction: number, step?: string) => void;
  signal: AbortSignal;
}) => Promise<{
  path: string;
  name: string;
  type: FileType;
  /** Notes on the result, as sentences for the user. */
  notes: string[];
}>;

/** Every capability by name. Runs declare those they need; a machine may lack some. */
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
  planPdfText: PlanPdfText;
  writePdfFlow: WritePdfFlow;
  convertPdfDocument: ConvertPdfDocument;
  convertPdfText: ConvertPdfText;
  inspectPdf: InspectPdf;
  imagesToPdf: ImagesToPdf;
  compressPdf: CompressPdf;
  mergePdf: MergePdf;
  splitPdf: SplitPdf;
  editPdf: EditPdf;
  convertOffice: ConvertOffice;
  readDocumentTexts: ReadDocumentTexts;
  writeDocumentTexts: WriteDocumentTexts;
  printHtml: PrintHtml;
  recogniseImage: RecogniseImage;
  ocrLanguages: OcrLanguages;
  writeSearchablePdf: WriteSearchablePdf;
  findPaper: FindPaper;
  flattenPage: FlattenPage;
  makeSearchable: MakeSearchable;
  cutOutPhoto: CutOutPhoto;
  enhancePhoto: EnhancePhoto;
  estimateEnhancement: EstimateEnhancement;
  translate: Translate;
  describeTranslation: DescribeTranslation;
  generateText: GenerateText;
  describeAi: DescribeAi;
  reviseText: ReviseText;
  summarizeText: SummarizeText;
  findPassages: FindPassages;
  checkLines: CheckLines;
  writeTextDocument: WriteTextDocument;
  runStep: RunStep;
  makeShortLink: MakeShortLink;
};

export type Capability = keyof Engines;

export type EngineStatus = {
  /** 'ready' works now; 'idle' works but its process has not started; 'off' cannot work here, `reason` says why. */
  state: 'ready' | 'idle' | 'off';
  version?: string;
  reason?: string;
};

/** A program, library or provider, with its capabilities on this machine. */
export type Engine = {
  name: string;
  /** Its capabilities; missing ones are off on this machine. */
  provides: Partial<Engines>;
  /** What it may refuse a file with, for the documentation of the calls. */
  refusals?: readonly AppError[];
  status: () => Promise<EngineStatus>;
  /** Stops its processes and threads. */
  close: () => Promise<void>;
};
