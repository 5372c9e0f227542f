import { t } from '../shared/language/translate.ts';
import { formatBytes } from '../shared/units.ts';
import { paperName } from './paper-sizes.ts';
import type { PdfFacts } from './pdf-facts.ts';
import type { PdfPermission } from './pdf-permissions.ts';

/** A PDF in one line: '12 pages · A4 · 1.2 MB · PDF 1.7'. */
export function summaryOf(facts: PdfFacts): string {
  const [size, other] = facts.pageSizes;
  const parts = [
    facts.pages > 0 ? t('{pages, plural, one {# page} other {# pages}}', { pages: facts.pages }) : undefined,
    size === undefined ? undefined : describeSizes(paperName(size), other !== undefined),
    formatBytes(facts.bytes),
    facts.version === null ? undefined : `PDF ${facts.version}`,
  ];
  return parts.filter((part) => part !== undefined).join(' · ');
}

const describeSizes = (paper: string, hasOthers: boolean): string =>
  hasOthers ? t('{paper} and other sizes', { paper }) : paper;

export type FactMark = { text: string; tone: 'good' | 'plain' | 'warning' };

/** Notable properties of a PDF in a few words each, problems first. */
export function marksOf(facts: PdfFacts): FactMark[] {
  const notEmbedded = facts.fonts.filter(({ embedded }) => !embedded).length;
  const scanned = facts.scan.withoutText + facts.scan.withText;
  const marks: (FactMark | false)[] = [
    facts.locked === 'password' && { text: t('Locked'), tone: 'warning' },
    facts.locked === 'opened' && { text: t('Unlocked with your password'), tone: 'plain' },
    facts.locked === 'owner' && { text: t('Restricted by its owner'), tone: 'warning' },
    facts.signatures > 0 && {
      text: t('{signatures, plural, one {Signed} other {# signatures}}', { signatures: facts.signatures }),
      tone: 'warning',
    },
    facts.repaired && { text: t('Damaged, repaired on opening'), tone: 'warning' },
    facts.damagedPages.length > 0 && {
      text: t('{damaged, plural, one {# damaged page} other {# damaged pages}}', {
        damaged: facts.damagedPages.length,
      }),
      tone: 'warning',
    },
    facts.scripts && { text: t('Contains scripts'), tone: 'warning' },
    facts.launches && { text: t('Starts other files'), tone: 'warning' },
    scanned > 0 && {
      text: describeScan(scanned === facts.scan.pagesChecked, facts.scan.withoutText === 0),
      tone: facts.scan.withoutText === 0 ? 'plain' : 'warning',
    },
    ...facts.standards.map((text) => ({ text, tone: 'good' as const })),
    facts.tagged && { text: t('Tagged for screen readers'), tone: 'good' },
    facts.form === 'fields' && { text: t('Form'), tone: 'plain' },
    facts.form === 'xfa' && { text: t('XFA form'), tone: 'warning' },
    facts.outlineEntries > 0 && {
      text: t('{bookmarks, plural, one {# bookmark} other {# bookmarks}}', { bookmarks: facts.outlineEntries }),
      tone: 'plain',
    },
    facts.attachments.length > 0 && {
      text: t('{attachments, plural, one {# attachment} other {# attachments}}', {
        attachments: facts.attachments.length,
      }),
      tone: 'plain',
    },
    notEmbedded > 0 && {
      text: t('{fonts, plural, one {# font not inside} other {# fonts not inside}}', { fonts: notEmbedded }),
      tone: 'plain',
    },
  ];
  return marks.filter((mark) => mark !== false);
}

function describeScan(isWhole: boolean, isSearchable: boolean): string {
  if (isSearchable) return isWhole ? t('Scanned, searchable') : t('Partly scanned, searchable');
  return isWhole ? t('Scanned') : t('Partly scanned');
}

const permissionNames: Readonly<Record<PdfPermission, string>> = {
  print: t('printing'),
  change: t('changing'),
  copy: t('copying text'),
  annotate: t('adding notes'),
  fillForms: t('filling in forms'),
  assemble: t('reordering pages'),
};

/** All other facts, as name and value. */
export function detailsOf(facts: PdfFacts): { name: string; value: string }[] {
  const { pageSizes, forbidden, fonts, attachments } = facts;
  const fontNames = fonts.map(({ name, embedded }) => (embedded ? name : t('{name} (not inside)', { name })));
  const created = facts.created === null ? null : facts.created.slice(0, 10);
  const details: [name: string, value: string | null][] = [
    [t('Title'), facts.title],
    [t('Author'), facts.author],
    [t('Made with'), facts.creator],
    [t('Written by'), facts.producer],
    [t('Created'), created],
    [t('Language'), facts.language],
    [
      t('Page sizes'),
      pageSizes.length > 1
        ? pageSizes
            .map((size) =>
              t('{paper}: {pages, plural, one {# page} other {# pages}}', {
                paper: paperName(size),
                pages: size.pages,
              }),
            )
            .join(', ')
        : null,
    ],
    [t('Forbidden'), forbidden.map((permission) => permissionNames[permission]).join(', ')],
    [t('Fonts'), fontNames.join(', ')],
    [t('Attachments'), attachments.join(', ')],
    [t('Damaged pages'), facts.damagedPages.join(', ')],
    [
      t('Looked at'),
      facts.scan.pagesChecked < facts.pages
        ? t('{pages, plural, one {# page across the file} other {# pages across the file}}', {
            pages: facts.scan.pagesChecked,
          })
        : null,
    ],
  ];
  return details.flatMap(([name, value]) => (value === null || value === '' ? [] : [{ name, value }]));
}
