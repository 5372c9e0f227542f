import { useEffect, useRef, useState } from 'react';
import type { Sent } from '../../../modules/conversations/conversations.contract.ts';
import { createId } from '../../../shared/ids.ts';
import { t } from '../../../shared/language/translate.ts';
import { CallError } from '../../kit/http/call-error.ts';
import { describeFailure } from '../../kit/http/describe-failure.ts';
import { readDraft, writeDraft } from '../../kit/text/text-draft.ts';
import { loadPart } from '../../kit/tool-shell/load-part.ts';
import { type FieldErrors, useFields } from '../../kit/ui/form.tsx';
import { showToast } from '../../kit/ui/toast.ts';
import { useRobotTrap } from '../forms/robot-trap.tsx';

const loadSending = () => loadPart(() => import('./send-message.ts'));

/**
 * A form that sends a message to the operator. What is typed stays in this browser until it is sent: after a reload, Back, or
 * while the server is out of reach.
 *
 * @param form.path the call
 * @param form.initial the names of its text fields, and what is in them at first; always the same object
 * @param form.known what is filled in where the visitor has typed nothing, such as the address of their account
 * @param form.bodyOf the body of the call for these texts
 * @param form.check finds what the schema of the call cannot know
 */
export function useMessageForm<Name extends string>(form: {
  name: string;
  path: string;
  initial: Record<Name, string>;
  known?: Partial<Record<Name, string>>;
  bodyOf: (texts: Record<Name, string>) => Record<string, unknown>;
  check?: (texts: Record<Name, string>) => FieldErrors<Name>;
}) {
  const { name, path, initial, known, bodyOf, check } = form;
  const fields = useFields(initial);
  const { values, setValues, show, attempt } = fields;
  const { trap, onKeyDown, signs } = useRobotTrap();
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [sent, setSent] = useState<Sent>();
  /** The call as it was last made: a repeated one has the same key, a corrected one another. */
  const last = useRef({ written: '', key: '' });

  useEffect(() => {
    const draft = readFields(readDraft(name), initial);
    setValues((current) => ({ ...current, ...draft }));
  }, [name, initial, setValues]);
  const texts = { ...values };
  for (const key in known) if (texts[key] === '') texts[key] = known[key] ?? '';

  async function send(): Promise<void> {
    setFailure(undefined);
    setSending(true);
    try {
      const { checkMessage, sendMessage } = await loadSending();
      const body = bodyOf(texts);
      const wrong: FieldErrors<string> = { ...checkMessage(path, body), ...check?.(texts) };
      if (Object.keys(wrong).length > 0) return show(wrong);
      const written = JSON.stringify(body);
      if (last.current.written !== written) last.current = { written, key: createId() };
      setSent(await sendMessage(path, { ...body, ...signs() }, last.current.key));
      writeDraft(name, '');
      setValues(initial);
    } catch (error) {
      if (error instanceof CallError && error.fields) show(error.fields as FieldErrors<string>);
      const sentence = describeFailure(error);
      setFailure(t('{sentence} Your message is kept in this browser.', { sentence }));
      showToast({ title: t('Not sent'), text: sentence, tone: 'failure' });
    } finally {
      setSending(false);
    }
  }

  return {
    form: fields.form,
    field: (key: Name) => ({
      ...fields.field(key),
      value: texts[key],
      onChange: (text: string) => {
        void loadSending().catch(() => undefined);
        setValues((current) => ({ ...current, [key]: text }));
        writeDraft(name, JSON.stringify({ ...values, [key]: text }));
      },
    }),
    trap,
    onKeyDown,
    submit: () => {
      if (!isSending) attempt(undefined, () => void send());
    },
    isSending,
    failure,
    sent,
    /** Begins another message. */
    again: () => setSent(undefined),
  };
}

/** The texts of a draft that belong to these fields. */
function readFields<Name extends string>(draft: string, initial: Record<Name, string>): Partial<Record<Name, string>> {
  try {
    const kept: unknown = JSON.parse(draft);
    if (typeof kept !== 'object' || kept === null) return {};
    const isText = ([key, text]: [string, unknown]) => key in initial && typeof text === 'string' && text !== '';
    return Object.fromEntries(Object.entries(kept).filter(isText)) as Partial<Record<Name, string>>;
  } catch {
    return {};
  }
}
