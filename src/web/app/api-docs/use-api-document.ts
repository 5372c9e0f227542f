import { startTransition, useEffect, useState } from 'react';
import { callApi } from '../../kit/http/call-api.ts';
import { type ApiCall, documentSchema, type Refusal, readCalls, refusalsOfEveryCall } from './api-document.ts';

type Described = { calls: readonly ApiCall[]; ofEveryCall: readonly Refusal[]; version: string };
type Loaded = { state: 'loading' } | { state: 'failed'; retry: () => void } | ({ state: 'ready' } & Described);

/** The site's own description of its calls. */
export function useApiDocument(path: string): Loaded {
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<Described | 'failed'>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads it again.
  useEffect(() => {
    const control = new AbortController();
    callApi(path, documentSchema, { method: 'GET', signal: control.signal })
      .then((document) =>
        // Two hundred calls are shown in small steps, between which a press is heard.
        startTransition(() =>
          setOutcome({
            calls: readCalls(document),
            ofEveryCall: refusalsOfEveryCall(document),
            version: document.info.version,
          }),
        ),
      )
      .catch(() => control.signal.aborted || setOutcome('failed'));
    return () => control.abort();
  }, [path, attempt]);

  if (outcome === undefined) return { state: 'loading' };
  if (outcome !== 'failed') return { state: 'ready', ...outcome };
  const retry = () => {
    setOutcome(undefined);
    setAttempt((count) => count + 1);
  };
  return { state: 'failed', retry };
}
