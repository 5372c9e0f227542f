import { type FileType, fileTypes } from '../../shared/file-types.ts';
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
  if (withText.length === pages) warnings.push('All pages have text already, so nothing was recognised.');
  else if (recognised.length === 0 && blank.length > 0) {
    const where = withText.length > 0 ? 'on the pages without text' : pages === 1 ? 'on this page' : 'on these pages';
    warnings.push(`No text was found ${where}: blank paper, or nothing that can be read as letters.`);
  } else if (blank.length > 0) warnings.push(`No text was found on ${pageWords(blank)}.`);
  if (unreadable.length > 0)
    warnings.push(
      `${capital(pageWords(unreadable))} could not be read and ${unreadable.length === 1 ? 'is' : 'are'} unchanged.`,
    );
  if (output !== 'pdf') return warnings;
  if (facts.repaired) warnings.push('The PDF was damaged. The result has what could be recovered.');
  if (facts.wasEncrypted) warnings.push('The PDF was locked or protected against changes; the result is not.');
  if (facts.wasSigned) warnings.push('The PDF was signed. Its signature does not cover the result.');
  if (size > notedGrowth * originalSize) warnings.push(describeGrowth(type, originalSize, size));
  return warnings;
}

/** Why a result is clearly larger than its source. */
function describeGrowth(type: FileType, originalSize: number, size: number): string {
  const times = (size / originalSize).toFixed(1);
  const beginning = `The result is ${times} times as large as the source, because`;
  if (type === 'pdf' || type === 'jpeg' || type === 'png')
    return `${beginning} the source is so small that the recognised words weigh more than a fifth of it (${formatBytes(size - originalSize)}).`;
  return `${beginning} PDF cannot hold ${fileTypes[type].name} images, which are packed more tightly than JPEG and PNG.`;
}

/** Named when they are few. */
function pageWords(pages: readonly number[]): string {
  if (pages.length === 1) return `page ${pages[0]}`;
  if (pages.length > 10) return `${pages.length.toLocaleString('en')} pages`;
  return `pages ${listWords(pages.map(String))}`;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
