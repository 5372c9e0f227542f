import { type PDFDict, PDFName, PDFNumber, type PDFObject } from '@cantoo/pdf-lib';
import { dictionaryEntry, numberEntry, rawEntry } from '../objects/access.ts';
import { readNumberTree } from '../objects/trees.ts';
import type { OutputDocument } from '../write/output-document.ts';
import type { SourceCopy } from './source-copy.ts';

/** A page's label: style, prefix and number (ISO 32000-2, 12.4.2). */
type PageLabel = { style: PDFObject | undefined; prefix: PDFObject | undefined; number: number };

/** The page labels of a result: every page keeps its label. */
export class PageLabels {
  readonly #output: OutputDocument;
  readonly #labels: (PageLabel | undefined)[] = [];
  #isUsed = false;

  constructor(output: OutputDocument) {
    this.#output = output;
  }

  addFrom(copy: SourceCopy): void {
    const ranges = [...readNumberTree(dictionaryEntry(copy.source.catalog, 'PageLabels'))].sort(([a], [b]) => a - b);
    if (ranges.length > 0) this.#isUsed = true;
    for (const { slot, page } of copy.placements) this.#labels[slot] = labelOf(page, ranges, copy);
  }

  /** Writes labels only if any file had some; without them readers number the pages from 1. */
  write(catalog: PDFDict): void {
    if (!this.#isUsed) return;
    const numbers: PDFObject[] = [];
    let previous: PageLabel | undefined;
    for (const [slot, label] of this.#labels.entries()) {
      if (label && !(previous && follows(previous, label))) {
        numbers.push(PDFNumber.of(slot), this.#describe(label));
      }
      previous = label;
    }
    catalog.set(PDFName.of('PageLabels'), this.#output.dictionary({ Nums: this.#output.array(numbers) }));
  }

  #describe({ style, prefix, number }: PageLabel): PDFDict {
    return this.#output.dictionary({ S: style, P: prefix, St: number === 1 ? undefined : PDFNumber.of(number) });
  }
}

function labelOf(page: number, ranges: readonly [number, PDFObject][], copy: SourceCopy): PageLabel {
  const range = ranges.findLast(([first]) => first <= page);
  const label = range && copy.source.dictionary(range[1]);
  if (!range || !label) return { style: PDFName.of('D'), prefix: undefined, number: page + 1 };
  return {
    style: copy.source.resolve(rawEntry(label, 'S')),
    prefix: copy.source.resolve(rawEntry(label, 'P')),
    number: (numberEntry(label, 'St') ?? 1) + page - range[0],
  };
}

const follows = (before: PageLabel, after: PageLabel): boolean =>
  after.number === before.number + 1 &&
  after.style === before.style &&
  after.prefix?.toString() === before.prefix?.toString();
