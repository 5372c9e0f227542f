import { ContactRound } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { t } from '../../../shared/language/translate.ts';
import { saveFile } from '../../../web/kit/tool-shell/save-file.ts';
import { Button } from '../../../web/kit/ui/button.tsx';
import { Panel } from '../../../web/kit/ui/panel.tsx';
import { TextField } from '../../../web/kit/ui/text-field.tsx';
import type { Contact } from '../document-scanner.contract.ts';
import { toVcard } from '../vcard.ts';

const QrCode = lazy(() => import('../../../web/kit/ui/qr-code.tsx'));

const phoneNames = { work: t('Phone'), mobile: t('Mobile'), fax: t('Fax') };
/** Characters a QR code may hold so that phones can still read it from a screen. */
const maxQrCharacters = 900;

/** The contact read from a business card, editable, with its way into the address book. */
export function ContactPanel({ contact, onChange }: { contact: Contact; onChange: (contact: Contact) => void }) {
  const { name, title, company, phones, emails, websites, address } = contact;
  const change = (part: Partial<Contact>) => onChange({ ...contact, ...part });
  // Phones read version 3.0 best; the downloaded file uses 4.0.
  const code = toVcard(filledIn(contact), '3.0');
  return (
    <Panel aria-labelledby="contact">
      <h2 id="contact" className="mb-4 text-xl">
        Contact
      </h2>
      <div className="grid gap-6 sm:grid-cols-[minmax(0,1fr)_12rem]">
        <div className="grid content-start gap-4 sm:grid-cols-2">
          <TextField label="Name" value={name ?? ''} onChange={(text) => change({ name: orNone(text) })} />
          <TextField label="Job title" value={title ?? ''} onChange={(text) => change({ title: orNone(text) })} />
          <TextField label="Company" value={company ?? ''} onChange={(text) => change({ company: orNone(text) })} />
          {phones.map(({ kind, number }, place) => (
            <TextField
              // biome-ignore lint/suspicious/noArrayIndexKey: numbers have no other key, and none is inserted.
              key={place}
              label={phoneNames[kind]}
              type="tel"
              value={number}
              onChange={(text) => change({ phones: phones.with(place, { kind, number: text }) })}
            />
          ))}
          {emails.map((email, place) => (
            <TextField
              // biome-ignore lint/suspicious/noArrayIndexKey: as above.
              key={place}
              label="Email"
              type="email"
              value={email}
              onChange={(text) => change({ emails: emails.with(place, text) })}
            />
          ))}
          {websites.map((website, place) => (
            <TextField
              // biome-ignore lint/suspicious/noArrayIndexKey: as above.
              key={place}
              label="Website"
              type="url"
              value={website}
              onChange={(text) => change({ websites: websites.with(place, text) })}
            />
          ))}
          <TextField
            label="Address"
            value={address ?? ''}
            onChange={(text) => change({ address: orNone(text) })}
            className="sm:col-span-2"
          />
        </div>
        <div className="space-y-3">
          {code.length <= maxQrCharacters && (
            <>
              <div className="mx-auto aspect-square w-full max-w-44">
                <Suspense fallback={null}>
                  <QrCode text={code} label="QR code of this contact" />
                </Suspense>
              </div>
              <p className="text-center text-sm text-soft">Scan it with a phone to add the contact there.</p>
            </>
          )}
          <Button
            className="w-full whitespace-nowrap"
            look="secondary"
            onClick={() =>
              saveFile(new Blob([toVcard(filledIn(contact))], { type: 'text/vcard' }), `${name ?? 'contact'}.vcf`)
            }
          >
            <ContactRound className="size-5 shrink-0" aria-hidden="true" />
            Save as vCard
          </Button>
        </div>
      </div>
    </Panel>
  );
}

const orNone = (text: string): string | null => (text === '' ? null : text);

/** Drops the fields the visitor has emptied. */
const filledIn = (contact: Contact): Contact => ({
  ...contact,
  phones: contact.phones.filter(({ number }) => number.trim() !== ''),
  emails: contact.emails.filter((email) => email.trim() !== ''),
  websites: contact.websites.filter((website) => website.trim() !== ''),
});
