import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import {
  type ChatInfo,
  chatInfoSchema,
  chatLimits,
  chatPath,
  chatSentences,
} from '../../../modules/assistant/assistant.contract.ts';
import { t } from '../../../shared/language/translate.ts';
import { readStored, store } from '../../kit/browser-storage.ts';
import { callApi } from '../../kit/http/call-api.ts';
import { useStore } from '../../kit/store.ts';
import { lastFailedJob } from '../../kit/tool-shell/failed-job.ts';
import { askAssistant, NoAnswer } from './ask-assistant.ts';
import { addMessage, type ChatMessage, chatHistory, readChat } from './chat-history.ts';

const onlyHereKey = 'satchel.chat-only-here';

/** The conversation and what can be done with it. One answer at a time per tab. */
export function useChat() {
  const messages = useStore(chatHistory);
  const { pathname } = useLocation();
  const [info, setInfo] = useState<ChatInfo>();
  const [isOnlyHere, setOnlyHere] = useState(() => readStored('browser', onlyHereKey) === 'on');
  // What is shown of an answer that is being written; undefined while none is.
  const [pending, setPending] = useState<string>();
  const asking = useRef<AbortController>(undefined);

  useEffect(() => {
    readChat();
    // The panel works without it: it only names the provider and the address.
    callApi(chatPath, chatInfoSchema, { method: 'GET' }).then(setInfo, () => undefined);
    return () => asking.current?.abort();
  }, []);

  const answer = async (message: string, before: readonly ChatMessage[]) => {
    const control = new AbortController();
    asking.current = control;
    setPending('');
    try {
      const { response, sources, actions, answerId, ticket } = await askAssistant(
        {
          message,
          history: historyOf(before, chatLimits.turns),
          page: pathname,
          failedJob: lastFailedJob(),
          engine: isOnlyHere ? 'builtin' : 'auto',
        },
        { signal: control.signal, onText: setPending },
      );
      addMessage({ isUser: false, text: response, sources, actions, answerId, ticket });
    } catch (error) {
      // The panel was closed: the question stays, to be asked again.
      if (control.signal.aborted) return;
      if (!(error instanceof NoAnswer)) reportError(error);
      const sentence = error instanceof NoAnswer ? error.message : chatSentences.other;
      addMessage({
        isUser: false,
        text: `${sentence} ${contactSentence(info)}`,
        actions: [{ kind: 'person', label: t('Talk to a person') }],
      });
    } finally {
      if (asking.current === control) {
        asking.current = undefined;
        setPending(undefined);
      }
    }
  };

  return {
    messages,
    info,
    pending,
    isOnlyHere,
    chooseOnlyHere: (only: boolean) => {
      store('browser', onlyHereKey, only ? 'on' : undefined);
      setOnlyHere(only);
    },
    /** Blank messages are ignored, and so is what is sent before the answer has come. */
    send: (text: string): boolean => {
      const message = text.trim();
      if (message === '' || pending !== undefined) return false;
      const before = chatHistory.value();
      addMessage({ isUser: true, text: message });
      void answer(message, before);
      return true;
    },
    /** For a question whose answer was lost with the page or the line. */
    askAgain: () => {
      const all = chatHistory.value();
      const at = all.findLastIndex(({ isUser }) => isUser);
      const last = all[at];
      if (last && pending === undefined) void answer(last.text, all.slice(0, at));
    },
  };
}

/** What goes along of the conversation. */
export const historyOf = (messages: readonly ChatMessage[], most: number) =>
  messages.slice(-most).map(({ isUser, text }) => ({ isUser, text: text.slice(0, chatLimits.turn) }));

const contactSentence = (info: ChatInfo | undefined): string =>
  info?.supportEmail
    ? t('Please contact our support team by email at {supportEmail}.', { supportEmail: info.supportEmail })
    : t('Please contact our support team: press “Talk to a person”.');
