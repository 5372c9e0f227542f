import { useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import {
  handedOverSchema,
  joinedHandoffSchema,
  readHandoffFragment,
} from '../../../modules/handoffs/handoffs.contract.ts';
import { t } from '../../../shared/language/translate.ts';
import { callApi } from '../../../web/kit/http/call-api.ts';
import { CallError } from '../../../web/kit/http/call-error.ts';
import { keepForVisit, readForVisit } from '../kept-for-visit.web.ts';
import type { ScannedPage } from '../pages/scan-list.ts';
import { toHandedPage } from './handed-page.ts';
import { endHandoff } from './use-desktop-handoff.web.ts';

const sessionSchema = z.object({ id: z.string(), token: z.string() });
type Session = z.infer<typeof sessionSchema>;

/** Keeps the phone connected across a reload. */
const sessionName = 'handoff';

export type PhoneHandoff =
  | { state: 'none' }
  | { state: 'joining' }
  | { state: 'connected'; sent: number; sending: boolean }
  | { state: 'over'; message: string };

/** The phone's side: joins when the page was opened by a computer's code, and sends the scanned pages. */
export function usePhoneHandoff() {
  // A page started before the connection closed must not be sent over the next one.
  const session = useRef<Session>(undefined);
  const sending = useRef(Promise.resolve());
  const [phone, setPhone] = useState<PhoneHandoff>({ state: 'none' });

  useEffect(() => {
    const kept = readForVisit(sessionName, sessionSchema);
    const link = readHandoffFragment(location.hash);
    if (link) {
      // The key is used up: keep it out of the address and the history.
      history.replaceState(history.state, '', location.pathname + location.search);
      setPhone({ state: 'joining' });
      join(link).then(
        (joined) => {
          session.current = joined;
          setPhone({ state: 'connected', sent: 0, sending: false });
        },
        (error: unknown) => setPhone({ state: 'over', message: messageOf(error) }),
      );
    } else if (kept) {
      session.current = kept;
      setPhone({ state: 'connected', sent: 0, sending: false });
    }
  }, []);

  const forget = () => {
    keepForVisit(sessionName, undefined);
    session.current = undefined;
  };
  const leave = () => {
    if (session.current) endHandoff(session.current.id, session.current.token);
    forget();
    setPhone({ state: 'none' });
  };
  const sendOne = async (page: ScannedPage) => {
    if (!session.current) return;
    const { id, token } = session.current;
    setPhone((now) => (now.state === 'connected' ? { ...now, sending: true } : now));
    try {
      const body = { token, content: toHandedPage(page) };
      await callApi(`/api/handoffs/${id}/items`, handedOverSchema, { body });
      setPhone((now) => (now.state === 'connected' ? { ...now, sent: now.sent + 1, sending: false } : now));
    } catch (error) {
      // Disconnected by the visitor meanwhile: no error to show.
      if (session.current?.id !== id) return;
      forget();
      setPhone({ state: 'over', message: `${messageOf(error)} ${t('Your pages stay on this phone.')}` });
    }
  };
  /** Sends pages to the computer, one after another in the order they were scanned. */
  const send = (pages: readonly ScannedPage[]) => {
    for (const page of pages) sending.current = sending.current.then(() => sendOne(page));
  };
  return { phone, send, leave };
}

async function join({ id, key }: { id: string; key: string }): Promise<Session> {
  const { token } = await callApi(`/api/handoffs/${id}/phone`, joinedHandoffSchema, { body: { key } });
  const session = { id, token };
  keepForVisit(sessionName, session);
  return session;
}

function messageOf(error: unknown): string {
  if (error instanceof CallError) return error.message;
  reportError(error);
  return t('The connection to your computer was lost.');
}
