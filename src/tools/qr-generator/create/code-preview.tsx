import { QrCode } from 'lucide-react';
import { t } from '../../../shared/language/translate.ts';
import { useSettled } from '../../../web/kit/text/use-settled.ts';
import { classNames } from '../../../web/kit/ui/class-names.ts';
import type { ContentValues } from '../content/define-content.ts';
import { svgUrl } from '../look/preset-choice.tsx';
import { qrContents } from '../qr-content.ts';
import { imageOf, type QrLook } from '../qr-order.ts';
import type { QrLink } from '../use-qr-link.web.ts';
import { CodeActions } from './code-actions.tsx';
import { ScanVerdictNote } from './scan-verdict.tsx';
import { SizeSettings } from './size-settings.tsx';
import type { Code, DrawnCode } from './use-code.web.ts';

/** How long a verdict must be stable before it is announced, in milliseconds. */
const settledMs = 700;

/** The code, its content, whether it scans, and its actions. */
export function CodePreview(props: {
  link: QrLink;
  code: Code;
  values: ContentValues;
  look: QrLook;
  onLook: (look: QrLook) => void;
}) {
  const { link, code, values, look, onLook } = props;
  const announced = useSettled(announcementOf(code), settledMs);
  return (
    <section aria-label="Preview" className="overflow-hidden rounded-[20px] border border-line bg-card shadow-card">
      <div className="weave p-5">
        <CodeTag code={code} />
      </div>
      <div className="space-y-4 p-5">
        {code.state === 'drawn' ? (
          <>
            <ScanVerdictNote code={code} />
            <CodeFacts code={code} values={values} />
          </>
        ) : (
          <p className="text-soft">
            {code.state === 'impossible'
              ? t('The content is too long for a code.')
              : t('Fill in the content, and the code appears here. You can download it once it has been read back.')}
          </p>
        )}
        <SizeSettings look={look} onLook={onLook} />
        <CodeActions link={link} code={code} />
      </div>
      <p role="status" className="sr-only">
        {announced}
      </p>
    </section>
  );
}

function announcementOf(code: Code): string {
  if (code.state !== 'drawn' || !code.inspected) return '';
  const { verdict } = code.inspected;
  return verdict.scans
    ? t('It scans.')
    : t('It does not scan reliably. {advice}', { advice: verdict.changes.map(({ text }) => text).join(' ') });
}

/** The code on its tag. One that does not scan is shown faded. */
function CodeTag({ code }: { code: Code }) {
  if (code.state !== 'drawn') {
    return (
      <div className="mx-auto grid aspect-square w-full max-w-60 place-items-center rounded-[14px] border-2 border-brass border-dashed text-on-canvas-soft">
        <QrCode className="size-20 opacity-60" strokeWidth={1.2} aria-hidden="true" />
      </div>
    );
  }
  const { svg, order, inspected } = code;
  return (
    <div
      className={classNames(
        'mx-auto aspect-square w-full max-w-60 overflow-hidden rounded-[14px] shadow-lift',
        order.look.style.background === 'transparent' ? 'checkered' : 'bg-white',
      )}
    >
      <img
        src={svgUrl(svg)}
        alt={`QR code: ${qrContents[order.kind].label}`}
        className={classNames('block size-full', inspected?.verdict.scans === false && 'opacity-30')}
      />
    </div>
  );
}

function CodeFacts({ code: { design, order }, values }: { code: DrawnCode; values: ContentValues }) {
  const { matrix } = design;
  const { size: modules } = matrix;
  const { pixels } = imageOf(order.look);
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-[0.9375rem]">
      <dt className="text-soft">Content</dt>
      <dd className="line-clamp-3 whitespace-pre-line break-words" dir="auto">
        {shownContent(order, values)}
      </dd>
      <dt className="text-soft">Size</dt>
      <dd className="tabular-nums">
        <bdi>
          {pixels} × {pixels} px
        </bdi>
      </dd>
      <dt className="text-soft">Code</dt>
      <dd className="tabular-nums">
        {modules} × {modules} modules, level {matrix.errorLevel}
      </dd>
    </dl>
  );
}

/** The text in the code, with dots in place of passwords. */
function shownContent({ kind, text }: DrawnCode['order'], values: ContentValues): string {
  const { fields, encode } = qrContents[kind];
  const secrets = Object.keys(fields).filter((name) => fields[name]?.input === 'password' && values[name]);
  if (secrets.length === 0) return text;
  const masked = encode({ ...values, ...Object.fromEntries(secrets.map((name) => [name, '•'.repeat(8)])) });
  return masked.ok ? masked.text : qrContents[kind].label;
}
