import { diffArrays } from 'diff';
import type { Change } from '../../shared/writing/finding.ts';

/** Words, runs of white space, and punctuation marks one by one. */
const piece = /[\p{L}\p{N}\p{M}]+(?:['’-][\p{L}\p{N}\p{M}]+)*|\s+|[^\s\p{L}\p{N}\p{M}]/gu;

/** Changes with fewer unchanged characters than this between them are one, such as a rewritten phrase. */
const joinedBelow = 2;

/** The changes between a text and its rewritten version, word by word. */
export function wordChanges(original: string, rewritten: string, reason: string, rule: string): Change[] {
  const parts = diffArrays(original.match(piece) ?? [], rewritten.match(piece) ?? []);
  const changes: Change[] = [];
  let at = 0;
  for (const { value, added, removed } of parts) {
    const text = value.join('');
    if (!added && !removed) {
      at += text.length;
      continue;
    }
    const last = changes.at(-1);
    const kept = last ? original.slice(last.end, at) : '';
    if (last && kept.length < joinedBelow && kept.trim() === '') {
      last.replacement += kept + (added ? text : '');
      last.end = removed ? at + text.length : at;
    } else
      changes.push({ start: at, end: removed ? at + text.length : at, replacement: added ? text : '', reason, rule });
    if (removed) at += text.length;
  }
  return changes.map((change) => withoutSpaceAfter(original, change));
}

/** 'Hi' → 'Good day', without the space that both have after them. */
function withoutSpaceAfter(text: string, change: Change): Change {
  const { start, end, replacement } = change;
  const isSame = end > start && text[end - 1] === ' ' && replacement.endsWith(' ');
  return isSame ? { ...change, end: end - 1, replacement: replacement.slice(0, -1) } : change;
}
