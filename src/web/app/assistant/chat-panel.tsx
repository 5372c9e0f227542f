import { Trash2, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { chatLimits } from '../../../modules/assistant/assistant.contract.ts';
import { t } from '../../../shared/language/translate.ts';
import { Button } from '../../kit/ui/button.tsx';
import { CheckboxField } from '../../kit/ui/checkbox-field.tsx';
import { controlClasses } from '../../kit/ui/field.tsx';
import { Bubble, ChatEntry } from './chat-entry.tsx';
import { clearChat } from './chat-history.ts';
import { leaveStartFree } from './leave-start-free.ts';
import { PersonForm } from './person-form.tsx';
import { useChat } from './use-chat.ts';

const greeting = t(
  'Hello! Ask me about a tool, a message you saw, your files or your account. I answer from what this site says about itself, and can pass you on to a person.',
);
/** From here on the panel says how many characters are left. */
const fewLeft = 500;

/** The conversation with the assistant. It leaves the page usable beside it; on a phone it is a sheet over it. */
export default function ChatPanel({ onClose }: { onClose: () => void }) {
  const chat = useChat();
  const { messages, pending, info } = chat;
  const [asksPerson, setAsksPerson] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const isWaiting = pending !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is at the end changes with these.
  useEffect(() => {
    // It returns a promise in new browsers, which is no cleanup.
    end.current?.scrollIntoView({ block: 'end' });
  }, [messages.length, pending, asksPerson]);

  const onKeyDown = (event: KeyboardEvent) => {
    // While an input method composes, Escape is its own.
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.stopPropagation();
    onClose();
  };
  useEffect(() => (panel.current ? leaveStartFree(panel.current) : undefined), []);
  const last = messages.at(-1);
  return (
    <div
      ref={panel}
      role="dialog"
      aria-label="Support chat"
      onKeyDown={onKeyDown}
      className="rise fixed inset-x-0 bottom-0 z-[45] flex h-[min(85dvh,40rem)] flex-col rounded-t-[20px] border border-line bg-paper shadow-lift sm:inset-x-auto sm:inset-e-5 sm:bottom-24 sm:data-across:inset-e-auto sm:data-across:inset-s-5 sm:h-[min(36rem,calc(100dvh-11rem))] sm:w-[24rem] sm:rounded-[20px]"
    >
      <header className="flex items-center gap-1 py-2 pe-2 ps-5">
        <h2 className="flex-1 text-lg">Support</h2>
        {messages.length > 0 && (
          <Button look="quiet" size="icon" aria-label="Clear the conversation" onClick={clearChat} disabled={isWaiting}>
            <Trash2 className="size-5" aria-hidden="true" />
          </Button>
        )}
        <Button look="quiet" size="icon" aria-label="Close" onClick={onClose}>
          <X className="size-5" aria-hidden="true" />
        </Button>
      </header>
      <div className="seam" />
      <section
        aria-label="Messages"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keyboards must reach that.
        tabIndex={0}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-4"
      >
        <div role="log" aria-busy={isWaiting} className="space-y-3">
          <Bubble isUser={false}>{greeting}</Bubble>
          {messages.map((message) => (
            <ChatEntry
              key={message.id}
              message={message}
              isLast={message === last}
              onAsk={chat.send}
              onPerson={() => setAsksPerson(true)}
              onLeave={onClose}
            />
          ))}
        </div>
        {isWaiting && (
          <div className="mt-3">
            <Bubble isUser={false}>{pending || <Thinking />}</Bubble>
          </div>
        )}
        {last?.isUser && !isWaiting && (
          <div className="mt-3 flex justify-end">
            <Button look="secondary" size="small" onClick={chat.askAgain}>
              No answer yet? Ask again
            </Button>
          </div>
        )}
        {asksPerson && <PersonForm messages={messages} onDone={() => setAsksPerson(false)} />}
        <div ref={end} />
      </section>
      <div className="border-line border-t p-3">
        <MessageField isWaiting={isWaiting} hasFocus={!isWaiting && !asksPerson} onSend={chat.send} />
        {info?.provider && (
          <CheckboxField
            className="mt-2.5 text-sm"
            label="Answer without AI"
            hint={
              chat.isOnlyHere
                ? `Nothing is sent to ${info.provider.name}.`
                : `Your messages are sent to ${info.provider.host}, which puts the answers into words.`
            }
            value={chat.isOnlyHere}
            onChange={chat.chooseOnlyHere}
          />
        )}
        {!asksPerson && (
          <button type="button" onClick={() => setAsksPerson(true)} className="mt-1 min-h-8 text-link text-sm">
            Talk to a person
          </button>
        )}
      </div>
    </div>
  );
}

function MessageField(props: { isWaiting: boolean; hasFocus: boolean; onSend: (text: string) => boolean }) {
  const { isWaiting, hasFocus, onSend } = props;
  const [text, setText] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  // Also when an answer has come: while it was awaited, the field was disabled and lost the focus.
  useEffect(() => {
    if (hasFocus) field.current?.focus({ preventScroll: true });
  }, [hasFocus]);
  const send = () => {
    if (onSend(text)) setText('');
  };
  const left = chatLimits.message - text.trim().length;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div className="flex items-end gap-2">
        <textarea
          ref={field}
          aria-label="Your message"
          aria-describedby="chat-left"
          placeholder="Ask a question"
          rows={Math.min(5, text.split('\n').length)}
          value={text}
          maxLength={chatLimits.message}
          disabled={isWaiting}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            send();
          }}
          className={`${controlClasses} resize-none py-2.5`}
        />
        <Button type="submit" disabled={isWaiting || text.trim() === ''}>
          Send
        </Button>
      </div>
      <p id="chat-left" className={left < fewLeft ? 'mt-1 text-sm text-soft' : 'sr-only'}>
        {left < fewLeft
          ? t('{left, plural, one {# character left} other {# characters left}}', { left })
          : 'Enter sends. Shift and Enter begin a new line.'}
      </p>
    </form>
  );
}

function Thinking() {
  return (
    <span role="status" className="text-soft">
      Thinking…
    </span>
  );
}
