import type { FileField } from '../../../catalog/define-tool.ts';
import { acceptAttribute } from '../../../shared/file-types.ts';
import { FileButton } from '../ui/file-button.tsx';
import { Panel } from '../ui/panel.tsx';
import type { WhyLost } from './why-lost.ts';

const reasons = {
  expired: 'has expired: files are deleted from the server after a while.',
  unreadable: 'was changed, moved or deleted on this device after you chose it.',
  unkept: 'could not be kept in this browser.',
} satisfies Record<WhyLost, string>;

/** Asks for the file again whose edits are still here. */
export function LostFileNote(props: {
  name: string;
  why: WhyLost;
  /** What is still here: 'Your 3 edits are'. */
  kept: string;
  field: FileField;
  onFiles: (files: File[]) => void;
}) {
  const { name, why, kept, field, onFiles } = props;
  return (
    <Panel aria-label="Missing file" className="space-y-3">
      <p role="alert" className="break-words">
        <strong>{name}</strong> {reasons[why]} {kept} still here. Choose the file again to go on.
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
