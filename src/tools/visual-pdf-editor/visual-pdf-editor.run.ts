import { join } from 'node:path';
import { defineRun, defineRuns, OutputFile } from '../../catalog/define-run.ts';
import type { RenderPdf } from '../../engines/pdf/pdf-capabilities.ts';
import { AppError } from '../../shared/errors.ts';
import { withExtension } from '../../shared/file-types.ts';
import { visualPdfEditor } from './visual-pdf-editor.tool.ts';

const { visualEdit, applyEdits } = visualPdfEditor.actions;

export const visualEditRun = defineRun(visualEdit)(['renderPdf'], async (context) => {
  const { options, engines, directory, signal, progress } = context;
  const [file] = context.files.file;
  const { images } = await drawFirstPage(engines.renderPdf, {
    ...{ input: file.path, password: options.password, directory, signal, progress },
  });
  const [image] = images;
  if (!image || file.id === undefined) throw new Error('The first page was not drawn, or its file was not kept.');
  const name = withExtension(file.name, 'png');
  const imageUrl = new OutputFile({ path: image.path, name, type: 'png' });
  return { success: true as const, imageUrl, fileId: file.id, ...image.points };
});

/** Sharp on a screen; posters are drawn smaller. */
const [usualDpi, posterDpi] = [144, 18];

type Drawing = Pick<Parameters<RenderPdf>[0], 'input' | 'password' | 'directory' | 'signal' | 'progress'>;

async function drawFirstPage(renderPdf: RenderPdf, drawing: Drawing) {
  const look = { pages: '1', format: 'png', quality: 100, gray: false, transparent: false } as const;
  try {
    return await renderPdf({ ...drawing, ...look, dpi: usualDpi });
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'PDF_PAGE_TOO_LARGE') throw error;
    return renderPdf({ ...drawing, ...look, dpi: posterDpi });
  }
}

export const applyEditsRun = defineRun(applyEdits)(['editPdf'], async (context) => {
  const { options, engines, directory, signal, progress } = context;
  const [file] = context.files.fileId;
  const output = join(directory, 'edited.pdf');
  const edited = await engines.editPdf({
    ...{ input: file.path, output, password: options.password, edits: options.edits, flatten: options.flatten },
    pictures: context.files.pictures.map(({ path, type }) => ({ path, type: type === 'png' ? 'png' : 'jpeg' })),
    ...{ signal, progress: (fraction: number) => progress(fraction, 'Editing') },
  });
  const fileName = `edited-${withExtension(file.name, 'pdf')}`;
  return { downloadUrl: new OutputFile({ path: output, name: fileName, type: 'pdf' }), fileName, ...edited };
});

export const runs = defineRuns(visualPdfEditor, { visualEdit: visualEditRun, applyEdits: applyEditsRun });
