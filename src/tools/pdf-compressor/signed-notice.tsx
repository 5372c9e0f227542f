import { FileSignature } from 'lucide-react';
import { CheckboxField } from '../../web/kit/ui/checkbox-field.tsx';

/** Warns that compressing breaks the signature, and asks. */
export function SignedNotice({ allowed, onChange }: { allowed: boolean; onChange: (allowed: boolean) => void }) {
  return (
    <section
      aria-label="Digital signature"
      className="flex gap-3 rounded-[16px] border border-line bg-card p-4 shadow-card"
    >
      <FileSignature className="mt-0.5 size-6 shrink-0 text-accent" aria-hidden="true" />
      <div className="min-w-0 space-y-3">
        <p>
          <strong>This PDF is digitally signed.</strong> Any change, including compression, breaks the signature. Keep
          the signed original; the smaller copy will not count as signed.
        </p>
        <CheckboxField label="Compress a copy anyway" value={allowed} onChange={onChange} />
      </div>
    </section>
  );
}
