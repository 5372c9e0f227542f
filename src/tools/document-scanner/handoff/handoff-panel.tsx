import { CircleCheck, Smartphone, TimerOff, X } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { t } from '../../../shared/language/translate.ts';
import { Button } from '../../../web/kit/ui/button.tsx';
import { CopyButton } from '../../../web/kit/ui/copy-button.tsx';
import { IconButton } from '../../../web/kit/ui/icon-button.tsx';
import { Panel } from '../../../web/kit/ui/panel.tsx';
import { Spinner } from '../../../web/kit/ui/spinner.tsx';
import type { ScannedPage } from '../pages/scan-list.ts';
import { type DesktopHandoff, useDesktopHandoff } from './use-desktop-handoff.web.ts';

const QrCode = lazy(() => import('../../../web/kit/ui/qr-code.tsx'));

/** Scanning with a phone, on the computer: the QR code to open there, and the connection's state. */
export function HandoffPanel(props: { onPages: (pages: ScannedPage[]) => void; onClose: () => void }) {
  const { onPages, onClose } = props;
  const { handoff, renew } = useDesktopHandoff(onPages);
  return (
    <Panel aria-labelledby="use-your-phone">
      <div className="flex items-start justify-between gap-3">
        <h2 id="use-your-phone" className="text-xl">
          Scan with your phone
        </h2>
        <IconButton
          icon={X}
          label={handoff.state === 'paired' ? 'Disconnect the phone' : 'Close the code'}
          onClick={onClose}
        />
      </div>
      <div role="status" className="mt-3">
        {handoff.state === 'opening' && <Spinner label="Making a code for your phone" />}
        {handoff.state === 'failed' && <Ended text={handoff.message} onRenew={renew} />}
        {handoff.state === 'ended' && (
          <Ended text="The phone is disconnected. The scanned pages stay in your list." onRenew={renew} />
        )}
        {handoff.state === 'waiting' && <Waiting handoff={handoff} />}
        {handoff.state === 'paired' && (
          <p className="flex items-start gap-3">
            <CircleCheck className="mt-0.5 size-6 shrink-0 text-accent" aria-hidden="true" />
            <span>
              <span className="block font-semibold">Your phone is connected.</span>
              <span className="text-soft">Every page you scan there appears in the list here.</span>
            </span>
          </p>
        )}
      </div>
    </Panel>
  );
}

function Waiting({ handoff: { opened } }: { handoff: Extract<DesktopHandoff, { opened: unknown }> }) {
  const { link, reachable, hint } = opened;
  return (
    <div className="grid items-center gap-5 sm:grid-cols-[12rem_minmax(0,1fr)]">
      <div className="mx-auto aspect-square w-full max-w-48">
        <Suspense fallback={null}>
          <QrCode text={link} label="QR code that opens the scanner on your phone" />
        </Suspense>
      </div>
      <div className="space-y-3">
        <p className="flex items-center gap-2 font-semibold">
          <Smartphone className="size-5 text-accent" aria-hidden="true" />
          Point your phone's camera at the code
        </p>
        <p className="text-soft">
          The scanner opens on the phone, and the pages you scan appear here. The code is for one phone and works for 15
          minutes.
        </p>
        {!reachable && <p className="rounded-[12px] bg-danger-soft px-4 py-3 text-danger">{hint}</p>}
        <CopyButton text={link} what={t('link')}>
          Copy link
        </CopyButton>
      </div>
    </div>
  );
}

function Ended({ text, onRenew }: { text: string; onRenew: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <TimerOff className="size-6 shrink-0 text-soft" aria-hidden="true" />
      <p className="min-w-0 flex-1">{text}</p>
      <Button look="secondary" size="small" onClick={onRenew}>
        New code
      </Button>
    </div>
  );
}
