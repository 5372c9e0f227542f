import { PDFHexString, type PDFObject, PDFString } from '@cantoo/pdf-lib';
import { asText, dictionaryEntry } from '../objects/access.ts';
import { readNameTree } from '../objects/trees.ts';
import type { OutputDocument } from '../write/output-document.ts';
import type { SourceCopy } from './source-copy.ts';

/** Entries per leaf of a name tree; readers search leaf by leaf. */
const entriesPerLeaf = 128;

/** Named destinations and attachments of a result: its name dictionary (ISO 32000-2, 7.7.4). */
export class NameEntries {
  readonly #output: OutputDocument;
  /** By name, as Latin-1 bytes. */
  readonly #destinations = new Map<string, PDFObject>();
  readonly #attachments = new Map<string, PDFObject>();

  constructor(output: OutputDocument) {
    this.#output = output;
  }

  /** Names used by an earlier file stay its own: internal links no longer use names. */
  addDestinations(copy: SourceCopy): void {
    for (const [name, value] of copy.source.destinations) {
      if (this.#destinations.has(name)) continue;
      const destination = copy.copyDestination(value);
      if (destination) this.#destinations.set(name, destination);
    }
    copy.copier.finish();
  }

  addAttachments(copy: SourceCopy): void {
    for (const [key, value] of attachmentsOf(copy)) {
      const name = asText(key) ?? 'file';
      let own = name;
      for (let number = 2; this.#attachments.has(own); number++) own = `${name} (${number})`;
      this.#attachments.set(own, copy.copier.copy(value));
      copy.kept.attachments++;
    }
    copy.copier.finish();
  }

  /** The name dictionary; undefined when empty. */
  write(): PDFObject | undefined {
    const destinations = [...this.#destinations]
      .sort(byName)
      .map(([name, value]) => [PDFString.of(escapeString(name)), value] as const);
    // Hexadecimal UTF-16 strings sort like their bytes.
    const attachments = [...this.#attachments]
      .map(([name, value]) => [PDFHexString.fromText(name), value] as const)
      .sort(([a], [b]) => (a.asString() < b.asString() ? -1 : 1));
    const trees = { Dests: this.#writeTree(destinations), EmbeddedFiles: this.#writeTree(attachments) };
    return trees.Dests || trees.EmbeddedFiles ? this.#output.add(this.#output.dictionary(trees)) : undefined;
  }

  #writeTree(entries: readonly (readonly [key: PDFObject, value: PDFObject])[]): PDFObject | undefined {
    if (entries.length === 0) return undefined;
    const leaves: PDFObject[] = [];
    for (let start = 0; start < entries.length; start += entriesPerLeaf) {
      const part = entries.slice(start, start + entriesPerLeaf);
      const names = this.#output.array(part.flat());
      const limits = [part[0]?.[0], part.at(-1)?.[0]].filter((limit) => limit !== undefined);
      if (entries.length <= entriesPerLeaf) return this.#output.add(this.#output.dictionary({ Names: names }));
      leaves.push(this.#output.add(this.#output.dictionary({ Names: names, Limits: this.#output.array(limits) })));
    }
    return this.#output.add(this.#output.dictionary({ Kids: this.#output.array(leaves) }));
  }
}

/** Document-level attachments (7.11.4); those placed on a page are copied with it. */
export const attachmentsOf = (copy: SourceCopy) =>
  readNameTree(dictionaryEntry(dictionaryEntry(copy.source.catalog, 'Names'), 'EmbeddedFiles'));

const byName = ([a]: [string, unknown], [b]: [string, unknown]): number => (a < b ? -1 : 1);

/** A literal string of these bytes, escaped (7.3.4.2). */
const escapeString = (bytes: string): string =>
  bytes.replace(/[\\()\r]/g, (character) => (character === '\r' ? '\\r' : `\\${character}`));
