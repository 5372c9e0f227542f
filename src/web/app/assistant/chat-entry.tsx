import { ThumbsDown, ThumbsUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { chatLimits, chatRatingPath, ratedSchema } from '../../../modules/assistant/assistant.contract.ts';
import { t } from '../../../shared/language/translate.ts';
import { callApi } from '../../kit/http/call-api.ts';
import { describeFailure } from '../../kit/http/describe-failure.ts';
import { pathHere } from '../../kit/local-path.ts';
import { Button } from '../../kit/ui/button.tsx';
import { classNames } from '../../kit/ui/class-names.ts';
import { tellFailure } from '../../kit/ui/toast.ts';
import { ActionButton } from './action-button.tsx';
import { addMessage, type ChatMessage, changeMessage, chatHistory } from './chat-history.ts';
import { historyOf } from './use-chat.ts';

/** One message with its sources, what can be done about it, and its rating. */
export function ChatEntry(props: {
  message: ChatMessage;
  /** Buttons of earlier answers are gone. */
  isLast: boolean;
  onAsk: (message: string) => void;
  onPerson: () => void;
  onLeave: () => void;
}) {
  const { message, isLast, onAsk, onPerson, onLeave } = props;
  const { text, isUser, sources, actions, ticket, answerId } = message;
  return (
    <div>
      <Bubble isUser={isUser}>
        <span dir="auto" className="block">
          {text}
        </span>
        {sources.length > 0 && (
          <span className="mt-2 block border-line border-t pt-2 text-sm">
            <span className="text-soft">From: </span>
            {sources.map(({ title, path }, index) => (
              <span key={path}>
                {index > 0 && ', '}
                <Link to={path} onClick={onLeave} className="text-link">
                  {title}
                </Link>
              </span>
            ))}
          </span>
        )}
        {ticket && (
          <Link to={ticket.path} onClick={onLeave} className="mt-2 block text-link">
            Open ticket {ticket.number}
          </Link>
        )}
      </Bubble>
      {isLast && actions.length > 0 && (
        <div className="mt-2 flex flex-wrap gap-2">
          {actions.map((action) => (
            <ActionButton
              key={action.kind + action.label}
              action={action}
              onAsk={onAsk}
              onPerson={onPerson}
              onLeave={onLeave}
            />
          ))}
        </div>
      )}
      {answerId !== null && <Rating message={message} answerId={answerId} />}
    </div>
  );
}

export function Bubble({ isUser, children }: { isUser: boolean; children: ReactNode }) {
  return (
    <div className={classNames('flex', isUser && 'justify-end')}>
      <div
        className={classNames(
          'max-w-[88%] whitespace-pre-line rounded-[14px] px-3.5 py-2.5 text-[0.9375rem] [overflow-wrap:anywhere]',
          isUser ? 'bg-accent text-on-accent' : 'border border-line bg-card',
        )}
      >
        <span className="sr-only">{isUser ? 'You:' : 'Assistant:'} </span>
        {children}
      </div>
    </div>
  );
}

const ratings = [
  { rating: 'good', label: t('This answer helped'), Icon: ThumbsUp },
  { rating: 'bad', label: t('This answer did not help'), Icon: ThumbsDown },
] as const;

function Rating({ message, answerId }: { message: ChatMessage; answerId: string }) {
  const rate = async (rating: 'good' | 'bad') => {
    changeMessage(message.id, { rating });
    try {
      const { ticket } = await callApi(chatRatingPath, ratedSchema, {
        body: {
          ...{ answerId, good: rating === 'good', page: pathHere() },
          history: historyOf(chatHistory.value(), chatLimits.passedOn),
        },
      });
      if (ticket) {
        const text = t(
          'I am sorry that my answers did not help. I have passed this on to our team as ticket {number}.',
          { number: ticket.number },
        );
        addMessage({ isUser: false, text, ticket });
      }
    } catch (error) {
      changeMessage(message.id, { rating: null });
      tellFailure({ title: t('Not rated'), text: describeFailure(error) });
    }
  };
  return (
    <div className="mt-0.5 flex">
      {ratings.map(({ rating, label, Icon }) => (
        <Button
          key={rating}
          look="quiet"
          size="icon"
          aria-label={label}
          aria-pressed={message.rating === rating}
          onClick={() => rate(rating)}
          className="size-8! text-soft aria-pressed:text-accent"
        >
          <Icon className="size-4" aria-hidden="true" />
        </Button>
      ))}
    </div>
  );
}
