import { useEffect, useState } from 'react';
import type { PageForm } from '../../../../pdf/editing/read-form.ts';
import type { PdfDocument } from '../../../../pdf/pdf-document.ts';
import type { PdfService } from '../../pdf/pdf-service.ts';
import { useStore } from '../../store.ts';
import { classNames } from '../../ui/class-names.ts';
import type { Editor } from '../create-editor.ts';
import { FormField } from './form-field.tsx';

type FormLayerProps = {
  editor: Editor;
  service: PdfService;
  document: PdfDocument;
  /** From 1. */
  page: number;
  /** CSS pixels of a point. */
  scale: number;
  /** What went wrong with edits when they were saved, by id. */
  troubles: ReadonlyMap<string, string>;
};

/** The form fields of a page as real controls, where the page has them. Other tools than selecting draw over them. */
export function FormLayer({ editor, service, document, page, scale, troubles }: FormLayerProps) {
  const form = usePageForm(service, document, page);
  const hasControls = (form?.controls.length ?? 0) > 0;
  useEffect(() => {
    if (hasControls) editor.form.set({ ...editor.form.value(), isShown: true });
  }, [editor, hasControls]);
  const tool = useStore(editor.tool);
  if (form?.isDynamic) {
    return (
      <p className="absolute inset-x-4 top-4 rounded-[12px] border border-line bg-card px-3 py-2 text-[0.9375rem] text-ink shadow-card">
        This is a dynamic XFA form: only Adobe Reader can show its fields and fill them in.
      </p>
    );
  }
  if (!form || form.controls.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset needs a legend, and has styles of its own.
    <div
      role="group"
      aria-label={`Form fields of page ${page}`}
      className={classNames('absolute inset-0', tool !== 'select' && 'pointer-events-none')}
      // Controls lie on paper, which is white in the dark, too.
      style={{ colorScheme: 'light' }}
    >
      {form.controls.map((control, index) => (
        <FormField
          // biome-ignore lint/suspicious/noArrayIndexKey: the fields of a page never change their order.
          key={index}
          {...{ editor, control, page, scale, troubles }}
          groupId={document.id}
        />
      ))}
    </div>
  );
}

/** Read once the page is near; undefined until then, and when the page is damaged. */
function usePageForm(service: PdfService, document: PdfDocument, page: number): PageForm | undefined {
  const [form, setForm] = useState<PageForm>();
  useEffect(() => {
    const leaving = new AbortController();
    // The page itself says when it cannot be drawn.
    service.form(document, page - 1, { signal: leaving.signal }).then(setForm, () => undefined);
    return () => leaving.abort();
  }, [service, document, page]);
  return form;
}
