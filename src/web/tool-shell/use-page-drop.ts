import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Takes files that are dropped or pasted anywhere on the page.
 *
 * @returns whether files are being held over the page right now.
 */
export function usePageDrop(onFiles: (files: File[]) => void): boolean {
  const [held, setHeld] = useState(false);
  const receive = useEffectEvent(onFiles);

  useEffect(() => {
    const listening = new AbortController();
    const listen = <Type extends keyof DocumentEventMap>(
      type: Type,
      listener: (event: DocumentEventMap[Type]) => void,
    ) => document.addEventListener(type, listener, { signal: listening.signal });
    listen('dragover', (event) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setHeld(true);
    });
    listen('dragleave', (event) => {
      // Leaving one element for another also fires; only leaving the window has nowhere to go.
      if (event.relatedTarget === null) setHeld(false);
    });
    listen('drop', (event) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setHeld(false);
      receive([...event.dataTransfer.files]);
    });
    listen('paste', (event) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      receive(files);
    });
    return () => listening.abort();
  }, []);
  return held;
}
