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

/** How often the server is asked what has come, in milliseconds. */
const askEveryMs = 1500;

export type DesktopHandoff =
  | { state: 'opening' }
  | { state: 'failed'; message: string }
  | { state: 'waiting' | 'paired' | 'ended'; opened: OpenedHandoff };

/** The computer's end: opens a connection for a phone, and hears of every page that it scans, until this is not rendered any more; a reload goes on with it. */
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
  tell: (handoff: DesktopHandoff) => void,
  receive: (pages: ScannedPage[]) => void,
): Promise<void> {
  const kept = readKeptHandoff();
  const body = { path: `/tools/${documentScanner.slug}` };
  const opened = kept?.opened ?? (await callApi('/api/handoffs', openedHandoffSchema, { body, signal }));
  signal.addEventListener('abort', () => {
    forgetHandoff();
    endHandoff(opened.id, opened.key);
  });
  // After a reload the first answer tells whether the phone is still there.
  if (!kept) tell({ state: 'waiting', opened });
  let after = kept?.after ?? 0;
  while (!signal.aborted) {
    // A round after the pages came: by then the list has written them down.
    keepHandoff(opened, after);
    const heard = await ask(opened, after, signal);
    if (heard) {
      after = heard.items.at(-1)?.position ?? after;
      const pages = heard.items.flatMap(({ content }) => readHandedPage(content) ?? []);
      if (pages.length > 0) receive(pages);
      tell({ state: heard.state, opened });
      if (heard.state === 'ended') return forgetHandoff();
    }
    await new Promise((resolve) => setTimeout(resolve, askEveryMs));
  }
}

/** The server is out of reach, starts anew or stumbled: that passes. */
const passing: readonly string[] = ['NETWORK', 'FAILED', 'INTERNAL'];

/** Undefined where the server should be asked again. */
async function ask({ id, key }: OpenedHandoff, after: number, signal: AbortSignal) {
  try {
    const request = { method: 'GET', headers: { [keyHeader]: key }, signal } as const;
    return await callApi(`/api/handoffs/${id}/items?after=${after}`, handoffItemsSchema, request);
  } catch (error) {
    if (error instanceof CallError && passing.includes(error.code)) return undefined;
    if (error instanceof CallError && error.code.startsWith('HANDOFF_')) return { state: 'ended', items: [] } as const;
    throw error;
  }
}

/** Ends a connection for both devices. When that does not arrive, it ends by itself. */
export function endHandoff(id: string, secret: string): void {
  postApi(`/api/handoffs/${id}`, { method: 'DELETE', headers: { [keyHeader]: secret } }).catch(() => undefined);
}
