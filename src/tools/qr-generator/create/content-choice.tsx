import {
  Banknote,
  CalendarDays,
  Contact,
  Link2,
  type LucideIcon,
  Mail,
  MapPin,
  MessageSquare,
  Phone,
  Type,
  Wifi,
} from 'lucide-react';
import { ChoiceGroup } from '../../../web/kit/ui/choice-group.tsx';
import { type QrContentKind, qrContentKinds, qrContents } from '../qr-content.ts';

export const kindIcons = {
  text: Type,
  link: Link2,
  wifi: Wifi,
  contact: Contact,
  email: Mail,
  sms: MessageSquare,
  phone: Phone,
  place: MapPin,
  event: CalendarDays,
  payment: Banknote,
} as const satisfies Record<QrContentKind, LucideIcon>;

const choices = qrContentKinds.map((kind) => {
  const Icon = kindIcons[kind];
  return {
    value: kind,
    label: (
      <span className="flex items-center gap-1.5 whitespace-nowrap">
        <Icon className="size-4" aria-hidden="true" />
        {qrContents[kind].label}
      </span>
    ),
  };
});

/** The content of a code: one of ten kinds, each with what scanning it does. */
export function ContentChoice({ kind, onKind }: { kind: QrContentKind; onKind: (kind: QrContentKind) => void }) {
  return (
    <ChoiceGroup
      label="Content of the code"
      choices={choices}
      value={kind}
      onChange={onKind}
      className="[&>div]:grid [&>div]:grid-cols-3 sm:[&>div]:grid-cols-5"
      hint={qrContents[kind].effect}
    />
  );
}
