import type { FormControl } from '../../../../pdf/editing/read-form.ts';
import type { FilledField } from '../edit-state.ts';

type Value = FilledField['value'];

/** The texts or options that a control shows. */
export function shownTexts(control: FormControl, value: Value | undefined): readonly string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value;
  if (control.kind === 'text') return [control.value];
  return control.kind === 'choice' ? control.chosen : [];
}

/** Whether a check box or a radio button is on. */
export function isOn(control: FormControl, value: Value | undefined): boolean {
  if (control.kind !== 'checkBox' && control.kind !== 'radio') return false;
  return value === undefined ? control.isOn : value === control.option;
}

/** Whether a required field is still empty; a radio button when it is not the one that is on. */
export function isMissing(control: FormControl, value: Value | undefined): boolean {
  if (!control.isRequired) return false;
  if (control.kind === 'checkBox' || control.kind === 'radio') return !isOn(control, value);
  return shownTexts(control, value).every((text) => text.trim() === '');
}
