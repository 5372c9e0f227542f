import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type InputFile, OutputFile } from '../../catalog/define-run.ts';
import { makePathsUnique } from '../../shared/archive-path.ts';
import { AppError } from '../../shared/errors.ts';
import { t } from '../../shared/language/translate.ts';
import type { Context, ConvertOne, Files, Made, Result } from './convert-call.run.ts';
import { stemOf } from './result-names.ts';

/** Share of the whole work; the rest is packing. */
const convertingShare = 0.95;

/** Converts the files one by one. Of several, an error or note names its file. */
export async function convertEach(context: Context, files: Files, convert: ConvertOne): Promise<Made[]> {
  const made: Made[] = [];
  for (const [index, file] of files.entries()) {
    const directory = join(context.directory, String(index));
    await mkdir(directory);
    const progress: Context['progress'] = (fraction, step) =>
      context.progress(
        ((index + fraction) / files.length) * convertingShare,
        files.length > 1 ? `${step} ${file.name}` : step,
      );
    try {
      made.push(await convert({ ...context, directory, progress }, file));
    } catch (error) {
      throw files.length > 1 && error instanceof AppError ? naming(file, index, error) : error;
    }
  }
  if (files.length === 1) return made;
  return made.map(({ pagesWithoutText: silent = [], ...one }, index) => {
    const notes =
      silent.length > 0 ? [...one.notes, t('Pages without text: {pages}.', { pages: silent.join(', ') })] : one.notes;
    return { ...one, notes: notes.map((note) => `${files[index]?.name}: ${note}`) };
  });
}

function naming(file: InputFile, index: number, cause: AppError): AppError {
  const { code, status, message, log } = cause;
  return new AppError({ code, status, message: `${file.name}: ${message}`, log, cause, file: index });
}

/** The result of the call: the only file, or a ZIP of all. */
export async function packed(context: Context, sources: Files, made: readonly Made[]): Promise<Result> {
  const sumOf = (of: (one: Made) => number) => made.reduce((sum, one) => sum + of(one), 0);
  const tables = made.some((one) => one.tables !== undefined) ? sumOf((one) => one.tables ?? 0) : undefined;
  const facts = {
    pages: sumOf(({ pages }) => pages),
    pageCount: sumOf(({ pageCount }) => pageCount),
    ...(tables === undefined ? {} : { tables }),
    images: made.flatMap(({ images = [] }) => images),
    pagesWithoutText: made.flatMap(({ pagesWithoutText = [] }) => pagesWithoutText),
    notes: made.flatMap(({ notes }) => notes),
  };
  const files = made.flatMap((one) => one.files);
  const names = makePathsUnique(files.map(({ name }) => name));
  const [first, ...others] = files;
  if (first === undefined) throw new Error('No file was made.');
  if (others.length === 0) {
    const [fileName = first.name] = names;
    return { ...facts, downloadUrl: new OutputFile({ ...first, name: fileName }), fileName, fileType: first.type };
  }
  const path = join(context.directory, 'packed.zip');
  await context.engines.writeZip({
    entries: files.map((file, index) => ({ source: file.path, path: names[index] ?? '' })),
    output: path,
    level: facts.images.length > 0 ? 'store' : 'normal',
    signal: context.signal,
    progress: (fraction) => context.progress(convertingShare + fraction * (1 - convertingShare), t('Packing')),
  });
  const fileName = sources.length === 1 ? `${stemOf(sources[0].name)}-${endingOf(first.name)}.zip` : 'documents.zip';
  return { ...facts, downloadUrl: new OutputFile({ path, name: fileName, type: 'zip' }), fileName, fileType: 'zip' };
}

const endingOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1);
