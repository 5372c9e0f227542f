import { BadgeCheck, Info, LoaderCircle, TriangleAlert } from 'lucide-react';
import { t } from '../../../shared/language/translate.ts';
import { imageOf } from '../qr-order.ts';
import type { ScanVerdict } from '../qr-scan-check.ts';
import type { DrawnCode } from './use-code.web.ts';

/** Whether the code scans; if not, what to change. */
export function ScanVerdictNote({ code }: { code: DrawnCode }) {
  const { inspected, failure, order } = code;
  if (failure) return <Refused title="It could not be checked" changes={[failure]} />;
  if (!inspected) {
    return (
      <p className="flex min-h-12 items-center gap-2 text-soft">
        <LoaderCircle className="size-5 animate-spin" aria-hidden="true" />
        Reading it back…
      </p>
    );
  }
  const { verdict } = inspected;
  if (!verdict.scans) {
    const title = verdict.needed === 'one' && verdict.changes.length > 1 ? t('One of these helps:') : undefined;
    return <Refused title="It does not scan reliably" changes={verdict.changes.map(({ text }) => text)} lead={title} />;
  }
  return (
    <div className="min-h-12">
      <p className="flex items-center gap-2 font-bold text-accent text-lg">
        <BadgeCheck className="size-6" aria-hidden="true" />
        It scans
      </p>
      <p className="text-[0.9375rem] text-soft">{describeReach(verdict.reach, imageOf(order.look).pixels)}</p>
      {verdict.hints.length > 0 && (
        <ul className="mt-2 space-y-1.5 text-[0.9375rem]">
          {verdict.hints.map(({ title, text }) => (
            <li key={title} className="flex gap-2">
              <Info className="mt-1 size-4 shrink-0 text-thread" aria-hidden="true" />
              <span>
                <strong>{title}.</strong> {text}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const describeReach = (reach: Extract<ScanVerdict, { scans: true }>['reach'], pixels: number): string =>
  reach === 'far'
    ? t('Read back at {pixels} pixels, and at half that size out of focus.', { pixels })
    : t('Read back at {pixels} pixels, sharp and out of focus.', { pixels });

function Refused({ title, changes, lead }: { title: string; changes: readonly string[]; lead?: string | undefined }) {
  return (
    <div className="min-h-12">
      <p className="flex items-center gap-2 font-bold text-danger text-lg">
        <TriangleAlert className="size-6" aria-hidden="true" />
        {title}
      </p>
      {lead && <p className="text-[0.9375rem] text-soft">{lead}</p>}
      <ul className="mt-1 list-disc space-y-1 ps-5 text-[0.9375rem]">
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
    </div>
  );
}
