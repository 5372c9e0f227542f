import type { FormControl } from '../../../../pdf/editing/read-form.ts';
import { t } from '../../../../shared/language/translate.ts';

/** What a control is called for people, with the option of a radio button. */
export const labelOfControl = (control: FormControl): string =>
  control.kind === 'radio' ? `${labelOfField(control)}: ${control.option}` : labelOfField(control);

/** What a field is called for people: `form1[0].Page1[0].First_Name[0]` → 'First Name'. */
export function labelOfField({ label, name }: FormControl): string {
  const last = name.split('.').at(-1) ?? '';
  const own =
    label === ''
      ? last
          .replace(/\[\d+\]$/, '')
          .replaceAll('_', ' ')
          .trim()
      : label;
  return own === '' ? t('Field') : own;
}
