import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Pdfium } from '../../../../pdf/pdfium.ts';
import { PdfiumDocument } from '../../../../pdf/pdfium-document.ts';
import { readPageText } from '../../../../pdf/text/page-text.ts';
import { blankPages, samplePdf } from '../../objects/sample-objects.ts';
import { loadPdfium } from '../../pdfium/pdfium-library.ts';
import { EditedDocument } from '../edited-document.ts';
import { DocumentFonts } from '../fonts/document-fonts.ts';
import type { EmbeddedFont } from '../fonts/embedded-font.ts';
import { sampleScripts } from '../fonts/sample-scripts.ts';
import { layOutText } from './lay-out-text.ts';
import { writeLine } from './write-line.ts';

let pdfium: Pdfium;
const directory = mkdtempSync(join(tmpdir(), 'satchel-text-'));
const hasPoppler = spawnSync('pdftotext', ['-v']).status === 0;
const sans = { font: 'sans', bold: false, italic: false } as const;

beforeAll(async () => {
  pdfium = await loadPdfium();
});
afterAll(() => rmSync(directory, { recursive: true }));

describe('a typed text is read back character by character', () => {
  test.each(sampleScripts)('%s', async (_script, text) => {
    const bytes = await pageWith(text);
    if (hasPoppler) expect(plain(readWithPoppler(bytes))).toBe(plain(text));
    // PDFium orders marks in its own way, and guesses hyphens.
    expect(charactersOf(readWithPdfium(bytes))).toEqual(charactersOf(text));
  });
});

test('a text is wrapped within its width, by letters where it has no spaces', () => {
  const { lines } = layOutText('One two three\n我能吞下玻璃', sans, 3.8);
  expect(lines.map(({ runs }) => runs.flatMap(({ clusters }) => clusters.map(({ text }) => text)).join(''))).toEqual([
    'One two',
    'three',
    '我能吞',
    '下玻璃',
  ]);
  for (const { width } of lines) expect(width).toBeLessThanOrEqual(3.8);
});

test('right-to-left text is set from the right, with numbers and Latin from the left', () => {
  const [line] = layOutText('שלום 123 abc (עולם)', sans).lines;
  const shown = line?.runs.map(({ clusters }) => clusters.map(({ text }) => text).join('')).join('');
  // The parentheses are mirrored as they are drawn, not as text.
  expect(shown).toBe(')םלוע( abc 123 םולש');
});

test('a character that no font has is told', () => {
  expect(layOutText('A𓀀', sans).missing).toEqual(['𓀀']);
});

async function pageWith(content: string): Promise<Buffer> {
  const document = await EditedDocument.open(
    samplePdf(blankPages(1).map((body) => body.replace('200 200', '900 200'))),
    {
      pdfium: async () => pdfium,
    },
  );
  const page = document.page(1);
  if (!page) throw new Error('No page');
  const fonts = new DocumentFonts(document);
  const names = new Map<EmbeddedFont, string>();
  const nameFont = (font: EmbeddedFont) => {
    const name = names.get(font) ?? page.addResource('Font', font.ref);
    names.set(font, name);
    return name;
  };
  const { lines, missing } = layOutText(content, sans);
  expect(missing).toEqual([]);
  const shown = lines.map((line) => writeLine(line, { x: 20, y: 100, size: 16 }, { fonts, nameFont }));
  page.appendContent(Buffer.from(shown.join('\n')));
  await fonts.finish();
  const parts: Uint8Array[] = [];
  document.save({ sink: (part) => parts.push(part) });
  return Buffer.concat(parts);
}

function readWithPoppler(bytes: Buffer): string {
  const path = join(directory, 'text.pdf');
  writeFileSync(path, bytes);
  return spawnSync('pdftotext', ['-enc', 'UTF-8', path, '-'], { encoding: 'utf8' }).stdout;
}

function readWithPdfium(bytes: Buffer): string {
  using document = PdfiumDocument.open(pdfium, bytes);
  return readPageText(document, 0);
}

/** Poppler writes punctuation within right-to-left text as displayed, between marks of direction. */
const plain = (text: string) =>
  text
    .replaceAll(/\u202a([^\p{L}\p{N}]*)\u202c/gu, (_, signs: string) => [...signs].reverse().join(''))
    .replaceAll(/[\f\n\u202a-\u202e\u200e\u200f]/g, '')
    .normalize('NFC')
    .trim();

const charactersOf = (text: string) => [...plain(text)].filter((character) => /[^\s-]/.test(character)).sort();
