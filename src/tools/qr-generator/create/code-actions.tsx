import { Copy, Download, Image } from 'lucide-react';
import { t } from '../../../shared/language/translate.ts';
import { saveFile } from '../../../web/kit/tool-shell/save-file.ts';
import { Button } from '../../../web/kit/ui/button.tsx';
import { copyText } from '../../../web/kit/ui/copy-text.ts';
import { type ShowFailure, useFailureNote } from '../../../web/kit/ui/failure-note.tsx';
import { showToast } from '../../../web/kit/ui/toast.ts';
import { dataUrl } from '../data-url.ts';
import { describeFailure } from '../describe-failure.ts';
import type { QrFormat } from '../qr-work.ts';
import type { QrLink } from '../use-qr-link.web.ts';
import type { Code, DrawnCode } from './use-code.web.ts';

const mimes = { png: 'image/png', svg: 'image/svg+xml', pdf: 'application/pdf' } as const satisfies Record<
  QrFormat,
  string
>;

/** The image of a code that was read back; undefined while there is none. */
export function offeredPng(code: Code): Uint8Array<ArrayBuffer> | undefined {
  return code.state === 'drawn' ? code.inspected?.png : undefined;
}

export const savePng = (png: Uint8Array<ArrayBuffer>): void =>
  saveFile(new Blob([png], { type: mimes.png }), 'qr-code.png');

/** Actions on a code, disabled until it has been read back. */
export function CodeActions({ link, code }: { link: QrLink; code: Code }) {
  const png = offeredPng(code);
  const disabled = png === undefined;
  const failed = useFailureNote(code);

  return (
    <div className="space-y-2">
      <Button className="w-full" disabled={disabled} onClick={() => png && savePng(png)}>
        <Download className="size-5" aria-hidden="true" />
        Download PNG
      </Button>
      <div className="grid grid-cols-2 gap-2">
        {(['svg', 'pdf'] as const).map((format) => (
          <Button
            key={format}
            look="secondary"
            size="small"
            disabled={disabled}
            aria-label={`Download ${format.toUpperCase()}`}
            onClick={() => code.state === 'drawn' && download(link, code, format, failed.show)}
          >
            <Download className="size-4" aria-hidden="true" />
            {format.toUpperCase()}
          </Button>
        ))}
        <Button
          look="secondary"
          size="small"
          className="px-1"
          disabled={disabled}
          onClick={() => png && copyImage(png, failed.show)}
        >
          <Image className="size-4" aria-hidden="true" />
          Copy image
        </Button>
        <Button
          look="secondary"
          size="small"
          className="px-1"
          disabled={disabled}
          onClick={() => png && copyText(dataUrl(png, mimes.png), t('address of the image'))}
        >
          <Copy className="size-4" aria-hidden="true" />
          Copy URL
        </Button>
      </div>
      {failed.note}
    </div>
  );
}

async function download(link: QrLink, { order }: DrawnCode, format: QrFormat, showFailure: ShowFailure): Promise<void> {
  try {
    const made = await link.ask('make', { ...order, format });
    if (made.ok) return saveFile(new Blob([made.file], { type: mimes[format] }), `qr-code.${format}`);
    showFailure({ title: t('This code does not scan reliably'), text: made.problem });
  } catch (error) {
    showFailure({ title: t('No {format} this time', { format: format.toUpperCase() }), text: describeFailure(error) });
  }
}

async function copyImage(png: Uint8Array<ArrayBuffer>, showFailure: ShowFailure): Promise<void> {
  try {
    await navigator.clipboard.write([new ClipboardItem({ [mimes.png]: new Blob([png], { type: mimes.png }) })]);
  } catch {
    return showFailure({
      title: t('Not copied'),
      text: t('This browser does not allow images on the clipboard. Please download it instead.'),
    });
  }
  showToast({ title: t('Copied!'), text: t('The image is on your clipboard.'), tone: 'success' });
}
