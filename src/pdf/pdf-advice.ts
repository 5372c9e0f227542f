import { t } from '../shared/language/translate.ts';
import type { PdfRemedy } from '../shared/pdf-remedies.ts';
import type { PdfAdvice, PdfFacts } from './pdf-facts.ts';

type Rule = Pick<PdfAdvice, 'code' | 'tone'> & {
  text: () => string;
  remedy?: PdfRemedy;
  when: (facts: PdfFacts) => boolean;
};

/** A page of text takes about 50 KB, one with images 300 KB; a larger one can shrink. */
const heavyBytesPerPage = 500_000;
const heavyBytes = 2_000_000;
const manyPages = 20;

const missingFonts = ({ fonts }: PdfFacts) => fonts.filter(({ name, embedded }) => !embedded && !isStandardFont(name));

const rules: readonly Rule[] = [
  {
    code: 'locked',
    tone: 'warning',
    text: () => t('It is locked with a password. Enter it to go on; it is used for this file only and never stored.'),
    when: ({ locked }) => locked === 'password',
  },
  {
    code: 'no-pages',
    tone: 'warning',
    text: () => t('None of its pages can be read. Export or download it again.'),
    when: ({ locked, pages }) => locked !== 'password' && pages === 0,
  },
  {
    code: 'signed',
    tone: 'warning',
    text: () => t('It is signed. Every change makes the signature invalid, so keep the original.'),
    when: ({ signatures }) => signatures > 0,
  },
  {
    code: 'damaged-pages',
    tone: 'warning',
    text: () => t('Some pages are damaged and cannot be shown. Export the file again where it was made.'),
    when: ({ damagedPages }) => damagedPages.length > 0,
  },
  {
    code: 'repaired',
    tone: 'warning',
    text: () => t('It is damaged and was repaired on opening. Split or merge it once to get a sound file.'),
    remedy: 'repair',
    when: ({ repaired }) => repaired,
  },
  {
    code: 'active-content',
    tone: 'warning',
    text: () => t('It contains programs or starts other files. They never run here and are left out of results.'),
    when: ({ scripts, launches }) => scripts || launches,
  },
  {
    code: 'xfa',
    tone: 'warning',
    text: () => t('Its form is of a kind (XFA) that only Adobe Reader shows in full.'),
    when: ({ form }) => form === 'xfa',
  },
  {
    code: 'restricted',
    tone: 'hint',
    text: () => t('Its owner has restricted what may be done with it. Please respect that when you pass it on.'),
    when: ({ locked, forbidden }) => locked === 'owner' && forbidden.length > 0,
  },
  {
    code: 'scanned',
    tone: 'hint',
    text: () => t('It is a scan: its text cannot be searched or copied. Text recognition makes it searchable.'),
    remedy: 'recognise-text',
    when: ({ scan }) => scan.withoutText > 0 && scan.withoutText * 2 >= scan.pagesChecked,
  },
  {
    code: 'fonts-missing',
    tone: 'hint',
    text: () => t('Some of its fonts are not embedded, so it looks different on other machines.'),
    when: (facts) => missingFonts(facts).length > 0,
  },
  {
    code: 'heavy',
    tone: 'hint',
    text: () => t('It is large for its number of pages. Compressing it makes it quicker to send and to open.'),
    remedy: 'make-smaller',
    when: ({ bytes, pages }) => bytes > heavyBytes && pages > 0 && bytes / pages > heavyBytesPerPage,
  },
  {
    code: 'no-outline',
    tone: 'hint',
    text: () => t('It has many pages but no outline to navigate by.'),
    when: ({ pages, outlineEntries }) => pages >= manyPages && outlineEntries === 0,
  },
];

/**
 * Advice on a PDF, the most urgent first; empty if all is well.
 * @param tools this site's; the first with the remedy is recommended
 */
export const adviseOn = (
  facts: PdfFacts,
  tools: readonly { slug: string; helpsWith?: readonly PdfRemedy[] }[],
): PdfAdvice[] =>
  rules
    .filter(({ when }) => when(facts))
    .map(({ code, tone, text, remedy }) => ({
      ...{ code, tone, text: text() },
      tool: (remedy && tools.find(({ helpsWith }) => helpsWith?.includes(remedy))?.slug) ?? null,
    }));

/** The 14 standard fonts of every reader (ISO 32000-1, 9.6.2.2), and their Windows names. */
const isStandardFont = (name: string): boolean =>
  /^(helvetica|times|courier|symbol|zapfdingbats|arial|timesnewroman|couriernew)/i.test(name.replaceAll(' ', ''));
