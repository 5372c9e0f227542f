import { QrCode } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { t } from '../../../shared/language/translate.ts';
import { emptyTextMessage } from '../../../shared/qr/qr-text-errors.ts';
import { Button } from '../../../web/kit/ui/button.tsx';
import { type ShowFailure, useFailureNote } from '../../../web/kit/ui/failure-note.tsx';
import { Panel } from '../../../web/kit/ui/panel.tsx';
import { showToast } from '../../../web/kit/ui/toast.ts';
import { lacksScheme } from '../content/web-address.ts';
import { describeFailure } from '../describe-failure.ts';
import { type QrContentKind, qrContents } from '../qr-content.ts';
import { emptyTextSentence } from '../qr-errors.ts';
import type { QrOrder } from '../qr-order.ts';
import type { QrLink } from '../use-qr-link.web.ts';
import { ContentChoice } from './content-choice.tsx';
import { ContentFields } from './content-fields.tsx';
import { type Code, drawOrder, type QrContentChoice } from './use-code.web.ts';

/** The content of the code. It is drawn as you type; the button reports whether it scans. */
export function ContentPanel(props: {
  link: QrLink;
  content: QrContentChoice;
  onContent: (content: QrContentChoice) => void;
  onKind: (kind: QrContentKind) => void;
  code: Code;
}) {
  const { link, content, onContent, onKind, code } = props;
  const { kind, values } = content;
  const form = useRef<HTMLFormElement>(null);
  // Fields that lost focus, or 'all' after the button was pressed: no errors while still typing.
  const [due, setDue] = useState<ReadonlySet<string>>(new Set());
  const problems = 'problems' in code ? code.problems : [];
  const shown = Object.fromEntries(
    problems
      .filter(({ field }) => due.has('all') || (due.has(field) && String(values[field] ?? '').trim() !== ''))
      .map(({ field, message }) => [field, message]),
  );

  const choose = (next: QrContentKind) => {
    setDue(new Set());
    onKind(next);
  };
  const unsure = useFailureNote(content);
  const generate = async (event: FormEvent) => {
    event.preventDefault();
    setDue(new Set(['all']));
    const [problem] = problems;
    if (problem) {
      form.current?.querySelector<HTMLElement>(`[name="${problem.field}"]`)?.focus();
      const isEmpty = problem.message === emptyTextMessage;
      return showToast(
        isEmpty
          ? { ...emptyTextSentence, tone: 'failure' }
          : { title: t('Not a QR code yet'), text: problem.message, tone: 'failure' },
      );
    }
    const drawn = drawOrder(code.asked);
    if (drawn?.state === 'impossible')
      return showToast({ title: t('Too much text'), text: drawn.message, tone: 'failure' });
    if (drawn) await showVerdict(link, drawn.order, unsure.show);
  };
  const { text } = values;

  return (
    <Panel aria-label="Content">
      <form ref={form} onSubmit={generate} noValidate className="space-y-5">
        <ContentChoice kind={kind} onKind={choose} />
        <ContentFields
          key={kind}
          content={qrContents[kind]}
          values={values}
          problems={shown}
          onChange={(next) => onContent({ kind, values: next })}
          onLeft={(field) => setDue((fields) => new Set([...fields, field]))}
        />
        {kind === 'text' && typeof text === 'string' && lacksScheme(text) && (
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-soft">
            Phones open this as a page only with https:// in front.
            <Button
              look="secondary"
              size="small"
              onClick={() => onContent({ kind, values: { text: `https://${text.trim()}` } })}
            >
              Add https://
            </Button>
          </p>
        )}
        {code.state === 'impossible' && (
          <p role="alert" className="rounded-[12px] bg-danger-soft px-4 py-3">
            {code.message}
          </p>
        )}
        {unsure.note}
        <Button type="submit" className="w-full sm:w-auto">
          <QrCode className="size-5" aria-hidden="true" />
          Generate QR code
        </Button>
      </form>
    </Panel>
  );
}

async function showVerdict(link: QrLink, order: QrOrder, showFailure: ShowFailure): Promise<void> {
  try {
    const { verdict } = await link.ask('inspect', order);
    const [change] = verdict.scans ? [] : verdict.changes;
    if (change) showFailure({ title: t('This code does not scan reliably'), text: change.text });
    else showToast({ title: t('QR Code Generated!'), text: t('It was read back and scans.'), tone: 'success' });
  } catch (error) {
    showFailure({ title: t('The code could not be checked'), text: describeFailure(error) });
  }
}
