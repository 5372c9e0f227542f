import { useId, useState } from 'react';
import { t } from '../../../shared/language/translate.ts';
import { Button } from '../../kit/ui/button.tsx';
import { classNames } from '../../kit/ui/class-names.ts';
import { controlClasses } from '../../kit/ui/field.tsx';
import { useRobotTrap } from '../forms/robot-trap.tsx';

type Outcome = { state: 'done' | 'failed'; message: string };

/**
 * Asks for an email address. Not shown where the site sends no email. What is typed stays until it has arrived.
 * @param props.label of the form, for screen readers
 * @param props.hint a line below the field
 */
export function NewsletterForm(props: { label?: string; className?: string; hint?: string }) {
  const { label = t('Subscribe to the blog'), className, hint } = props;
  const id = useId();
  const [email, setEmail] = useState('');
  const [isSending, setIsSending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const { trap, onKeyDown, signs } = useRobotTrap();
  const send = async () => {
    // Pressed twice, it is sent once.
    if (isSending) return;
    setIsSending(true);
    try {
      const { subscribe } = await import('./subscribe.ts');
      setOutcome({ state: 'done', message: await subscribe({ email, ...signs() }) });
      setEmail('');
    } catch (error) {
      const { describeFailure } = await import('../../kit/http/describe-failure.ts').catch(() => ({
        describeFailure: () => t('The form could not be loaded. Check your connection and press again.'),
      }));
      setOutcome({ state: 'failed', message: describeFailure(error) });
    } finally {
      setIsSending(false);
    }
  };
  const failed = outcome?.state === 'failed';
  const note = outcome?.message ?? hint;
  return (
    // Does nothing before its code has come, where a form without a method would put the address into the page's.
    <form
      method="dialog"
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
      onKeyDown={onKeyDown}
      className={classNames('no-newsletter:hidden', className)}
    >
      <div className="flex flex-wrap items-end gap-2">
        <div className="min-w-0 flex-1 basis-48">
          <label htmlFor={id} className="mb-1 block font-semibold text-base">
            New posts by email
          </label>
          <input
            id={id}
            type="email"
            name="email"
            inputMode="email"
            autoComplete="email"
            placeholder="you@example.com"
            aria-invalid={failed || undefined}
            aria-describedby={note ? `${id}-note` : undefined}
            value={email}
            onChange={(event) => setEmail(event.target.value)}
            className={controlClasses}
          />
        </div>
        {trap}
        <Button type="submit" look="secondary" disabled={isSending}>
          {isSending ? 'Sending…' : 'Subscribe'}
        </Button>
      </div>
      <p
        id={`${id}-note`}
        role="status"
        className={classNames('mt-1.5 text-[0.9375rem]', failed ? 'text-danger' : 'text-soft')}
      >
        {note}
      </p>
    </form>
  );
}
