import { type FileType, fileTypes } from '../../shared/file-types.ts';
import { language, t } from '../../shared/language/translate.ts';
import { listWords } from '../../shared/list-words.ts';
import { formatBytes } from '../../shared/units.ts';
import { notedGrowth } from './ocr-call.ts';

type Facts = {
  pages: number;
  recognised: readonly number[];
  withText: readonly number[];
  blank: readonly number[];
  unreadable: readonly number[];
  wasEncrypted: boolean;
  repaired: boolean;
  wasSigned: boolean;
};

type Sizes = { type: FileType; output: 'pdf' | 'text' | 'words'; originalSize: number; size: number };

/** Notes on a document whose text was recognised, in sentences. */
export function describeOcr(facts: Facts, { type, output, originalSize, size }: Sizes): string[] {
  const { pages, recognised, withText, blank, unreadable } = facts;
  const warnings: string[] = [];
  if (withText.length === pages) warnings.push(t('All pages have text already, so nothing was recognised.'));
  else if (recognised.length === 0 && blank.length > 0) {
    warnings.push(
      withText.length > 0
        ? t('No text was found on the pages without text: blank paper, or nothing that can be read as letters.')
        : t(
            'No text was found on {count, plural, one {this page} other {these pages}}: blank paper, or nothing that can be read as letters.',
            { count: pages },
          ),
    );
  } else if (blank.length > 0) warnings.push(describeBlank(blank));
  if (unreadable.length > 0) warnings.push(describeUnreadable(unreadable));
  if (output !== 'pdf') return warnings;
  if (facts.repaired) warnings.push(t('The PDF was damaged. The result has what could be recovered.'));
  if (facts.wasEncrypted) warnings.push(t('The PDF was locked or protected against changes; the result is not.'));
  if (facts.wasSigned) warnings.push(t('The PDF was signed. Its signature does not cover the result.'));
  if (size > notedGrowth * originalSize) warnings.push(describeGrowth(type, originalSize, size));
  return warnings;
}

/** Why a result is clearly larger than its source. */
function describeGrowth(type: FileType, originalSize: number, size: number): string {
  const oneDecimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  const times = (size / originalSize).toLocaleString(language(), oneDecimal);
  if (type === 'pdf' || type === 'jpeg' || type === 'png')
    return t(
      'The result is {times} times as large as the source, because the source is so small that the recognised words weigh more than a fifth of it ({growth}).',
      { times, growth: formatBytes(size - originalSize) },
    );
  return t(
    'The result is {times} times as large as the source, because PDF cannot hold {format} images, which are packed more tightly than JPEG and PNG.',
    { times, format: fileTypes[type].name },
  );
}

/** Pages are named when they are few. */
const namedPages = 10;

function describeBlank(pages: readonly number[]): string {
  const count = pages.length;
  if (count > namedPages) return t('No text was found on {count, plural, one {# page} other {# pages}}.', { count });
  return t('No text was found on {count, plural, one {page {pages}} other {pages {pages}}}.', {
    count,
    pages: listWords(pages.map(String)),
  });
}

function describeUnreadable(pages: readonly number[]): string {
  const count = pages.length;
  if (count > namedPages) {
    return t(
      '{count, plural, one {# page could not be read and is unchanged.} other {# pages could not be read and are unchanged.}}',
      { count },
    );
  }
  return t(
    '{count, plural, one {Page {pages} could not be read and is unchanged.} other {Pages {pages} could not be read and are unchanged.}}',
    { count, pages: listWords(pages.map(String)) },
  );
}
