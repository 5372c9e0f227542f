import { MonitorSmartphone, TriangleAlert } from 'lucide-react';
import { t } from '../../../shared/language/translate.ts';
import { Button } from '../../../web/kit/ui/button.tsx';
import type { PhoneHandoff } from './use-phone-handoff.web.ts';

/** Scanning with a phone, on the phone: says that pages go to the computer, and whether they arrived. */
export function PhoneBanner({ phone, onLeave }: { phone: PhoneHandoff; onLeave: () => void }) {
  if (phone.state === 'none') return null;
  const isOver = phone.state === 'over';
  const Icon = isOver ? TriangleAlert : MonitorSmartphone;
  return (
    <div
      role="status"
      className={`flex flex-wrap items-center gap-3 rounded-[16px] px-4 py-3 ${isOver ? 'bg-danger-soft text-danger' : 'weave text-on-canvas'}`}
    >
      <Icon className="size-6 shrink-0" aria-hidden="true" />
      <p className="min-w-0 flex-1">
        {isOver ? (
          phone.message
        ) : (
          <>
            <span className="block font-semibold">Sending to your computer</span>
            <span className="text-sm">{wordsOf(phone)}</span>
          </>
        )}
      </p>
      <Button look={isOver ? 'secondary' : 'on-canvas'} size="small" onClick={onLeave}>
        {isOver ? 'Go on without' : 'Disconnect'}
      </Button>
    </div>
  );
}

function wordsOf(phone: Exclude<PhoneHandoff, { state: 'none' | 'over' }>): string {
  if (phone.state === 'joining') return t('Connecting…');
  if (phone.sending) return t('Sending a page…');
  if (phone.sent === 0) return t('Every page you scan here appears there.');
  return t('{count, plural, one {# page has} other {# pages have}} arrived.', { count: phone.sent });
}
