import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type InputFile, OutputFile } from '../../catalog/define-run.ts';
import type { ConvertOffice } from '../../engines/office/office-capabilities.ts';
import { tellPathsApart } from '../../shared/archive-path.ts';
import { AppError } from '../../shared/errors.ts';
import { type Context, passwordOf, type Result } from './convert-call.run.ts';
import { pdfConverterErrors } from './pdf-converter.errors.ts';
import { stemOf } from './result-names.ts';

type Made = { path: string; pages: number; notes: string[] };

/** A PDF of each document; several of them in one ZIP. */
export async function documentsToPdf(context: Context, files: readonly InputFile[]): Promise<Result> {
  const { engines, directory, signal, progress } = context;
  const { convertOffice } = engines;
  if (convertOffice === undefined) throw pdfConverterErrors.noOffice();
  await mkdir(join(directory, 'made'));
  const made: Made[] = [];
  for (const [index, file] of files.entries()) {
    const part = (fraction: number) => ((index + fraction) / files.length) * convertingShare;
    made.push(await makePdf(context, { file, index, convertOffice, isOneOfMany: files.length > 1 }, part));
  }
  const names = tellPathsApart(files.map(({ name }) => `${stemOf(name)}.pdf`));
  const pages = made.reduce((sum, one) => sum + one.pages, 0);
  const facts = {
    pages,
    pageCount: pages,
    images: [],
    pagesWithoutText: [],
    notes: made.flatMap(({ notes }, index) =>
      files.length === 1 ? notes : notes.map((note) => `${files[index]?.name}: ${note}`),
    ),
  };
  const [first] = made;
  if (made.length === 1 && first) {
    const fileName = names[0] ?? '';
    const downloadUrl = new OutputFile({ path: first.path, name: fileName, type: 'pdf' });
    return { ...facts, downloadUrl, fileName, fileType: 'pdf' };
  }
  const output = join(directory, 'documents.zip');
  await engines.writeZip({
    entries: made.map(({ path }, index) => ({ source: path, path: names[index] ?? '' })),
    output,
    level: 'normal',
    signal,
    progress: (fraction) => progress(convertingShare + fraction * (1 - convertingShare), 'Packing'),
  });
  const fileName = 'documents.zip';
  return {
    ...facts,
    downloadUrl: new OutputFile({ path: output, name: fileName, type: 'zip' }),
    fileName,
    fileType: 'zip',
  };
}

/** Of the whole work; the rest is packing. */
const convertingShare = 0.95;

/** Throws what `ConvertOffice` throws, with the place of the document where there are several. */
async function makePdf(
  context: Context,
  document: { file: InputFile; index: number; convertOffice: ConvertOffice; isOneOfMany: boolean },
  part: (fraction: number) => number,
): Promise<Made> {
  const { engines, directory, signal, progress } = context;
  const { file, index, convertOffice, isOneOfMany } = document;
  const path = join(directory, 'made', `${index}.pdf`);
  try {
    const { pages, warnings } = await convertOffice({
      input: file.path,
      name: file.name,
      output: path,
      format: 'pdf',
      password: passwordOf(context),
      progress: (fraction, step) => progress(part(fraction), isOneOfMany ? `${step} ${file.name}` : step),
      signal,
    });
    return { path, pages: pages ?? (await engines.inspectPdf({ input: path, signal })).pages, notes: warnings };
  } catch (error) {
    if (!isOneOfMany || !(error instanceof AppError)) throw error;
    const { code, status, message, log } = error;
    throw new AppError({ code, status, message: `${file.name}: ${message}`, log, cause: error, file: index });
  }
}
