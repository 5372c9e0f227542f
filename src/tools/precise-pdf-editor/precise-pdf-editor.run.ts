import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defineRun, defineRuns, OutputFile, type RunContext } from '../../catalog/define-run.ts';
import { AppError } from '../../shared/errors.ts';
import { withExtension } from '../../shared/file-types.ts';
import { precisePdfEditor } from './precise-pdf-editor.tool.ts';

const { uploadOcr } = precisePdfEditor.actions;
const needs = ['renderPdf', 'readPdfText'] as const;
type Context = RunContext<typeof uploadOcr, (typeof needs)[number], 'recogniseImage'>;

export const uploadOcrRun = defineRun(uploadOcr, ['recogniseImage'])(needs, async (context) => {
  const { options, engines, directory, signal, progress } = context;
  const [file] = context.files.file;
  const source = { input: file.path, password: options.password, pages: '1', signal };
  const { images } = await drawFirstPage(context, { ...source, directory, progress: (done) => progress(0.3 * done) });
  const [image] = images;
  if (!image || file.id === undefined) throw new Error('The first page was not drawn, or its file was not kept.');
  const output = join(directory, 'text');
  const { scannedPages } = await engines.readPdfText({
    ...source,
    output,
    separator: 'none',
    progress: () => undefined,
  });
  const text = await readFile(output, 'utf8');
  progress(0.4);
  const read = scannedPages.length > 0 ? await recognise(context, image.path) : { text: text.trim(), warnings: [] };
  return {
    success: true as const,
    imageUrl: new OutputFile({ path: image.path, name: withExtension(file.name, 'png'), type: 'png' }),
    fileId: file.id,
    ...image.points,
    ocrText: read.text,
    warnings: read.warnings,
  };
});

/** Sharp on a screen, and enough for reading print; posters are drawn smaller. */
const [usualDpi, posterDpi] = [144, 18];

async function drawFirstPage(
  { engines }: Context,
  drawing: Omit<Parameters<Context['engines']['renderPdf']>[0], 'dpi' | 'format' | 'quality' | 'gray' | 'transparent'>,
) {
  const look = { format: 'png', quality: 100, gray: false, transparent: false } as const;
  try {
    return await engines.renderPdf({ ...drawing, ...look, dpi: usualDpi });
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'PDF_PAGE_TOO_LARGE') throw error;
    return engines.renderPdf({ ...drawing, ...look, dpi: posterDpi });
  }
}

/** The page can be edited without its text: why it is missing is a warning. */
async function recognise(
  { engines, options, directory, signal, meter }: Context,
  input: string,
): Promise<{ text: string; warnings: string[] }> {
  if (!engines.recogniseImage) return { text: '', warnings: [unavailable] };
  try {
    const taken = await meter('scans').takeOnce();
    const languages = options.ocrLanguages.split(',');
    const page = { input, type: 'png' as const, languages, preparation: 'clean' as const, scratch: directory, signal };
    const { text } = await engines.recogniseImage(page);
    if (text.trim() === '') await taken.giveBack();
    return { text: text.trim(), warnings: [] };
  } catch (error) {
    if (!(error instanceof AppError) || signal.aborted) throw error;
    return { text: '', warnings: [`The text of this scan was not recognised: ${error.message}`] };
  }
}

const unavailable =
  'The text of this scan was not recognised, because the program for it is not installed on this server.';

export const runs = defineRuns(precisePdfEditor, { uploadOcr: uploadOcrRun });
