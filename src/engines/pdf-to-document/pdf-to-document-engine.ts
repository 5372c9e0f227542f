import { rm } from 'node:fs/promises';
import { t } from '../../shared/language/translate.ts';
import type { Engine, Engines } from '../engines.ts';
import { pdfRefusals } from '../pdf/pdf.errors.ts';
import type { ConvertedPdf } from '../pdf/pdf-capabilities.ts';
import { toDocumentErrors } from '../pdf/to-document/to-document.errors.ts';
import type { ConvertPdfDocument, ConvertPdfText } from './pdf-to-document-capabilities.ts';
import { withScansRead } from './recognise-scans.ts';

/** Share of the progress of each stage when scans are recognised: pages are read, recognised and read again. */
const shares = { reading: 0.15, recognising: 0.7 };

/**
 * Converts PDFs to editable documents and plain text, scanned pages included.
 * @param engines the other engines, looked up at each call
 */
export function createPdfToDocumentEngine({ engines }: { engines: Partial<Engines> }): Engine {
  return {
    name: 'pdf-to-document',
    refusals: pdfRefusals,
    provides: {
      convertPdfDocument: (request) => convertDocument(request, engines),
      convertPdfText: (request) => convertText(request, engines),
    },
    status: async () => ({ state: 'ready' }),
    close: async () => undefined,
  };
}

async function convertDocument(
  request: Parameters<ConvertPdfDocument>[0],
  engines: Partial<Engines>,
): Promise<ConvertedPdf> {
  const { writePdfFlow } = engines;
  if (writePdfFlow === undefined) throw new Error('Converting PDFs needs PDFium');
  const { recognise, progress, ...task } = request;
  const first = await writePdfFlow({
    ...task,
    // Tables in scans appear only once their text is recognised.
    allowNoTable: recognise !== undefined,
    progress: (fraction) => progress(fraction, t('Reading the pages')),
  });
  const { scannedPages: scans } = first;
  if (recognise === undefined || scans.length === 0) return first;
  const reading = { ...task, scans, recognise, engines, progress: progressOfReading(progress) };
  return withScansRead(reading, async (outcome) => {
    if ('whyNot' in outcome) {
      if (first.tables === 0) throw toDocumentErrors.noTableInScans(outcome);
      return { ...first, warnings: [...first.warnings, sentenceOf(outcome)] };
    }
    const { pdf: input, recognised, warnings } = outcome;
    await rm(task.output, { force: true });
    const again = { ...task, input, password: undefined, recognised, progress: progressOfWriting(progress) };
    const written = await writePdfFlow(again);
    return { ...written, warnings: [...warnings, ...written.warnings] };
  });
}

async function convertText(request: Parameters<ConvertPdfText>[0], engines: Partial<Engines>) {
  const { readPdfText } = engines;
  if (readPdfText === undefined) throw new Error('Reading the text of PDFs needs PDFium');
  const { recognise, progress, ...task } = request;
  const first = await readPdfText({ ...task, progress: (fraction) => progress(fraction, t('Reading text')) });
  const { scannedPages: scans } = first;
  if (recognise === undefined || scans.length === 0) return { ...first, warnings: [] };
  const reading = { ...task, scans, recognise, engines, progress: progressOfReading(progress) };
  return withScansRead(reading, async (outcome) => {
    if ('whyNot' in outcome) return { ...first, warnings: [sentenceOf(outcome)] };
    const { pdf: input, warnings } = outcome;
    const again = { ...task, input, password: undefined, progress: progressOfWriting(progress) };
    return { ...(await readPdfText(again)), warnings };
  });
}

const sentenceOf = ({ whyNot }: { whyNot: string }): string =>
  t('The text of scans was not recognised: {whyNot}', { whyNot });

type Progress = (fraction: number, step: string) => void;

const progressOfReading = (progress: Progress) => (fraction: number) =>
  progress(shares.reading + fraction * shares.recognising, t('Recognising text'));

const progressOfWriting = (progress: Progress) => (fraction: number) => {
  const share = 1 - shares.reading - shares.recognising;
  progress(1 - share + fraction * share, 'Writing');
};
