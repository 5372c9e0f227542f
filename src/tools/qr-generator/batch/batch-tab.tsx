import { Download, FileArchive, Files } from 'lucide-react';
import { useMemo, useState } from 'react';
import { decodeCsv } from '../../../shared/csv.ts';
import { t } from '../../../shared/language/translate.ts';
import { formatBytes } from '../../../shared/units.ts';
import { DropFrame } from '../../../web/kit/tool-shell/drop-zone.tsx';
import { saveFile } from '../../../web/kit/tool-shell/save-file.ts';
import { usePageDrop } from '../../../web/kit/tool-shell/use-page-drop.ts';
import { Button } from '../../../web/kit/ui/button.tsx';
import { ChoiceGroup } from '../../../web/kit/ui/choice-group.tsx';
import { choicesOf } from '../../../web/kit/ui/choices.ts';
import { useFailureNote } from '../../../web/kit/ui/failure-note.tsx';
import { FileButton } from '../../../web/kit/ui/file-button.tsx';
import { Panel } from '../../../web/kit/ui/panel.tsx';
import { ProgressBar } from '../../../web/kit/ui/progress-bar.tsx';
import { SelectField } from '../../../web/kit/ui/select-field.tsx';
import { TextArea } from '../../../web/kit/ui/text-field.tsx';
import { useLatestAnswer } from '../../../web/kit/worker/use-latest-answer.ts';
import { describeFailure } from '../describe-failure.ts';
import type { QrBatch } from '../qr-batch.ts';
import { type QrContentKind, qrContentKinds, qrContents } from '../qr-content.ts';
import type { QrLook } from '../qr-order.ts';
import type { QrFormat } from '../qr-work.ts';
import type { Studio } from '../use-studio.web.ts';
import { batchTemplate } from './batch-template.ts';
import { type BatchRun, type RowProblem, useBatch } from './use-batch.web.ts';

const kindChoices = qrContentKinds.map((kind) => ({ value: kind, label: qrContents[kind].label }));
const formatChoices = choicesOf<QrFormat, string>({ png: 'PNG', svg: 'SVG', pdf: 'PDF' });
/** In bytes: room for a thousand rows of a few hundred characters. */
const maxCsvBytes = 4_000_000;

/** Many codes from a CSV file, as one ZIP. */
export function BatchTab({ studio }: { studio: Studio }) {
  const { link, look, csv, setCsv } = studio;
  const logo = studio.logo.chosen?.logo;
  const [kind, setKind] = useState<QrContentKind>('link');
  const [format, setFormat] = useState<QrFormat>('png');
  const { run, start, reset } = useBatch(link);
  const order = useMemo(() => ({ kind, look, logo }), [kind, look, logo]);
  const question = useMemo(() => (csv.trim() === '' ? undefined : { ...order, csv }), [order, csv]);
  const answered = useLatestAnswer(question, (asked) => link.ask('readRows', asked));
  const current = question !== undefined && answered?.question === question ? answered : undefined;
  const batch = current?.answer;

  const change = (text: string) => {
    reset();
    setCsv(text);
  };
  const unread = useFailureNote(csv);
  const open = async (file: File | undefined) => {
    if (!file) return;
    if (file.size > maxCsvBytes) {
      const text = t('{name} is larger than {maxBytes}. Please split it.', {
        name: file.name,
        maxBytes: formatBytes(maxCsvBytes),
      });
      return unread.show({ title: t('File Too Large'), text });
    }
    change(decodeCsv(new Uint8Array(await file.arrayBuffer())));
  };
  const held = usePageDrop(([file]) => open(file));
  const ready = batch?.rows.filter(({ ok }) => ok).length ?? 0;

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_21rem]">
      <Panel aria-label="Rows" className="space-y-5">
        <div className="flex flex-wrap items-end gap-3">
          <SelectField
            label="Content of each code"
            className="min-w-48 grow"
            value={kind}
            choices={kindChoices}
            onChange={(chosen) => {
              reset();
              setKind(chosen);
            }}
          />
          <FileButton
            label="Open a CSV file"
            accept=".csv,.tsv,.txt,text/csv"
            look="on-paper"
            onFiles={([file]) => open(file)}
          />
          <Button
            look="quiet"
            onClick={() =>
              saveFile(new Blob([batchTemplate(kind)], { type: 'text/csv;charset=utf-8' }), `qr-codes-${kind}.csv`)
            }
          >
            <Download className="size-4" aria-hidden="true" />
            Template
          </Button>
        </div>
        {unread.note}
        <TextArea
          label="Rows, one code each"
          value={csv}
          onChange={change}
          rows={9}
          spellCheck={false}
          autoComplete="off"
          wrap="off"
          className="[&_textarea]:font-mono [&_textarea]:text-[0.9375rem]"
          placeholder={batchTemplate(kind)}
          error={current?.failure === undefined ? undefined : describeFailure(current.failure)}
          hint={`Columns: ${columnsOf(kind)}. A first row with these names sets their order; File name is optional.`}
        />
        {batch && <RowsRead batch={batch} />}
      </Panel>
      <Panel aria-label="Batch" className="space-y-5 lg:sticky lg:top-20">
        <ChoiceGroup
          label="Format"
          choices={formatChoices}
          value={format}
          onChange={(chosen) => {
            reset();
            setFormat(chosen);
          }}
          hint={describeCodes(format, look, logo !== undefined)}
        />
        <RunPanel run={run} ready={ready} onStart={() => batch && start(batch.rows, order, format)} onCancel={reset} />
      </Panel>
      {held && <DropFrame what={t('a CSV file')} />}
    </div>
  );
}

const columnsOf = (kind: QrContentKind): string =>
  [...Object.values(qrContents[kind].fields).map(({ label }) => label), t('File name')].join(', ');

function describeCodes(format: QrFormat, look: QrLook, hasLogo: boolean): string {
  const { millimetres } = look;
  if (format === 'pdf' || look.size === 'print') {
    return hasLogo
      ? t('{millimetres} mm wide, in the look of the Create tab, with its logo.', { millimetres })
      : t('{millimetres} mm wide, in the look of the Create tab.', { millimetres });
  }
  const pixels = look.size;
  return hasLogo
    ? t('{pixels} × {pixels} pixels, in the look of the Create tab, with its logo.', { pixels })
    : t('{pixels} × {pixels} pixels, in the look of the Create tab.', { pixels });
}

function RowsRead({ batch: { rows } }: { batch: QrBatch }) {
  const problems = rows.flatMap((row): RowProblem[] => (row.ok ? [] : [{ line: row.line, problem: row.problem }]));
  const fine = rows.length - problems.length;
  return (
    <div role="status">
      <p className="font-semibold">
        {problems.length === 0
          ? t('{fine, plural, one {# row is fine} other {# rows are fine}}', { fine })
          : t(
              '{fine, plural, one {# row is fine} other {# rows are fine}}, {wrong, plural, one {# is left out:} other {# are left out:}}',
              { fine, wrong: problems.length },
            )}
      </p>
      <Problems problems={problems} />
    </div>
  );
}

function Problems({ problems }: { problems: readonly RowProblem[] }) {
  if (problems.length === 0) return null;
  return (
    <ul
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable areas must be reachable by keyboard.
      tabIndex={0}
      aria-label="Rows with problems"
      className="mt-2 max-h-56 space-y-1.5 overflow-y-auto text-[0.9375rem]"
    >
      {problems.map(({ line, problem }) => (
        <li key={line}>
          <span className="font-semibold tabular-nums">Line {line}:</span> {problem}
        </li>
      ))}
    </ul>
  );
}

function RunPanel(props: { run: BatchRun; ready: number; onStart: () => void; onCancel: () => void }) {
  const { run, ready, onStart, onCancel } = props;
  if (run.state === 'running') {
    return (
      <div className="space-y-3">
        <p className="font-semibold">
          {t('Making and reading {number} of {total}', { number: run.done + 1, total: run.total })}
        </p>
        <ProgressBar fraction={run.done / run.total} label="Progress of the batch" />
        <Button look="secondary" className="w-full" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    );
  }
  if (run.state === 'done') {
    return (
      <div className="space-y-3">
        <p role="status" className="font-semibold">
          {run.unread.length === 0
            ? t('{count, plural, one {# code scans} other {# codes scan}}', { count: run.count })
            : t('{count, plural, one {# code scans} other {# codes scan}}, {unread} left out because they do not:', {
                count: run.count,
                unread: run.unread.length,
              })}
        </p>
        <Problems problems={run.unread} />
        <Button className="w-full" onClick={() => saveFile(run.zip, 'qr-codes.zip')}>
          <FileArchive className="size-5" aria-hidden="true" />
          {t('Download ZIP ({bytes})', { bytes: formatBytes(run.zip.size) })}
        </Button>
      </div>
    );
  }
  return (
    <div className="space-y-3">
      {run.state === 'failed' && (
        <div role="alert" className="text-danger">
          <p className="font-semibold">{run.message}</p>
          <Problems problems={run.unread} />
        </div>
      )}
      <Button className="w-full" disabled={ready === 0} onClick={onStart}>
        <Files className="size-5" aria-hidden="true" />
        {ready === 0 ? t('Make codes') : t('Make {count, plural, one {# code} other {# codes}}', { count: ready })}
      </Button>
    </div>
  );
}
