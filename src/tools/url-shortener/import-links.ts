import { formOfRow, type LinkForm } from './link-form.ts';

/** A row of the table by the names of its columns. */
export type TableRow = {
  line: number;
  cells: Readonly<Record<string, string>>;
  /** Of its call: when the answer is lost, the next one with it finds the link, rather than make another. */
  key: string;
};
export type ImportedRow = { line: number; url: string; shortUrl?: string; problem?: string };
export type ImportState = {
  busy: boolean;
  rows: readonly ImportedRow[];
  total: number;
  /** Why it stopped before the end, or why the file cannot be read. */
  failure: string | undefined;
};
export const nothingImported: ImportState = { busy: false, rows: [], total: 0, failure: undefined };

/** Whether a failure would meet every further row, too. */
export const isAboutAllRows = (code: string): boolean =>
  ['NETWORK', 'TIMEOUT', 'INVALID_ANSWER', 'FAILED', 'ALLOWANCE_USED_UP'].includes(code) ||
  code.startsWith('TOO_MANY_');

type Dependencies = {
  /** Makes a link, and returns its short address; the one of before, if a call with this key has made it. */
  make: (form: LinkForm, key: string, signal: AbortSignal) => Promise<string>;
  /** What a failure was; throws what is no refusal. */
  explain: (error: unknown) => { code: string; message: string };
  tell: (state: ImportState) => void;
};

/** Makes the links of a table one after the other. Goes on while the visitor is elsewhere on the site. */
export function createImport({ make, explain, tell }: Dependencies) {
  let state = nothingImported;
  let table: readonly TableRow[] = [];
  let running: AbortController | undefined;
  const change = (changes: Partial<ImportState>) => {
    state = { ...state, ...changes };
    tell(state);
  };

  /** @returns why no further row can be made */
  const importRow = async ({ line, cells, key }: TableRow, signal: AbortSignal): Promise<string | undefined> => {
    const { url = '' } = cells;
    const done = (end: Pick<ImportedRow, 'shortUrl' | 'problem'>) =>
      change({ rows: [...state.rows, { line, url, ...end }] });
    const form = formOfRow(cells);
    if (typeof form === 'string') {
      done({ problem: form });
      return undefined;
    }
    try {
      done({ shortUrl: await make(form, key, signal) });
    } catch (error) {
      if (signal.aborted) return undefined;
      const { code, message } = explain(error);
      if (isAboutAllRows(code)) return message;
      done({ problem: message });
    }
    return undefined;
  };

  /** From the first row that is not done yet. */
  const goOn = async (): Promise<void> => {
    if (state.busy) return;
    const control = new AbortController();
    running = control;
    const { signal } = control;
    change({ busy: true, failure: undefined });
    let failure: string | undefined;
    try {
      for (const row of table.slice(state.rows.length)) {
        failure = await importRow(row, signal);
        if (failure !== undefined || signal.aborted) break;
      }
    } finally {
      change({ busy: false, failure });
    }
  };

  return {
    goOn,
    start: (rows: readonly TableRow[]): Promise<void> => {
      table = rows;
      change({ rows: [], total: rows.length });
      return goOn();
    },
    /** A file that cannot be read. */
    refuse: (failure: string): void => change({ rows: [], total: 0, failure }),
    stop: (): void => running?.abort(new DOMException('Stopped by the visitor.', 'AbortError')),
  };
}
