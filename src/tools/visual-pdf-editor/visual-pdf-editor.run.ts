import { join } from 'node:path';
import { defineRun, defineRuns, OutputFile } from '../../catalog/define-run.ts';
import { drawFirstPage } from '../../catalog/draw-first-page.ts';
import { defineError } from '../../shared/errors.ts';
import { withExtension } from '../../shared/file-types.ts';
import { t } from '../../shared/language/translate.ts';
import { visualPdfEditor } from './visual-pdf-editor.tool.ts';

const { visualEdit, applyEdits } = visualPdfEditor.actions;

const noSuchInsert = defineError<{ file: number; files: number }>('NO_SUCH_INSERT', 400, ({ file, files }) =>
  files === 0
    ? t('Pages of another PDF are to be inserted, but there is none among the inserts.')
    : t('There is no inserted file {file}: {files, plural, one {one was} other {# were}} sent, counted from 0.', {
        file,
        files,
      }),
);

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
  const { inserts } = context.files;
  const stray = options.pages?.find((page) => 'page' in page && (page.file ?? -1) >= inserts.length);
  if (stray && 'page' in stray) throw noSuchInsert({ file: stray.file ?? 0, files: inserts.length });
  const output = join(directory, 'edited.pdf');
  const edited = await engines.editPdf({
    ...{ input: file.path, output, password: options.password, edits: options.edits, flatten: options.flatten },
    pages: options.pages,
    inserts: inserts.map(({ path, name }, index) => ({
      ...{ input: path, name, password: options.insertPasswords?.[index] ?? undefined },
    })),
    pictures: context.files.pictures.map(({ path, type }) => ({ path, type: type === 'png' ? 'png' : 'jpeg' })),
    ...{ signal, progress: (fraction: number) => progress(fraction, t('Editing')) },
  });
  const fileName = `edited-${withExtension(file.name, 'pdf')}`;
  return { downloadUrl: new OutputFile({ path: output, name: fileName, type: 'pdf' }), fileName, ...edited };
});

export const runs = defineRuns(
  visualPdfEditor,
  { visualEdit: visualEditRun, applyEdits: applyEditsRun },
  { applyEdits: [noSuchInsert({ file: 1, files: 1 })] },
);
