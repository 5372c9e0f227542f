import { type DocumentFormat, type DocumentKind, formatNames, kindFacts } from '../../shared/document-formats.ts';
import type { DocumentFacts } from '../document-guard/inspect-document.ts';
import type { NotPrinted } from './print-web-page.ts';
import type { TextAnswer } from './text-thread.ts';

type Conversion = {
  facts: DocumentFacts;
  kind: DocumentKind;
  name: string;
  format: DocumentFormat;
  sheets: number;
  pages: number | undefined;
  maxPages: number | undefined;
  /** Only the beginning of a long text was converted. */
  cut: boolean | undefined;
  prepared: TextAnswer | undefined;
  unprinted?: NotPrinted | undefined;
  finished: TextAnswer | undefined;
};

/** Warnings about a finished conversion, as sentences. */
export function warnAbout(conversion: Conversion): string[] {
  const { facts, kind, name, format, sheets, pages, maxPages, cut, prepared, unprinted, finished } = conversion;
  const warnings: string[] = [];
  const named = endingOf(name);
  if (named !== undefined && named !== kind && misleading(named, kind)) {
    warnings.push(
      `The name says ${named.toUpperCase()}, but this is a ${kindFacts[kind].name} document; it was opened as that.`,
    );
  }
  if (maxPages !== undefined && pages !== undefined && pages >= maxPages) {
    const most = maxPages.toLocaleString('en');
    warnings.push(`A PDF of a spreadsheet has at most ${most} pages here; the rest is left out.`);
  } else if (cut) {
    const first = pages === undefined ? 'first' : `first ${pages.toLocaleString('en')}`;
    warnings.push(
      `This document is very long: only its ${first} pages are in the PDF. Please split it to get the rest.`,
    );
  }
  if (format === 'csv' && sheets > 1) {
    warnings.push(`Only the first of ${sheets} sheets is in the CSV: choose another one, or all of them.`);
  }
  if (unprinted !== undefined && prepared?.styled) warnings.push(stylesLost[unprinted]);
  const outside = facts.outsideParts + (prepared?.leftOut ?? 0);
  if (outside > 0) {
    const parts = outside === 1 ? '1 image or other part' : `${outside.toLocaleString('en')} images or other parts`;
    warnings.push(
      `${parts} of this document ${outside === 1 ? 'is external and was' : 'are external and were'} not loaded.`,
    );
  }
  if (facts.damagedParts > 0) {
    const parts = facts.damagedParts === 1 ? '1 part' : `${facts.damagedParts.toLocaleString('en')} parts`;
    warnings.push(`${parts} of this document, such as an image, cannot be read and may be missing from the result.`);
  }
  if (format === 'md' && finished !== undefined && finished.leftOut > 0) {
    warnings.push(`${count(finished.leftOut, 'image')} left out: ${formatNames.md} has room for text only.`);
  }
  const attachments = prepared?.attachments ?? 0;
  if (attachments > 0) {
    warnings.push(
      attachments === 1
        ? 'The attachment is only listed at the end, not included in the result.'
        : `${attachments.toLocaleString('en')} attachments are only listed at the end, not included in the result.`,
    );
  }
  if (facts.hasMacros) warnings.push('The macros in this document were not run.');
  if (prepared !== undefined && !prepared.encoding.startsWith('utf-')) {
    warnings.push(`This file does not say its encoding; it was read as ${prepared.encoding}.`);
  }
  return warnings;
}

const stylesLost: Record<NotPrinted, string> = {
  noBrowser:
    'Most styles and all drawings of this page are lost, as there is no browser on this site to print it with.',
  tooLong:
    'This page is too long to be printed with its styles: most of them, and all drawings, are lost. Please split it to keep them.',
};

const count = (number: number, what: string) =>
  number === 1 ? `1 ${what} was` : `${number.toLocaleString('en')} ${what}s were`;

const knownEndings: readonly string[] = [
  'docx',
  'doc',
  'xlsx',
  'xls',
  'pptx',
  'ppt',
  'odt',
  'ods',
  'odp',
  'rtf',
  'html',
  'txt',
];

function endingOf(name: string): string | undefined {
  const ending = /\.(\w+)$/.exec(name.toLowerCase())?.[1];
  return ending !== undefined && knownEndings.includes(ending) ? ending : undefined;
}

/** Text may have any text extension; everything else should have its own. */
const misleading = (ending: string, kind: DocumentKind): boolean => !(ending === 'txt' && kind === 'text');
