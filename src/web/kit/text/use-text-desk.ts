import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { readDraft, writeDraft } from './text-draft.ts';

/** Typing pause before the draft is stored, in milliseconds. Writing a megabyte takes a few. */
const keptAfterMs = 400;

export type TextDesk = {
  area: RefObject<HTMLTextAreaElement | null>;
  /** The text area's content. */
  text: string;
  /** False when the last draft could not be stored. */
  isKept: boolean;
  /** Call it after every change of the text area. */
  onTyped: () => void;
  /** Replaces the text. `what` completes 'Undo …': 'clear'. */
  replace: (text: string, what: string) => void;
  /** What `undo` would restore: 'Undo clear'. Undefined when there is nothing. */
  undoLabel: string | undefined;
  undo: () => void;
  /** Whether nothing was typed since the replacement, so that the undo keys apply to it. */
  isFresh: boolean;
};

type Undo = { text: string; what: string; verb: 'Undo' | 'Redo' };

/**
 * The state of a large text area with a stored draft. The text area is uncontrolled: with a megabyte in it, writing it back
 * at every keystroke costs more than all the counting.
 * @param name the draft's name: 'word-counter'.
 */
export function useTextDesk(name: string): TextDesk {
  const area = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const [isKept, setIsKept] = useState(true);
  const [undo, setUndo] = useState<Undo>();
  const [isFresh, setIsFresh] = useState(false);
  const keptText = useRef('');

  useEffect(() => {
    const element = area.current;
    if (!element) return;
    keptText.current = readDraft(name);
    // Text typed before this code loaded wins over the draft.
    if (element.value === '') element.value = keptText.current;
    setText(element.value);
  }, [name]);

  const keep = useEffectEvent(() => {
    if (text === keptText.current) return;
    keptText.current = text;
    setIsKept(writeDraft(name, text));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the text starts the pause anew.
  useEffect(() => {
    const timer = setTimeout(keep, keptAfterMs);
    return () => clearTimeout(timer);
  }, [text]);
  useEffect(() => {
    addEventListener('pagehide', keep);
    return () => {
      removeEventListener('pagehide', keep);
      keep();
    };
  }, []);

  const show = (next: string) => {
    if (area.current) area.current.value = next;
    setText(next);
    setIsFresh(true);
  };
  return {
    area,
    text,
    isKept,
    isFresh,
    onTyped: () => {
      setText(area.current?.value ?? '');
      setIsFresh(false);
    },
    replace: (next, what) => {
      setUndo({ text, what, verb: 'Undo' });
      show(next);
    },
    undoLabel: undo && `${undo.verb} ${undo.what}`,
    undo: () => {
      if (!undo) return;
      setUndo({ text, what: undo.what, verb: undo.verb === 'Undo' ? 'Redo' : 'Undo' });
      show(undo.text);
    },
  };
}
