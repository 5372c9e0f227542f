import { Download, PenLine } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { ActionResult } from '../../catalog/define-tool.ts';
import { t } from '../../shared/language/translate.ts';
import { applyChanges } from '../../shared/writing/finding.ts';
import { TextDifference } from '../../web/kit/text/text-difference.tsx';
import { saveFile } from '../../web/kit/tool-shell/save-file.ts';
import { Arrow } from '../../web/kit/ui/arrow.tsx';
import { Button } from '../../web/kit/ui/button.tsx';
import { CopyButton } from '../../web/kit/ui/copy-button.tsx';
import { Panel } from '../../web/kit/ui/panel.tsx';
import { useReading } from './use-reading.web.ts';
import type { writingAssistant } from './writing-assistant.tool.ts';

export type Improvement = ActionResult<typeof writingAssistant.actions.improve>;

/** The improved text as changes of the one that was sent. */
export function ImprovementPanel(props: { text: string; result: Improvement; onUse: (text: string) => void }) {
  const { text, result, onUse } = props;
  const { changes, remarks, notes } = result;
  const [rejected, setRejected] = useState<ReadonlySet<number>>(new Set());
  const improved = applyChanges(
    text,
    changes.filter((_, index) => !rejected.has(index)),
  );
  return (
    <Panel aria-labelledby="improved">
      <h2 id="improved" className="text-xl">
        Improved text
      </h2>
      <p className="mb-4 text-sm text-soft">
        {result.engine === 'ai'
          ? t('By AI: {provider}. Check it before you use it.', { provider: `${result.provider}` })
          : t('By the built-in rules.')}
      </p>
      {changes.length > 0 ? (
        <TextDifference text={text} changes={changes} rejected={rejected} onReject={setRejected} />
      ) : (
        <p className="font-semibold" role="status">
          Nothing to change was found.
        </p>
      )}
      {result.readability && <ReadingLine {...result.readability} text={improved} />}
      {notes.map((note) => (
        <p key={note} className="mt-3 text-soft">
          {note}
        </p>
      ))}
      {remarks.length > 0 && (
        <section aria-labelledby="remarks" className="mt-5">
          <h3 id="remarks" className="font-semibold">
            For you to decide
          </h3>
          <ul className="mt-1 list-disc space-y-1 ps-5">
            {remarks.map(({ start, end, reason, rule, replacements }) => (
              <li key={`${start}-${rule}`} className="break-words">
                ‘{shorten(text.slice(start, end))}’ <span className="text-soft">{reason}</span>
                {replacements.length > 0 && (
                  <span className="text-soft">
                    {' '}
                    {t('Perhaps {words}.', { words: replacements.slice(0, 3).join(', ') })}
                  </span>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className="mt-5 flex flex-wrap gap-2">
        <CopyButton text={improved} what={t('improved text')} look="primary" />
        <Button
          look="secondary"
          size="small"
          onClick={() => saveFile(new Blob([improved], { type: 'text/plain;charset=utf-8' }), 'improved-text.txt')}
        >
          <Download className="size-4" aria-hidden="true" />
          Download
        </Button>
        <Button look="secondary" size="small" disabled={improved === text} onClick={() => onUse(improved)}>
          <PenLine className="size-4" aria-hidden="true" />
          Go on with this text
        </Button>
      </div>
    </Panel>
  );
}

/** The answer of a provider, while it comes. */
export function ComingText({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <Panel aria-labelledby="coming">
      <h2 id="coming" className="mb-3 text-xl">
        Improving…
      </h2>
      {children}
      <p className="whitespace-pre-wrap break-words text-lg leading-relaxed [unicode-bidi:plaintext]" aria-busy="true">
        {text}
      </p>
    </Panel>
  );
}

type Reading = NonNullable<Improvement['readability']>['before'];

/** `after` counts with all changes; those that were rejected are measured here. */
function ReadingLine(props: { before: Reading; after: Reading; text: string }) {
  const { before, text } = props;
  const after = useReading(text) ?? props.after;
  return (
    <p className="mt-4 text-[0.9375rem] tabular-nums">
      <span className="font-semibold">Reading ease</span> {outOf100(before.fleschReadingEase)} (
      {before.level.toLowerCase()}) <Arrow />{' '}
      <span className="font-semibold">
        {outOf100(after.fleschReadingEase)} ({after.level.toLowerCase()})
      </span>
      <span className="text-soft"> of 100; higher is easier</span>
    </p>
  );
}

/** The formula goes beyond its own scale for very short and very long words. */
const outOf100 = (ease: number): number => Math.min(100, Math.max(0, ease));

const shorten = (passage: string): string => (passage.length > 90 ? `${passage.slice(0, 90)}…` : passage);
