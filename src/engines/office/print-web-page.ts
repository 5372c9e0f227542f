import { stat } from 'node:fs/promises';
import { hasCode } from '../../shared/errors.ts';
import type { PrintHtml } from '../browser/browser-capabilities.ts';
import type { DocumentFacts, OpenKind } from '../document-guard/inspect-document.ts';
import type { ConvertedDocument, ConvertOffice } from './office-capabilities.ts';
import { textPages } from './pdf-bounds.ts';
import type { TextAnswer, TextTask } from './text-thread.ts';
import { warnAbout } from './warnings.ts';

type WebPageKind = OpenKind & ('html' | 'markdown' | 'eml');

/** What a browser prints better than LibreOffice. */
export const isWebPage = (kind: OpenKind): kind is WebPageKind => ['html', 'markdown', 'eml'].includes(kind);

/** Why a page was printed without a browser. */
export type NotPrinted = 'noBrowser' | 'tooLong';

/** Counted as tags. More would take a browser over 10 seconds or 1 GB: 2,500 table rows of 20 cells, 800 pages of text. */
const maxElements = 50_000;
/** Tags for screen readers take 0.5 KB and 0.2 ms each. */
const maxTaggedElements = 20_000;

/** Prints a page with a browser, or returns why not. */
export async function printWebPage({
  input,
  output,
  name,
  kind,
  facts,
  rewrite,
  printHtml,
  progress,
  signal,
}: Parameters<ConvertOffice>[0] & {
  kind: WebPageKind;
  facts: DocumentFacts;
  rewrite: (task: TextTask) => Promise<TextAnswer>;
  printHtml: PrintHtml | undefined;
}): Promise<ConvertedDocument | NotPrinted> {
  if (printHtml === undefined) return 'noBrowser';
  const page = `${output}.page`;
  const prepared = await rewrite({ work: kind, input, output: page, forBrowser: true });
  const { elements = 0 } = prepared;
  if (elements > maxElements) return 'tooLong';
  progress(0.1, 'Printing');
  const tagged = elements <= maxTaggedElements;
  const printed = await printHtml({ input: page, output, maxPages: textPages, tagged, signal }).catch(ifUnavailable);
  if (printed === undefined) return 'noBrowser';
  const { pages, leftOut } = printed;
  return {
    ...{ bytes: (await stat(output)).size, pages },
    warnings: warnAbout({
      ...{ facts, kind, name, format: 'pdf', sheets: 0, pages, maxPages: undefined, finished: undefined },
      prepared: { ...prepared, leftOut: prepared.leftOut + leftOut },
      cut: pages >= textPages,
    }),
  };
}

/** A browser that does not start here. */
function ifUnavailable(error: unknown): undefined {
  if (!hasCode(error, 'ENGINE_UNAVAILABLE')) throw error;
}
