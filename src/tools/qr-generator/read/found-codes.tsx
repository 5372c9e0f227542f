import { Copy, ExternalLink, PenLine } from 'lucide-react';
import { t } from '../../../shared/language/translate.ts';
import { Button, ButtonAnchor } from '../../../web/kit/ui/button.tsx';
import { copyText } from '../../../web/kit/ui/copy-text.ts';
import type { ContentValues } from '../content/define-content.ts';
import { kindIcons } from '../create/content-choice.tsx';
import type { QrContentChoice } from '../create/use-code.web.ts';
import { qrContents, readContent } from '../qr-content.ts';
import type { FoundCode } from '../qr-reader.ts';

/**
 * The contents of the codes in an image. Nothing is opened automatically: an address is shown in full before it is followed.
 */
export function FoundCodes({
  codes,
  onUse,
}: {
  codes: readonly FoundCode[];
  onUse: (content: QrContentChoice) => void;
}) {
  return (
    <ol className="space-y-4">
      {codes.map((code, index) => (
        <li
          // An image may have the same text twice.
          // biome-ignore lint/suspicious/noArrayIndexKey: results never change their order.
          key={index}
          className="rounded-[16px] border border-line bg-card p-5 shadow-card"
        >
          <FoundContent code={code} onUse={onUse} />
        </li>
      ))}
    </ol>
  );
}

function FoundContent({ code, onUse }: { code: FoundCode; onUse: (content: QrContentChoice) => void }) {
  const { text, format } = code;
  const { kind, values } = readContent(text);
  const { label } = qrContents[kind];
  const Icon = kindIcons[kind];
  const isQr = /qr/i.test(format);
  return (
    <>
      <h3 className="flex items-center gap-2 text-lg">
        <Icon className="size-5 text-accent" aria-hidden="true" />
        {label}
        {!isQr && <span className="font-normal text-base text-soft">({format})</span>}
      </h3>
      {kind === 'text' || kind === 'link' ? (
        <p className="mt-2 max-h-56 overflow-y-auto whitespace-pre-wrap break-words" dir="auto">
          {text}
        </p>
      ) : (
        <FoundValues fields={qrContents[kind].fields} values={values} />
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        <Button look="secondary" size="small" onClick={() => copyText(text, t('content of the code'))}>
          <Copy className="size-4" aria-hidden="true" />
          Copy text
        </Button>
        {kind === 'link' && (
          <ButtonAnchor look="secondary" size="small" href={text} target="_blank" rel="noopener noreferrer nofollow">
            <ExternalLink className="size-4" aria-hidden="true" />
            Open link
          </ButtonAnchor>
        )}
        <Button look="quiet" size="small" onClick={() => onUse({ kind, values })}>
          <PenLine className="size-4" aria-hidden="true" />
          Make a code from it
        </Button>
      </div>
    </>
  );
}

function FoundValues(props: { fields: Readonly<Record<string, { label: string }>>; values: ContentValues }) {
  const { fields, values } = props;
  const shown = Object.entries(fields).flatMap(([name, { label }]) => {
    const value = values[name];
    return value === '' || value === undefined || value === false
      ? []
      : [{ name, label, value: value === true ? t('Yes') : value }];
  });
  return (
    <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
      {shown.map(({ name, label, value }) => (
        <div key={name} className="contents">
          <dt className="text-soft">{label}</dt>
          <dd className="whitespace-pre-wrap break-words" dir="auto">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
