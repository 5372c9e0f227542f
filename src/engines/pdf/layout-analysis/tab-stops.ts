import type { FlowRun, FlowTabStop } from '../../document-writers/flow-document.ts';
import type { Line } from './lines.ts';
import type { ColumnEdges } from './paragraph-place.ts';
import { tabGap } from './runs.ts';

/** Dot leaders between a contents entry and its page number. */
const leaders = /\s*(?:\.\s?|…){5,}\s*(?=\S{0,8}$)/;

/** Whether a line is a contents entry with dot leaders. */
export const hasLeaders = ({ text }: Line): boolean => leaders.test(text);

/** Runs and tab stops of a line with distant segments or dot leaders. */
export function tabbed(
  line: Line,
  runs: readonly FlowRun[],
  edges: ColumnEdges,
): { runs: FlowRun[]; tabStops: FlowTabStop[] } {
  const width = edges.right - edges.left;
  const led = withoutLeaders(runs);
  if (led !== undefined) return { runs: led, tabStops: [{ position: width, align: 'right', leader: true }] };
  const tabStops = line.segments.flatMap((segment, index): FlowTabStop[] => {
    const before = line.segments[index - 1];
    if (before === undefined || segment.left - before.right <= line.size * tabGap) return [];
    const endsColumn = index === line.segments.length - 1 && edges.right - segment.right < line.size * 0.6;
    return [
      endsColumn
        ? { position: width, align: 'right', leader: false }
        : { position: Math.max(1, segment.left - edges.left), align: 'left', leader: false },
    ];
  });
  return { runs: [...runs], tabStops };
}

/** A contents entry with a tab instead of dots; undefined for other lines. */
function withoutLeaders(runs: readonly FlowRun[]): FlowRun[] | undefined {
  const text = runs.map((run) => (run.kind === 'text' ? run.text : ' ')).join('');
  const found = leaders.exec(text);
  if (!found) return undefined;
  const [from, to] = [found.index, found.index + found[0].length];
  const result: FlowRun[] = [];
  let at = 0;
  let hasTab = false;
  for (const run of runs) {
    const length = run.kind === 'text' ? run.text.length : 1;
    const [start, end] = [at, at + length];
    at = end;
    if (run.kind !== 'text') {
      if (end <= from || start >= to) result.push(run);
      continue;
    }
    const before = run.text.slice(0, Math.max(0, from - start));
    const after = run.text.slice(Math.max(0, Math.min(length, to - start)));
    if (start < from && before !== '') result.push({ ...run, text: before });
    if (!hasTab && end >= from) {
      result.push({ kind: 'tab' });
      hasTab = true;
    }
    if (end > to && after !== '') result.push({ ...run, text: after });
  }
  return result;
}
