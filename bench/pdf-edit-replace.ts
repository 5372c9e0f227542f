import { shownBox } from '../src/engines/pdf/edit/content/content-box.ts';
import { FontReader } from '../src/engines/pdf/edit/content/page-font.ts';
import { EditedDocument } from '../src/engines/pdf/edit/edited-document.ts';
import { DocumentFonts } from '../src/engines/pdf/edit/fonts/document-fonts.ts';
import { FamilyFaces } from '../src/engines/pdf/edit/replace/family-faces.ts';
import { replaceText } from '../src/engines/pdf/edit/replace/replace-text.ts';
import type { Pdfium } from '../src/pdf/pdfium.ts';
import { PdfiumDocument } from '../src/pdf/pdfium-document.ts';
import {
  changedOutside,
  createDice,
  type PrintedWord,
  type SamplePage,
  samplePages,
  saved,
  wordsOn,
} from './pdf-edit-pages.ts';
import { median, type Row } from './suite.ts';

const places = 200;
/** What PDFium's own SetText manages of the same words, measured once. */
const ofPdfium = 184;

type Replaced = { found: boolean; outside: boolean; milliseconds: number };

/** Replaces a random word on each of 200 pages by its letters in reverse order, and reads it back with PDFium. */
export async function measureReplacing(corpus: string, pdfium: Pdfium): Promise<Row[]> {
  const dice = createDice(5);
  const results: Replaced[] = [];
  for await (const sample of samplePages(corpus, pdfium, dice)) {
    const words = wordsOn(sample.source, sample.page.index).filter(
      ({ text }) => text.length >= 3 && text !== reversed(text) && !/[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text),
    );
    const word = words[Math.floor(dice() * words.length)];
    if (word) results.push(await replaceOne(sample, word, pdfium));
    if (results.length === places) break;
  }
  const found = results.filter((result) => result.found).length;
  const outside = results.filter((result) => result.outside).length;
  const time = median(results.map(({ milliseconds }) => milliseconds));
  return [
    {
      ...{
        what: `words replaced and read back, of ${results.length}`,
        ours: String(found),
        peer: `${ofPdfium} (PDFium)`,
      },
      ...{ target: 'at least 198', holds: found >= 198 },
    },
    {
      ...{ what: 'one word, from opening to the saved file', ours: `${time.toFixed(1)} ms`, peer: '-' },
      ...{ target: 'median of at most 10 ms', holds: time <= 10 },
    },
    {
      ...{ what: 'pages changed outside of the word', ours: String(outside), peer: '-' },
      ...{ target: 'none', holds: outside === 0 },
    },
  ];
}

const reversed = (text: string): string => [...text].reverse().join('');
const occurrences = (words: readonly PrintedWord[], text: string): number =>
  words.reduce((sum, word) => sum + word.text.normalize('NFKC').split(text.normalize('NFKC')).length - 1, 0);

async function replaceOne(
  { name, bytes, source, page: { index } }: SamplePage,
  word: PrintedWord,
  pdfium: Pdfium,
): Promise<Replaced> {
  const newText = reversed(word.text);
  const started = performance.now();
  const document = await EditedDocument.open(bytes, { pdfium: async () => pdfium });
  const page = document.page(index + 1);
  if (!page) throw new Error('The page is gone');
  const box = shownBox(page.toUserSpace, word.box);
  const edit = { type: 'replace', page: index + 1, ...box, originalText: word.text, newText, fit: 'keep' } as const;
  const otherFonts = new DocumentFonts(document);
  const draw = async () => source.render(index, { size: { dpi: 100 } });
  const fonts = new FontReader();
  const faces = new FamilyFaces(document, fonts);
  const parts = { document, page, fonts, faces, otherFonts, draw, readLines: async () => undefined };
  const [outcome] = await replaceText(parts, [{ index: 0, edit }]);
  await otherFonts.finish();
  const result = saved(document);
  const milliseconds = performance.now() - started;
  using after = PdfiumDocument.open(pdfium, result);
  const words = wordsOn(after, index);
  const found = occurrences(words, newText) > occurrences(wordsOn(source, index), newText);
  const outside = changedOutside(source, after, page, outcome?.boxes ?? []) > 0;
  if (!found || outside) {
    const problems = [
      ...(outside ? ['changed outside'] : []),
      ...(found ? [] : [`not read back. ${outcome?.message ?? ''}`]),
    ];
    console.log(`  ${name}, page ${index + 1}: ${word.text} -> ${newText}: ${problems.join(', ')}`);
  }
  return { found, outside, milliseconds };
}
