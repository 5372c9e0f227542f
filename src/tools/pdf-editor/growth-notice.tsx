import { readingDirection } from '../../web/kit/ui/reading-direction.ts';

type GrowthNoticeProps = {
  /** Of the block, in CSS pixels on the page. */
  place: { left: number; top: number; height: number };
  /** '' when everything fits. */
  notice: string;
  /** What can be done about what follows the block. */
  choice: string | undefined;
  onChoose: () => void;
};

/** Above the block, which may grow downwards; below it at the top of the page. */
export function GrowthNotice({ place: { left, top, height }, notice, choice, onChoose }: GrowthNoticeProps) {
  const isAbove = top > noticeRoom;
  const isShown = notice !== '' || choice !== undefined;
  return (
    <div
      className="pointer-events-none absolute inset-x-0 z-10 flex"
      style={isAbove ? { bottom: `calc(100% - ${top - noticeGap}px)` } : { top: top + height + noticeGap }}
    >
      <div className="shrink-0" style={{ width: `max(0px, min(${left}px, 100% - 17rem))` }} />
      {/* In view on a page that is wider than the screen. */}
      <div
        dir={readingDirection()}
        className={`sticky inset-x-1 w-max max-w-[min(100%,17rem)] ${isShown ? boxClasses : ''}`}
      >
        <p role="status">{notice}</p>
        {choice !== undefined && (
          <button
            type="button"
            aria-keyshortcuts="Control+Enter Meta+Enter"
            title={`${choice} (Ctrl+Enter)`}
            // The field keeps the focus and its caret.
            onPointerDown={(event) => event.preventDefault()}
            onMouseDown={(event) => event.preventDefault()}
            onClick={onChoose}
            className="pointer-events-auto min-h-9 font-semibold text-accent underline underline-offset-2 hover:text-accent-hover"
          >
            {choice}
          </button>
        )}
      </div>
    </div>
  );
}

const boxClasses = 'rounded-[8px] border border-line bg-card px-2.5 py-1 text-sm shadow-lift';

/** In CSS pixels: a notice with its choice, and what is between it and the block. */
const noticeRoom = 104;
const noticeGap = 6;
