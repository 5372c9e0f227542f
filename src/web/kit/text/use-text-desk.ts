import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { readDraft, writeDraft } from './text-draft.ts';

/** A pause in typing after which the draft is kept, in milliseconds. Writing a megabyte takes a few. */
const keptAfterMs = 400;

export type TextDesk = {
  area: RefObject<HTMLTextAreaElement | null>;
  /** What stands in the text area. */
  text: string;
  /** False when this browser could not keep the last draft. */
  isKept: boolean;
  /** Call it whenever the visitor has changed the text area. */
  onTyped: () => void;
  /** Puts another text in the place of this one. `what` completes 'Undo …': 'clear'. */
  replace: (text: string, what: string) => void;
  /** What `undo` would take back: 'Undo clear'. Undefined when there is nothing. */
  undoLabel: string | undefined;
  undo: () => void;
  /** Whether nothing was typed since the text was replaced, so that the keys for undoing mean that. */
  isFresh: boolean;
};

type Undo = { text: string; what: string; verb: 'Undo' | 'Redo' };

/**
 * The state of a large text area with a draft that is kept in this browser. The text area holds its text itself: with a
 * megabyte in it, writing it back at every keystroke, as React does with controlled ones, costs more than all the counting.
 *
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
    // Whoever was faster than the code of this page has typed already, and that is their text.
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
