import { Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import { t } from '../../shared/language/translate.ts';
import { formatPages } from '../../shared/page-ranges.ts';
import { formatBytes } from '../../shared/units.ts';
import { PreviewButton } from '../../web/kit/preview/preview-button.tsx';
import { ContinueWith } from '../../web/kit/tool-shell/all-results.tsx';
import { previewUrl, type ResultFile } from '../../web/kit/tool-shell/result-file.ts';
import { WarningList } from '../../web/kit/tool-shell/warning-list.tsx';
import { ButtonAnchor } from '../../web/kit/ui/button.tsx';
import { Panel } from '../../web/kit/ui/panel.tsx';
import { ProgressBar } from '../../web/kit/ui/progress-bar.tsx';
import { pdfConverter } from './pdf-converter.tool.ts';
import { type Conversion, type ConvertResult as Result, resultFile } from './use-conversion.web.ts';

/** A conversion's progress, result or error. */
export function ConvertResult({ conversion }: { conversion: Conversion }) {
  switch (conversion.state) {
    case 'idle':
      return null;
    case 'busy':
      return (
        <Panel>
          <p className="mb-2 font-semibold">{conversion.step}…</p>
          <ProgressBar fraction={conversion.fraction} label={conversion.step} />
        </Panel>
      );
    case 'failed':
      return (
        <p role="alert" className="rounded-[12px] bg-danger-soft px-4 py-3 text-danger">
          {conversion.sentence}
        </p>
      );
    case 'done':
      return <Done result={conversion.result} />;
  }
}

function Done({ result }: { result: Result }) {
  const { downloadUrl, fileName } = result;
  const file = resultFile(result);
  return (
    <Panel aria-labelledby="converted" className="rise space-y-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h2 id="converted" dir="auto" className="break-all font-semibold text-lg tracking-normal">
            {fileName}
          </h2>
          <p className="text-soft tabular-nums">{summaryOf(result)}</p>
        </div>
        <ButtonAnchor href={downloadUrl} download={fileName}>
          <Download className="size-5" aria-hidden="true" />
          Download
        </ButtonAnchor>
      </div>
      <div>
        <WarningList warnings={notesOf(result)} />
        {!textFormats.includes(result.format) && <PreviewButton file={file} />}
      </div>
      <Preview file={file} result={result} />
      <ContinueWith results={[file]} slug={pdfConverter.slug} />
    </Panel>
  );
}

function summaryOf({ pages, images, size, tables }: Result): string {
  const [first] = images;
  const sizes = new Set(images.map(({ width, height }) => `${width} × ${height}`));
  const parts = [
    images.length !== 1 ? t('{count, plural, one {# page} other {# pages}}', { count: pages }) : undefined,
    tables === undefined ? undefined : t('{count, plural, one {# table} other {# tables}}', { count: tables }),
    first && sizes.size === 1
      ? t('{width} × {height} pixels', { width: first.width, height: first.height })
      : undefined,
    formatBytes(size),
  ];
  return parts.filter((part) => part !== undefined).join(' · ');
}

function notesOf({ notes, pagesWithoutText, pages }: Result): string[] {
  if (pagesWithoutText.length === 0 || pagesWithoutText.length === pages) return notes;
  return [
    ...notes,
    t(
      '{count, plural, one {Page without text: {pages}. It is empty, or an image of text.} other {Pages without text: {pages}. They are empty, or images of text.}}',
      { count: pagesWithoutText.length, pages: formatPages(pagesWithoutText) },
    ),
  ];
}

const textFormats: readonly Result['format'][] = ['txt', 'md', 'csv'];

function Preview({ file, result }: { file: ResultFile; result: Result }) {
  if (textFormats.includes(result.format)) return <TextPreview url={file.url} />;
  const [image] = result.images;
  if (file.type === 'zip' || file.type === 'pdf' || !image) return null;
  return (
    <img
      src={previewUrl(file)}
      alt={`Page ${image.page}`}
      width={image.width}
      height={image.height}
      className="checkered mx-auto h-auto max-h-[28rem] w-auto max-w-full rounded-[8px] border border-line"
    />
  );
}

const shownCharacters = 4000;

/** The beginning of the text. */
function TextPreview({ url }: { url: string }) {
  const [text, setText] = useState<string>();
  useEffect(() => {
    const controller = new AbortController();
    const load = async () => {
      const answer = await fetch(url, { signal: controller.signal });
      if (answer.ok) setText((await answer.text()).slice(0, shownCharacters));
    };
    // Without a preview, there is still the download.
    load().catch(() => setText(undefined));
    return () => controller.abort();
  }, [url]);
  if (text === undefined || text.trim() === '') return null;
  return (
    <section aria-label="Beginning of the text">
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable areas must be reachable by keyboard.
        tabIndex={0}
        className="max-h-80 overflow-auto whitespace-pre-wrap [unicode-bidi:plaintext] break-words rounded-[10px] border border-line bg-raised p-4 font-mono text-sm leading-relaxed"
      >
        {text}
      </pre>
    </section>
  );
}
