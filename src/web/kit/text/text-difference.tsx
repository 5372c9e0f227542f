import { Check, Undo2, X } from 'lucide-react';
import { useId, useState } from 'react';
import { t } from '../../../shared/language/translate.ts';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';

/** A change of a passage, in UTF-16 units, with its reason. */
export type TextChange = { start: number; end: number; replacement: string; reason: string };

/**
 * A text with its changes, word by word: what goes is struck through, what comes is underlined. Each change can be rejected and
 * accepted again, alone or all together.
 */
export function TextDifference(props: {
  text: string;
  /** In order, without overlaps. */
  changes: readonly TextChange[];
  /** The places of rejected changes in the list. */
  rejected: ReadonlySet<number>;
  onReject: (rejected: ReadonlySet<number>) => void;
}) {
  const { text, changes, rejected, onReject } = props;
  const [shown, setShown] = useState<number>();
  const id = useId();
  const toggle = (index: number) => {
    const next = new Set(rejected);
    if (!next.delete(index)) next.add(index);
    onReject(next);
  };
  const current = shown === undefined ? undefined : changes[shown];
  let at = 0;
  return (
    <div>
      <div className="mb-3 flex flex-wrap items-center gap-2">
        <p className="me-auto font-semibold" role="status">
          {countWords(changes.length, rejected.size)}
        </p>
        <div className="flex flex-wrap gap-2">
          <Button look="quiet" size="small" disabled={rejected.size === 0} onClick={() => onReject(new Set())}>
            <Check className="size-4" aria-hidden="true" />
            Accept all
          </Button>
          <Button
            look="quiet"
            size="small"
            disabled={rejected.size === changes.length}
            onClick={() => onReject(new Set(changes.keys()))}
          >
            <X className="size-4" aria-hidden="true" />
            Reject all
          </Button>
        </div>
      </div>
      <div className="whitespace-pre-wrap break-words rounded-[12px] border border-line bg-raised p-4 text-lg leading-loose [unicode-bidi:plaintext]">
        {changes.map((change, index) => {
          const before = text.slice(at, change.start);
          at = change.end;
          return (
            <span key={`${change.start}-${change.replacement}`}>
              {before}
              <button
                type="button"
                aria-expanded={index === shown}
                aria-controls={`${id}-change`}
                aria-description={labelOf(text, change, rejected.has(index))}
                onClick={() => setShown(index === shown ? undefined : index)}
                className={classNames(
                  'inline whitespace-pre-wrap rounded-[4px] px-0.5 text-start hover:bg-accent-soft',
                  index === shown && 'bg-accent-soft outline-2 outline-accent',
                )}
              >
                <Changed
                  removed={text.slice(change.start, change.end)}
                  added={change.replacement}
                  isRejected={rejected.has(index)}
                />
              </button>
            </span>
          );
        })}
        {text.slice(at)}
      </div>
      <div id={`${id}-change`} aria-live="polite">
        {current && shown !== undefined ? (
          <div className="mt-3 flex flex-wrap items-center gap-3 rounded-[12px] border border-line bg-card px-4 py-3">
            <p className="min-w-0 flex-1 basis-60">
              <span className="block break-words font-semibold">{changeInWords(text, current)}</span>
              <span className="text-soft">{current.reason}</span>
            </p>
            <Button look="secondary" size="small" onClick={() => toggle(shown)}>
              {rejected.has(shown) ? (
                <Check className="size-4" aria-hidden="true" />
              ) : (
                <Undo2 className="size-4" aria-hidden="true" />
              )}
              {rejected.has(shown) ? 'Accept' : 'Reject'}
            </Button>
          </div>
        ) : (
          changes.length > 0 && <p className="mt-2 text-sm text-soft">Choose a change to see why, or to reject it.</p>
        )}
      </div>
    </div>
  );
}

function Changed({ removed, added, isRejected }: { removed: string; added: string; isRejected: boolean }) {
  if (isRejected)
    return <span className="underline decoration-dotted underline-offset-4">{removed === '' ? '‸' : removed}</span>;
  return (
    <>
      {removed !== '' && <del className="text-danger decoration-2">{removed}</del>}
      {added !== '' && <ins className="font-semibold text-accent decoration-2 underline-offset-4">{added}</ins>}
    </>
  );
}

const inQuotes = (text: string): string => `‘${text.trim()}’`;

function changeInWords(
  text: string,
  { start, end, replacement }: TextChange,
  replaced = (from: string, to: string) => `${from} → ${to}`,
): string {
  const removed = text.slice(start, end);
  if (removed.trim() === '')
    return replacement.trim() === '' ? t('Changed white space') : t('Added {text}', { text: inQuotes(replacement) });
  return replacement.trim() === ''
    ? t('Deleted {text}', { text: inQuotes(removed) })
    : replaced(inQuotes(removed), inQuotes(replacement));
}

function labelOf(text: string, change: TextChange, isRejected: boolean): string {
  const words = changeInWords(text, change, (from, to) => t('{from} becomes {to}', { from, to }));
  return isRejected ? t('{change}, rejected', { change: words }) : words;
}

function countWords(all: number, rejected: number): string {
  return rejected === 0
    ? t('{all, plural, one {# change} other {# changes}}', { all })
    : t('{all, plural, one {# change} other {# changes}}, {rejected} rejected', { all, rejected });
}
