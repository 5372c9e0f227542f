import { useEffect, useState } from 'react';
import type { FormControl } from '../../../../pdf/editing/read-form.ts';
import type { PdfDocument } from '../../../../pdf/pdf-document.ts';
import { t } from '../../../../shared/language/translate.ts';
import { type PdfService, priorities } from '../../pdf/pdf-service.ts';
import { useStore } from '../../store.ts';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import type { Editor } from '../create-editor.ts';
import type { EditState } from '../edit-state.ts';
import { useSlice } from '../use-editor.ts';
import { labelOfField } from './field-name.ts';
import { isMissing } from './field-value.ts';

type FormBarProps = {
  editor: Editor;
  service: PdfService;
  document: PdfDocument;
  /** Shows a page, from 0. */
  onGo: (page: number, place: { x: number; y: number }) => void;
};

/** What is to become of the form, where the document has one, and what it still lacks. */
export function FormBar({ editor, service, document, onGo }: FormBarProps) {
  const form = useStore(editor.form);
  // Another document may have none.
  useEffect(() => () => editor.form.set({ isShown: false, flatten: false }), [editor]);
  const required = useRequired(editor, service, document);
  const fields = useSlice(editor.state, (state) => state.fields);
  if (!form.isShown) return null;
  const empty = emptyOnes(required, fields);
  const more = empty.length - shownFields;
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-1.5 border-line border-t pt-2 text-[0.9375rem]">
      <p>This PDF has a form: fill it in on its pages.</p>
      <CheckboxField
        label="Flatten when saving"
        value={form.flatten}
        onChange={(flatten) => editor.form.set({ ...form, flatten })}
        hint="Fields become part of the page, and can no longer be filled in."
      />
      {empty.length > 0 && (
        <p className="flex flex-wrap gap-x-2">
          <span>Required and still empty:</span>
          {empty.slice(0, shownFields).map(({ page, control }) => (
            <button
              key={control.name}
              type="button"
              className="text-accent underline underline-offset-2"
              onClick={() => onGo(page, { x: control.box.left, y: control.box.top })}
            >
              {t('{field} (page {page})', { field: labelOfField(control), page: page + 1 })}
            </button>
          ))}
          {more > 0 && <span>and {more} more</span>}
        </p>
      )}
    </div>
  );
}

const shownFields = 5;
/** Nobody fills in longer ones by hand. */
const maxPages = 300;

type Required = { page: number; control: FormControl };

/** The required fields of all pages, from 0; also notes that there is a form. */
function useRequired(editor: Editor, service: PdfService, document: PdfDocument): readonly Required[] {
  const [required, setRequired] = useState<readonly Required[]>([]);
  useEffect(() => {
    if (!document.hasForm) return;
    const leaving = new AbortController();
    const read = async () => {
      const found: Required[] = [];
      for (let page = 0; page < Math.min(maxPages, document.pages.length); page++) {
        const options = { priority: priorities.facts, signal: leaving.signal };
        // A damaged page says so itself.
        const controls = await service.form(document, page, options).then(
          (form) => form.controls,
          () => [],
        );
        if (leaving.signal.aborted) return;
        if (controls.length > 0) editor.form.set({ ...editor.form.value(), isShown: true });
        const own = controls.filter(({ isRequired, isReadOnly }) => isRequired && !isReadOnly);
        found.push(...own.map((control) => ({ page, control })));
        if (own.length > 0) setRequired([...found]);
      }
    };
    void read();
    return () => leaving.abort();
  }, [editor, service, document]);
  return required;
}

/** One of each field, with its first place. A field that is shown several times has the same value everywhere. */
function emptyOnes(required: readonly Required[], fields: EditState['fields']): Required[] {
  const byName = Map.groupBy(required, ({ control }) => control.name);
  return [...byName].flatMap(([name, [first, ...others]]) => {
    const value = fields.get(name)?.value;
    const all = first ? [first, ...others] : [];
    return first && all.every(({ control }) => isMissing(control, value)) ? [first] : [];
  });
}
