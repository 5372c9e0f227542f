import { MailCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { Sent } from '../../../modules/conversations/conversations.contract.ts';
import { t } from '../../../shared/language/translate.ts';
import { Button } from '../../kit/ui/button.tsx';
import { CopyButton } from '../../kit/ui/copy-button.tsx';

/** In place of a form that was sent: its number, and where the answer will be. */
export function SentNote({ sent, onAgain }: { sent: Sent; onAgain: () => void }) {
  const { number, link, email } = sent;
  const title = useRef<HTMLHeadingElement>(null);
  // The form, with the focus in it, is gone.
  useEffect(() => title.current?.focus(), []);
  const { pathname, hash } = new URL(link);
  return (
    <div className="rounded-[16px] bg-accent-soft p-6">
      <MailCheck className="size-8 text-accent" aria-hidden="true" />
      <h2 ref={title} tabIndex={-1} className="mt-3 text-2xl">
        We have your message
      </h2>
      <p className="mt-2">
        Its number is <strong className="tabular-nums">{number}</strong>. The answer will be on{' '}
        <Link to={pathname + hash} className="text-link">
          the page of your ticket
        </Link>
        , where you can also add something.
      </p>
      <p className="mt-2">{emailSentences[email]}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <CopyButton text={link} what={t('link of the ticket')} look="primary">
          Copy link
        </CopyButton>
        <Button look="secondary" size="small" onClick={onAgain}>
          Write another message
        </Button>
      </div>
    </div>
  );
}

const emailSentences = {
  sent: t('We have also sent the link to your email address.'),
  late: t(
    'Your message is stored, but our mail server does not answer right now: the link comes by email later. Please keep it, too.',
  ),
  none: t('No email is sent about it, so please keep the link. Whoever has it can read your ticket.'),
} as const;
