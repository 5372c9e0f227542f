import type { OptionField } from '../../catalog/option-fields.ts';
import { t } from '../../shared/language/translate.ts';
import { CheckboxField } from '../../web/kit/ui/checkbox-field.tsx';
import { PasswordField } from '../../web/kit/ui/password-field.tsx';
import { SelectField } from '../../web/kit/ui/select-field.tsx';
import { TextField } from '../../web/kit/ui/text-field.tsx';
import type { StepOptions } from './bulk-steps.ts';

type ControlProps = {
  field: OptionField;
  value: StepOptions[string] | undefined;
  /** Undefined removes the option: the tool's default applies. */
  onChange: (value: StepOptions[string] | undefined) => void;
};

/** Controls for a tool's options, generated from its definition. */
export function OptionControls(props: {
  fields: readonly OptionField[];
  options: StepOptions;
  onChange: (options: StepOptions) => void;
}) {
  const { fields, options, onChange } = props;
  const set = (name: string, value: StepOptions[string] | undefined) => {
    const { [name]: _, ...others } = options;
    onChange(value === undefined ? others : { ...others, [name]: value });
  };
  return fields.map((field) => (
    <OptionControl
      key={field.name}
      field={field}
      value={options[field.name]}
      onChange={(value) => set(field.name, value)}
    />
  ));
}

function OptionControl({ field, value, onChange }: ControlProps) {
  const { label, hint, required } = field;
  const words = { label, hint };
  switch (field.kind) {
    case 'choice': {
      const left =
        field.initial === undefined ? [{ value: '', label: required ? t('Please choose') : t('As it is') }] : [];
      return (
        <SelectField
          {...words}
          value={String(value ?? field.initial ?? '')}
          choices={[...left, ...field.choices]}
          onChange={(chosen) => onChange(chosen === '' ? undefined : chosen)}
        />
      );
    }
    case 'yesNo':
      return (
        <CheckboxField {...words} value={value === undefined ? field.initial : value === true} onChange={onChange} />
      );
    case 'number':
      return (
        <TextField
          {...words}
          type="number"
          inputMode="decimal"
          autoComplete="off"
          min={field.min}
          max={field.max}
          step={field.step}
          value={value === undefined ? '' : String(value)}
          placeholder={field.initial === undefined ? 'Not set' : String(field.initial)}
          onChange={(text) => onChange(text === '' ? undefined : Number(text))}
        />
      );
    case 'password':
      return (
        <PasswordField
          {...words}
          name={field.name}
          autoComplete="new-password"
          value={String(value ?? '')}
          onChange={(text) => onChange(text === '' ? undefined : text)}
        />
      );
    case 'text':
      return (
        <TextField
          {...words}
          autoComplete="off"
          spellCheck={false}
          maxLength={field.maxLength}
          value={String(value ?? '')}
          placeholder={field.initial}
          onChange={(text) => onChange(text === '' ? undefined : text)}
        />
      );
  }
}
