import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { ticketCall, ticketsPath } from '../../../modules/conversations/conversation-words.contract.ts';
import {
  type TicketPage,
  ticketMessageBody,
  ticketPageSchema,
} from '../../../modules/conversations/conversations.contract.ts';
import { createId } from '../../../shared/ids.ts';
import { t } from '../../../shared/language/translate.ts';
import { callApi } from '../../kit/http/call-api.ts';
import { queryClient } from '../../kit/session/query-client.ts';
import { readDraft, writeDraft } from '../../kit/text/text-draft.ts';
import { Button } from '../../kit/ui/button.tsx';
import { FailureNote } from '../../kit/ui/failure-note.tsx';
import { Form } from '../../kit/ui/form.tsx';
import { LoadedThings } from '../../kit/ui/loaded-things.tsx';
import { TextArea } from '../../kit/ui/text-field.tsx';
import { showToast } from '../../kit/ui/toast.ts';
import { useChange } from '../account/use-change.tsx';
import { Message } from './message.tsx';
import { headersOf, type TicketAddress, ticketQuery } from './ticket-query.ts';
import { ticketStates } from './ticket-states.ts';

/** A ticket as its person sees it: what was said, and a field to say more. */
export function TicketView({ address }: { address: TicketAddress }) {
  const ticket = useQuery(ticketQuery(address));
  return (
    <LoadedThings query={ticket} label="Loading the ticket…">
      {(page) => <LoadedTicket address={address} ticket={page} />}
    </LoadedThings>
  );
}

function LoadedTicket({ address, ticket }: { address: TicketAddress; ticket: TicketPage }) {
  const { number, subject, state, messages } = ticket;
  const keep = (next: TicketPage) => queryClient.setQueryData(ticketQuery(address).queryKey, next);
  const solve = useChange(t('Not changed'), {
    mutationFn: () =>
      callApi(`${ticketCall(address.number)}/solved`, ticketPageSchema, { headers: headersOf(address) }),
    onSuccess: (next) => {
      keep(next);
      showToast({ title: t('Marked as solved'), tone: 'success' });
    },
  });
  return (
    <article aria-labelledby="ticket-subject">
      <h2 id="ticket-subject" className="text-2xl [overflow-wrap:anywhere]">
        <bdi>{subject}</bdi>
      </h2>
      <p className="mt-1 text-soft">
        {number} · {ticketStates[state]}
      </p>
      <ol aria-label="Messages" className="mt-6 space-y-4">
        {messages.map((message) => (
          <Message
            key={`${message.at} ${message.text.length}`}
            {...message}
            who={{ person: t('You'), operator: t('Support'), assistant: t('Assistant') }[message.author]}
            isOwn={message.author === 'person'}
          />
        ))}
      </ol>
      <AnswerForm address={address} state={state} onSent={keep} />
      <div className="mt-6 flex flex-wrap items-center gap-3">
        {(state === 'open' || state === 'waiting') && (
          <Button look="secondary" size="small" disabled={solve.isPending} onClick={() => solve.mutate()}>
            This is solved
          </Button>
        )}
        <Link to={ticketsPath} className="text-link">
          All your tickets
        </Link>
      </div>
      {solve.failure}
    </article>
  );
}

function AnswerForm(props: { address: TicketAddress; state: TicketPage['state']; onSent: (next: TicketPage) => void }) {
  const { address, state, onSent } = props;
  const draft = `ticket.${address.number}`;
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState<string>();
  const navigate = useNavigate();
  const last = useRef({ text: '', key: '' });
  useEffect(() => setText(readDraft(draft)), [draft]);
  const send = useMutation({
    mutationFn: () => {
      // A repeated call with the same text is the same message.
      if (last.current.text !== text) last.current = { text, key: createId() };
      return callApi(`${ticketCall(address.number)}/messages`, ticketPageSchema, {
        body: { message: text },
        headers: { ...headersOf(address), 'idempotency-key': last.current.key },
      });
    },
    onSuccess: async (next) => {
      setText('');
      writeDraft(draft, '');
      showToast({ title: t('Your message was sent'), tone: 'success' });
      if (next.number === address.number) onSent(next);
      // A closed ticket goes on in a new one, which belongs to this browser or account.
      else await navigate(`${ticketsPath}#${next.number}`);
    },
  });
  const submit = () => {
    const checked = ticketMessageBody.safeParse({ message: text });
    setWrong(checked.success ? undefined : checked.error.issues[0]?.message);
    if (checked.success) send.mutate();
  };
  return (
    <Form onSubmit={submit} className="mt-8 space-y-4" aria-label="Answer">
      <TextArea
        label="Add a message"
        name="message"
        rows={5}
        hint={state === 'closed' ? 'This ticket is closed. Your message opens a new one.' : undefined}
        error={wrong}
        value={text}
        onChange={(typed) => {
          setText(typed);
          writeDraft(draft, typed);
        }}
      />
      {send.error && (
        <FailureNote title="Not sent" text={`${send.error.message} Your message is kept in this browser.`} />
      )}
      <Button type="submit" disabled={send.isPending}>
        {send.isPending ? 'Sending…' : 'Send'}
      </Button>
    </Form>
  );
}
