import { useEffect, useMemo, useRef, useState } from 'react';
import { pdfApplyEdits } from '../../../catalog/pdf-apply-edits.ts';
import { maxBlankSide, minBlankSide } from '../../../pdf/editing/arranged-pages.ts';
import type { PdfDocument, Rotation } from '../../../pdf/pdf-document.ts';
import { createId } from '../../../shared/ids.ts';
import { t } from '../../../shared/language/translate.ts';
import { CallError } from '../http/call-error.ts';
import type { PdfService } from '../pdf/pdf-service.ts';
import { usePlan } from '../session/use-user.ts';
import { checkFile } from '../tool-shell/check-file.ts';
import { showToast, tellFailure } from '../ui/toast.ts';
import { type Arrangement, deletePages, insertPages, movePages, rotatePages } from './arrange-pages.ts';
import { arrangedDocument } from './arranged-document.ts';
import type { Editor } from './create-editor.ts';
import { finishDraft } from './finish-draft.ts';
import { createInsertedFiles, type InsertedFiles } from './inserted-files.ts';
import { ownSheets, type Sheet } from './sheets.ts';
import { useSlice } from './use-editor.ts';

/** What can be done with the pages, by their places from 0. */
export type Arranging = {
  sheets: readonly Sheet[];
  rotate: (chosen: ReadonlySet<number>, by: Rotation) => void;
  /** @returns whether it was done: one page stays */
  remove: (chosen: ReadonlySet<number>) => boolean;
  /** Before the page that is now at `to`. */
  move: (chosen: ReadonlySet<number>, to: number) => void;
  /** An empty page as large as the one before `to`. @returns the keys of what was inserted, as the next */
  insertBlank: (to: number) => readonly string[];
  /** All pages of a PDF; none when it does not open. */
  insertFile: (file: File, to: number) => Promise<readonly string[]>;
  inserted: InsertedFiles;
};

/** The document as it is arranged, and the service that draws it. */
export function useArranging(source: PdfDocument, editor: Editor, service: PdfService) {
  const kept = useSlice(editor.state, ({ sheets }) => sheets);
  const [inserted] = useState(() => createInsertedFiles(service, editor));
  useEffect(() => inserted.close, [inserted]);
  const own = source.pages;
  const sheets = useMemo(() => kept ?? ownSheets(own.length), [kept, own]);
  useMissingPages(editor, { sheets, own });
  const view = useMemo(
    () => (kept ? arrangedDocument(source, kept, { service, inserted }) : { document: source, service }),
    [source, kept, service, inserted],
  );

  const plan = usePlan();
  const hasWarned = useRef(false);
  /** Rotating leaves the signed version in the file. */
  const warnOfSignature = () => {
    if (!source.isSigned || hasWarned.current) return;
    hasWarned.current = true;
    const text = t('Once pages are deleted, moved or inserted, the saved PDF has no signature any more.');
    tellFailure({ title: t('This PDF is signed'), text });
  };

  const arrangement = { sheets, own };
  const say = (sentence: string) => editor.said.set(sentence);
  const insert = (added: readonly Sheet[], to: number): readonly string[] => {
    finishDraft(editor);
    warnOfSignature();
    editor.update((state) => insertPages(state, arrangement, added, to));
    say(
      t('{pages, plural, one {# page inserted as page {number}.} other {# pages inserted as page {number}.}}', {
        pages: added.length,
        number: to + 1,
      }),
    );
    return added.map(({ key }) => key);
  };
  const latest = useRef(insert);
  useEffect(() => {
    latest.current = insert;
  });
  const arranging: Arranging = {
    sheets,
    inserted,
    rotate: (chosen, by) => {
      finishDraft(editor);
      editor.update((state) => rotatePages(state, arrangement, chosen, by));
      const pages = chosen.size;
      say(
        by === 270
          ? t('{pages, plural, one {# page rotated left.} other {# pages rotated left.}}', { pages })
          : t('{pages, plural, one {# page rotated right.} other {# pages rotated right.}}', { pages }),
      );
    },
    remove: (chosen) => {
      if (chosen.size >= sheets.length) {
        tellFailure({ title: t('Pages not deleted'), text: t('A PDF has at least one page. Please leave one.') });
        return false;
      }
      finishDraft(editor);
      warnOfSignature();
      editor.update((state) => deletePages(state, arrangement, chosen));
      say(t('{pages, plural, one {# page deleted.} other {# pages deleted.}}', { pages: chosen.size }));
      return true;
    },
    move: (chosen, to) => {
      finishDraft(editor);
      warnOfSignature();
      editor.update((state) => movePages(state, arrangement, chosen, to));
    },
    insertBlank: (to) => {
      const { width, height } = view.document.pages[Math.max(0, to - 1)] ?? { width: 595, height: 842 };
      const size = { width: withinBounds(width), height: withinBounds(height) };
      return insert([{ key: createId(), is: 'blank', rotation: 0, size }], to);
    },
    insertFile: async (file, to) => {
      const objection = checkFile(pdfApplyEdits.files.inserts, file, plan);
      if (objection) {
        tellFailure(objection.sentence);
        return [];
      }
      try {
        const { index, document } = await inserted.add(file);
        const added = document.pages.map(
          (size, page): Sheet => ({ key: createId(), is: 'inserted', rotation: 0, file: index, page, size }),
        );
        if (document.hasForm)
          showToast({
            title: t('Pages inserted'),
            text: t('Fill in their form fields after saving.'),
            tone: 'success',
          });
        return latest.current(added, to);
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        tellFailure({ title: t('Pages not inserted'), text: error.message });
        return [];
      }
    },
  };
  return { ...view, arranging };
}

/** Sides that a call takes, in points. */
const withinBounds = (side: number): number => Math.min(maxBlankSide, Math.max(minBlankSide, side));

/** Another file may have fewer pages than the one that was arranged. */
function useMissingPages(editor: Editor, { sheets, own }: Arrangement): void {
  useEffect(() => {
    const missing = sheets.flatMap((sheet, place) => (sheet.is === 'own' && sheet.page >= own.length ? place : []));
    if (missing.length === 0 || missing.length === sheets.length) return;
    editor.update((state) => deletePages(state, { sheets, own }, new Set(missing)));
  }, [editor, sheets, own]);
}
