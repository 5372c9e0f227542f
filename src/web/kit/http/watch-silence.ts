/**
 * Watches over a connection: `onSilence` when nothing was heard of it for so long, `onAbort` when the signal aborts. Starts at
 * once and goes on until `end`.
 */
export function watchSilence(watch: {
  silenceMs: number;
  signal: AbortSignal | undefined;
  onSilence: () => void;
  onAbort: () => void;
}): { heard: () => void; end: () => void } {
  const { silenceMs, signal, onSilence, onAbort } = watch;
  let timer = setTimeout(onSilence, silenceMs);
  signal?.addEventListener('abort', onAbort);
  return {
    heard: () => {
      clearTimeout(timer);
      timer = setTimeout(onSilence, silenceMs);
    },
    end: () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
    },
  };
}
