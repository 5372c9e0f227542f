import { type ComponentProps, useEffect, useId, useState } from 'react';
import { CheckboxField } from '../../../web/kit/ui/checkbox-field.tsx';
import { PasswordField } from '../../../web/kit/ui/password-field.tsx';
import { SelectField } from '../../../web/kit/ui/select-field.tsx';
import { TextArea, TextField } from '../../../web/kit/ui/text-field.tsx';
import type { ContentField, ContentValues, QrContent } from '../content/define-content.ts';

type FieldProps = {
  name: string;
  field: ContentField;
  label: string;
  value: string | boolean | undefined;
  error: string | undefined;
  onChange: (value: string | boolean) => void;
  onBlur: () => void;
};

/** The form for one kind of content. */
export function ContentFields(props: {
  content: QrContent;
  values: ContentValues;
  /** Problems by field, for the fields whose problems are shown. */
  problems: Readonly<Record<string, string>>;
  onChange: (values: ContentValues) => void;
  onLeft: (field: string) => void;
}) {
  const { content, values, problems, onChange, onLeft } = props;
  const fields = Object.entries(content.fields);
  // Where everything is optional, the labels do not say so.
  const marksOptional = fields.some(([, field]) => field.optional !== true);
  const isOnly = fields.length === 1;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {fields.map(([name, field]) => (
        <div key={name} className={isOnly || field.input === 'multiline' ? 'sm:col-span-2' : undefined}>
          <ContentControl
            name={name}
            field={field}
            label={
              marksOptional && field.optional === true && field.input !== 'checkbox'
                ? `${field.label} (optional)`
                : field.label
            }
            value={values[name]}
            error={problems[name]}
            onChange={(value) => onChange({ ...values, [name]: value })}
            onBlur={() => onLeft(name)}
          />
        </div>
      ))}
    </div>
  );
}

/** Keyboard hints for each kind of text field. */
const inputTypes = {
  text: { type: 'text' },
  url: { type: 'url', autoCapitalize: 'none', spellCheck: false },
  email: { type: 'email', autoCapitalize: 'none', spellCheck: false },
  tel: { type: 'tel' },
  number: { type: 'text', inputMode: 'decimal' },
  'date-time': { type: 'datetime-local' },
} as const;

function ContentControl({ name, field, label, value, error, onChange, onBlur }: FieldProps) {
  const { input, placeholder, hint, options } = field;
  const text = typeof value === 'string' ? value : '';
  // No autofill: the content is rarely the visitor's own name or address, and never a login.
  const words = { label, hint, error, name, placeholder, onBlur, onChange, autoComplete: 'off' };
  switch (input) {
    case 'multiline':
      return <TextArea {...words} value={text} rows={4} dir="auto" />;
    case 'checkbox':
      return <CheckboxField label={label} hint={hint} value={value === true} onChange={onChange} className="sm:pt-9" />;
    case 'select': {
      const choices = Object.entries(options ?? {}).map(([choice, shown]) => ({ value: choice, label: shown }));
      return (
        <SelectField
          label={label}
          hint={hint}
          error={error}
          value={text === '' ? (choices[0]?.value ?? '') : text}
          choices={choices}
          onChange={onChange}
        />
      );
    }
    case 'password':
      // Not the visitor's login.
      return <PasswordField {...words} value={text} autoComplete="new-password" />;
    case 'time-zone':
      return <TimeZoneField {...words} value={text} />;
    default:
      return <TextField {...words} {...inputTypes[input]} value={text} />;
  }
}

/** A time zone, with the browser's list of names. */
function TimeZoneField(props: ComponentProps<typeof TextField>) {
  const id = useId();
  const [zones, setZones] = useState<readonly string[]>([]);
  useEffect(() => setZones(Intl.supportedValuesOf('timeZone')), []);
  return (
    <>
      <TextField {...props} type="text" list={id} autoComplete="off" spellCheck={false} />
      <datalist id={id}>
        {zones.map((zone) => (
          <option key={zone} value={zone} />
        ))}
      </datalist>
    </>
  );
}
