import { join } from 'node:path';
import type { InputFile } from '../../catalog/define-run.ts';
import { type Context, type Made, passwordOf } from './convert-call.run.ts';
import { pdfConverterErrors } from './pdf-converter.errors.ts';
import { stemOf } from './result-names.ts';

/** A document as a PDF. Throws what `ConvertOffice` throws. */
export async function documentToPdf(context: Context, file: InputFile): Promise<Made> {
  const { engines, directory, signal, progress } = context;
  if (engines.convertOffice === undefined) throw pdfConverterErrors.noOffice();
  const path = join(directory, 'document.pdf');
  const { pages, warnings } = await engines.convertOffice({
    input: file.path,
    name: file.name,
    output: path,
    format: 'pdf',
    password: passwordOf(context),
    progress,
    signal,
  });
  const pageCount = pages ?? (await engines.inspectPdf({ input: path, signal })).pages;
  const name = `${stemOf(file.name)}.pdf`;
  return { files: [{ path, name, type: 'pdf' }], pages: pageCount, pageCount, notes: warnings };
}
