import { PDFBool, PDFDict, PDFHexString, PDFName, type PDFObject, PDFRef } from '@cantoo/pdf-lib';
import { arrayEntry, asDictionary, asText, dictionaryEntry, isTrue, itemsOf, rawEntry } from '../objects/access.ts';
import type { OutputDocument } from '../write/output-document.ts';
import type { SourceCopy } from './source-copy.ts';

/**
 * The interactive form of a result (ISO 32000-2, 12.7). Fields of the same full name share their value (12.7.4.2), so fields
 * are renamed when an earlier file uses their name.
 */
export class FormFields {
  renamed = 0;
  readonly #output: OutputDocument;
  readonly #fields: PDFRef[] = [];
  readonly #names = new Set<string>();
  #resources: PDFDict | undefined;
  #appearance: PDFObject | undefined;
  #needsAppearances = false;

  constructor(output: OutputDocument) {
    this.#output = output;
  }

  addFrom(copy: SourceCopy): void {
    const form = dictionaryEntry(copy.source.catalog, 'AcroForm');
    if (!form) return;
    const taken = this.#takeFields(copy, form);
    // XFA forms (12.7.8) are gone from PDF 2.0; the plain fields beside them stay.
    if (form.has(PDFName.of('XFA')) && taken > 0) copy.leftOut.dynamicForms++;
    if (taken === 0) return;
    if (isTrue(form, 'NeedAppearances')) this.#needsAppearances = true;
    this.#appearance ??= copySetting(copy, form, 'DA');
    const resources = rawEntry(form, 'DR');
    const copied = resources && asDictionary(copy.copier.copy(copy.source.resolve(resources) ?? resources));
    copy.copier.finish();
    if (copied) this.#mergeResources(copied);
  }

  write(catalog: PDFDict): void {
    if (this.#fields.length === 0) return;
    const form = this.#output.dictionary({
      Fields: this.#output.array(this.#fields),
      DR: this.#resources,
      DA: this.#appearance,
      NeedAppearances: this.#needsAppearances ? PDFBool.True : undefined,
    });
    catalog.set(PDFName.of('AcroForm'), this.#output.add(form));
  }

  #takeFields(copy: SourceCopy, form: PDFDict): number {
    let taken = 0;
    for (const field of itemsOf(arrayEntry(form, 'Fields'))) {
      if (!(field instanceof PDFRef) || !copy.hasWidget(field)) continue;
      const ref = copy.copier.copy(field);
      copy.copier.finish();
      const copied = this.#output.lookup(ref);
      if (!(ref instanceof PDFRef) || !(copied instanceof PDFDict)) continue;
      this.#name(copied);
      // Defaults that fields inherit from their form are copied to them, as forms may differ.
      for (const key of ['DA', 'Q'] as const) {
        const setting = copied.has(PDFName.of(key)) ? undefined : copySetting(copy, form, key);
        if (setting) copied.set(PDFName.of(key), setting);
      }
      this.#fields.push(ref);
      taken += 1;
      copy.kept.fields += countFields(copy, field, 0);
    }
    return taken;
  }

  #name(field: PDFDict): void {
    const key = PDFName.of('T');
    const name = asText(this.#output.lookup(field.get(key))) ?? '';
    let own = name;
    for (let number = 2; own !== '' && this.#names.has(own); number++) own = `${name}_${number}`;
    if (own !== name) {
      field.set(key, PDFHexString.fromText(own));
      this.renamed += 1;
    }
    this.#names.add(own);
  }

  /** Resources such as fonts for the fields' appearances; on conflict the first file's win. */
  #mergeResources(more: PDFDict): void {
    if (!this.#resources) {
      this.#resources = more;
      return;
    }
    for (const [key, value] of more.entries()) {
      const known = asDictionary(this.#output.lookup(this.#resources.get(key)));
      const added = asDictionary(this.#output.lookup(value));
      if (!known) this.#resources.set(key, value);
      else if (added) for (const [name, resource] of added.entries()) if (!known.has(name)) known.set(name, resource);
    }
  }
}

/** A direct string or number setting, not a reference. */
function copySetting(copy: SourceCopy, form: PDFDict, key: string): PDFObject | undefined {
  const value = copy.source.resolve(rawEntry(form, key));
  return value instanceof PDFDict ? undefined : value;
}

/** Counts terminal fields: those without named children. */
function countFields(copy: SourceCopy, field: PDFObject, depth: number): number {
  const dictionary = copy.source.dictionary(field);
  if (!dictionary || depth > 30) return 0;
  const named = itemsOf(arrayEntry(dictionary, 'Kids')).filter(
    (kid) => copy.source.dictionary(kid)?.has(PDFName.of('T')) && copy.hasWidget(kid),
  );
  return named.length === 0 ? 1 : named.reduce((sum, kid) => sum + countFields(copy, kid, depth + 1), 0);
}
