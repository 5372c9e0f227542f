import { useEffect, useRef, useState } from 'react';
import { t } from '../../../shared/language/translate.ts';
import { describeFailure } from '../describe-failure.ts';
import type { BatchRow } from '../qr-batch.ts';
import type { QrOrder } from '../qr-order.ts';
import type { QrFormat } from '../qr-work.ts';
import type { QrLink } from '../use-qr-link.web.ts';

export type RowProblem = { line: number; problem: string };

/** One run over all rows: its progress, or its result with the rows whose codes do not scan. */
export type BatchRun =
  | { state: 'idle' }
  | { state: 'running'; done: number; total: number }
  | { state: 'done'; zip: Blob; count: number; unread: readonly RowProblem[] }
  | { state: 'failed'; unread: readonly RowProblem[]; message: string };

/** Makes a ZIP of a batch's codes, each read back first. */
export function useBatch(link: QrLink) {
  const [run, setRun] = useState<BatchRun>({ state: 'idle' });
  const current = useRef<AbortController>(undefined);
  useEffect(() => () => current.current?.abort(), []);

  const start = async (rows: readonly BatchRow[], order: Omit<QrOrder, 'text'>, format: QrFormat) => {
    current.current?.abort();
    const control = new AbortController();
    current.current = control;
    const fine = rows.filter((row) => row.ok);
    const unread: RowProblem[] = [];
    const files: { name: string; content: Uint8Array }[] = [];
    try {
      for (const [index, row] of fine.entries()) {
        setRun({ state: 'running', done: index, total: fine.length });
        const made = await link.ask('make', { ...order, text: row.text, format });
        if (control.signal.aborted) return;
        if (made.ok) files.push({ name: `${row.fileName}.${format}`, content: made.file });
        else unread.push({ line: row.line, problem: made.problem });
      }
      if (files.length === 0) {
        return setRun({ state: 'failed', unread, message: t('None of the rows makes a code that scans.') });
      }
      const zip = await link.ask('pack', files);
      if (control.signal.aborted) return;
      setRun({ state: 'done', zip: new Blob([zip], { type: 'application/zip' }), count: files.length, unread });
    } catch (error) {
      if (!control.signal.aborted) setRun({ state: 'failed', unread, message: describeFailure(error) });
    }
  };
  const reset = () => {
    current.current?.abort();
    setRun({ state: 'idle' });
  };
  return { run, start, reset };
}
