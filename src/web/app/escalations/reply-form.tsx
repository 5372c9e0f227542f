import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import {
  type AdminConversation,
  answerTemplatesPath,
  answerTemplatesSchema,
} from '../../../modules/conversations/administration.contract.ts';
import { conversationLimits } from '../../../modules/conversations/conversation-words.contract.ts';
import { createId } from '../../../shared/ids.ts';
import { t } from '../../../shared/language/translate.ts';
import { queryOf } from '../../kit/session/query-client.ts';
import { readDraft, writeDraft } from '../../kit/text/text-draft.ts';
import { Button } from '../../kit/ui/button.tsx';
import { Form } from '../../kit/ui/form.tsx';
import { SelectField } from '../../kit/ui/select-field.tsx';
import { TextArea } from '../../kit/ui/text-field.tsx';
import { showToast } from '../../kit/ui/toast.ts';
import { emptyFields, fillTemplate } from './fill-template.ts';
import { useStep } from './use-conversation.ts';

const states = [
  { value: 'waiting', label: t('Wait for the person') },
  { value: 'solved', label: t('Solved') },
  { value: 'closed', label: t('Closed') },
] as const;

/** Answers the person. The text is kept until it is sent. */
export function ReplyForm({ conversation, me }: { conversation: AdminConversation; me: string }) {
  const { number, name, subject, messages } = conversation;
  const draft = `answer.${number}`;
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState<string>();
  const [state, setState] = useState<(typeof states)[number]['value']>('waiting');
  /** The last message that was on the page when the answer was begun: what came later may change it. */
  const seen = useRef(messages.at(-1)?.id ?? 0);
  const last = useRef({ written: '', key: '' });
  useEffect(() => setText(readDraft(draft)), [draft]);
  const write = (next: string) => {
    if (text === '') seen.current = messages.at(-1)?.id ?? 0;
    setText(next);
    writeDraft(draft, next);
    setWrong(undefined);
  };
  const reply = useStep(number, t('Not sent'), (next) => {
    setText('');
    writeDraft(draft, '');
    seen.current = next.messages.at(-1)?.id ?? 0;
    showToast({
      title: next.messages.at(-1)?.delivery === 'email' ? t('Sent by email') : t('Now on the ticket page'),
      tone: 'success',
    });
  });
  const submit = () => {
    const left = emptyFields(text);
    if (text.trim() === '') return setWrong(t('Please enter an answer.'));
    if (left.length > 0) return setWrong(t('Please fill in {fields} first.', { fields: left.join(', ') }));
    const written = JSON.stringify([text, state]);
    if (last.current.written !== written) last.current = { written, key: createId() };
    reply.mutate({
      at: '/reply',
      body: { text, state, after: seen.current },
      headers: { 'idempotency-key': last.current.key },
    });
    // Once refused for a newer message, which is on the page then, the next press sends it.
    seen.current = messages.at(-1)?.id ?? 0;
  };
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || reply.isPending) return;
    event.preventDefault();
    submit();
  };
  return (
    <Form onSubmit={submit} className="mt-8 space-y-4" aria-label="Answer this conversation">
      <TemplateChoice
        onChoose={(template) => {
          const filled = fillTemplate(template, { name, number, subject, operator: me });
          write(text.trim() === '' ? filled : `${text.trimEnd()}\n\n${filled}`);
        }}
      />
      <TextArea
        label="Answer"
        name="answer"
        rows={7}
        maxLength={conversationLimits.message}
        hint="Ctrl+Enter sends it."
        error={wrong}
        value={text}
        onChange={write}
        onKeyDown={sendByKey}
      />
      <div className="flex flex-wrap items-end gap-4">
        <SelectField label="Afterwards" value={state} choices={states} onChange={setState} className="w-56" />
        <Button type="submit" disabled={reply.isPending}>
          {reply.isPending ? 'Sending…' : 'Send the answer'}
        </Button>
      </div>
      {reply.failure}
    </Form>
  );
}

function TemplateChoice({ onChoose }: { onChoose: (text: string) => void }) {
  const { data } = useQuery(queryOf(answerTemplatesPath, answerTemplatesSchema));
  if (!data || data.templates.length === 0) return null;
  const choices = [
    { value: '', label: t('Choose a template') },
    ...data.templates.map(({ name }) => ({ value: name, label: name })),
  ];
  return (
    <SelectField
      label="Template"
      value=""
      choices={choices}
      onChange={(name) => {
        const template = data.templates.find((candidate) => candidate.name === name);
        if (template) onChoose(template.text);
      }}
      className="max-w-sm"
    />
  );
}
