import { PDFDict, PDFHexString, PDFName, PDFRef } from '@cantoo/pdf-lib';
import type { EditOutcome, PdfEditOf } from '../../../../pdf/editing/pdf-edits.ts';
import { t } from '../../../../shared/language/translate.ts';
import { arrayEntry, asName, dictionaryEntry, isTrue, itemsOf } from '../../objects/access.ts';
import type { EditedDocument } from '../edited-document.ts';
import type { DocumentFonts } from '../fonts/document-fonts.ts';
import { drawButton } from './button-appearance.ts';
import { FieldDrawer } from './draw-field.ts';
import { FieldFonts } from './field-fonts.ts';
import {
  buttonStates,
  checkValue,
  currentTexts,
  type FieldValue,
  listed,
  onStateOf,
  optionsOf,
} from './field-values.ts';
import { flattenFields } from './flatten-fields.ts';
import { type FormField, type FormTree, hasFlag, inherited, readFormTree } from './form-tree.ts';

export type FieldEdit = { index: number; edit: PdfEditOf<'field'> };

export type FilledFields = {
  outcomes: EditOutcome[];
  warnings: string[];
  /** The pages, from 1, that show a field that was filled, by the edit's place in the list. */
  shownOn: Map<number, number[]>;
  /** Why there is nothing to fill in or to flatten. */
  problem?: string;
};

/**
 * Fills fields of the document's form, and draws what they look like with their values, so that every reader shows the same.
 * Scripts never run. `flatten` then makes all fields part of the pages. Fonts are written by the caller, after all edits.
 */
export function fillFields(
  document: EditedDocument,
  edits: readonly FieldEdit[],
  { flatten = false, fonts }: { flatten?: boolean; fonts: DocumentFonts },
): FilledFields {
  const tree = readFormTree(document);
  if (!tree || tree.fields.size === 0) {
    const message = whyWithoutFields(tree);
    return {
      outcomes: edits.map((edit) => outcomeOf(edit, 'failed', message)),
      warnings: [],
      shownOn: new Map(),
      problem: message,
    };
  }
  const filler = new FormFiller(document, tree, fonts);
  const outcomes = edits.map((edit) => filler.fill(edit));
  const isChanged = outcomes.some(({ status }) => status !== 'failed');
  const warnings = isChanged || flatten ? filler.finish(flatten) : [];
  if (flatten) flattenFields(document, tree);
  return { outcomes, warnings, shownOn: filler.shownOn };
}

const whyWithoutFields = (tree: FormTree | undefined): string =>
  tree?.form.dictionary.has(PDFName.of('XFA'))
    ? t('This is a dynamic XFA form, which only Adobe Reader can show and fill in.')
    : t('This PDF has no form fields.');

const outcomeOf = ({ index, edit }: FieldEdit, status: EditOutcome['status'], message?: string): EditOutcome => ({
  index,
  ...(edit.id !== undefined && { id: edit.id }),
  status,
  ...(message !== undefined && { message }),
});

class FormFiller {
  readonly #document: EditedDocument;
  readonly #tree: FormTree;
  readonly #drawer: FieldDrawer;
  readonly #filled = new Set<FormField>();
  readonly shownOn: FilledFields['shownOn'] = new Map();

  constructor(document: EditedDocument, tree: FormTree, fonts: DocumentFonts) {
    this.#document = document;
    this.#tree = tree;
    const { dictionary } = tree.form;
    this.#drawer = new FieldDrawer(document, dictionary, new FieldFonts(document, dictionary, fonts));
  }

  fill(fieldEdit: FieldEdit): EditOutcome {
    const { name, value } = fieldEdit.edit;
    const field = this.#tree.fields.get(name);
    if (!field) return outcomeOf(fieldEdit, 'failed', t("This form has no field named '{name}'.", { name }));
    const checked = checkValue(field, value);
    if ('refusal' in checked)
      return outcomeOf(
        fieldEdit,
        'failed',
        t("'{name}' was not filled: {refusal}", { name, refusal: checked.refusal }),
      );
    this.#setValue(field, checked.value);
    this.#filled.add(field);
    const pages = field.widgets.flatMap(({ place }) => (place ? place.page.index + 1 : []));
    this.shownOn.set(fieldEdit.index, [...new Set(pages)]);
    const notes = [...(checked.note ? [checked.note] : []), ...this.#draw(field)];
    return notes.length === 0
      ? outcomeOf(fieldEdit, 'done')
      : outcomeOf(fieldEdit, 'changed', `'${name}': ${notes.join(' ')}`);
  }

  /** Makes the rest of the form agree with the filled fields. Returns what the user should know. */
  finish(flatten: boolean): string[] {
    const { form, fields, unlisted } = this.#tree;
    const { dictionary } = form;
    const warnings: string[] = [];
    // Readers would draw all fields anew, each in its own way (12.7.3).
    const isAllStale = isTrue(dictionary, 'NeedAppearances');
    if (isAllStale || flatten) this.#drawOthers((field) => isAllStale || lacksAppearance(field));
    dictionary.delete(PDFName.of('NeedAppearances'));
    if (dictionary.delete(PDFName.of('XFA'))) {
      warnings.push(t('The XFA part of this form was removed: it would have shown other values than those filled in.'));
    }
    const { context } = this.#document;
    if (unlisted.length > 0) {
      const listed = itemsOf(arrayEntry(dictionary, 'Fields'));
      dictionary.set(PDFName.of('Fields'), context.obj([...listed, ...new Set(unlisted)]));
    }
    this.#document.markChanged(form.ref);
    this.#changeCatalog();
    const computed = this.#computedFields();
    if (computed.length > 0)
      warnings.push(
        t('Scripts do not run here, so these fields were not computed: {fields}.', { fields: listed(computed) }),
      );
    const missing = [...fields.values()].filter(isMissing).map(({ name }) => name);
    if (missing.length > 0) warnings.push(t('Required fields are empty: {fields}.', { fields: listed(missing) }));
    if ([...this.#filled].some((field) => field.kind === 'text' && hasFlag(field, 'password'))) {
      warnings.push(t('The form has a password field: anyone with the file can read what was typed there.'));
    }
    return warnings;
  }

  #setValue(field: FormField, value: FieldValue): void {
    for (const { dictionary, ref } of field.holders) {
      setValue(dictionary, field, value);
      this.#document.markChanged(ref);
    }
    for (const [index, { dictionary, ref }] of field.widgets.entries()) {
      // A widget's own value would hide that of its field.
      if (!field.holders.some((holder) => holder.dictionary === dictionary)) dictionary.delete(PDFName.of('V'));
      if (value.kind === 'button') dictionary.set(PDFName.of('AS'), value.states[index] ?? PDFName.of('Off'));
      this.#document.markChanged(ref);
    }
  }

  /** Returns what is not as asked. */
  #draw(field: FormField): string[] {
    if (field.kind === 'checkBox' || field.kind === 'radio') {
      const states = buttonStates(field);
      for (const [index, widget] of field.widgets.entries()) {
        const state = states[index];
        if (state && !onStateOf(widget)) drawButton(this.#document, widget, field.kind, state.name);
      }
      return [];
    }
    const { isComplete, isOwnFont, fits } = this.#drawer.draw(field);
    return [
      ...(isComplete ? [] : [t('Some characters cannot be drawn, because no font here has them; the value is saved.')]),
      ...(isOwnFont || !isComplete ? [] : [t("The form's font lacks some of the characters, so another one is used.")]),
      ...(fits ? [] : [t('The text is longer than its box, which shows only its start.')]),
    ];
  }

  #drawOthers(isWanted: (field: FormField) => boolean): void {
    for (const field of this.#tree.fields.values()) {
      if (field.kind === 'push' || field.kind === 'signature' || this.#filled.has(field)) continue;
      if (isWanted(field)) this.#draw(field);
    }
  }

  /**
   * Adobe Reader refuses to open changed files whose usage rights were signed by Adobe (12.8.2.3), and waits for an XFA form
   * where the catalog announces one (12.7.8).
   */
  #changeCatalog(): void {
    const { catalog, context } = this.#document;
    const { Root } = context.trailerInfo;
    const permissions = dictionaryEntry(catalog, 'Perms');
    const kept = permissions?.entries().filter(([key]) => !['UR', 'UR3'].includes(asName(key) ?? ''));
    const hadForm = catalog.delete(PDFName.of('NeedsRendering'));
    const hadRights = kept !== undefined && kept.length !== permissions?.keys().length;
    if (hadRights) catalog.set(PDFName.of('Perms'), PDFDict.fromMapWithContext(new Map(kept), context));
    if ((hadForm || hadRights) && Root instanceof PDFRef) this.#document.markChanged(Root);
  }

  #computedFields(): string[] {
    return [...this.#tree.fields.values()]
      .filter((field) => !this.#filled.has(field))
      .filter(({ holders }) => dictionaryEntry(dictionaryEntry(holders[0]?.dictionary, 'AA'), 'C') !== undefined)
      .map(({ name }) => name);
  }
}

function setValue(holder: PDFDict, field: FormField, value: FieldValue): void {
  const [key, indices] = [PDFName.of('V'), PDFName.of('I')];
  // The styled copy of a text (12.7.5.3) would still have the old words.
  holder.delete(PDFName.of('RV'));
  if (value.kind === 'button') {
    holder.set(key, value.value ?? PDFName.of('Off'));
    return;
  }
  holder.delete(indices);
  if (value.kind === 'text') {
    holder.set(key, PDFHexString.fromText(value.text));
    return;
  }
  const options = optionsOf(field);
  const texts = value.options.map((index) => PDFHexString.fromText(options[index]?.value ?? ''));
  const [first] = texts;
  if (!first) holder.delete(key);
  else holder.set(key, texts.length === 1 ? first : holder.context.obj(texts));
  if (!hasFlag(field, 'combo') && texts.length > 0) holder.set(indices, holder.context.obj(value.options));
}

/** Whether a text would be missing from the page, though readers that fill in forms show it. */
function lacksAppearance(field: FormField): boolean {
  if (field.kind !== 'text' && field.kind !== 'choice') return false;
  if (currentTexts(field).every((text) => text === '')) return false;
  return field.widgets.some(({ dictionary }) => {
    const normal = dictionaryEntry(dictionaryEntry(dictionary, 'AP'), 'N');
    return dictionaryEntry(dictionaryEntry(normal, 'Resources'), 'Font') === undefined;
  });
}

function isMissing(field: FormField): boolean {
  if (!hasFlag(field, 'required') || hasFlag(field, 'readOnly')) return false;
  if (field.kind === 'checkBox' || field.kind === 'radio') {
    const state = asName(inherited(field.holders[0]?.dictionary, 'V'));
    return state === undefined || state === 'Off';
  }
  return (field.kind === 'text' || field.kind === 'choice') && currentTexts(field).every((text) => text === '');
}
