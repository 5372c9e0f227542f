import { join } from 'node:path';
import { OutputFile } from '../../catalog/define-run.ts';
import type { FlowFormat } from '../../engines/pdf/pdf-capabilities.ts';
import { type Context, type Files, passwordOf, type Result, recognitionOf } from './convert-call.run.ts';
import { outputFormats } from './output-formats.ts';
import { stemOf } from './result-names.ts';

/** Pages as a document that flows, or their tables alone. */
export async function toDocument(context: Context, files: Files, format: FlowFormat): Promise<Result> {
  const { options, engines, directory, signal, progress } = context;
  const [source] = files;
  const stem = stemOf(source.name);
  const output = join(directory, `document.${format}`);
  const { pages, pageCount, tables, warnings } = await engines.convertPdfDocument({
    input: source.path,
    password: passwordOf(context),
    pages: options.pages,
    output,
    format,
    title: stem,
    recognise: recognitionOf(context),
    progress,
    signal,
  });
  const { type } = outputFormats[format];
  const fileName = `${stem}.${format}`;
  return {
    downloadUrl: new OutputFile({ path: output, name: fileName, type }),
    fileName,
    fileType: type,
    pages,
    pageCount,
    ...(tables === undefined ? {} : { tables }),
    images: [],
    pagesWithoutText: [],
    notes: [...warnings, ...(format === 'csv' && tables !== undefined && tables > 1 ? [severalTables(tables)] : [])],
  };
}

const severalTables = (tables: number): string =>
  `${tables.toLocaleString('en')} tables are in one file, with an empty line between them. XLSX has a sheet for each.`;
