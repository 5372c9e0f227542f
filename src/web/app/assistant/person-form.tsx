import { useEffect, useRef, useState } from 'react';
import { chatLimits, chatPersonPath, personSchema } from '../../../modules/assistant/assistant.contract.ts';
import { createId } from '../../../shared/ids.ts';
import { t } from '../../../shared/language/translate.ts';
import { callApi } from '../../kit/http/call-api.ts';
import { describeFailure } from '../../kit/http/describe-failure.ts';
import { pathHere } from '../../kit/local-path.ts';
import { useUser } from '../../kit/session/use-user.ts';
import { lastFailedJob } from '../../kit/tool-shell/failed-job.ts';
import { Button } from '../../kit/ui/button.tsx';
import { Form } from '../../kit/ui/form.tsx';
import { EmailField, TextArea } from '../../kit/ui/text-field.tsx';
import { addMessage, type ChatMessage } from './chat-history.ts';
import { historyOf } from './use-chat.ts';

/** Makes a ticket of the conversation. */
export function PersonForm({ messages, onDone }: { messages: readonly ChatMessage[]; onDone: () => void }) {
  const user = useUser();
  const [message, setMessage] = useState(() => messages.findLast(({ isUser }) => isUser)?.text ?? '');
  const [email, setEmail] = useState('');
  const [failure, setFailure] = useState<string>();
  const [isSending, setSending] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  // A repeated press finds the ticket of the first.
  const [key] = useState(createId);
  useEffect(() => form.current?.querySelector('textarea')?.focus(), []);

  const send = async () => {
    setSending(true);
    setFailure(undefined);
    try {
      const { ticket } = await callApi(chatPersonPath, personSchema, {
        headers: { 'idempotency-key': key },
        body: {
          ...{ message, email, page: pathHere(), history: historyOf(messages, chatLimits.passedOn) },
          failedJob: lastFailedJob(),
        },
      });
      const { number } = ticket;
      const text =
        user || email
          ? t('Our team has your message as ticket {number}. They answer by email, and on the page of your ticket.', {
              number,
            })
          : t('Our team has your message as ticket {number}. They answer on the page of your ticket: keep its link.', {
              number,
            });
      addMessage({ isUser: false, text, ticket });
      onDone();
    } catch (error) {
      setFailure(describeFailure(error));
      setSending(false);
    }
  };
  return (
    <Form
      ref={form}
      aria-label="Talk to a person"
      onSubmit={send}
      className="mt-3 space-y-3 rounded-[14px] border border-line bg-card p-4"
    >
      <h3 className="font-semibold text-base">Talk to a person</h3>
      <TextArea
        label="What is it about?"
        rows={3}
        maxLength={chatLimits.message}
        hint="This conversation goes along, so that you need not explain again."
        error={failure}
        value={message}
        onChange={setMessage}
      />
      {!user && (
        <EmailField label="Your email address (optional)" autoComplete="email" value={email} onChange={setEmail} />
      )}
      <div className="flex gap-2">
        <Button type="submit" size="small" disabled={isSending}>
          {isSending ? 'Sending…' : 'Send to our team'}
        </Button>
        <Button look="secondary" size="small" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}
