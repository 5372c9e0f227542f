import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { t } from '../../../shared/language/translate.ts';
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
  replace: (text: string, what: Replacing) => void;
  /** What `undo` would restore: 'Undo clear'. Undefined when there is nothing. */
  undoLabel: string | undefined;
  undo: () => void;
  /** Whether nothing was typed since the replacement, so that the undo keys apply to it. */
  isFresh: boolean;
};

/** What replaces a whole text, with what undoes and redoes that. */
const undoWords = {
  clear: { undo: t('Undo clear'), redo: t('Redo clear') },
  improvement: { undo: t('Undo improvement'), redo: t('Redo improvement') },
  opening: { undo: t('Undo opening'), redo: t('Redo opening') },
  'showing history': { undo: t('Undo showing history'), redo: t('Redo showing history') },
  swap: { undo: t('Undo swap'), redo: t('Redo swap') },
};
type Replacing = keyof typeof undoWords;

type Undo = { text: string; what: Replacing; is: 'undo' | 'redo' };

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
      setUndo({ text, what, is: 'undo' });
      show(next);
    },
    undoLabel: undo && undoWords[undo.what][undo.is],
    undo: () => {
      if (!undo) return;
      setUndo({ text, what: undo.what, is: undo.is === 'undo' ? 'redo' : 'undo' });
      show(undo.text);
    },
  };
}
