import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { t } from '../../../shared/language/translate.ts';
import { Button } from '../ui/button.tsx';
import { controlClasses } from '../ui/field.tsx';
import { IconButton } from '../ui/icon-button.tsx';

/** Finds a text in the document, and marks it. */
export function FindBar(props: {
  wanted: string;
  onChange: (wanted: string) => void;
  count: number;
  /** From 0. */
  at: number;
  isDone: boolean;
  onStep: (by: 1 | -1) => void;
  onMark: (which: 'this' | 'all') => void;
  onClose: () => void;
}) {
  const { wanted, onChange, count, at, isDone, onStep, onMark, onClose } = props;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  const note =
    wanted.trim() === ''
      ? ''
      : count > 0
        ? t('{number} of {all}', { number: at + 1, all: isDone ? count : `${count}…` })
        : isDone
          ? t('Not found')
          : t('Looking…');
  return (
    <search
      className="flex flex-wrap items-center gap-2 rounded-[12px] border border-line bg-card p-2"
      onKeyDown={(event) => {
        if (event.key === 'Enter' && event.target === field.current) onStep(event.shiftKey ? -1 : 1);
        if (event.key === 'Escape') onClose();
      }}
    >
      <input
        ref={field}
        type="text"
        aria-label="Find in the document"
        placeholder="Find in the document"
        value={wanted}
        onChange={({ target }) => onChange(target.value)}
        className={`${controlClasses} w-auto! min-w-32 flex-1`}
      />
      <span role="status" className="min-w-16 text-[0.9375rem] text-soft tabular-nums">
        {note}
      </span>
      <IconButton icon={ChevronUp} label="Previous match" disabled={count === 0} onClick={() => onStep(-1)} />
      <IconButton icon={ChevronDown} label="Next match" disabled={count === 0} onClick={() => onStep(1)} />
      <Button look="secondary" size="small" disabled={count === 0} onClick={() => onMark('this')}>
        Highlight
      </Button>
      <Button look="secondary" size="small" disabled={count === 0 || !isDone} onClick={() => onMark('all')}>
        Highlight all
      </Button>
      <IconButton icon={X} label="Close find" onClick={onClose} />
    </search>
  );
}
