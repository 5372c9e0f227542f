import { contactPath } from '../../../modules/conversations/conversation-words.contract.ts';
import { useUser } from '../../kit/session/use-user.ts';
import { Button } from '../../kit/ui/button.tsx';
import { FailureNote } from '../../kit/ui/failure-note.tsx';
import { Form } from '../../kit/ui/form.tsx';
import { EmailField, TextArea, TextField } from '../../kit/ui/text-field.tsx';
import { SentNote } from './sent-note.tsx';
import { useMessageForm } from './use-message-form.ts';

const initial = { firstName: '', lastName: '', email: '', subject: '', message: '' };

/** The contact page's form. */
export function ContactForm() {
  const user = useUser();
  const { form, field, trap, onKeyDown, submit, isSending, failure, sent, again } = useMessageForm({
    ...{ name: 'contact', path: contactPath, initial },
    known: { email: user?.email ?? '' },
    bodyOf: (values) => values,
  });
  if (sent) return <SentNote sent={sent} onAgain={again} />;
  return (
    <Form ref={form} onSubmit={submit} onKeyDown={onKeyDown} className="space-y-5" aria-label="Send us a message">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="First name" autoComplete="given-name" {...field('firstName')} />
        <TextField label="Last name" autoComplete="family-name" {...field('lastName')} />
      </div>
      <EmailField label="Email" autoComplete="email" {...field('email')} />
      <TextField label="Subject" autoComplete="off" {...field('subject')} />
      <TextArea label="Message" {...field('message')} />
      {trap}
      {failure && <FailureNote title={failure} />}
      <Button type="submit" disabled={isSending}>
        {isSending ? 'Sending…' : 'Send Message'}
      </Button>
    </Form>
  );
}
