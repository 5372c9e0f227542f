import { type CSSProperties, useId } from 'react';
import type { FormControl } from '../../../../pdf/editing/read-form.ts';
import { t } from '../../../../shared/language/translate.ts';
import { type Editor, fieldId } from '../create-editor.ts';
import { type FilledField, fillField } from '../edit-state.ts';
import { useSlice } from '../use-editor.ts';
import { useMissing } from '../use-missing.ts';
import { labelOfControl } from './field-name.ts';
import { fieldStyle, useFieldFont } from './field-style.ts';
import { isMissing, isOn, shownTexts } from './field-value.ts';

type FormFieldProps = {
  editor: Editor;
  control: FormControl;
  /** From 1. */
  page: number;
  scale: number;
  /** Tells the radio buttons of documents apart. */
  groupId: number;
  troubles: ReadonlyMap<string, string>;
};

type Value = FilledField['value'];

/** A form field as a control; what it holds is an edit like others, which undo takes back. */
export function FormField({ editor, control, page, scale, groupId, troubles }: FormFieldProps) {
  const { name } = control;
  const noteId = useId();
  const value = useSlice(editor.state, ({ fields }) => fields.get(name)?.value);
  const missing = useMissing(typeof value === 'string' && control.kind !== 'radio' ? value : '');
  const shown = shownTexts(control, value);
  useFieldFont(control, shown.join(''));
  const fill = (next: Value) =>
    editor.update((state) => fillField(state, name, isAsInFile(control, next) ? undefined : { page, value: next }));
  const trouble = troubles.get(fieldId(name));
  const note = [control.kind === 'text' ? control.hint : undefined, trouble, missing].filter(Boolean).join('. ');
  const { left, bottom } = control.box;
  const common = {
    'aria-label': labelOfControl(control),
    'aria-describedby': note === '' ? undefined : noteId,
    'aria-invalid': trouble !== undefined || undefined,
    title: note === '' ? undefined : note,
    'data-form-control': true,
    style: fieldStyle(control, shown.join('\n'), scale),
    className:
      trouble || missing !== '' || (control.kind !== 'radio' && isMissing(control, value))
        ? `${look} ${warning}`
        : look,
  };
  if (control.isReadOnly) return <ReadOnlyField control={control} common={common} />;
  return (
    <>
      <Control {...{ control, value, fill, common }} group={`form-${groupId}-${name}`} listId={`${noteId}-options`} />
      {note !== '' && (
        <span id={noteId} className="sr-only">
          {note}
        </span>
      )}
      {missing !== '' && (
        <span
          role="status"
          className="pointer-events-none absolute z-10 mt-1 max-w-64 rounded-[8px] border border-line bg-card px-2 py-1 text-danger text-sm shadow-card"
          style={{ left: left * scale, top: bottom * scale }}
        >
          {missing}
        </span>
      )}
    </>
  );
}

const look =
  'absolute m-0 rounded-[2px] border-0 bg-[#e8f0fe] px-[2px] py-0 text-black outline-offset-1 focus-visible:outline-2 focus-visible:outline-[#1d4ed8] focus-visible:outline-solid hover:bg-[#dbe7fd]';
const readOnlyLook =
  'absolute m-0 cursor-default border-0 bg-transparent p-0 text-transparent! caret-transparent outline-offset-1 selection:bg-transparent focus-visible:outline-2 focus-visible:outline-[#1d4ed8] focus-visible:outline-solid';
const warning = 'shadow-[inset_0_0_0_1.5px_#b91c1c]';

/** The page shows its value; this is for the keyboard and for screen readers. */
function ReadOnlyField({ control, common }: Pick<ControlProps, 'control' | 'common'>) {
  const isTicked = control.kind === 'checkBox' || control.kind === 'radio';
  const value = isTicked ? (control.isOn ? t('On') : t('Off')) : shownTexts(control, undefined).join(', ');
  const isHidden = control.kind === 'text' && control.isPassword;
  return <input {...common} readOnly value={isHidden ? '' : value} className={readOnlyLook} />;
}

type ControlProps = {
  control: FormControl;
  value: Value | undefined;
  fill: (value: Value) => void;
  common: { className: string; style: CSSProperties };
  group: string;
  listId: string;
};

function Control({ control, value, fill, common, group, listId }: ControlProps) {
  const { isRequired } = control;
  const texts = shownTexts(control, value);
  const [text = ''] = texts;
  switch (control.kind) {
    case 'text': {
      const { isMultiline, isPassword, maxLength } = control;
      const props = { ...common, value: text, maxLength, required: isRequired, dir: 'auto', spellCheck: false };
      if (isMultiline) {
        return (
          <textarea
            {...props}
            className={`${common.className} resize-none whitespace-pre-wrap`}
            onChange={({ target }) => fill(target.value)}
          />
        );
      }
      return (
        <input
          {...props}
          type={isPassword ? 'password' : 'text'}
          autoComplete="off"
          onChange={({ target }) => fill(target.value)}
        />
      );
    }
    case 'checkBox':
      return (
        <input
          {...common}
          type="checkbox"
          checked={isOn(control, value)}
          required={isRequired}
          onChange={({ target }) => fill(target.checked && control.option)}
        />
      );
    case 'radio':
      return (
        <input
          {...common}
          type="radio"
          name={group}
          checked={isOn(control, value)}
          required={isRequired}
          onChange={() => fill(control.option)}
        />
      );
    case 'choice': {
      const { options, isList, isEditable, takesSeveral } = control;
      const listed = options.map((option, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: options may repeat, and never change.
        <option key={index}>{option}</option>
      ));
      if (isEditable) {
        return (
          <>
            <input
              {...common}
              list={listId}
              value={text}
              required={isRequired}
              autoComplete="off"
              onChange={({ target }) => fill(target.value)}
            />
            <datalist id={listId}>{listed}</datalist>
          </>
        );
      }
      if (takesSeveral) {
        return (
          <select
            {...common}
            multiple
            value={[...texts]}
            required={isRequired}
            onChange={({ target }) => fill([...target.selectedOptions].map((option) => option.value))}
          >
            {listed}
          </select>
        );
      }
      return (
        <select
          {...common}
          size={isList ? Math.max(2, options.length) : undefined}
          value={text}
          required={isRequired}
          onChange={({ target }) => fill(target.value)}
        >
          {!options.includes('') && (
            <option value="" hidden={isRequired}>
              {isList ? 'None' : ''}
            </option>
          )}
          {listed}
        </select>
      );
    }
  }
}

/** Whether a control has its first value again. */
function isAsInFile(control: FormControl, value: Value): boolean {
  switch (control.kind) {
    case 'text':
      return value === control.value;
    case 'choice': {
      const next = Array.isArray(value) ? value : [value].filter((text) => text !== '');
      return next.length === control.chosen.length && next.every((text, index) => text === control.chosen[index]);
    }
    case 'checkBox':
      return value === (control.isOn && control.option);
    case 'radio':
      return control.isOn && value === control.option;
  }
}
