import { t } from '../../../shared/language/translate.ts';
import { Panel } from '../../../web/kit/ui/panel.tsx';
import type { QrContentKind } from '../qr-content.ts';
import { kindIcons } from './content-choice.tsx';

const cases = [
  { kind: 'link', title: t('Menu or leaflet'), text: t('Paper that opens your page.') },
  { kind: 'wifi', title: t('Guest Wi-Fi'), text: t('Guests join without typing.') },
  { kind: 'contact', title: t('Business card'), text: t('One scan, and you are in the address book.') },
  { kind: 'event', title: t('Poster'), text: t('The date goes into the calendar.') },
  { kind: 'payment', title: t('Invoice'), text: t('The bank transfer fills itself in.') },
  { kind: 'place', title: t('Invitation'), text: t('The map opens at the right place.') },
] as const satisfies readonly { kind: QrContentKind; title: string; text: string }[];

/** Common uses; each is a starting point. */
export function UseCases({ onChoose }: { onChoose: (kind: QrContentKind) => void }) {
  return (
    <Panel aria-labelledby="use-cases">
      <h2 id="use-cases" className="text-xl">
        What people use them for
      </h2>
      <ul className="mt-4 grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
        {cases.map(({ kind, title, text }) => {
          const Icon = kindIcons[kind];
          return (
            <li key={kind}>
              <button
                type="button"
                onClick={() => onChoose(kind)}
                className="flex h-full w-full items-start gap-3 rounded-[12px] p-3 text-start transition-colors hover:bg-accent-soft"
              >
                <span className="grid size-10 shrink-0 place-items-center rounded-[10px] bg-accent-soft text-accent">
                  <Icon className="size-5" aria-hidden="true" />
                </span>
                <span>
                  <span className="block font-semibold">{title}</span>
                  <span className="text-[0.9375rem] text-soft">{text}</span>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
