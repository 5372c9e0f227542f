import { Camera, Smartphone } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { acceptAttribute, listTypes } from '../../shared/file-types.ts';
import { t } from '../../shared/language/translate.ts';
import { formatBytes } from '../../shared/units.ts';
import { usePlan } from '../../web/kit/session/use-user.ts';
import { DropFrame } from '../../web/kit/tool-shell/drop-zone.tsx';
import { usePageDrop } from '../../web/kit/tool-shell/use-page-drop.ts';
import { Bag } from '../../web/kit/ui/bag.tsx';
import { Button } from '../../web/kit/ui/button.tsx';
import { FileButton } from '../../web/kit/ui/file-button.tsx';
import { documentScanner } from './document-scanner.tool.ts';

const { image: field } = documentScanner.actions.process.files;
const accepted = [...field.accepts, 'pdf'] as const;

type ScanIntakeProps = {
  /** A bar instead of the drop zone, once there are photos or pages. */
  compact: boolean;
  onFiles: (files: File[]) => void;
  onCamera: () => void;
  /** Undefined where no phone can connect: on the phone itself. */
  onPhone: (() => void) | undefined;
};

/** Where photos come in: camera, disk, drop, paste or phone. */
export function ScanIntake({ compact, onFiles, onCamera, onPhone }: ScanIntakeProps) {
  const hintId = useId();
  const plan = usePlan();
  const held = usePageDrop(onFiles);
  const look = compact ? 'on-paper' : 'on-canvas';
  const hint = t('{types} and scanned PDFs, up to {max} each', {
    types: listTypes(field.accepts),
    max: formatBytes(field.maxBytes[plan]).replace(' ', '\u00a0'),
  });
  const upload = (
    <FileButton
      label={compact ? 'Add images' : 'Choose images'}
      accept={acceptAttribute(accepted)}
      multiple
      onFiles={onFiles}
      look={look}
      describedBy={hintId}
    />
  );
  const phone = onPhone && (
    // A phone has its camera at hand.
    <IntakeButton
      compact={compact}
      onClick={onPhone}
      icon={<Smartphone className="size-5" aria-hidden="true" />}
      className="max-sm:pointer-coarse:hidden"
    >
      Use your phone
    </IntakeButton>
  );
  const camera = (
    <IntakeButton compact={compact} onClick={onCamera} icon={<Camera className="size-5" aria-hidden="true" />}>
      Start camera
    </IntakeButton>
  );

  if (compact) {
    return (
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        {camera}
        {upload}
        {phone}
        <span id={hintId} className="sr-only">
          {hint}
        </span>
        {held && <DropFrame what={t('photos')} />}
      </div>
    );
  }
  return (
    <Bag open={held} className="h-full">
      <div className="flex h-full min-h-[22rem] flex-col items-center justify-center gap-3 px-6 pt-28 pb-10 text-center">
        <p className="font-bold text-[1.75rem] leading-tight tracking-tight">
          {held ? t('Let go, it is in the bag') : t('Photograph a page, or drop photos in the bag')}
        </p>
        <p className="pointer-coarse:hidden text-on-canvas-soft">Anywhere on this page. Pasting works, too.</p>
        <div className="mt-2 flex flex-wrap justify-center gap-3">
          {camera}
          {upload}
          {phone}
        </div>
        <p id={hintId} className="mt-1 max-w-sm text-on-canvas-soft text-sm">
          {hint}
        </p>
      </div>
    </Bag>
  );
}

function IntakeButton(props: {
  compact: boolean;
  onClick: () => void;
  icon: ReactNode;
  children: ReactNode;
  className?: string;
}) {
  const { compact, onClick, icon, children, className } = props;
  return (
    <Button look={compact ? 'secondary' : 'on-canvas'} className={className} onClick={onClick}>
      {icon}
      {children}
    </Button>
  );
}
