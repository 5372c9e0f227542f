import { linksPath } from '../../modules/links/links.contract.ts';
import { csvRow, decodeCsv, readCsv } from '../../shared/csv.ts';
import { AppError } from '../../shared/errors.ts';
import { createId } from '../../shared/ids.ts';
import { language, t } from '../../shared/language/translate.ts';
import { MB } from '../../shared/units.ts';
import { CallError } from '../../web/kit/http/call-error.ts';
import { refetchQueries } from '../../web/kit/session/query-client.ts';
import { createStore, useStore } from '../../web/kit/store.ts';
import { callAction } from '../../web/kit/tool-shell/call-action.ts';
import { useKeptObject } from '../../web/kit/tool-shell/kept-pages.tsx';
import { holdSite } from '../../web/kit/tool-shell/leave-guard.ts';
import { saveFile } from '../../web/kit/tool-shell/save-file.ts';
import { Button } from '../../web/kit/ui/button.tsx';
import { FailureNote } from '../../web/kit/ui/failure-note.tsx';
import { FileButton } from '../../web/kit/ui/file-button.tsx';
import { Panel } from '../../web/kit/ui/panel.tsx';
import { ProgressLine } from '../../web/kit/ui/progress-bar.tsx';
import { createImport, type ImportState, nothingImported, type TableRow } from './import-links.ts';
import { importColumns, type LinkForm, newSettings } from './link-form.ts';
import { urlShortener } from './url-shortener.tool.ts';

const { shorten } = urlShortener.actions;
const maxBytes = 5 * MB;
const maxRows = 5000;

/** Makes a link of every row of a table; rows that are wrong are named, and the others made. */
export function LinkImport() {
  const { store, start, goOn, refuse, stop } = useKeptObject('import', createKept);
  const { busy, rows, total, failure } = useStore(store);
  const take = async ([file]: File[]) => {
    if (!file) return;
    const table = await readTable(file);
    if (typeof table === 'string') return refuse(table);
    await start(table);
  };

  const made = rows.filter(({ shortUrl }) => shortUrl !== undefined).length;
  const wrong = rows.filter(({ problem }) => problem !== undefined);
  const save = () => {
    const head = csvRow(['line', 'url', 'short link', 'problem']);
    const text = rows.map(({ line, url, shortUrl = null, problem = null }) => csvRow([line, url, shortUrl, problem]));
    return saveFile(new Blob([head, ...text], { type: 'text/csv' }), 'short-links.csv');
  };

  return (
    <Panel aria-label="Links from a CSV file" className="space-y-4">
      <p className="text-soft">
        One link per row. The first row names the columns: {importColumns.join(', ')}. Only url must be there.
      </p>
      <div className="flex flex-wrap gap-3">
        {busy ? (
          <Button look="secondary" onClick={stop}>
            Stop
          </Button>
        ) : (
          <FileButton label="Choose a CSV file" accept=".csv,.tsv,.txt,text/csv" look="on-paper" onFiles={take} />
        )}
        {!busy && rows.length < total && (
          <Button look="secondary" onClick={goOn}>
            Go on
          </Button>
        )}
        {rows.length > 0 && !busy && (
          <Button look="secondary" onClick={save}>
            Save the short links
          </Button>
        )}
      </div>
      {failure && <FailureNote title={failure} />}
      {busy && (
        <ProgressLine fraction={rows.length / total} words={t('{done} of {total}', { done: rows.length, total })} />
      )}
      {rows.length > 0 && (
        <p role="status">
          {rows.length < total && !busy
            ? t('{made} of {total} made, stopped after {done}.', { made, total, done: rows.length })
            : t('{made} of {total} made.', { made, total })}
        </p>
      )}
      {wrong.length > 0 && (
        <ul
          aria-label="Rows that were not made"
          className="max-h-60 space-y-1 overflow-y-auto text-[0.9375rem] text-danger"
        >
          {wrong.map(({ line, problem }) => (
            <li key={line} className="break-words">
              Line {line}: {problem}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

/** The rows by column; a sentence where the file cannot be read. */
async function readTable(file: File): Promise<TableRow[] | string> {
  if (file.size > maxBytes) return t('This file is larger than 5 MB. Please split it.');
  try {
    const [head, ...rows] = readCsv(decodeCsv(new Uint8Array(await file.arrayBuffer())));
    const names = head?.cells.map((name) => name.trim().toLowerCase()) ?? [];
    const columns = names.map((name) => importColumns.find((column) => column.toLowerCase() === name));
    if (!columns.includes('url')) return t('The first row has no column called url. Please name the columns there.');
    if (rows.length > maxRows)
      return t('This file has more than {rows} rows. Please split it.', { rows: maxRows.toLocaleString(language()) });
    return rows.map(({ line, cells }) => ({
      line,
      key: createId(),
      cells: Object.fromEntries(columns.flatMap((name, index) => (name ? [[name, cells[index] ?? '']] : []))),
    }));
  } catch (error) {
    if (error instanceof AppError) return error.message;
    return t('This file cannot be read. Please choose it again.');
  }
}

async function makeLink(form: LinkForm, key: string, signal: AbortSignal): Promise<string> {
  const options = { url: form.url, alias: form.alias, settings: newSettings(form) };
  const { result } = await callAction(shorten, { options, key, signal });
  return result.shortUrl;
}

function createKept() {
  const store = createStore(nothingImported);
  const tell = (state: ImportState) => {
    const isEnd = store.value().busy && !state.busy;
    store.set(state);
    holdSite(store, state.busy);
    if (isEnd) void refetchQueries(linksPath);
  };
  const explain = (error: unknown) => {
    if (error instanceof CallError) return error;
    throw error;
  };
  return { store, ...createImport({ make: makeLink, explain, tell }) };
}
