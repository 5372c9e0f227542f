import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { defineRun, defineRuns, OutputFile } from '../../catalog/define-run.ts';
import type { ActionOptions } from '../../catalog/define-tool.ts';
import type { PdfSplit } from '../../engines/pdf/pdf-capabilities.ts';
import { maxParts } from '../../pdf/plan-parts.ts';
import { splitErrors } from '../../pdf/split-errors.ts';
import { t } from '../../shared/language/translate.ts';
import { formatPages } from '../../shared/page-ranges.ts';
import { nameParts, stemOf } from './part-names.ts';
import { pdfSplitter } from './pdf-splitter.tool.ts';

const { split } = pdfSplitter.actions;

/** Splitting takes most of the time; packing compressed files is quick. */
const splitShare = 0.9;

export const splitRun = defineRun(split)(['splitPdf', 'writeZip'], async (context) => {
  const { options, engines, directory, signal, progress } = context;
  const [file] = context.files.file;
  const partsDirectory = join(directory, 'parts');
  await mkdir(partsDirectory);
  const { pageCount, parts, warnings } = await engines.splitPdf({
    input: file.path,
    password: options.password,
    split: wantedSplit(options),
    directory: partsDirectory,
    signal,
    progress: (fraction) => progress(fraction * splitShare, t('Splitting')),
  });
  const names = nameParts(file.name, parts, kindOf(options.splitMethod));
  const zip = join(directory, 'parts.zip');
  await engines.writeZip({
    entries: parts.map(({ path: source }, index) => ({ source, path: names[index] ?? '', modified: Date.now() })),
    output: zip,
    level: 'store',
    signal,
    progress: (fraction) => progress(splitShare + fraction * (1 - splitShare), t('Packing')),
  });
  const zipName = `${stemOf(file.name)}-split.zip`;
  return {
    downloadUrls: parts.map(({ path }, index) => new OutputFile({ path, name: names[index] ?? '', type: 'pdf' })),
    zipUrl: new OutputFile({ path: zip, name: zipName, type: 'zip' }),
    zipName,
    parts: parts.map(({ pages, bytes, title }, index) => ({
      name: names[index] ?? '',
      pages: formatPages(pages),
      pageCount: pages.length,
      bytes,
      ...(title === undefined ? {} : { title }),
    })),
    pageCount,
    warnings,
  };
});

export const runs = defineRuns(
  pdfSplitter,
  { split: splitRun },
  { split: [splitErrors.noBookmarks(), splitErrors.tooManyParts({ parts: maxParts + 1, maxParts })] },
);

/** The options of the chosen method. */
function wantedSplit(options: ActionOptions<typeof split>): PdfSplit {
  const { splitMethod: method, oneFile, level, maxBytes } = options;
  switch (method) {
    case 'pages':
      return { method, pages: options.pages ?? '', oneFile };
    case 'range':
      return { method, ranges: options.ranges ?? '', oneFile };
    case 'every':
      return { method, pages: options.every };
    case 'bookmarks':
      return { method, level };
    case 'size':
      return { method, maxBytes };
    default:
      return { method };
  }
}

const kindOf = (method: ActionOptions<typeof split>['splitMethod']) =>
  method === 'bookmarks' || method === 'odd-even' ? method : 'other';
