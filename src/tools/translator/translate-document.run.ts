import { join } from 'node:path';
import { defineRun, type InputFile, OutputFile, type RunContext } from '../../catalog/define-run.ts';
import { hasCode } from '../../shared/errors.ts';
import { type FileType, withExtension } from '../../shared/file-types.ts';
import { t } from '../../shared/language/translate.ts';
import { likelyOcrLanguages, maxScannedPages } from '../../shared/recognition.ts';
import type { Language } from '../../shared/translation/languages.ts';
import { chooseLanguages, noteKept } from './choose-languages.run.ts';
import { enginesFor, isBuiltin } from './offered-languages.ts';
import { maxDocumentCharacters } from './translate-document.ts';
import { languagesOf } from './translation-options.ts';
import { translatorErrors } from './translator.errors.ts';
import { translator } from './translator.tool.ts';

const action = translator.actions.translateDocument;
const needs = [
  'translate',
  'describeTranslation',
  'readDocumentTexts',
  'writeDocumentTexts',
  'convertPdfDocument',
] as const;
type Context = RunContext<typeof action, (typeof needs)[number], 'convertOffice'>;

/** Shares of the whole work, where a PDF is read before and written after. */
const shares = { readPdf: 0.3, translate: 0.9 };

export const translateDocument = defineRun(action, ['convertOffice'])(needs, async (context) => {
  const { options, engines, files, directory, caller, signal, progress } = context;
  const [file] = files.file;
  const isPdf = file.type === 'pdf';
  const source = isPdf ? await flowOf(context, file) : { ...file, warnings: [] };
  const document = { input: source.path, name: source.name, signal };
  const { texts, kept } = await engines.readDocumentTexts({
    ...document,
    maxCharacters: maxDocumentCharacters.builtin,
  });
  const from = isPdf ? shares.readPdf : 0;
  progress(from, t('Translating'));
  const { source: sourceLang, target, detected } = await chooseLanguages(options, sampleOf(texts));
  const characters = texts.reduce((sum, { length }) => sum + length, 0);
  await refuseTooLong(context, { source: sourceLang, target, characters });
  const translated = await engines.translate({
    ...{ source: sourceLang, target, texts, caller, signal },
    engine: options.engine,
    formality: options.formality,
    glossary: options.glossary,
    progress: (fraction) => progress(from + fraction * (shares.translate - from), t('Translating')),
  });
  progress(shares.translate, t('Writing the document'));
  const path = join(directory, 'translated');
  const { bytes } = await engines.writeDocumentTexts({
    ...document,
    texts: translated.texts.map(({ text }) => text),
    language: target,
    output: path,
  });
  const written: Written = { path, type: source.type, bytes, warnings: [] };
  const result = isPdf && options.pdfAs === 'pdf' ? await asPdf(context, written) : written;
  const filename = resultName(isPdf ? withExtension(file.name, result.type) : file.name, target, result.type);
  return {
    downloadUrl: new OutputFile({ path: result.path, name: filename, type: result.type }),
    filename,
    type: result.type,
    bytes: result.bytes,
    sourceLang,
    targetLang: target,
    detected: detected ?? null,
    engine: translated.engine,
    via: translated.via ?? null,
    characters,
    warnings: [
      ...source.warnings,
      ...translated.notes,
      ...noteKept(translated.texts),
      ...noteNames(kept),
      ...result.warnings,
    ],
  };
});

/** Where a provider would do it: it takes longer by far than the site's own program. */
async function refuseTooLong(
  { engines, options }: Context,
  { source, target, characters }: { source: Language; target: Language; characters: number },
): Promise<void> {
  const max = maxDocumentCharacters.provider;
  if (characters <= max || options.engine === 'builtin') return;
  const [first] = enginesFor(await engines.describeTranslation(), source, target);
  if (first && !isBuiltin(first.engine)) {
    throw translatorErrors.documentTooLong({ characters, max, name: first.engine.name });
  }
}

type Source = Pick<InputFile, 'path' | 'name' | 'type'> & { warnings: string[] };

/** A PDF as a Word document, with the text of scanned pages. */
async function flowOf({ engines, options, directory, signal, progress, meter }: Context, file: InputFile) {
  const path = join(directory, 'flow.docx');
  const { from } = languagesOf(options);
  try {
    const { warnings } = await engines.convertPdfDocument({
      input: file.path,
      password: undefined,
      output: path,
      format: 'docx',
      title: stemOf(file.name),
      recognise: {
        languages: likelyOcrLanguages(from === 'auto' ? [] : [from]).split(','),
        maxPages: maxScannedPages,
        takeScan: meter('scans').takeOnce,
      },
      progress: (fraction, step) => progress(fraction * shares.readPdf, step),
      signal,
    });
    return { path, name: withExtension(file.name, 'docx'), type: 'docx', warnings } satisfies Source;
  } catch (error) {
    if (hasCode(error, 'PASSWORD_NEEDED')) throw translatorErrors.lockedPdf(undefined, { cause: error });
    throw error;
  }
}

type Written = { path: string; type: FileType; bytes: number; warnings: string[] };

async function asPdf({ engines, directory, signal, progress }: Context, written: Written): Promise<Written> {
  if (!engines.convertOffice) {
    const missing = t('No program on this site writes PDFs now, so the translation is a Word document.');
    return { ...written, warnings: [missing] };
  }
  const path = join(directory, 'translated.pdf');
  const { bytes, warnings } = await engines.convertOffice({
    input: written.path,
    name: 'translated.docx',
    output: path,
    format: 'pdf',
    progress: (fraction) => progress(shares.translate + fraction * (1 - shares.translate), t('Writing the PDF')),
    signal,
  });
  return { path, type: 'pdf', bytes, warnings };
}

/** The longest texts tell a language best: titles and names may be in another. */
const sampleOf = (texts: readonly string[]): string =>
  texts
    .toSorted((one, other) => other.length - one.length)
    .slice(0, 30)
    .join('\n')
    .replace(/<m+\d+\/>/g, '');

function noteNames(count: number): string[] {
  if (count === 0) return [];
  return [
    t(
      '{count, plural, one {# column name stays as it was: a table and its formulas refer to it.} other {# column names stay as they were: tables and formulas refer to them.}}',
      { count },
    ),
  ];
}

const stemOf = (name: string): string => name.replace(/\.[^.]+$/, '') || 'document';

/** `'letter.docx'` → `'letter.es.docx'`. Endings of templates, Markdown and subtitles stay. */
function resultName(name: string, language: string, type: FileType): string {
  const ending = /\.[^.]+$/.exec(withExtension(name, type))?.[0] ?? '';
  return `${stemOf(name)}.${language}${ending}`;
}
