import { Download } from 'lucide-react';
import { useState } from 'react';
import { t } from '../../shared/language/translate.ts';
import { explainFailure } from '../../web/kit/http/call-error.ts';
import { callAction } from '../../web/kit/tool-shell/call-action.ts';
import { downloadFile } from '../../web/kit/tool-shell/result-file.ts';
import { showFailure } from '../../web/kit/tool-shell/show-failure.ts';
import { Button } from '../../web/kit/ui/button.tsx';
import { CopyButton } from '../../web/kit/ui/copy-button.tsx';
import type { Summary } from './text-summarizer.page.tsx';
import { textSummarizer } from './text-summarizer.tool.ts';

const formats = { txt: 'TXT', md: 'Markdown', docx: 'DOCX', pdf: 'PDF' } as const;
type Format = keyof typeof formats;
const allFormats: readonly Format[] = ['txt', 'md', 'docx', 'pdf'];

export function ExportSummary({ summary, title }: { summary: Summary; title: string | undefined }) {
  const [busy, setBusy] = useState<Format>();
  const write = async (format: Format) => {
    setBusy(format);
    try {
      const { result } = await callAction(textSummarizer.actions.export, {
        options: {
          title:
            title === undefined
              ? t('Summary')
              : t('Summary of {title}', { title: title.replace(/\.[a-z]{2,8}$/i, '') }).slice(0, 300),
          lines: summary.lines.map(({ text, heading, sources: [first] }) => ({ text, heading, page: first?.page })),
          asList: summary.summary.startsWith('- '),
          format,
        },
      });
      downloadFile({ url: result.downloadUrl, name: result.filename });
    } catch (error) {
      showFailure(t('Export Failed'), explainFailure(error));
    } finally {
      setBusy(undefined);
    }
  };
  return (
    <div className="flex flex-wrap items-center gap-2">
      <CopyButton text={summary.summary} what={t('summary')} look="primary" />
      {allFormats.map((format) => (
        <Button key={format} look="secondary" size="small" disabled={busy !== undefined} onClick={() => write(format)}>
          <Download className="size-4" aria-hidden="true" />
          <span className="sr-only">Download as </span>
          {busy === format ? 'Writing…' : formats[format]}
        </Button>
      ))}
    </div>
  );
}
