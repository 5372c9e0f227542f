import { appendFileSync, chmodSync, constants, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import type { Raster } from '../../../pdf/draw-page.ts';
import { type PageLine, readPageLines } from '../../../pdf/editing/page-lines.ts';
import type { EditOutcome, PdfEdit } from '../../../pdf/editing/pdf-edits.ts';
import { linesWithText } from '../../../pdf/editing/plan-text-changes.ts';
import type { Pdfium } from '../../../pdf/pdfium.ts';
import { PdfiumDocument } from '../../../pdf/pdfium-document.ts';
import { AppError } from '../../../shared/errors.ts';
import { t } from '../../../shared/language/translate.ts';
import { readEmbeddable } from '../images-to-pdf/write-images.ts';
import { pdfErrors } from '../pdf.errors.ts';
import type { EditedPdf, EditPdfRequest } from '../pdf-capabilities.ts';
import { applyEdit, isOutside, type PlacedEdit } from './apply-edit.ts';
import { FontReader } from './content/page-font.ts';
import { describeSource } from './describe-source.ts';
import type { DisplayBox } from './display-box.ts';
import { DocumentPictures } from './drawings/add-picture.ts';
import { type Applied, failed } from './edit-context.ts';
import { EditedDocument } from './edited-document.ts';
import type { EditedPage } from './edited-page.ts';
import { type FieldEdit, type FilledFields, fillFields } from './fields/fill-fields.ts';
import { unreadFields } from './fields/prove-fields.ts';
import { DocumentFonts } from './fonts/document-fonts.ts';
import { shownBox } from './markup/change-annotation.ts';
import { type EditsToProve, type Proof, proveEdits, sizeToCompare } from './prove/prove-edits.ts';
import { proveRedactions } from './redact/prove-redactions.ts';
import { type PlacedRedaction, redactDocument } from './redact/redact-document.ts';
import { FamilyFaces } from './replace/family-faces.ts';
import { type ReplaceEdit, replaceText } from './replace/replace-text.ts';
import { describeSkipped } from './tag-content.ts';

export type EditTask = Omit<EditPdfRequest, 'progress' | 'signal'>;
type Tools = {
  pdfium: () => Promise<Pdfium>;
  progress: (fraction: number) => void;
  /** Reads the source, which stays as it is until the edits are applied. */
  read?: (path: string) => Buffer;
};

/** Shares of the work, roughly: applying, and drawing pages to prove it. */
const applyingShare = 0.4;

/**
 * Applies edits to a PDF and proves the result. Throws PDF_EDITS_FAILED when not one could be made, and what opening a PDF
 * throws.
 */
export async function applyEdits(task: EditTask, tools: Tools): Promise<EditedPdf> {
  // A large file is copied while it is read, edited and proven.
  const copying = copyFile(task.input, task.output, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE);
  copying.catch(() => undefined);
  const removeCopy = () => copying.then(() => rmSync(task.output)).catch(() => undefined);
  try {
    const { result, ...edited } = await editAndProve(task, tools);
    if ('whole' in result) await removeCopy();
    else await copying;
    return { ...edited, bytes: write(task, result) };
  } catch (error) {
    await removeCopy();
    throw error;
  }
}

async function editAndProve(task: EditTask, tools: Tools): Promise<Omit<EditedPdf, 'bytes'> & { result: Result }> {
  const source = (tools.read ?? readFileSync)(task.input);
  let { work, result, warnings, proof } = await applied(source, task, tools, new Set());
  // What cannot be moved without a trace stays.
  if (proof.wronglyMoved.size > 0)
    ({ work, result, warnings, proof } = await applied(source, task, tools, proof.wronglyMoved));
  const outcomes = work.outcomes(proof);
  return {
    ...{ pageCount: work.document.pageCount, result, outcomes },
    warnings: [
      ...describeSource(work.document, work.isAnew),
      ...describeSkipped(work.document.context, task.edits, task.flatten ?? false),
      ...warnings,
    ],
  };
}

/** @param unmovable pages, from 1, on which nothing is to move */
async function applied(source: Buffer, task: EditTask, tools: Tools, unmovable: ReadonlySet<number>) {
  const document = await EditedDocument.open(source, { ...task, pdfium: tools.pdfium });
  const work = new EditWork({ document, source, unmovable }, task, tools);
  await work.apply();
  const { result, warnings } = await work.finish();
  return { work, result, warnings, proof: await work.prove(result) };
}

/** What was appended to the source, or the whole new file. */
type Result = { update: Buffer } | { whole: Buffer };

/** Writes a new file, or appends to the copy. Returns the size of the file. */
function write({ output }: EditTask, result: Result): number {
  if ('whole' in result) {
    writeFileSync(output, result.whole, { flag: 'wx', mode: 0o600 });
    return result.whole.length;
  }
  chmodSync(output, 0o600);
  appendFileSync(output, result.update);
  return statSync(output).size;
}

/** Edits sorted by how they are made, with their place in the list. */
type SortedEdits = {
  replacements: ReplaceEdit[];
  redactions: PlacedRedaction[];
  fields: FieldEdit[];
  placed: { index: number; edit: PlacedEdit }[];
};

type Opened = { document: EditedDocument; source: Buffer; unmovable: ReadonlySet<number> };

class EditWork {
  readonly document: EditedDocument;
  readonly #source: Buffer;
  readonly #unmovable: ReadonlySet<number>;
  readonly #task: EditTask;
  readonly #tools: Tools;
  readonly #fonts: DocumentFonts;
  readonly #applied: Applied[] = [];
  readonly #warnings: string[] = [];
  readonly #sorted: SortedEdits = { replacements: [], redactions: [], fields: [], placed: [] };
  readonly #fieldBoxes = new Map<EditedPage, DisplayBox[]>();
  #filled: Pick<FilledFields, 'shownOn'> = { shownOn: new Map() };
  #redacted: { unreadable: readonly number[]; finish: () => void } | undefined;

  constructor({ document, source, unmovable }: Opened, task: EditTask, tools: Tools) {
    this.document = document;
    this.#unmovable = unmovable;
    this.#source = source;
    this.#task = task;
    this.#tools = tools;
    this.#fonts = new DocumentFonts(document);
  }

  /** Nothing of the source is left as it was: what is redacted must be gone. */
  get isAnew(): boolean {
    return this.#sorted.redactions.length > 0 || !this.document.mayAppend;
  }

  async apply(): Promise<void> {
    const { edits, flatten = false } = this.#task;
    for (const [index, edit] of edits.entries()) this.#sort(index, edit);
    if (flatten || this.#sorted.fields.length > 0) this.#noteFields();
    // What is in the pages changes before anything is put on them.
    await this.#replace();
    await this.#redact();
    this.#fill(flatten);
    this.#place();
    const [first] = this.#applied.filter(({ status }) => status === 'failed');
    if (first && !flatten && !this.#task.pages && this.#applied.every(({ status }) => status === 'failed')) {
      throw pdfErrors.editsFailed({ sentence: first.message ?? '', edits: edits.length });
    }
  }

  #sort(index: number, edit: PdfEdit): void {
    const { replacements, redactions, fields, placed } = this.#sorted;
    if (edit.type === 'field') {
      fields.push({ index, edit });
      return;
    }
    const page = this.document.page(edit.page);
    const { pageCount } = this.document;
    if (!page) this.#applied[index] = failed(pdfErrors.noSuchPage({ page: edit.page, pages: pageCount }).message);
    else if (isOutside(page, edit)) this.#applied[index] = failed(t('This lies outside of the page.'));
    else if (edit.type === 'replace') replacements.push({ index, edit });
    else if (edit.type === 'redact') redactions.push({ index, edit });
    else placed.push({ index, edit });
  }

  /** Before they are filled or gone. */
  #noteFields(): void {
    for (const page of this.document.pages) {
      this.#fieldBoxes.set(
        page,
        page.annotations.map((annotation) => shownBox(page, annotation)),
      );
    }
  }

  async #replace(): Promise<void> {
    const fonts = new FontReader();
    const { document } = this;
    const faces = new FamilyFaces(document, fonts);
    const draw = { draw: this.#draw, readLines: this.#readLines };
    const parts = { document, fonts, otherFonts: this.#fonts, faces, ...draw };
    for (const [number, edits] of Map.groupBy(this.#sorted.replacements, ({ edit }) => edit.page)) {
      const page = this.document.page(number);
      if (!page) continue;
      const mayMove = !this.#unmovable.has(number);
      for (const { index, ...replaced } of await replaceText({ ...parts, page, mayMove }, edits))
        this.#applied[index] = replaced;
    }
  }

  /** A page of the source, from 0, as it looks. */
  readonly #draw = async (index: number): Promise<Raster> => {
    using source = PdfiumDocument.open(await this.#tools.pdfium(), this.#source, this.#task.password);
    return source.render(index, { size: sizeToCompare(source.pageSize(index)) });
  };

  readonly #readLines = async (index: number): Promise<readonly PageLine[] | undefined> => {
    try {
      using source = PdfiumDocument.open(await this.#tools.pdfium(), this.#source, this.#task.password);
      return linesWithText(readPageLines(source, index));
    } catch (error) {
      // Damaged files and pages.
      if (error instanceof AppError && error.status < 500) return undefined;
      throw error;
    }
  };

  async #redact(): Promise<void> {
    const { redactions } = this.#sorted;
    if (redactions.length === 0) return;
    const tools = { labelFonts: this.#fonts, pdfium: this.#tools.pdfium };
    const { outcomes, warnings, ...redacted } = await redactDocument(this.document, redactions, tools);
    this.#redacted = redacted;
    this.#warnings.push(...warnings);
    for (const { index, ...outcome } of outcomes) this.#applied[index] = outcome;
  }

  #fill(flatten: boolean): void {
    const { fields } = this.#sorted;
    if (fields.length === 0 && !flatten) return;
    const filled = fillFields(this.document, fields, { flatten, fonts: this.#fonts });
    const { outcomes, warnings, problem } = filled;
    this.#filled = filled;
    const { edits, pages } = this.#task;
    if (problem !== undefined && edits.length === 0 && !pages) {
      throw pdfErrors.editsFailed({ sentence: problem, edits: 1 });
    }
    if (problem !== undefined && flatten) this.#warnings.push(`${t('Nothing was flattened.')} ${problem}`);
    this.#warnings.push(...warnings);
    for (const { index, status, message } of outcomes) this.#applied[index] = { status, message, boxes: [] };
  }

  #place(): void {
    const { document, pictures } = { document: this.document, pictures: this.#pictures() };
    const { placed } = this.#sorted;
    for (const [done, { index, edit }] of placed.entries()) {
      if (done % 100 === 0) this.#tools.progress((applyingShare * done) / placed.length);
      const page = document.page(edit.page);
      if (page) this.#applied[index] = applyEdit({ document, fonts: this.#fonts, pictures }, page, edit);
    }
  }

  #pictures(): DocumentPictures {
    return new DocumentPictures(this.document, (index) => {
      const picture = this.#task.pictures[index];
      return picture && readEmbeddable(readFileSync(picture.path), picture.type, index);
    });
  }

  /** The edited document, from which everything redacted is gone. */
  async finish(): Promise<{ result: Result; warnings: readonly string[] }> {
    await this.#fonts.finish();
    this.#redacted?.finish();
    const parts: Uint8Array[] = [];
    this.document.save({ sink: (part) => parts.push(part), anew: this.isAnew });
    this.#tools.progress(applyingShare);
    // An update begins with the source.
    if (!this.isAnew) return { result: { update: Buffer.concat(parts.slice(1)) }, warnings: this.#warnings };
    const whole = Buffer.concat(parts);
    if (!this.#redacted) return { result: { whole }, warnings: this.#warnings };
    const proven = await proveRedactions(whole, {
      ...{ source: this.#source, password: this.#task.password, pdfium: this.#tools.pdfium },
      edits: this.#sorted.redactions.map(({ edit }) => edit),
      added: this.#applied.flatMap(({ words = [] }) => words),
      doubtful: this.#redacted.unreadable,
    });
    return { result: { whole: proven.bytes }, warnings: [...this.#warnings, ...proven.warnings] };
  }

  /** Throws PDF_NOT_READABLE when the result does not open: it must not be handed out. */
  async prove(result: Result): Promise<Proof> {
    const pages = this.#editedPages();
    const pdfium = await this.#tools.pdfium();
    const proof = proveEdits({ pdfium, source: this.#source, password: this.#task.password, result }, pages, (done) =>
      this.#tools.progress(applyingShare + ((1 - applyingShare) * done) / pages.length),
    );
    if (!proof) throw pdfErrors.notReadable(undefined, { log: 'The edited document does not open' });
    if (this.#task.flatten || this.#sorted.fields.length === 0) return proof;
    const whole = 'whole' in result ? result.whole : Buffer.concat([this.#source, result.update]);
    const unread = unreadFields({ pdfium, result: whole }, this.#sorted.fields, this.#filled);
    for (const index of unread) proof.unread.add(index);
    return proof;
  }

  #editedPages(): EditsToProve[] {
    const made = this.#task.edits.flatMap((edit, index) => {
      const applied = this.#applied[index];
      if (!applied || applied.status === 'failed') return [];
      return this.#pagesOf(edit, index).map((page) => ({ ...applied, index, page }));
    });
    return [...Map.groupBy(made, ({ page }) => page)].flatMap(([number, edits]) => {
      const page = this.document.page(number);
      return page ? [{ page, edits, alsoChanged: this.#fieldBoxes.get(page) ?? [] }] : [];
    });
  }

  #pagesOf(edit: PdfEdit, index: number): readonly number[] {
    return edit.type === 'field' ? (this.#filled.shownOn.get(index) ?? []) : [edit.page];
  }

  outcomes(proof: Proof): EditOutcome[] {
    return this.#task.edits.map((edit, index): EditOutcome => {
      const { status, message } = this.#applied[index] ?? failed(t('This edit could not be made.'));
      const outcome = { index, ...(edit.id !== undefined && { id: edit.id }) };
      const isField = edit.type === 'field';
      const pages = status === 'failed' ? [] : this.#pagesOf(edit, index);
      const doubts = [
        ...(message === undefined ? [] : [message]),
        ...(proof.unread.has(index) && !isField ? [t('Other programs may not find this text by searching.')] : []),
        ...(proof.otherLook.has(index) ? [t('Other programs may show this text in another style.')] : []),
        ...(proof.unread.has(index) && isField ? [t('Other programs may read another value in this field.')] : []),
        ...(pages.some((page) => proof.changedOutside.has(page) || proof.wronglyMoved.has(page))
          ? [t('Something outside of the edits looks different on this page. Please check it.')]
          : []),
      ];
      if (doubts.length === 0) return { ...outcome, status };
      return { ...outcome, status: status === 'done' ? 'changed' : status, message: doubts.join(' ') };
    });
  }
}
