import { join } from 'node:path';
import { defineRun, defineRuns, OutputFile } from '../../catalog/define-run.ts';
import { t } from '../../shared/language/translate.ts';
import { imageToPdf } from './image-to-pdf.run.ts';
import { mergedName, titleOf } from './merge-names.ts';
import { pdfMergerErrors } from './pdf-merger.errors.ts';
import { pdfMerger } from './pdf-merger.tool.ts';

const { merge } = pdfMerger.actions;

export const mergeRun = defineRun(merge)(['mergePdf', 'readImage', 'encodeImage', 'imagesToPdf'], async (context) => {
  const { options, engines, directory, signal, progress } = context;
  const { file: files } = context.files;
  const wanted = options.sources ?? [];
  if (options.sources && wanted.length !== files.length) {
    throw pdfMergerErrors.notOneEach({ given: wanted.length, files: files.length });
  }
  const stray = options.pages?.find(({ file }) => file >= files.length);
  if (stray) throw pdfMergerErrors.noSuchFile({ file: stray.file, files: files.length });

  const inputs: string[] = [];
  for (const [index, file] of files.entries()) {
    const place = { file: index, files: files.length };
    inputs.push(file.type === 'pdf' ? file.path : await imageToPdf(file, place, { engines, directory, signal }));
  }
  const output = join(directory, 'merged.pdf');
  const merged = await engines.mergePdf({
    sources: files.map(({ path, name }, index) => ({
      input: inputs[index] ?? path,
      name,
      title: titleOf(name),
      password: wanted[index]?.password,
      pages: wanted[index]?.pages,
      rotation: wanted[index]?.rotation ?? 0,
    })),
    arrangement: options.pages?.map(({ file: source, page, rotation }) => ({ source, page, rotation })),
    outline: options.outline,
    output,
    signal,
    progress: (fraction) => progress(fraction, t('Merging')),
  });
  const { pageCount, bytes, kept, renamedFields, warnings } = merged;
  const fileName = mergedName(options.name, files[0].name);
  return {
    downloadUrl: new OutputFile({ path: output, name: fileName, type: 'pdf' }),
    fileName,
    pageCount,
    bytes,
    sources: merged.sources.map((source, index) => ({ name: files[index]?.name ?? '', ...source })),
    kept,
    renamedFields,
    warnings,
  };
});

export const runs = defineRuns(
  pdfMerger,
  { merge: mergeRun },
  {
    merge: [pdfMergerErrors.notOneEach({ given: 2, files: 3 }), pdfMergerErrors.noSuchFile({ file: 3, files: 3 })],
  },
);
