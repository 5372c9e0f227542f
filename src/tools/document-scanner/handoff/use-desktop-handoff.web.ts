import { useEffect, useEffectEvent, useState } from 'react';
import {
  handoffItemsSchema,
  keyHeader,
  type OpenedHandoff,
  openedHandoffSchema,
} from '../../../modules/handoffs/handoffs.contract.ts';
import { callApi, postApi } from '../../../web/kit/http/call-api.ts';
import { CallError } from '../../../web/kit/http/call-error.ts';
import { documentScanner } from '../document-scanner.tool.ts';
import type { ScannedPage } from '../pages/scan-list.ts';
import { readHandedPage } from './handed-page.ts';
import { forgetHandoff, keepHandoff, readKeptHandoff } from './kept-handoff.web.ts';

/** Polling interval for new pages. */
const pollIntervalMs = 1500;

export type DesktopHandoff =
  | { state: 'opening' }
  | { state: 'failed'; message: string }
  | { state: 'waiting' | 'paired' | 'ended'; opened: OpenedHandoff };

/** The computer's side: opens a connection for a phone and receives its pages until unmounted. A reload resumes it. */
export function useDesktopHandoff(onPages: (pages: ScannedPage[]) => void): {
  handoff: DesktopHandoff;
  renew: () => void;
} {
  const [handoff, setHandoff] = useState<DesktopHandoff>({ state: 'opening' });
  const [attempt, setAttempt] = useState(0);
  const receive = useEffectEvent(onPages);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a further attempt opens a new connection.
  useEffect(() => {
    const control = new AbortController();
    setHandoff({ state: 'opening' });
    connect(control.signal, setHandoff, (pages) => receive(pages)).catch((error: unknown) => {
      if (control.signal.aborted) return;
      if (!(error instanceof CallError)) throw error;
      setHandoff({ state: 'failed', message: error.message });
    });
    return () => control.abort(new DOMException('Closed by the visitor.', 'AbortError'));
  }, [attempt]);
  return { handoff, renew: () => setAttempt((last) => last + 1) };
}

async function connect(
  signal: AbortSignal,
  onChange: (handoff: DesktopHandoff) => void,
  receive: (pages: ScannedPage[]) => void,
): Promise<void> {
  const kept = readKeptHandoff();
  const body = { path: `/tools/${documentScanner.slug}` };
  const opened = kept?.opened ?? (await callApi('/api/handoffs', openedHandoffSchema, { body, signal }));
  signal.addEventListener('abort', () => {
    forgetHandoff();
    endHandoff(opened.id, opened.key);
  });
  // After a reload, the first answer says whether the phone is still connected.
  if (!kept) onChange({ state: 'waiting', opened });
  let after = kept?.after ?? 0;
  while (!signal.aborted) {
    // Saved one round after the pages arrived: by then the list has saved them.
    keepHandoff(opened, after);
    const news = await poll(opened, after, signal);
    if (news) {
      after = news.items.at(-1)?.position ?? after;
      const pages = news.items.flatMap(({ content }) => readHandedPage(content) ?? []);
      if (pages.length > 0) receive(pages);
      onChange({ state: news.state, opened });
      if (news.state === 'ended') return forgetHandoff();
    }
    await new Promise((resolve) => setTimeout(resolve, pollIntervalMs));
  }
}

/** Temporary: the server is unreachable, restarting or failing. */
const temporaryCodes: readonly string[] = ['NETWORK', 'FAILED', 'INTERNAL'];

/** Undefined when the request should be repeated. */
async function poll({ id, key }: OpenedHandoff, after: number, signal: AbortSignal) {
  try {
    const request = { method: 'GET', headers: { [keyHeader]: key }, signal } as const;
    return await callApi(`/api/handoffs/${id}/items?after=${after}`, handoffItemsSchema, request);
  } catch (error) {
    if (error instanceof CallError && temporaryCodes.includes(error.code)) return undefined;
    if (error instanceof CallError && error.code.startsWith('HANDOFF_')) return { state: 'ended', items: [] } as const;
    throw error;
  }
}

/** Closes the connection for both devices. If this request is lost, it expires by itself. */
export function endHandoff(id: string, secret: string): void {
  postApi(`/api/handoffs/${id}`, { method: 'DELETE', headers: { [keyHeader]: secret } }).catch(() => undefined);
}
