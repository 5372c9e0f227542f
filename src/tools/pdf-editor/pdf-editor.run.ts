import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { defineRun, defineRuns, OutputFile } from '../../catalog/define-run.ts';
import type { PdfEditOf } from '../../pdf/editing/pdf-edits.ts';
import type { TextChange } from '../../pdf/editing/plan-text-changes.ts';
import { t } from '../../shared/language/translate.ts';
import { editorErrors } from './pdf-editor.errors.ts';
import { maxTextCharacters, pdfEditor, withLineFeeds } from './pdf-editor.tool.ts';

const { extract, save } = pdfEditor.actions;

export const extractRun = defineRun(extract)(['readPdfText'], async (context) => {
  const { engines, options, directory, signal, progress } = context;
  const [{ id, path: input }] = context.files.file;
  if (id === undefined) throw new Error('The PDF of a call has an id.');
  const output = join(directory, 'text');
  const read = await engines.readPdfText({
    ...{ input, output, password: options.password, separator: 'formFeed', signal },
    progress: (fraction) => progress(fraction, t('Reading')),
  });
  const { pageCount, characters, pagesWithoutText } = read;
  if (characters > maxTextCharacters) throw editorErrors.textTooLong();
  return { success: true, fileId: id, extractedText: await readFile(output, 'utf8'), pageCount, pagesWithoutText };
});

/** Comparing takes less time than writing and checking the result. */
const planShare = 0.3;

export const saveRun = defineRun(save)(['planPdfText', 'editPdf'], async (context) => {
  const { engines, options, directory, signal, progress } = context;
  const { password } = options;
  const newText =
    options.pages?.map((page) => ({ ...page, text: withLineFeeds(page.text) })) ?? withLineFeeds(options.newText ?? '');
  const [{ path: input, name }] = context.files.fileId;
  const plan = await engines.planPdfText({
    ...{ input, password, newText, runs: options.runs ?? [], signal },
    progress: (fraction) => progress(planShare * fraction, t('Comparing')),
  });
  const unplaced = plan.unplaced.map(({ page, text }) => ({
    ...{ page, before: '', after: text, status: 'failed' as const },
    message: editorErrors.noText({ page }).message,
  }));
  if (plan.changes.length === 0) {
    const [first] = unplaced;
    throw first ? editorErrors.noText(first) : editorErrors.unchanged();
  }
  const output = join(directory, 'edited.pdf');
  const { pageCount, outcomes, warnings } = await engines.editPdf({
    ...{ input, output, password, edits: plan.changes.map(asEdit), pictures: [], signal },
    progress: (fraction) => progress(planShare + (1 - planShare) * fraction, t('Saving')),
  });
  const changes = plan.changes.map(({ page, before, after }, index) => {
    const { status = 'done', message } = outcomes[index] ?? {};
    return { page, before, after, status, message };
  });
  const fileName = `edited-${name}`;
  return {
    downloadUrl: new OutputFile({ path: output, name: fileName, type: 'pdf' }),
    fileName,
    bytes: (await stat(output)).size,
    pageCount,
    changes: [...changes, ...unplaced],
    warnings,
  };
});

export const runs = defineRuns(
  pdfEditor,
  { extract: extractRun, save: saveRun },
  {
    extract: [editorErrors.textTooLong()],
    save: [editorErrors.unchanged(), editorErrors.noText({ page: 3 })],
  },
);

const asEdit = ({ before, after, ...place }: TextChange): PdfEditOf<'replace'> => ({
  ...{ type: 'replace', ...place },
  // The letters at this place, however they are read; where only their style is another one, it must be these.
  ...{ originalText: before === after ? before : '', newText: after },
});
