import { formatBytes } from '../shared/units.ts';
import { paperName } from './paper-sizes.ts';
import type { PdfFacts } from './pdf-facts.ts';
import type { PdfPermission } from './pdf-permissions.ts';

const count = (value: number, one: string, many = `${one}s`) =>
  `${value.toLocaleString('en')} ${value === 1 ? one : many}`;

/** A PDF in one line: '12 pages · A4 · 1.2 MB · PDF 1.7'. */
export function summaryOf(facts: PdfFacts): string {
  const [size, other] = facts.pageSizes;
  const parts = [
    facts.pages > 0 ? count(facts.pages, 'page') : undefined,
    size === undefined ? undefined : paperName(size) + (other === undefined ? '' : ' and other sizes'),
    formatBytes(facts.bytes),
    facts.version === null ? undefined : `PDF ${facts.version}`,
  ];
  return parts.filter((part) => part !== undefined).join(' · ');
}

export type FactMark = { text: string; tone: 'good' | 'plain' | 'warning' };

/** Notable properties of a PDF in a few words each, problems first. */
export function marksOf(facts: PdfFacts): FactMark[] {
  const notEmbedded = facts.fonts.filter(({ embedded }) => !embedded).length;
  const scanned = facts.scan.withoutText + facts.scan.withText;
  const marks: (FactMark | false)[] = [
    facts.locked === 'password' && { text: 'Locked', tone: 'warning' },
    facts.locked === 'opened' && { text: 'Unlocked with your password', tone: 'plain' },
    facts.locked === 'owner' && { text: 'Restricted by its owner', tone: 'warning' },
    facts.signatures > 0 && {
      text: facts.signatures === 1 ? 'Signed' : count(facts.signatures, 'signature'),
      tone: 'warning',
    },
    facts.repaired && { text: 'Damaged, repaired on opening', tone: 'warning' },
    facts.damagedPages.length > 0 && { text: count(facts.damagedPages.length, 'damaged page'), tone: 'warning' },
    facts.scripts && { text: 'Contains scripts', tone: 'warning' },
    facts.launches && { text: 'Starts other files', tone: 'warning' },
    scanned > 0 && {
      text: `${scanned === facts.scan.pagesChecked ? 'Scanned' : 'Partly scanned'}${facts.scan.withoutText === 0 ? ', searchable' : ''}`,
      tone: facts.scan.withoutText === 0 ? 'plain' : 'warning',
    },
    ...facts.standards.map((text) => ({ text, tone: 'good' as const })),
    facts.tagged && { text: 'Tagged for screen readers', tone: 'good' },
    facts.form === 'fields' && { text: 'Form', tone: 'plain' },
    facts.form === 'xfa' && { text: 'XFA form', tone: 'warning' },
    facts.outlineEntries > 0 && { text: count(facts.outlineEntries, 'bookmark'), tone: 'plain' },
    facts.attachments.length > 0 && { text: count(facts.attachments.length, 'attachment'), tone: 'plain' },
    notEmbedded > 0 && { text: `${count(notEmbedded, 'font')} not inside`, tone: 'plain' },
  ];
  return marks.filter((mark) => mark !== false);
}

const permissionNames: Readonly<Record<PdfPermission, string>> = {
  print: 'printing',
  change: 'changing',
  copy: 'copying text',
  annotate: 'adding notes',
  fillForms: 'filling in forms',
  assemble: 'reordering pages',
};

/** All other facts, as name and value. */
export function detailsOf(facts: PdfFacts): { name: string; value: string }[] {
  const { pageSizes, forbidden, fonts, attachments } = facts;
  const fontNames = fonts.map(({ name, embedded }) => (embedded ? name : `${name} (not inside)`));
  const created = facts.created === null ? null : facts.created.slice(0, 10);
  const details: [name: string, value: string | null][] = [
    ['Title', facts.title],
    ['Author', facts.author],
    ['Made with', facts.creator],
    ['Written by', facts.producer],
    ['Created', created],
    ['Language', facts.language],
    [
      'Page sizes',
      pageSizes.length > 1
        ? pageSizes.map((size) => `${paperName(size)}: ${count(size.pages, 'page')}`).join(', ')
        : null,
    ],
    ['Forbidden', forbidden.map((permission) => permissionNames[permission]).join(', ')],
    ['Fonts', fontNames.join(', ')],
    ['Attachments', attachments.join(', ')],
    ['Damaged pages', facts.damagedPages.join(', ')],
    ['Looked at', facts.scan.pagesChecked < facts.pages ? `${facts.scan.pagesChecked} pages across the file` : null],
  ];
  return details.flatMap(([name, value]) => (value === null || value === '' ? [] : [{ name, value }]));
}
