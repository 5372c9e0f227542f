import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defineRun, defineRuns, OutputFile, type RunContext } from '../../catalog/define-run.ts';
import { drawFirstPage } from '../../catalog/draw-first-page.ts';
import { AppError } from '../../shared/errors.ts';
import { withExtension } from '../../shared/file-types.ts';
import { t } from '../../shared/language/translate.ts';
import { precisePdfEditor } from './precise-pdf-editor.tool.ts';

const { uploadOcr } = precisePdfEditor.actions;
const needs = ['renderPdf', 'readPdfText'] as const;
type Context = RunContext<typeof uploadOcr, (typeof needs)[number], 'recogniseImage'>;

export const uploadOcrRun = defineRun(uploadOcr, ['recogniseImage'])(needs, async (context) => {
  const { options, engines, directory, signal, progress } = context;
  const [file] = context.files.file;
  if (file.id === undefined) throw new Error('The PDF of a call has an id.');
  const source = { input: file.path, password: options.password, signal };
  const image = await drawFirstPage((look) =>
    engines.renderPdf({ ...source, ...look, directory, progress: (done) => progress(0.3 * done) }),
  );
  const output = join(directory, 'text');
  const { scannedPages } = await engines.readPdfText({
    ...source,
    pages: '1',
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

/** The page can be edited without its text: why it is missing is a warning. */
async function recognise(
  { engines, options, directory, signal, meter }: Context,
  input: string,
): Promise<{ text: string; warnings: string[] }> {
  if (!engines.recogniseImage) return { text: '', warnings: [unavailable()] };
  try {
    const taken = await meter('scans').takeOnce();
    const languages = options.ocrLanguages.split(',');
    const page = { input, type: 'png' as const, languages, preparation: 'clean' as const, scratch: directory, signal };
    const { text } = await engines.recogniseImage(page);
    if (text.trim() === '') await taken.giveBack();
    return { text: text.trim(), warnings: [] };
  } catch (error) {
    if (!(error instanceof AppError) || signal.aborted) throw error;
    return {
      text: '',
      warnings: [t('The text of this scan was not recognised: {message}', { message: error.message })],
    };
  }
}

const unavailable = () =>
  t('The text of this scan was not recognised, because the program for it is not installed on this server.');

export const runs = defineRuns(precisePdfEditor, { uploadOcr: uploadOcrRun });
