import { FileText, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { createId } from '../../../shared/ids.ts';
import { t } from '../../../shared/language/translate.ts';
import { CallError, explainFailure, isAbort } from '../../kit/http/call-error.ts';
import { Button } from '../../kit/ui/button.tsx';
import { FileButton } from '../../kit/ui/file-button.tsx';
import { Form, useFields } from '../../kit/ui/form.tsx';
import { ProgressBar } from '../../kit/ui/progress-bar.tsx';
import { EmailField, TextArea, TextField } from '../../kit/ui/text-field.tsx';
import { useRobotTrap } from '../forms/robot-trap.tsx';
import { useDraft } from '../forms/use-draft.ts';

const initial = { name: '', email: '', message: '' };
/** For the file dialog; the server goes by the content. */
const cvAccept = '.pdf,.docx,.odt';

/** An application for a position, or a general one. */
export function ApplicationForm({ position, title }: { position: string; title: string }) {
  const { form, values, setValues, field, show } = useFields(initial);
  const forget = useDraft(`application.${position || 'general'}`, values, (kept) =>
    setValues((current) => ({ ...current, ...kept })),
  );
  const { trap, onKeyDown, signs } = useRobotTrap();
  const [cv, setCv] = useState<File>();
  const [cvError, setCvError] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [uploaded, setUploaded] = useState<number>();
  const [sent, setSent] = useState<{ number: string; link: string }>();
  const cancelling = useRef<AbortController>(undefined);
  // The same for every attempt with the same content, so that an answer that was lost makes no second application.
  const attempt = useRef<{ content: string; key: string }>(undefined);

  const send = async () => {
    // Pressed twice, it is sent once.
    if (cancelling.current) return;
    const controller = new AbortController();
    cancelling.current = controller;
    setFailure(undefined);
    try {
      const { checkApplication, sendApplication } = await import('./send-application.ts');
      const fields = { position, ...values, ...signs() };
      const wrong = checkApplication(fields);
      setCvError(cv ? undefined : t('Please add your CV as a PDF, DOCX or ODT file.'));
      if (wrong || !cv) return show(wrong ?? {});
      show({});
      setUploaded(0);
      const content = JSON.stringify([values, cv.name, cv.size, cv.lastModified]);
      if (attempt.current?.content !== content) attempt.current = { content, key: createId() };
      const { key } = attempt.current;
      setSent(await sendApplication({ fields, cv, key, signal: controller.signal, onUpload: setUploaded }));
      forget();
    } catch (error) {
      if (isAbort(error)) return;
      if (error instanceof CallError && ['CV_MISSING', 'INVALID_FILE', 'FILE_TOO_LARGE'].includes(error.code)) {
        setCvError(error.message);
      } else {
        if (error instanceof CallError && error.fields) show(error.fields);
        setFailure(explainFailure(error).message);
      }
    } finally {
      cancelling.current = undefined;
      setUploaded(undefined);
    }
  };

  if (sent) {
    return (
      <div role="status" className="rounded-[16px] bg-accent-soft p-5">
        <p className="font-semibold text-lg">Thank you. Your application has arrived.</p>
        <p className="mt-1">
          Its number is {sent.number}. Keep{' '}
          <a href={sent.link} className="text-link">
            the page of your application
          </a>
          : you can read our answer and write to us there.
        </p>
      </div>
    );
  }
  const isSending = uploaded !== undefined;
  return (
    <Form ref={form} onSubmit={send} onKeyDown={onKeyDown} aria-label={title} className="space-y-5">
      <TextField label="Name" autoComplete="name" maxLength={100} {...field('name')} />
      <EmailField label="Email" autoComplete="email" maxLength={254} {...field('email')} />
      <TextArea label="A few words about you" rows={6} maxLength={5000} {...field('message')} />
      <div>
        <p className="mb-1.5 font-semibold" id="cv-label">
          CV
        </p>
        {cv ? (
          <p className="flex items-center gap-2 rounded-[10px] border border-line bg-card py-1 pe-1 ps-3">
            <FileText className="size-5 shrink-0 text-accent" aria-hidden="true" />
            <span dir="auto" className="min-w-0 flex-1 break-words">
              {cv.name}
            </span>
            <Button look="quiet" size="icon" aria-label={`Remove ${cv.name}`} onClick={() => setCv(undefined)}>
              <X className="size-4" aria-hidden="true" />
            </Button>
          </p>
        ) : (
          <FileButton
            look="on-paper"
            label="Choose your CV"
            accept={cvAccept}
            describedBy="cv-note"
            onFiles={([file]) => {
              setCv(file);
              setCvError(undefined);
            }}
          />
        )}
        <p
          id="cv-note"
          role={cvError ? 'alert' : undefined}
          className={cvError ? 'mt-1.5 text-danger' : 'mt-1.5 text-soft'}
        >
          {cvError ?? 'PDF, DOCX or ODT, up to 5 MB. Only the operator of this site can open it.'}
        </p>
      </div>
      {trap}
      {failure && (
        <p role="alert" className="rounded-[10px] bg-danger-soft p-3 text-danger">
          {failure} What you wrote is kept.
        </p>
      )}
      {isSending && <ProgressBar label="Sending your application" fraction={uploaded} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={isSending}>
          {isSending ? 'Sending…' : 'Send application'}
        </Button>
        {isSending && (
          <Button look="secondary" onClick={() => cancelling.current?.abort()}>
            Cancel
          </Button>
        )}
      </div>
    </Form>
  );
}
