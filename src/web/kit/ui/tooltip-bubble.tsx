import { Tooltip } from 'radix-ui';

/** Loaded with the first tooltip. Radix asks to close it on Escape, on a press and on scrolling. */
export default function TooltipBubble({ label, onClose }: { label: string; onClose: () => void }) {
  return (
    <Tooltip.Provider>
      <Tooltip.Root open onOpenChange={(open) => !open && onClose()}>
        <Tooltip.Trigger asChild>
          <span className="pointer-events-none absolute inset-0" />
        </Tooltip.Trigger>
        <Tooltip.Portal>
          <Tooltip.Content
            sideOffset={6}
            collisionPadding={8}
            className="z-50 rounded-lg bg-ink px-2.5 py-1.5 font-medium text-paper text-sm shadow-lift"
          >
            {label}
          </Tooltip.Content>
        </Tooltip.Portal>
      </Tooltip.Root>
    </Tooltip.Provider>
  );
}
