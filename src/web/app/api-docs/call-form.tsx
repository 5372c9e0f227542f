import { Send, Square } from 'lucide-react';
import { useRef, useState } from 'react';
import { t } from '../../../shared/language/translate.ts';
import { Button } from '../../kit/ui/button.tsx';
import { CheckboxField } from '../../kit/ui/checkbox-field.tsx';
import { FileButton } from '../../kit/ui/file-button.tsx';
import { Form } from '../../kit/ui/form.tsx';
import { SelectField } from '../../kit/ui/select-field.tsx';
import { TextArea, TextField } from '../../kit/ui/text-field.tsx';
import type { ApiCall, CallField } from './api-document.ts';
import { type CallAnswer, CallAnswerView } from './call-answer.tsx';
import { buildRequest, type CallValues, toFetch } from './call-request.ts';

/** Makes the call from the page, as whoever is signed in, and shows its answer. */
export function CallForm(props: { call: ApiCall; values: CallValues; onChange: (values: CallValues) => void }) {
  const { call, values, onChange } = props;
  const [answer, setAnswer] = useState<CallAnswer>();
  const [isSending, setSending] = useState(false);
  const control = useRef<AbortController>(undefined);
  const changesAccount = call.access === 'session' && call.method !== 'GET';

  const send = async () => {
    const request = buildRequest(call, values);
    const abort = new AbortController();
    control.current = abort;
    setSending(true);
    setAnswer(undefined);
    const started = performance.now();
    const elapsed = () => performance.now() - started;
    try {
      const response = await fetch(request.path, { ...toFetch(request), signal: abort.signal });
      const body = await response.blob();
      setAnswer({ state: 'answered', response, body, text: await readText(response, body), milliseconds: elapsed() });
    } catch {
      setAnswer({ state: abort.signal.aborted ? 'stopped' : 'failed' });
    } finally {
      setSending(false);
    }
  };

  return (
    <Form
      onSubmit={send}
      className="space-y-4"
      aria-label={t('Try {method} {path}', { method: call.method, path: call.path })}
    >
      {call.fields.map((field) => (
        <FieldInput key={`${field.place} ${field.name}`} field={field} values={values} onChange={onChange} />
      ))}
      {call.canBeJob && (
        <CheckboxField
          label="Answer at once, with a job"
          hint="Sends Prefer: respond-async."
          value={values.asJob}
          onChange={(asJob) => onChange({ ...values, asJob })}
        />
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" disabled={isSending} look={call.method === 'DELETE' ? 'danger' : 'primary'}>
          <Send className="size-4" aria-hidden="true" />
          {isSending ? 'Waiting for the answer…' : 'Send'}
        </Button>
        {isSending && (
          <Button look="secondary" onClick={() => control.current?.abort()}>
            <Square className="size-4" aria-hidden="true" />
            Stop
          </Button>
        )}
        {changesAccount && <p className="text-sm text-soft">This is no rehearsal: it changes your own account.</p>}
      </div>
      <div aria-live="polite">{answer && <CallAnswerView answer={answer} />}</div>
    </Form>
  );
}

const mostShown = 200_000;

/** The body as text where it is one, up to what a page can show. */
async function readText({ headers }: Response, body: Blob): Promise<string | undefined> {
  const type = headers.get('content-type') ?? '';
  if (!/^text\/|json|xml/.test(type)) return undefined;
  const text = await body.slice(0, mostShown).text();
  if (!type.includes('json') || body.size > mostShown) return text;
  return JSON.stringify(JSON.parse(text), null, 2);
}

function FieldInput(props: { field: CallField; values: CallValues; onChange: (values: CallValues) => void }) {
  const { field, values, onChange } = props;
  const { name, kind, required, schema } = field;
  const text = values.texts[name] ?? '';
  const label = required ? t('{name} (required)', { name }) : name;
  const change = (next: string) => onChange({ ...values, texts: { ...values.texts, [name]: next } });
  const initial = schema.default === undefined || schema.default === '' ? '' : String(schema.default);

  if (kind === 'file' || kind === 'files' || kind === 'numberedFiles') {
    const chosen = values.files[name] ?? [];
    return (
      <div>
        <p className="mb-1.5 font-semibold">{label}</p>
        <FileButton
          label={kind === 'file' ? 'Choose a file' : 'Choose files'}
          look="on-paper"
          multiple={kind !== 'file'}
          onFiles={(files) => onChange({ ...values, files: { ...values.files, [name]: files } })}
        />
        {chosen.length > 0 && (
          <p className="mt-1.5 text-[0.9375rem] text-soft [overflow-wrap:anywhere]">
            {chosen.map((file) => file.name).join(', ')}
          </p>
        )}
      </div>
    );
  }
  if (kind === 'choice' || kind === 'yesNo') {
    const known = kind === 'yesNo' ? ['true', 'false'] : (schema.enum ?? []).map(String);
    const empty = initial === '' ? t('Not sent') : t('Not sent ({initial})', { initial });
    const choices = [{ value: '', label: empty }, ...known.map((value) => ({ value, label: value }))];
    return <SelectField label={label} value={text} choices={choices} onChange={change} />;
  }
  if (kind === 'json' && field.place === 'body') {
    return (
      <TextArea
        label={label}
        rows={2}
        value={text}
        onChange={change}
        placeholder={initial || 'JSON'}
        spellCheck={false}
      />
    );
  }
  return (
    <TextField
      label={label}
      type={kind === 'secret' ? 'password' : 'text'}
      inputMode={kind === 'number' ? 'decimal' : 'text'}
      autoComplete="off"
      value={text}
      placeholder={initial}
      onChange={change}
    />
  );
}
