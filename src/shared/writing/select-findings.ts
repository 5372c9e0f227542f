import { type Finding, withoutOverlaps } from './finding.ts';
import { findProtected, type Passage } from './protected-passages.ts';

/** What a writer does not want to hear. */
export type Selection = {
  /** Rules that do not apply, by name. */
  ignoredRules?: ReadonlySet<string>;
  /** Words that are right, in lower case. */
  ownWords?: ReadonlySet<string>;
};

/** The findings that apply, in order: of those that overlap the first of the list. None touches a protected passage. */
export function selectFindings(text: string, findings: readonly Finding[], selection: Selection): Finding[] {
  const untouchable = findProtected(text);
  const { ignoredRules, ownWords } = selection;
  return withoutOverlaps(
    findings.filter(
      ({ start, end, rule, replacements }) =>
        !ignoredRules?.has(rule) &&
        !ownWords?.has(text.slice(start, end).toLowerCase()) &&
        // A remark about a whole sentence changes nothing in it.
        (replacements.length === 0 || !touches(untouchable, { start, end })),
    ),
  );
}

export const touches = (passages: readonly Passage[], { start, end }: Passage): boolean =>
  passages.some((passage) => passage.start < end && passage.end > start);
