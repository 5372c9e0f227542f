import { defineError } from '../../shared/errors.ts';
import { t } from '../../shared/language/translate.ts';
import { listWords } from '../../shared/list-words.ts';
import type { SourceKind } from './output-formats.ts';

const sayWrongFormat: Record<SourceKind, (formats: { asked: string; possible: string }) => string> = {
  pdf: (formats) =>
    t('A PDF cannot become {asked} here, only {possible}. The type is that of its content, not of its name.', formats),
  images: (formats) =>
    t('Images cannot become {asked} here, only {possible}. The type is that of its content, not of its name.', formats),
  document: (formats) =>
    t(
      'Documents cannot become {asked} here, only {possible}. The type is that of its content, not of its name.',
      formats,
    ),
};

export const pdfConverterErrors = {
  mixed: defineError('PDF_AND_PICTURES', 400, () =>
    t('PDFs, images and documents cannot be converted together. Please choose files of one kind.'),
  ),
  pagesOfSeveral: defineError('PAGES_OF_SEVERAL_PDFS', 400, () =>
    t('Pages can only be chosen for a single PDF. Please send the PDFs one by one, or leave out the pages.'),
  ),
  wrongFormat: defineError<{ source: SourceKind; asked: string; possible: readonly string[] }>(
    'FORMAT_NOT_POSSIBLE',
    400,
    ({ source, asked, possible }) => sayWrongFormat[source]({ asked, possible: listWords(possible, 'or') }),
  ),
  noOffice: defineError('OFFICE_NOT_HERE', 503, () =>
    t('Documents cannot be converted to PDF here, because this server lacks LibreOffice. Please try another server.'),
  ),
};
