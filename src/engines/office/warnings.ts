import { type DocumentFormat, type DocumentKind, kindFacts } from '../../shared/document-formats.ts';
import { language, t } from '../../shared/language/translate.ts';
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
      t('The name says {named}, but this is a {kind} document; it was opened as that.', {
        named: named.toUpperCase(),
        kind: kindFacts[kind].name,
      }),
    );
  }
  if (maxPages !== undefined && pages !== undefined && pages >= maxPages) {
    const most = maxPages.toLocaleString(language());
    warnings.push(t('A PDF of a spreadsheet has at most {most} pages here; the rest is left out.', { most }));
  } else if (cut) {
    warnings.push(
      pages === undefined
        ? t('This document is very long: only its first pages are in the PDF. Please split it to get the rest.')
        : t(
            '{pages, plural, one {This document is very long: only its first page is in the PDF. Please split it to get the rest.} other {This document is very long: only its first # pages are in the PDF. Please split it to get the rest.}}',
            { pages },
          ),
    );
  }
  if (format === 'csv' && sheets > 1) {
    warnings.push(
      t('Only the first of {sheets} sheets is in the CSV: choose another one, or all of them.', { sheets }),
    );
  }
  if (unprinted !== undefined && prepared?.styled) warnings.push(stylesLost[unprinted]());
  const outside = facts.outsideParts + (prepared?.leftOut ?? 0);
  if (outside > 0) {
    warnings.push(
      t(
        '{outside, plural, one {# image or other part of this document is external and was not loaded.} other {# images or other parts of this document are external and were not loaded.}}',
        { outside },
      ),
    );
  }
  if (facts.damagedParts > 0) {
    warnings.push(
      t(
        '{parts, plural, one {# part of this document, such as an image, cannot be read and may be missing from the result.} other {# parts of this document, such as an image, cannot be read and may be missing from the result.}}',
        { parts: facts.damagedParts },
      ),
    );
  }
  if (format === 'md' && finished !== undefined && finished.leftOut > 0) {
    warnings.push(
      t(
        '{images, plural, one {# image was left out: Markdown has room for text only.} other {# images were left out: Markdown has room for text only.}}',
        { images: finished.leftOut },
      ),
    );
  }
  const attachments = prepared?.attachments ?? 0;
  if (attachments > 0) {
    warnings.push(
      t(
        '{attachments, plural, one {The attachment is only listed at the end, not included in the result.} other {# attachments are only listed at the end, not included in the result.}}',
        { attachments },
      ),
    );
  }
  if (facts.hasMacros) warnings.push(t('The macros in this document were not run.'));
  if (prepared !== undefined && !prepared.encoding.startsWith('utf-')) {
    warnings.push(
      t('This file does not say its encoding; it was read as {encoding}.', { encoding: prepared.encoding }),
    );
  }
  return warnings;
}

const stylesLost: Record<NotPrinted, () => string> = {
  noBrowser: () =>
    t('Most styles and all drawings of this page are lost, as there is no browser on this site to print it with.'),
  tooLong: () =>
    t(
      'This page is too long to be printed with its styles: most of them, and all drawings, are lost. Please split it to keep them.',
    ),
};

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
