import type { RefObject } from 'react';
import { useSettled } from '../../web/kit/text/use-settled.ts';
import { amounts } from './amounts.ts';
import { useSelectedText } from './use-selected-text.web.ts';
import { useTextCounts } from './use-text-counts.web.ts';
import type { TextLink } from './use-text-link.web.ts';

/** Debounce while a selection is being dragged, in milliseconds. */
const countDelayMs = 120;

/** The counts of the selected text, or which files can be opened when there is none. */
export function SelectionCounts({ area, link }: { area: RefObject<HTMLTextAreaElement | null>; link: TextLink }) {
  const selected = useSettled(useSelectedText(area), countDelayMs);
  const { counts, isCurrent } = useTextCounts(link, selected, 'countOnce');
  if (selected === '') return <span className="hidden text-sm text-soft sm:inline">TXT, DOCX, ODT, PDF</span>;
  return (
    <span className="text-sm tabular-nums">
      <span className="text-soft">Selected: </span>
      {isCurrent ? `${amounts.words(counts.words)}, ${amounts.characters(counts.characters)}` : '…'}
    </span>
  );
}
