import { join } from 'node:path';
import { defineRun, defineRuns, OutputFile } from '../../catalog/define-run.ts';
import { drawFirstPage } from '../../catalog/draw-first-page.ts';
import { withExtension } from '../../shared/file-types.ts';
import { visualPdfEditor } from './visual-pdf-editor.tool.ts';

const { visualEdit, applyEdits } = visualPdfEditor.actions;

export const visualEditRun = defineRun(visualEdit)(['renderPdf'], async (context) => {
  const { options, engines, directory, signal, progress } = context;
  const [file] = context.files.file;
  if (file.id === undefined) throw new Error('The PDF of a call has an id.');
  const drawing = { input: file.path, password: options.password, directory, signal, progress };
  const image = await drawFirstPage((look) => engines.renderPdf({ ...drawing, ...look }));
  const name = withExtension(file.name, 'png');
  const imageUrl = new OutputFile({ path: image.path, name, type: 'png' });
  return { success: true as const, imageUrl, fileId: file.id, ...image.points };
});

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
