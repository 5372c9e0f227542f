import type { PdfDocument } from '../../../pdf/pdf-document.ts';
import { pdfCodes } from '../../../pdf/pdf-errors.ts';
import { CallError } from '../http/call-error.ts';
import type { PdfService } from '../pdf/pdf-service.ts';
import { createStore, type Store } from '../store.ts';
import type { InsertedDocuments } from './arranged-document.ts';
import type { Editor } from './create-editor.ts';

/** A locked file that waits for its password; without an answer it stays closed. */
export type LockedFile = { name: string; problem: string | undefined; answer: (password: string | undefined) => void };

export type InsertedFiles = InsertedDocuments & {
  /** Opens a file and keeps it, so that its pages can be inserted. Rejects with a CallError. */
  add: (file: File) => Promise<{ index: number; document: PdfDocument }>;
  locked: Store<LockedFile | undefined>;
  close: () => void;
};

/** The PDFs whose pages are inserted: each is opened once one of its pages is shown. */
export function createInsertedFiles(service: PdfService, editor: Editor): InsertedFiles {
  const locked = createStore<LockedFile | undefined>(undefined);
  const opening = new Map<number, Promise<PdfDocument>>();
  const documents = new Map<number, PdfDocument>();
  /** One question at a time. */
  let asking: Promise<unknown> = Promise.resolve();

  const ask = (name: string, problem: string | undefined): Promise<string | undefined> => {
    const answer = asking.then(() => {
      const { promise, resolve } = Promise.withResolvers<string | undefined>();
      locked.set({ name, problem, answer: resolve });
      return promise.finally(() => locked.set(undefined));
    });
    asking = answer;
    return answer;
  };
  const openFile = async (
    file: File,
    known: string | undefined,
  ): Promise<{ document: PdfDocument; password: string | undefined }> => {
    try {
      return { document: await service.open(file, { name: file.name, password: known }), password: known };
    } catch (error) {
      if (!(error instanceof CallError) || !isLocked(error)) throw error;
      const typed = await ask(file.name, error.code === pdfCodes.wrongPassword ? error.message : undefined);
      if (typed === undefined) throw error;
      return openFile(file, typed);
    }
  };
  const openKept = async (index: number): Promise<PdfDocument> => {
    const kept = editor.inserts.value()[index];
    if (!kept) throw new DOMException('The file is gone.', 'AbortError');
    const { document, password } = await openFile(kept.file, kept.password);
    editor.unlockInsert(index, password);
    documents.set(index, document);
    return document;
  };

  return {
    locked,
    opened: (index) => documents.get(index),
    open: (index) => {
      const known = opening.get(index);
      if (known) return known;
      const begun = openKept(index);
      opening.set(index, begun);
      // Asked for again when one of its pages is shown the next time.
      begun.catch(() => opening.delete(index));
      return begun;
    },
    add: async (file) => {
      const { document, password } = await openFile(file, undefined);
      const index = editor.addInsert({ file, password });
      opening.set(index, Promise.resolve(document));
      documents.set(index, document);
      return { index, document };
    },
    close: () => {
      locked.value()?.answer(undefined);
      for (const document of documents.values()) service.close(document);
      opening.clear();
      documents.clear();
    },
  };
}

const isLocked = ({ code }: CallError): boolean => code === pdfCodes.locked || code === pdfCodes.wrongPassword;
