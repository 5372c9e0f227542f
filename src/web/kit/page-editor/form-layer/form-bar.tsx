import { useEffect } from 'react';
import { useStore } from '../../store.ts';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import type { Editor } from '../create-editor.ts';

/** What is to become of the form, where the document has one. */
export function FormBar({ editor }: { editor: Editor }) {
  const form = useStore(editor.form);
  // Another document may have none.
  useEffect(() => () => editor.form.set({ isShown: false, flatten: false }), [editor]);
  if (!form.isShown) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-1.5 border-line border-t pt-2 text-[0.9375rem]">
      <p>This PDF has a form: fill it in on its pages.</p>
      <CheckboxField
        label="Flatten when saving"
        value={form.flatten}
        onChange={(flatten) => editor.form.set({ ...form, flatten })}
        hint="Fields become part of the page, and can no longer be filled in."
      />
    </div>
  );
}
