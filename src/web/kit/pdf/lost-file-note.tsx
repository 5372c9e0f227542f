import type { FileField } from '../../../catalog/define-tool.ts';
import { acceptAttribute } from '../../../shared/file-types.ts';
import { FileButton } from '../ui/file-button.tsx';
import { Panel } from '../ui/panel.tsx';
import type { WhyLost } from './why-lost.ts';

/** Asks for the file again whose edits are still here. */
export function LostFileNote(props: {
  name: string;
  why: WhyLost;
  /** A sentence: 'Your 3 edits are still here.' */
  kept: string;
  field: FileField;
  onFiles: (files: File[]) => void;
}) {
  const { name, why, kept, field, onFiles } = props;
  return (
    <Panel aria-label="Missing file" className="space-y-3">
      <p role="alert" className="break-words">
        <Reason name={name} why={why} /> {kept} Choose the file again to go on.
      </p>
      <FileButton
        look="on-paper"
        label="Choose the file again"
        accept={acceptAttribute(field.accepts)}
        onFiles={onFiles}
      />
    </Panel>
  );
}

function Reason({ name, why }: { name: string; why: WhyLost }) {
  switch (why) {
    case 'expired':
      return (
        <>
          <strong dir="auto">{name}</strong> has expired: files are deleted from the server after a while.
        </>
      );
    case 'unreadable':
      return (
        <>
          <strong dir="auto">{name}</strong> was changed, moved or deleted on this device after you chose it.
        </>
      );
    case 'unkept':
      return (
        <>
          <strong dir="auto">{name}</strong> could not be kept in this browser.
        </>
      );
  }
}
