import { join } from 'node:path';
import type { InputFile } from '../../catalog/define-run.ts';
import type { FlowFormat } from '../../engines/pdf/pdf-capabilities.ts';
import { t } from '../../shared/language/translate.ts';
import { type Context, type Made, passwordOf, recognitionOf } from './convert-call.run.ts';
import { outputFormats } from './output-formats.ts';
import { stemOf } from './result-names.ts';

/** Pages as a document, or their tables alone. */
export async function toDocument(context: Context, source: InputFile, format: FlowFormat): Promise<Made> {
  const { options, engines, directory, signal, progress } = context;
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
  return {
    files: [{ path: output, name: `${stem}.${format}`, type: outputFormats[format].type }],
    pages,
    pageCount,
    tables,
    notes: [...warnings, ...(format === 'csv' && tables !== undefined && tables > 1 ? [severalTables(tables)] : [])],
  };
}

const severalTables = (tables: number): string =>
  t(
    '{count, plural, one {# table is} other {# tables are}} in one file, separated by empty lines. XLSX has a sheet for each.',
    { count: tables },
  );
