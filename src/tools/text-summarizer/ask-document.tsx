import { type FormEvent, useState } from 'react';
import type { ActionResult } from '../../catalog/define-tool.ts';
import { isBlank } from '../../shared/clean-text.ts';
import { t } from '../../shared/language/translate.ts';
import { explainFailure } from '../../web/kit/http/call-error.ts';
import { callAction } from '../../web/kit/tool-shell/call-action.ts';
import { asStoredFile } from '../../web/kit/tool-shell/result-file.ts';
import { Button } from '../../web/kit/ui/button.tsx';
import { FailureNote } from '../../web/kit/ui/failure-note.tsx';
import { Panel } from '../../web/kit/ui/panel.tsx';
import { TextField } from '../../web/kit/ui/text-field.tsx';
import { PageOf } from './summary-view.tsx';
import { textSummarizer } from './text-summarizer.tool.ts';

const { ask } = textSummarizer.actions;
type Answer = ActionResult<typeof ask>;
export type Passage = Answer['passages'][number];

/** Questions about the document, answered with quotes from it. */
export function AskDocument(props: {
  textUrl: string;
  engine: 'auto' | 'builtin';
  onPassages: (passages: readonly Passage[]) => void;
  onShow: (passage: number) => void;
}) {
  const { textUrl, engine, onPassages, onShow } = props;
  const [question, setQuestion] = useState('');
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<{ question: string } & ({ answer: Answer } | { failure: string })>();

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isBlank(question) || busy) return;
    setBusy(true);
    try {
      const file = asStoredFile({ url: textUrl, name: 'text.txt', type: 'text', bytes: 0 });
      const { result } = await callAction(ask, { files: { file: [file] }, options: { question, engine } });
      setOutcome({ question, answer: result });
      onPassages(result.passages);
    } catch (error) {
      setOutcome({ question, failure: explainFailure(error).message });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Panel aria-label="Ask this document" className="space-y-3">
      <h2 className="text-lg">Ask this document</h2>
      <form onSubmit={send} className="flex items-end gap-2">
        <TextField
          label="Your question"
          hideLabel
          placeholder="What do you want to know?"
          maxLength={500}
          value={question}
          onChange={setQuestion}
          className="min-w-0 flex-1"
        />
        <Button type="submit" look="secondary" aria-disabled={busy || isBlank(question)}>
          {busy ? 'Looking…' : 'Ask'}
        </Button>
      </form>
      <div aria-live="polite" className="space-y-3">
        {outcome && 'failure' in outcome && <FailureNote title="Question Failed" text={outcome.failure} />}
        {outcome && 'answer' in outcome && <AnswerView {...outcome} onShow={onShow} />}
      </div>
    </Panel>
  );
}

function AnswerView({
  question,
  answer,
  onShow,
}: {
  question: string;
  answer: Answer;
  onShow: (passage: number) => void;
}) {
  if (!answer.found) {
    return (
      <p>
        <strong>Not in the document.</strong> {t('Nothing in it answers “{question}”.', { question })}{' '}
        {answer.engine.kind === 'builtin' &&
          t('Other words may find it: the built-in engine looks for the words of your question.')}
      </p>
    );
  }
  return (
    <>
      {answer.answer !== undefined && <p className="leading-relaxed">{answer.answer}</p>}
      {answer.notInSource && answer.notInSource.length > 0 && (
        <p className="text-danger text-sm">Not in the document, please check: {answer.notInSource.join(', ')}.</p>
      )}
      <ul className="space-y-1">
        {answer.passages.map((passage, index) => (
          <li key={passage.start}>
            <button
              type="button"
              onClick={() => onShow(index)}
              className="block w-full rounded-[10px] border-thread border-s-4 px-3 py-1.5 text-start leading-relaxed transition-colors hover:bg-accent-soft"
            >
              {passage.text}
              <PageOf page={passage.page} />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
