import type { RefObject } from 'react';
import { useSettled } from '../../web/kit/text/use-settled.ts';
import { amount } from './counts-panel.tsx';
import { useSelectedText } from './use-selected-text.web.ts';
import { useTextCounts } from './use-text-counts.web.ts';
import type { TextLink } from './use-text-link.web.ts';

/** A selection that is being dragged is counted when it rests, in milliseconds. */
const countedAfterMs = 120;

/** What is marked in the text, counted; which files can be opened while nothing is. */
export function SelectionCounts({ area, link }: { area: RefObject<HTMLTextAreaElement | null>; link: TextLink }) {
  const selected = useSettled(useSelectedText(area), countedAfterMs);
  const { counts, isCurrent } = useTextCounts(link, selected, 'countOnce');
  if (selected === '') return <span className="hidden text-sm text-soft sm:inline">TXT, DOCX, ODT, PDF</span>;
  return (
    <span className="text-sm tabular-nums">
      <span className="text-soft">Selected: </span>
      {isCurrent ? `${amount(counts.words, 'word')}, ${amount(counts.characters, 'character')}` : '…'}
    </span>
  );
}
