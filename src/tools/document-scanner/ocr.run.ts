import { join } from 'node:path';
import { defineRun, OutputFile } from '../../catalog/define-run.ts';
import { type FileType, withExtension } from '../../shared/file-types.ts';
import { describeOcr } from './describe-ocr.ts';
import { documentScanner } from './document-scanner.tool.ts';

const endings = { pdf: 'pdf', text: 'txt', words: 'json' } as const;
/** JSON is detected as text by its content. */
const types: Record<keyof typeof endings, FileType> = { pdf: 'pdf', text: 'text', words: 'text' };

/** Recognises the text of an image's or PDF's pages. */
export const ocr = defineRun(documentScanner.actions.ocr)(['makeSearchable'], async (context) => {
  const { options, files, engines, directory, progress, signal } = context;
  const [source] = files.file;
  const { languages, output: format, password } = options;
  const output = join(directory, `result.${endings[format]}`);
  const title = source.name.replace(/\.[^.]+$/, '');
  const made = await engines.makeSearchable({
    ...{ input: source.path, type: source.type, languages, format, output, title, progress, signal },
    password: password === '' ? undefined : password,
    scratch: directory,
  });
  const { pages, recognised, withText, blank, unreadable, turned, straightened } = made;
  const sizes = { originalSize: source.bytes, size: made.bytes };
  const fileName = format === 'pdf' ? withExtension(source.name, 'pdf') : `${title}.${endings[format]}`;
  return {
    downloadUrl: new OutputFile({ path: output, name: fileName, type: types[format] }),
    fileName,
    output: format,
    ...{ pages, recognised, withText, blank, unreadable, turned, straightened },
    confidence: Math.round(made.confidence * 10) / 10,
    ...sizes,
    warnings: describeOcr(made, { type: source.type, output: format, ...sizes }),
  };
});
