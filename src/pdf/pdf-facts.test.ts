import { describe, expect, test } from 'vitest';
import { detailsOf, marksOf, summaryOf } from './describe-facts.ts';
import { findStandards } from './find-standards.ts';
import { readDate } from './inspect-document.ts';
import { spread } from './inspect-pages.ts';
import { adviseOn } from './pdf-advice.ts';
import type { PdfFacts } from './pdf-facts.ts';

const facts: PdfFacts = {
  bytes: 1_258_291,
  version: '1.7',
  pages: 12,
  pageSizes: [{ width: 595, height: 842, pages: 12 }],
  locked: 'no',
  forbidden: [],
  signatures: 0,
  scan: { pagesChecked: 12, withoutText: 0, withText: 0 },
  repaired: false,
  damagedPages: [],
  fonts: [{ name: 'Calibri', embedded: true }],
  standards: [],
  tagged: false,
  language: null,
  form: 'none',
  outlineEntries: 0,
  attachments: [],
  scripts: false,
  launches: false,
  title: null,
  author: null,
  producer: null,
  creator: null,
  created: null,
};
const marks = (changed: Partial<PdfFacts>) => marksOf({ ...facts, ...changed }).map(({ text }) => text);
const advice = (changed: Partial<PdfFacts>) => adviseOn({ ...facts, ...changed }, []).map(({ code }) => code);

describe('a PDF in a few words', () => {
  test('an ordinary one has no marks and no advice', () => {
    expect(summaryOf(facts)).toBe('12 pages · A4 · 1.2 MB · PDF 1.7');
    expect(marksOf(facts)).toEqual([]);
    expect(adviseOn(facts, [])).toEqual([]);
  });

  test('papers are called by their names, and others by their size', () => {
    const size = (width: number, height: number) => summaryOf({ ...facts, pageSizes: [{ width, height, pages: 12 }] });
    expect(size(792, 612)).toContain('Letter landscape');
    expect(size(300, 200)).toContain('106 × 71 mm');
  });

  test('a scan that cannot be searched is told from one with text behind it', () => {
    expect(marks({ scan: { pagesChecked: 12, withoutText: 12, withText: 0 } })).toEqual(['Scanned']);
    expect(marks({ scan: { pagesChecked: 12, withoutText: 0, withText: 3 } })).toEqual(['Partly scanned, searchable']);
    expect(advice({ scan: { pagesChecked: 12, withoutText: 12, withText: 0 } })).toEqual(['scanned']);
    expect(advice({ scan: { pagesChecked: 12, withoutText: 0, withText: 12 } })).toEqual([]);
  });

  test('what goes wrong is advised before what would be better', () => {
    const codes = advice({ scripts: true, bytes: 30_000_000, signatures: 1 });
    expect(codes).toEqual(['signed', 'active-content', 'heavy']);
  });

  test('the tool that is advised is the one that says it helps, where this site has it', () => {
    const heavy = { ...facts, bytes: 30_000_000 };
    const tools = [{ slug: 'stapler' }, { slug: 'press', helpsWith: ['repair', 'make-smaller'] as const }];
    expect(adviseOn(heavy, tools).map(({ tool }) => tool)).toEqual(['press']);
    expect(adviseOn(heavy, tools.slice(0, 1)).map(({ tool }) => tool)).toEqual([null]);
  });

  test('standard fonts are no reason for advice, others that are missing are', () => {
    expect(advice({ fonts: [{ name: 'Helvetica-Bold', embedded: false }] })).toEqual([]);
    expect(advice({ fonts: [{ name: 'Calibri', embedded: false }] })).toEqual(['fonts-missing']);
  });

  test('details name what is known and leave out the rest', () => {
    expect(detailsOf({ ...facts, fonts: [], author: 'A. Author', forbidden: ['copy', 'print'] })).toEqual([
      { name: 'Author', value: 'A. Author' },
      { name: 'Forbidden', value: 'copying text, printing' },
    ]);
  });
});

describe('reading what a file says', () => {
  test.each([
    ['<rdf:Description pdfaid:part="3" pdfaid:conformance="A"/>', ['PDF/A-3a']],
    ['<pdfaid:part>1</pdfaid:part><pdfaid:conformance>B</pdfaid:conformance>', ['PDF/A-1b']],
    ['<pdfuaid:part>1</pdfuaid:part>', ['PDF/UA-1']],
    ['<pdfxid:GTS_PDFXVersion>PDF/X-4</pdfxid:GTS_PDFXVersion>', ['PDF/X-4']],
    ['<dc:title>pdfaid</dc:title>', []],
  ])('%s names %j', (xmp, standards) => {
    expect(findStandards(xmp)).toEqual(standards);
  });

  test.each([
    ["D:20240131120000+01'00'", '2024-01-31T12:00:00+01:00'],
    ['D:20240131120000Z', '2024-01-31T12:00:00Z'],
    ['D:2024', '2024-01-01T00:00:00Z'],
    ['D:20241399', null],
    ['yesterday', null],
    [null, null],
  ])('the date %j is %j', (text, date) => {
    expect(readDate(text)).toBe(date);
  });

  test('of a long file, pages are looked at from the first to the last', () => {
    const pages = spread(1000, 50);
    expect([pages.length, pages[0], pages.at(-1)]).toEqual([50, 0, 999]);
    expect(new Set(pages).size).toBe(50);
    expect(spread(3, 50)).toEqual([0, 1, 2]);
  });
});
