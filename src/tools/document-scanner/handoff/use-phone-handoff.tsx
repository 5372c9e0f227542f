import { useEffect, useState } from 'react';
import { z } from 'zod';
import {
  handedOverSchema,
  joinedHandoffSchema,
  readHandoffFragment,
} from '../../../modules/handoffs/handoffs.contract.ts';
import { callApi } from '../../../web/http/call-api.ts';
import { CallError } from '../../../web/tool-shell/call-error.ts';
import { forgetForVisit, keepForVisit, readForVisit } from '../kept-for-visit.tsx';
import type { ScannedPage } from '../pages/scan-list.ts';
import { toHandedPage } from './handed-page.ts';
import { endHandoff } from './use-desktop-handoff.tsx';

const sessionSchema = z.object({ id: z.string(), token: z.string() });
type Session = z.infer<typeof sessionSchema>;

/** A phone that reloads the page stays connected. */
const sessionName = 'handoff';

export type PhoneHandoff =
  | { state: 'none' }
  | { state: 'joining' }
  | { state: 'connected'; sent: number; sending: boolean }
  | { state: 'over'; message: string };

/** The phone's end: joins when the page was opened by a computer's code, and sends what is scanned. */
export function usePhoneHandoff() {
  const [session, setSession] = useState<Session>();
  const [phone, setPhone] = useState<PhoneHandoff>({ state: 'none' });

  useEffect(() => {
    const kept = readForVisit(sessionName, sessionSchema);
    const link = readHandoffFragment(location.hash);
    if (link) {
      // The key has done its work: it should not stay in the address or the history.
      history.replaceState(history.state, '', location.pathname + location.search);
      setPhone({ state: 'joining' });
      join(link).then(
        (joined) => {
          setSession(joined);
          setPhone({ state: 'connected', sent: 0, sending: false });
        },
        (error: unknown) => setPhone({ state: 'over', message: messageOf(error) }),
      );
    } else if (kept) {
      setSession(kept);
      setPhone({ state: 'connected', sent: 0, sending: false });
    }
  }, []);

  const leave = () => {
    if (session) endHandoff(session.id, session.token);
    forgetForVisit(sessionName);
    setSession(undefined);
    setPhone({ state: 'none' });
  };
  const send = async (pages: readonly ScannedPage[]) => {
    if (!session) return;
    for (const page of pages) {
      setPhone((now) => (now.state === 'connected' ? { ...now, sending: true } : now));
      try {
        const body = { token: session.token, content: toHandedPage(page) };
        await callApi(`/api/handoffs/${session.id}/items`, handedOverSchema, { body });
        setPhone((now) => (now.state === 'connected' ? { ...now, sent: now.sent + 1, sending: false } : now));
      } catch (error) {
        forgetForVisit(sessionName);
        setSession(undefined);
        setPhone({ state: 'over', message: `${messageOf(error)} Your pages stay on this phone.` });
        return;
      }
    }
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
  return 'The connection to your computer was lost.';
}
