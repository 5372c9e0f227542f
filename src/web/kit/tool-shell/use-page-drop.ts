import { useEffect, useEffectEvent, useState } from 'react';
import { t } from '../../../shared/language/translate.ts';
import { tellFailure } from '../ui/toast.ts';
import { filesOfDrop } from './dropped-files.ts';

/**
 * Takes files dropped or pasted anywhere on the page, including folders.
 * @returns whether files are being dragged over the page.
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
      // Fires between elements, too; only leaving the window has no related target.
      if (event.relatedTarget === null) setHeld(false);
    });
    listen('drop', (event) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setHeld(false);
      const files = filesOfDrop(event.dataTransfer);
      if (Array.isArray(files)) receive(files);
      else files.then(receive, showUnreadable);
    });
    listen('paste', (event) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0 || isPastedText(event)) return;
      event.preventDefault();
      receive(files);
    });
    return () => listening.abort();
  }, []);
  return held;
}

function showUnreadable(): void {
  tellFailure({
    title: t('Folder not readable'),
    text: t('The browser was not allowed to read all of it. Please drop the files themselves.'),
  });
}

/** Office programs put an image of the copied text beside it; pasting into a text field means the text. */
function isPastedText({ target, clipboardData }: ClipboardEvent): boolean {
  const isTextField = target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement;
  return isTextField && (clipboardData?.types.includes('text/plain') ?? false);
}
