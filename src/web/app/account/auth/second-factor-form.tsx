import { type ReactNode, useState } from 'react';
import { t } from '../../../../shared/language/translate.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { Form, useFields } from '../../../kit/ui/form.tsx';
import { TextField } from '../../../kit/ui/text-field.tsx';
import { findEmpty } from '../check-fields.ts';

/** Asks for the code of the authenticator app, or for a backup code. */
export function SecondFactorForm(props: {
  busy: boolean;
  /** Why the last code was refused. */
  failure: ReactNode;
  onCode: (code: string) => void;
  onBack: () => void;
}) {
  const [backup, setBackup] = useState(false);
  const { form, values, setValues, field, show, attempt } = useFields({ code: '' });
  const submit = () => {
    const empty = findEmpty(values, {
      code: backup ? t('Enter a backup code.') : t('Enter the 6 digits of your app.'),
    });
    attempt(empty, () => props.onCode(values.code.trim()));
  };
  const words = backup
    ? { label: t('Backup code'), hint: t('Each code works once.') }
    : { label: t('Authentication code'), hint: t('The 6 digits your authenticator app shows for this site.') };
  return (
    <Form ref={form} onSubmit={submit} className="space-y-5" aria-label="Second factor">
      <TextField
        key={String(backup)}
        {...words}
        inputMode={backup ? 'text' : 'numeric'}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        // Focus belongs here: this field is all that is left of the sign-in.
        autoFocus
        {...field('code')}
      />
      {props.failure}
      <Button type="submit" className="w-full" disabled={props.busy}>
        {props.busy ? 'Signing in…' : 'Sign In'}
      </Button>
      <div className="flex flex-wrap justify-between gap-3">
        <Button look="quiet" size="small" className="-ms-3.5" onClick={props.onBack}>
          Go back
        </Button>
        <Button
          look="quiet"
          size="small"
          className="-me-3.5"
          onClick={() => {
            setBackup(!backup);
            setValues({ code: '' });
            show({});
          }}
        >
          {backup ? 'Use the app instead' : 'Use a backup code'}
        </Button>
      </div>
    </Form>
  );
}
