import { X } from 'lucide-react';
import { useNavigate } from 'react-router';
import { ticketsCall, topics } from '../../../modules/conversations/conversation-words.contract.ts';
import type { Report } from '../../../modules/conversations/report-link.contract.ts';
import { t } from '../../../shared/language/translate.ts';
import { useUser } from '../../kit/session/use-user.ts';
import { Button } from '../../kit/ui/button.tsx';
import { FailureNote } from '../../kit/ui/failure-note.tsx';
import { Form } from '../../kit/ui/form.tsx';
import { IconButton } from '../../kit/ui/icon-button.tsx';
import { SelectField } from '../../kit/ui/select-field.tsx';
import { EmailField, TextArea, TextField } from '../../kit/ui/text-field.tsx';
import { SentNote } from './sent-note.tsx';
import { useMessageForm } from './use-message-form.ts';

const initial = { email: '', topic: '', subject: '', message: '' };
const topicNames = {
  general: t('General question'),
  technical: t('Something does not work'),
  billing: t('Payment'),
} as const;
type Topic = (typeof topics)[number];
const topicChoices = topics.map((value) => ({ value, label: topicNames[value] }));
const topicOf = (text: string): Topic => topics.find((topic) => topic === text) ?? 'general';

/** Opens a support ticket. With a report, it tells which job failed: never its file. */
export function TicketForm({ report }: { report: Report | undefined }) {
  const user = useUser();
  const navigate = useNavigate();
  const { form, field, trap, onKeyDown, submit, isSending, failure, sent, again } = useMessageForm({
    ...{ name: 'ticket', path: ticketsCall, initial },
    known: {
      email: user?.email ?? '',
      topic: report ? 'technical' : 'general',
      subject: report ? subjectOf(report) : '',
    },
    bodyOf: ({ email, topic, subject, message }) => ({
      ...{ topic: topicOf(topic), subject, message },
      ...(email.trim() !== '' && { email }),
      ...(report && { jobId: report.job, errorCode: report.code, page: report.page }),
    }),
    check: ({ email }) => (email.trim() === '' ? { email: t('Please enter your email address.') } : {}),
  });
  const topic = field('topic');
  const job = report?.job.slice(0, 8);
  if (sent) return <SentNote sent={sent} onAgain={again} />;
  return (
    <Form ref={form} onSubmit={submit} onKeyDown={onKeyDown} className="space-y-5" aria-label="Support ticket">
      {report && (
        <div className="flex items-start gap-3 rounded-[12px] border border-line bg-card px-4 py-3">
          <p className="min-w-0 flex-1 text-[0.9375rem] text-soft">
            With this ticket we get the number of the failed job ({job}), its tool and its error ({report.code}). Your
            file is not sent, and neither is its name.
          </p>
          <IconButton
            icon={X}
            label="Write without the failed job"
            onClick={() => void navigate('/support', { replace: true, preventScrollReset: true })}
          />
        </div>
      )}
      <EmailField label="Email" autoComplete="email" {...field('email')} />
      <SelectField
        label="What is it about?"
        choices={topicChoices}
        value={topicOf(topic.value)}
        onChange={topic.onChange}
      />
      <TextField label="Subject" autoComplete="off" {...field('subject')} />
      <TextArea
        label="Message"
        hint={report ? 'What did you do, and what kind of file was it?' : undefined}
        {...field('message')}
      />
      {trap}
      {failure && <FailureNote title={failure} />}
      <Button type="submit" disabled={isSending}>
        {isSending ? 'Sending…' : 'Send Support Ticket'}
      </Button>
    </Form>
  );
}

function subjectOf({ page }: Report): string {
  const tool = toolOf(page);
  return tool === '' ? t('The job failed') : t('{tool} failed', { tool });
}

/** `'/tools/pdf-merger'` → 'PDF merger'. */
function toolOf(page: string): string {
  const words = page.replace(/^.*\//, '').replaceAll('-', ' ');
  return words.replace(/^(pdf|qr|url)\b/, (name) => name.toUpperCase()).replace(/^./, (letter) => letter.toUpperCase());
}
