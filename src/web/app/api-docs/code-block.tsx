import { CopyButton } from '../../kit/ui/copy-button.tsx';

/** Code to read and copy. `what` says what is copied: 'code'. */
export function CodeBlock({ code, label, what }: { code: string; label: string; what: string }) {
  return (
    <div className="relative">
      {/* What scrolls can be reached by keyboard. */}
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: see above.
        tabIndex={0}
        aria-label={label}
        className="max-h-[28rem] overflow-auto rounded-[12px] border border-line bg-raised p-4 pt-14 font-mono text-[0.8125rem] leading-relaxed"
      >
        <pre>
          <code>{code}</code>
        </pre>
      </section>
      <div className="absolute top-2 inset-e-2">
        <CopyButton text={code} what={what} />
      </div>
    </div>
  );
}
