import type { FormControl } from '../../../../pdf/editing/read-form.ts';

/** What a control is called for people: `form1[0].Page1[0].First_Name[0]` → 'First Name'. */
export function labelOfControl(control: FormControl): string {
  const { label, name } = control;
  const last = name.split('.').at(-1) ?? '';
  const own =
    label === ''
      ? last
          .replace(/\[\d+\]$/, '')
          .replaceAll('_', ' ')
          .trim()
      : label;
  const field = own === '' ? 'Field' : own;
  return control.kind === 'radio' ? `${field}: ${control.option}` : field;
}
