import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PDFName } from '@cantoo/pdf-lib';
import { type Box, isInside, shownBox, userBox } from '../src/engines/pdf/edit/content/content-box.ts';
import { FontReader } from '../src/engines/pdf/edit/content/page-font.ts';
import { readContent } from '../src/engines/pdf/edit/content/read-content.ts';
import { DocumentFonts } from '../src/engines/pdf/edit/fonts/document-fonts.ts';
import { proveRedactions } from '../src/engines/pdf/edit/redact/prove-redactions.ts';
import { redactDocument } from '../src/engines/pdf/edit/redact/redact-document.ts';
import type { PdfEditOf } from '../src/pdf/editing/pdf-edits.ts';
import type { Pdfium } from '../src/pdf/pdfium.ts';
import { PdfiumDocument } from '../src/pdf/pdfium-document.ts';
import { changedOutside, createDice, type SamplePage, samplePages, saved, wordsOn } from './pdf-edit-pages.ts';
import type { Row } from './suite.ts';

const wanted = 300;
const rect = PDFName.of('Rect');

type Wish = { edits: PdfEditOf<'redact'>[] /** Words under the boxes. */; secrets: string[]; kind: string };
type Found = { leaks: string[]; outside: boolean; pictures: number; broken: boolean };

/**
 * Redacts three words in a row, an image, a note or form field, or any part of a page, 300 boxes in all, and looks for what
 * was under them with other programs and in all bytes.
 */
export async function measureRedacting(corpus: string, pdfium: Pdfium, folder: string): Promise<Row[]> {
  const dice = createDice(9);
  let boxes = 0;
  const kinds = new Map<string, number>();
  const sum = { leaks: 0, outside: 0, pictures: 0, broken: 0 };
  for await (const sample of samplePages(corpus, pdfium, dice)) {
    const wish = chooseBoxes(sample, dice);
    boxes += wish.edits.length;
    kinds.set(wish.kind, (kinds.get(wish.kind) ?? 0) + wish.edits.length);
    const found = await redactOne(sample, wish, { pdfium, folder });
    sum.leaks += found.leaks.length;
    sum.outside += found.outside ? 1 : 0;
    sum.pictures += found.pictures;
    sum.broken += found.broken ? 1 : 0;
    const told = [
      ...found.leaks,
      ...(found.outside ? ['changed outside'] : []),
      ...(found.broken ? ['not clean for qpdf'] : []),
    ];
    if (told.length > 0)
      console.log(`  ${sample.name}, page ${sample.page.index + 1}, ${wish.kind}: ${told.join('; ')}`);
    if (boxes >= wanted) break;
  }
  const chosen = [...kinds].map(([kind, count]) => `${count} ${kind}`).join(', ');
  const row = (what: string, count: number): Row => ({
    ...{ what, ours: String(count), peer: '-', target: 'none', holds: count === 0 },
  });
  return [
    row(`leaks in ${boxes} redactions (${chosen})`, sum.leaks),
    row('pages changed outside of redactions', sum.outside),
    row('redacted files that qpdf finds fault with, unlike their source', sum.broken),
    { ...row('pages that had to become a picture', sum.pictures), target: '-', holds: true },
  ];
}

function chooseBoxes({ source, page }: SamplePage, dice: () => number): Wish {
  const redact = (box: Box): PdfEditOf<'redact'> => ({
    ...{ type: 'redact', page: page.index + 1, look: 'black' },
    ...shownBox(page.toUserSpace, box),
  });
  const pick = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(dice() * items.length)];
  const lot = dice();
  const words = wordsOn(source, page.index).filter(({ text }) => text.length >= 2);
  if (lot < 0.6 && words.length > 0) {
    const first = Math.floor(dice() * words.length);
    const chosen = words.slice(first, first + 3);
    return { kind: 'words', edits: chosen.map(({ box }) => redact(box)), secrets: chosen.map(({ text }) => text) };
  }
  const everything = userBox(page.toUserSpace, { x: 0, y: 0, width: page.width, height: page.height });
  const images = readContent(page, [everything], new FontReader()).items.filter((item) => item.kind === 'image');
  const image = lot < 0.8 ? pick(images) : undefined;
  if (image) {
    const [a, b, c, d, e, f] = image.matrix;
    const corner = (u: number, v: number) => ({ x: a * u + c * v + e, y: b * u + d * v + f });
    const [one, other] = [corner(0.2, 0.4), corner(0.5, 0.6)];
    const box = {
      ...{ left: Math.min(one.x, other.x), right: Math.max(one.x, other.x) },
      ...{ bottom: Math.min(one.y, other.y), top: Math.max(one.y, other.y) },
    };
    if (box.right - box.left > 1 && box.top - box.bottom > 1)
      return { kind: 'images', edits: [redact(box)], secrets: [] };
  }
  const annotation = lot < 0.95 ? pick(page.annotations) : undefined;
  const rectangle =
    annotation &&
    String(annotation.dictionary.get(rect))
      .match(/-?[\d.]+/g)
      ?.map(Number);
  if (rectangle && rectangle.length === 4) {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = rectangle;
    const box = { left: Math.min(x1, x2), right: Math.max(x1, x2), bottom: Math.min(y1, y2), top: Math.max(y1, y2) };
    if (box.right - box.left > 1 && box.top - box.bottom > 1)
      return { kind: 'notes and fields', edits: [redact(box)], secrets: [] };
  }
  const [width, height] = [page.width * (0.1 + 0.2 * dice()), page.height * (0.03 + 0.1 * dice())];
  const place = { x: dice() * (page.width - width), y: dice() * (page.height - height), width, height };
  return { kind: 'parts of pages', edits: [redact(userBox(page.toUserSpace, place))], secrets: [] };
}

async function redactOne(
  sample: SamplePage,
  { edits, secrets }: Wish,
  { pdfium, folder }: { pdfium: Pdfium; folder: string },
): Promise<Found> {
  const { document, page, source, bytes, path } = sample;
  const labelFonts = new DocumentFonts(document);
  const given = edits.map((edit, index) => ({ index, edit }));
  const { outcomes, unreadable, finish } = await redactDocument(document, given, {
    labelFonts,
    pdfium: async () => pdfium,
  });
  finish();
  const proof = { source: bytes, pdfium: async () => pdfium, edits, added: [], doubtful: unreadable };
  const proven = await proveRedactions(saved(document, true), proof);
  const file = join(folder, 'redacted.pdf');
  writeFileSync(file, proven.bytes);
  using after = PdfiumDocument.open(pdfium, proven.bytes);
  const boxes = edits.map((edit) => userBox(page.toUserSpace, edit));
  const left = wordsOn(after, page.index).filter(({ box }) => boxes.some((each) => isInside(middleOf(box), each)));
  return {
    leaks: [
      ...left.map(({ text }) => `PDFium reads ${text}`),
      ...readers.flatMap(({ name, read }) =>
        leaksBy(name, secrets, read(path, page.index + 1), read(file, page.index + 1)),
      ),
      ...(source.pageCount === 1 ? leaksInBytes(secrets, text('pdftotext', '-raw', path, '-'), unpacked(file)) : []),
    ],
    outside:
      proven.warnings.length === 0 &&
      changedOutside(
        source,
        after,
        page,
        outcomes.flatMap((outcome) => outcome.boxes),
      ) > 0,
    pictures: proven.warnings.length,
    broken: isBroken(file) && !isBroken(path),
  };
}

const middleOf = ({ left, right, bottom, top }: Box) => ({ x: (left + right) / 2, y: (bottom + top) / 2 });

const text = (program: string, ...parameters: string[]): string =>
  spawnSync(program, parameters, { encoding: 'utf8', maxBuffer: 1 << 28 }).stdout ?? '';

/** Separate programs; one that is not installed reads nothing. */
const readers: { name: string; read: (file: string, page: number) => string }[] = [
  { name: 'pdftotext', read: (file, page) => text('pdftotext', '-f', `${page}`, '-l', `${page}`, '-raw', file, '-') },
  { name: 'mutool', read: (file, page) => text('mutool', 'draw', '-q', '-F', 'txt', file, `${page}`) },
];

/** Everything in a file, unpacked. */
const unpacked = (file: string): string =>
  spawnSync('qpdf', ['--qdf', '--object-streams=disable', file, '-'], { maxBuffer: 1 << 29 }).stdout?.toString(
    'latin1',
  ) ?? '';

const isBroken = (file: string): boolean => spawnSync('qpdf', ['--check', file]).status !== 0;

/** Words of which there are more left than are elsewhere. */
function leaksBy(name: string, secrets: readonly string[], before: string, after: string): string[] {
  return [...new Set(secrets)].flatMap((secret) => {
    const [old, now] = [before, after].map((said) => said.split(secret).length - 1);
    const rest = (old ?? 0) - secrets.filter((each) => each === secret).length;
    return (old ?? 0) > 0 && (now ?? 0) > rest ? [`${name} finds ${secret}`] : [];
  });
}

/** Words that stood nowhere else on the page, and are long enough to be no part of anything else. */
function leaksInBytes(secrets: readonly string[], page: string, after: string): string[] {
  const isAlone = (secret: string) =>
    secret.length >= 5 && page.split(secret).length === 2 && !/unicode|adobe/i.test(secret);
  const alone = secrets.filter(isAlone);
  return alone
    .filter((secret) => spellings(secret).some((spelling) => after.includes(spelling)))
    .map((secret) => `the bytes have ${secret}`);
}

/** As text, in the encodings of PDF strings, and as their hexadecimal digits. */
function spellings(secret: string): string[] {
  const utf16 = Buffer.from(secret, 'utf16le').swap16();
  const bytes = [Buffer.from(secret), utf16];
  return [
    secret,
    ...bytes.map((each) => each.toString('latin1')),
    ...bytes.flatMap((each) => [each.toString('hex'), each.toString('hex').toUpperCase()]),
  ];
}
