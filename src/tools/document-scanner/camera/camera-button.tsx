import type { LucideIcon } from 'lucide-react';
import { Tooltip } from '../../../web/kit/ui/tooltip.tsx';

/** A round button over the camera image, legible on any colour. */
export function CameraButton(props: { icon: LucideIcon; label: string; isPressed?: boolean; onClick: () => void }) {
  const { icon: Icon, label, isPressed, onClick } = props;
  return (
    <Tooltip label={label}>
      <button
        type="button"
        aria-label={label}
        aria-pressed={isPressed}
        onClick={onClick}
        className="grid size-12 place-items-center rounded-full bg-black/65 text-white outline-brass outline-offset-2 transition-colors hover:bg-black/85 aria-pressed:bg-brass aria-pressed:text-canvas-ink"
      >
        <Icon className="size-6" aria-hidden="true" />
      </button>
    </Tooltip>
  );
}
